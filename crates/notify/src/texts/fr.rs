//! E-mail texts in French.

use domain::text::code::LetterKind;

use super::wording::{Labels, Notice, Texts, notices};

notices! {
    Requested: Notice {
        subject: "Votre demande pour {home}",
        title: "L’hôte a reçu votre demande",
        body: &[
            "Bonjour {name}, merci d’avoir choisi {home}. L’hôte répondra au plus tard le {until}.",
            "Vous n’êtes débité que si l’hôte accepte.",
        ],
        action: "Voir votre demande",
    },
    RequestedInDoubt: Notice {
        subject: "Votre demande pour {home}",
        title: "L’hôte a reçu votre demande",
        body: &[
            "Bonjour {name}, merci d’avoir choisi {home}. La réservation y est d’habitude immédiate, mais son calendrier sur un autre site n’a pas pu être vérifié à l’instant : l’hôte confirme donc d’abord vos dates, au plus tard le {until}.",
            "Vous n’êtes débité que si l’hôte accepte.",
        ],
        action: "Voir votre demande",
    },
    Confirmed: Notice {
        subject: "Réservation confirmée : {home}, {check_in}",
        title: "Votre séjour est réservé",
        body: &[
            "Bonjour {name}, votre séjour à {home} du {check_in} au {check_out} est confirmé. Nous nous réjouissons de vous accueillir.",
            "Un événement pour votre agenda est joint à ce message.",
        ],
        action: "Voir votre réservation",
    },
    Declined: Notice {
        subject: "À propos de votre demande pour {home}",
        title: "Votre demande a été refusée",
        body: &[
            "Bonjour {name}, malheureusement, {home} n’est pas disponible du {check_in} au {check_out}. Rien n’a été débité.",
            "D’autres dates ou un autre logement conviendront peut-être.",
        ],
        action: "Chercher un autre séjour",
    },
    Expired: Notice {
        subject: "Votre demande pour {home} a expiré",
        title: "Votre demande a expiré",
        body: &[
            "Bonjour {name}, l’hôte de {home} n’a pas répondu à temps. Rien n’a été débité et vos dates sont de nouveau libres.",
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
            "Bonjour {name}, votre séjour à {home} est désormais du {check_in} au {check_out} ; les voyageurs et le prix figurent ci-dessous. Nous nous réjouissons de vous accueillir.",
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
            "Merci de payer avec une autre carte pour conserver votre réservation.",
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
            "Bonjour {name}, nous vous avons remboursé {amount} pour {home}. Votre banque peut mettre jusqu’à dix jours à l’afficher.",
        ],
        action: "Voir les détails",
    },
    DepositFailed: Notice {
        subject: "La caution pour {home}",
        title: "Votre caution n’a pas pu être bloquée",
        body: &[
            "Bonjour {name}, pour votre séjour à {home}, une caution de {amount} doit être bloquée sur votre carte, mais votre banque a refusé.",
            "Merci d’ajouter une autre carte avant votre arrivée.",
        ],
        action: "Ajouter une carte",
    },
    DepositReturned: Notice {
        subject: "Votre caution est libérée",
        title: "Votre caution est libérée",
        body: &[
            "Bonjour {name}, merci pour votre séjour à {home}. Votre caution de {amount} est libérée.",
        ],
        action: "Voir les détails",
    },
    ArrivalSoon: Notice {
        subject: "Votre séjour à {home} commence le {check_in}",
        title: "Votre séjour commence bientôt",
        body: &[
            "Bonjour {name}, votre séjour à {home} commence le {check_in}. Voici ce qu’il vous faut pour votre arrivée.",
        ],
        action: "Voir votre réservation",
    },
    ContactWanted: Notice {
        subject: "Comment vous joindre ? {home}, {check_in}",
        title: "Comment vous joindre ?",
        body: &[
            "Bonjour {name}, nous nous réjouissons de vous accueillir à {home} du {check_in} au {check_out}. Le site sur lequel vous avez réservé masque votre adresse e-mail ; nos e-mails risquent donc de ne pas vous parvenir.",
            "Merci de confirmer votre nom, votre propre adresse e-mail et votre téléphone. Cela prend une minute.",
        ],
        action: "Confirmer vos coordonnées",
    },
    Answered: Notice {
        subject: "{site} vous a écrit",
        title: "Vous avez un nouveau message",
        body: &["Bonjour {name}, {site} vous a écrit au sujet de {home} :"],
        action: "Répondre",
    },
    RequestMade: Notice {
        subject: "Demande : {guest}, {home}, {check_in}",
        title: "Nouvelle demande de réservation",
        body: &[
            "{guest} souhaite séjourner à {home} du {check_in} au {check_out}. Merci de répondre avant le {until}.",
        ],
        action: "Répondre à la demande",
    },
    RequestMadeInDoubt: Notice {
        subject: "À confirmer : {guest}, {home}, {check_in}",
        title: "Merci de confirmer une réservation",
        body: &[
            "{guest} souhaite séjourner à {home} du {check_in} au {check_out}. Merci de répondre avant le {until}.",
            "C’est une demande et non une réservation, car le calendrier d’un autre canal n’a pas pu être vérifié à temps. Vérifiez-y si les nuits sont libres.",
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
        body: &["{amount} n’ont pas pu être remboursés à {guest}. Merci de les rembourser autrement."],
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
            "{guest} a écrit au sujet de {home}. Répondez à cet e-mail ; votre réponse ira à {guest}.",
        ],
        action: "Ouvrir la conversation",
    },
    CalendarConflict: Notice {
        subject: "Double réservation possible : {home}, {check_in}",
        title: "Double réservation possible",
        body: &[
            "{home} est réservé ici du {check_in} au {check_out}, et le calendrier « {guest} » indique les mêmes nuits comme prises.",
            "Rien n’a été modifié. Vérifiez les deux réservations et trouvez une autre solution avec l’un des voyageurs.",
        ],
        action: "Ouvrir le calendrier",
    },
    PartnerMissing: Notice {
        subject: "Introuvable : {guest}, {home}, {check_in}",
        title: "Le système partenaire ne trouve pas une réservation",
        body: &[
            "Le séjour de {guest} à {home} du {check_in} au {check_out} est géré dans le système partenaire qui vend ce logement, et depuis des heures ce système indique que cette réservation n’existe pas.",
            "Rien n’a changé ici, et nous n’avons rien dit au voyageur. Merci de vérifier là-bas. Si la réservation n’existe vraiment plus, déverrouillez-la ici et annulez-la.",
        ],
        action: "Ouvrir la réservation",
    },
    PasswordReset: Notice {
        subject: "Choisissez un nouveau mot de passe",
        title: "Choisissez un nouveau mot de passe",
        body: &[
            "Bonjour {name}, un nouveau mot de passe a été demandé pour votre compte sur {site}. Le lien ci-dessous fonctionne une fois et expire le {until} (UTC).",
            "Si ce n’était pas vous, ignorez cet e-mail : votre mot de passe reste le même.",
        ],
        action: "Choisir un mot de passe",
    },
    KnownAlready: Notice {
        subject: "Vous avez déjà un compte",
        title: "Vous avez déjà un compte",
        body: &[
            "Bonjour {name}, quelqu’un a voulu ouvrir un compte avec votre adresse. Vous en avez déjà un, chez {site}. Connectez-vous comme d’habitude, ou choisissez un nouveau mot de passe avec le lien ci-dessous, qui fonctionne une fois et expire le {until} (UTC).",
            "Si ce n’était pas vous, ignorez cet e-mail : personne n’a appris que vous avez un compte.",
        ],
        action: "Choisir un mot de passe",
    },
    Invited: Notice {
        subject: "{guest} vous invite à rejoindre {site}",
        title: "Vous êtes invité",
        body: &[
            "{guest} souhaite travailler avec vous sur {site}. Le lien ci-dessous expire le {until} (UTC).",
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
        booking_number: "Numéro de réservation",
        deposit: "Caution remboursable",
        deposit_held: "{amount}, bloquée sur votre carte le {from} et libérée le {until}",
        deposit_charged: "{amount}, débitée de votre carte le {from} et remboursée le {until}",
        policy: "Conditions d’annulation",
        host: "Votre hôte",
        guest: "Voyageur",
        amount: "Montant",
        refund: "Remboursement",
        total: "Total",
        paid_on: "Payé le {date}",
        due_on: "Dû le {date}",
        date_and_time: "{date} à {time}",
        guest_footer: "Vous recevez cet e-mail en raison de votre séjour chez {site}.",
        owner_footer: "Vous recevez cet e-mail parce que vous gérez {site}.",
        offer_footer: "Vous recevez cette offre parce que vous avez été en contact avec {site}.",
        refuse: "Me désabonner",
        user_footer: "Vous recevez cet e-mail parce que vous avez un compte ou une invitation chez {site}.",
        answer_above: "Répondez au-dessus de cette ligne",
    },
};
