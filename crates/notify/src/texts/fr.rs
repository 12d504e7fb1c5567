//! E-mail texts in French.

use domain::text::code::LetterKind;

use super::wording::{Labels, Notice, Texts, notices};

notices! {
    Requested: Notice {
        subject: "Votre demande pour {home}",
        title: "Votre demande est chez le propriétaire",
        body: &[
            "Bonjour {name}, merci d’avoir choisi {home}. Le propriétaire répond au plus tard le {until}.",
            "Vous ne payez rien tant que le propriétaire n’a pas accepté.",
        ],
        action: "Voir votre demande",
    },
    RequestedInDoubt: Notice {
        subject: "Votre demande pour {home}",
        title: "Votre demande est chez le propriétaire",
        body: &[
            "Bonjour {name}, merci d’avoir choisi {home}. La réservation y est d’habitude immédiate, mais son calendrier sur un autre site n’a pas pu être vérifié à l’instant : le propriétaire confirme donc d’abord vos dates, au plus tard le {until}.",
            "Vous ne payez rien avant l’accord du propriétaire.",
        ],
        action: "Voir votre demande",
    },
    Confirmed: Notice {
        subject: "Réservation confirmée : {home}, {check_in}",
        title: "Votre séjour est réservé",
        body: &[
            "Bonjour {name}, {home} est à vous du {check_in} au {check_out}. Nous nous réjouissons de vous accueillir.",
            "Un événement pour votre agenda est joint à ce message.",
        ],
        action: "Voir votre réservation",
    },
    Declined: Notice {
        subject: "À propos de votre demande pour {home}",
        title: "Ce n’est pas possible cette fois",
        body: &[
            "Bonjour {name}, le propriétaire ne peut malheureusement pas vous accueillir à {home} du {check_in} au {check_out}. Vous n’avez rien payé.",
            "D’autres dates ou un autre logement conviendront peut-être.",
        ],
        action: "Chercher un autre séjour",
    },
    Expired: Notice {
        subject: "Votre demande pour {home} a expiré",
        title: "Votre demande a expiré",
        body: &[
            "Bonjour {name}, le propriétaire de {home} n’a pas répondu à temps. Vous n’avez rien payé et vos dates sont de nouveau libres.",
            "Nous en sommes désolés. D’autres dates ou un autre logement conviendront peut-être.",
        ],
        action: "Chercher un autre séjour",
    },
    Canceled: Notice {
        subject: "Annulé : {home}, {check_in}",
        title: "Votre réservation est annulée",
        body: &[
            "Bonjour {name}, votre séjour à {home} du {check_in} au {check_out} est annulé. Nous espérons vous accueillir une autre fois.",
        ],
        action: "Voir les détails",
    },
    Changed: Notice {
        subject: "Séjour modifié : {home}, {check_in}",
        title: "Votre séjour est modifié",
        body: &[
            "Bonjour {name}, {home} est à vous du {check_in} au {check_out} ; les voyageurs et le prix figurent ci-dessous. Nous nous réjouissons de vous accueillir.",
            "L’événement pour votre agenda est joint à nouveau ; il remplace le précédent.",
        ],
        action: "Voir votre réservation",
    },
    PaymentReceived: Notice {
        subject: "Paiement reçu : {amount} pour {home}",
        title: "Merci pour votre paiement",
        body: &["Bonjour {name}, nous avons reçu {amount} pour votre séjour à {home}."],
        action: "Voir votre réservation",
    },
    PaymentFailed: Notice {
        subject: "Votre paiement de {amount} n’a pas abouti",
        title: "Votre paiement n’a pas abouti",
        body: &[
            "Bonjour {name}, nous avons essayé plusieurs fois de débiter votre carte de {amount} pour votre séjour à {home}, et votre banque a refusé.",
            "Merci de payer avec une autre carte pour conserver votre séjour.",
        ],
        action: "Payer {amount}",
    },
    ProofNeeded: Notice {
        subject: "Merci de confirmer votre paiement de {amount}",
        title: "Votre banque demande votre confirmation",
        body: &[
            "Bonjour {name}, un paiement de {amount} pour votre séjour à {home} est dû et votre banque vous demande de le confirmer. Cela prend une minute.",
            "Merci de le faire avant le {until}.",
        ],
        action: "Confirmer le paiement",
    },
    Refunded: Notice {
        subject: "Votre remboursement de {amount}",
        title: "Votre remboursement est en route",
        body: &[
            "Bonjour {name}, nous vous avons envoyé {amount} pour {home}. Les banques mettent jusqu’à dix jours à l’afficher.",
        ],
        action: "Voir les détails",
    },
    DepositFailed: Notice {
        subject: "La caution pour {home}",
        title: "Votre caution n’a pas pu être bloquée",
        body: &[
            "Bonjour {name}, pour votre séjour à {home}, une caution de {amount} est bloquée sur votre carte, et votre banque a refusé.",
            "Merci d’ajouter une autre carte avant votre arrivée.",
        ],
        action: "Ajouter une carte",
    },
    DepositReturned: Notice {
        subject: "Votre caution est rendue",
        title: "Votre caution est rendue",
        body: &[
            "Bonjour {name}, merci pour votre séjour à {home}. Votre caution de {amount} est de nouveau à vous.",
        ],
        action: "Voir les détails",
    },
    ArrivalSoon: Notice {
        subject: "Votre séjour à {home} commence le {check_in}",
        title: "Votre séjour commence bientôt",
        body: &[
            "Bonjour {name}, {home} vous attend à partir du {check_in}. Voici ce qu’il vous faut pour votre arrivée.",
        ],
        action: "Voir votre réservation",
    },
    ContactWanted: Notice {
        subject: "Comment vous joindre ? {home}, {check_in}",
        title: "Comment vous joindre ?",
        body: &[
            "Bonjour {name}, nous nous réjouissons de vous accueillir à {home} du {check_in} au {check_out}. Le site sur lequel vous avez réservé garde votre adresse e-mail pour lui ; nos courriers risquent donc de ne pas vous parvenir.",
            "Merci de confirmer votre nom, votre propre adresse e-mail et votre téléphone. Cela prend une minute.",
        ],
        action: "Confirmer vos coordonnées",
    },
    Answered: Notice {
        subject: "{site} vous a écrit",
        title: "Vous avez une réponse",
        body: &["Bonjour {name}, {site} vous a écrit au sujet de {home} :"],
        action: "Répondre",
    },
    RequestMade: Notice {
        subject: "Demande : {guest}, {home}, {check_in}",
        title: "Quelqu’un souhaite séjourner chez vous",
        body: &[
            "{guest} souhaite séjourner à {home} du {check_in} au {check_out}. Merci de répondre avant le {until}.",
        ],
        action: "Répondre à la demande",
    },
    RequestMadeInDoubt: Notice {
        subject: "À confirmer : {guest}, {home}, {check_in}",
        title: "Une réservation attend votre réponse",
        body: &[
            "{guest} souhaite séjourner à {home} du {check_in} au {check_out}. Merci de répondre avant le {until}.",
            "C’est une demande et non une réservation, car le calendrier d’un autre canal n’a pas pu être lu à temps. Vérifiez-y si les nuits sont libres.",
        ],
        action: "Répondre à la demande",
    },
    Booked: Notice {
        subject: "Réservé : {guest}, {home}, {check_in}",
        title: "Vous avez une nouvelle réservation",
        body: &["{guest} a réservé {home} du {check_in} au {check_out}."],
        action: "Ouvrir la réservation",
    },
    CanceledOwner: Notice {
        subject: "Annulé : {guest}, {home}, {check_in}",
        title: "Une réservation est annulée",
        body: &[
            "Le séjour de {guest} à {home} du {check_in} au {check_out} est annulé. Les nuits sont de nouveau libres.",
        ],
        action: "Ouvrir la réservation",
    },
    ChangedOwner: Notice {
        subject: "Séjour modifié : {guest}, {home}, {check_in}",
        title: "Un séjour est modifié",
        body: &[
            "{guest} séjourne désormais à {home} du {check_in} au {check_out}. Les nuits qui ne servent plus sont de nouveau libres.",
        ],
        action: "Ouvrir la réservation",
    },
    PaymentFailedOwner: Notice {
        subject: "Échec du paiement : {guest}, {home}",
        title: "Un paiement a échoué",
        body: &[
            "La carte de {guest} a été refusée trois fois pour {amount}. Nous avons demandé une autre carte.",
        ],
        action: "Ouvrir la réservation",
    },
    RefundFailedOwner: Notice {
        subject: "Échec du remboursement : {guest}, {home}",
        title: "Un remboursement a échoué",
        body: &["{amount} n’ont pas pu être renvoyés à {guest}. Merci de les envoyer autrement."],
        action: "Ouvrir la réservation",
    },
    DepositFailedOwner: Notice {
        subject: "Échec de la caution : {guest}, {home}",
        title: "Une caution n’a pas pu être bloquée",
        body: &[
            "La carte de {guest} a été refusée pour la caution de {amount}. Nous avons demandé une autre carte.",
        ],
        action: "Ouvrir la réservation",
    },
    Asked: Notice {
        subject: "{guest} a écrit au sujet de {home}",
        title: "Vous avez un message",
        body: &[
            "{guest} a écrit au sujet de {home}. Vous pouvez répondre à ce courriel ; votre réponse ira à {guest}.",
        ],
        action: "Ouvrir la conversation",
    },
    CalendarConflict: Notice {
        subject: "Vendu deux fois ? {home}, {check_in}",
        title: "Les mêmes nuits sont prises deux fois",
        body: &[
            "{home} est pris chez nous du {check_in} au {check_out}, et selon le calendrier « {guest} », quelqu’un y séjourne aussi ces nuits-là.",
            "Les deux restent en l’état. Regardez les deux réservations et trouvez une autre solution avec l’un des voyageurs.",
        ],
        action: "Ouvrir le calendrier",
    },
    PartnerMissing: Notice {
        subject: "Introuvable : {guest}, {home}, {check_in}",
        title: "Le système qui vend ce logement ne trouve pas une réservation",
        body: &[
            "Le séjour de {guest} à {home} du {check_in} au {check_out} est tenu dans le système qui vend ce logement, et depuis des heures ce système répond que cette réservation n’existe pas.",
            "Rien n’a changé ici, et nous n’avons rien dit au voyageur. Merci de vérifier là-bas. Si la réservation n’existe vraiment plus, déverrouillez-la ici et annulez-la.",
        ],
        action: "Ouvrir la réservation",
    },
    PasswordReset: Notice {
        subject: "Choisissez un nouveau mot de passe",
        title: "Choisissez un nouveau mot de passe",
        body: &[
            "Bonjour {name}, quelqu’un a demandé un nouveau mot de passe pour votre accès à {site}. Le lien ci-dessous est valable jusqu’au {until} (UTC), une seule fois.",
            "Si ce n’était pas vous, rien ne change : votre mot de passe reste le même.",
        ],
        action: "Choisir un mot de passe",
    },
    KnownAlready: Notice {
        subject: "Vous avez déjà un compte",
        title: "Vous avez déjà un compte",
        body: &[
            "Bonjour {name}, quelqu’un a voulu ouvrir un compte avec votre adresse. Vous en avez déjà un, chez {site}. Connectez-vous comme d’habitude, ou choisissez un nouveau mot de passe par le lien ci-dessous, valable jusqu’au {until} (UTC), une seule fois.",
            "Si ce n’était pas vous, rien ne change : personne n’a appris que vous êtes ici.",
        ],
        action: "Choisir un mot de passe",
    },
    Invited: Notice {
        subject: "{guest} vous invite à rejoindre {site}",
        title: "Vous êtes invité",
        body: &[
            "{guest} souhaite travailler avec vous sur {site}. Le lien ci-dessous est valable jusqu’au {until} (UTC).",
        ],
        action: "Rejoindre {site}",
    },
}

pub(super) static TEXTS: Texts = Texts {
    notice,
    labels: Labels {
        check_in: "Arrivée",
        check_out: "Départ",
        from_time: "dès {time}",
        until_time: "jusqu’à {time}",
        nights: "# nuit|# nuits",
        adults: "# adulte|# adultes",
        children: "# enfant|# enfants",
        pets: "# animal|# animaux",
        address: "Adresse",
        guest: "Voyageur",
        amount: "Montant",
        refund: "Remboursement",
        total: "Total",
        paid_on: "Payé le {date}",
        due_on: "Dû le {date}",
        date_and_time: "{date} à {time}",
        guest_footer: "Vous recevez ce courriel en raison de votre séjour chez {site}.",
        owner_footer: "Vous recevez ce courriel parce que vous gérez {site}.",
        offer_footer: "Vous recevez cette offre parce que vous avez été en contact avec {site}.",
        refuse: "Ne plus recevoir d’offres",
        user_footer: "Vous recevez cette lettre parce que quelqu’un a utilisé votre adresse e-mail chez {site}.",
        answer_above: "Répondez au-dessus de cette ligne",
    },
};
