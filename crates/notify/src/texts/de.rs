//! E-mail texts in German.

use domain::text::code::LetterKind;

use super::wording::{Labels, Notice, Texts, notices};

notices! {
    Requested: Notice {
        subject: "Ihre Anfrage für {home}",
        title: "Ihre Anfrage liegt beim Gastgeber",
        body: &[
            "Hallo {name}, danke, dass Sie sich für {home} entschieden haben. Der Gastgeber antwortet spätestens bis {until}.",
            "Es wird nur abgebucht, wenn der Gastgeber zusagt.",
        ],
        action: "Anfrage ansehen",
    },
    RequestedInDoubt: Notice {
        subject: "Ihre Anfrage für {home}",
        title: "Ihre Anfrage liegt beim Gastgeber",
        body: &[
            "Hallo {name}, danke, dass Sie sich für {home} entschieden haben. Sonst wird hier sofort gebucht, doch der Kalender auf einer anderen Seite war gerade nicht zu prüfen. Deshalb bestätigt der Gastgeber Ihre Daten zuerst, spätestens bis {until}.",
            "Es wird nur abgebucht, wenn der Gastgeber zusagt.",
        ],
        action: "Anfrage ansehen",
    },
    Confirmed: Notice {
        subject: "Gebucht: {home}, {check_in}",
        title: "Ihr Aufenthalt ist gebucht",
        body: &[
            "Hallo {name}, Ihr Aufenthalt in {home} vom {check_in} bis zum {check_out} ist bestätigt. Wir freuen uns auf Sie.",
            "Ein Kalendereintrag liegt bei.",
        ],
        action: "Buchung ansehen",
    },
    Declined: Notice {
        subject: "Zu Ihrer Anfrage für {home}",
        title: "Ihre Anfrage wurde abgelehnt",
        body: &[
            "Hallo {name}, leider ist {home} vom {check_in} bis zum {check_out} nicht verfügbar. Es wurde nichts abgebucht.",
            "Vielleicht passen andere Daten oder eine andere Unterkunft.",
        ],
        action: "Anderen Aufenthalt suchen",
    },
    Expired: Notice {
        subject: "Ihre Anfrage für {home} ist abgelaufen",
        title: "Ihre Anfrage ist abgelaufen",
        body: &[
            "Hallo {name}, der Gastgeber von {home} hat nicht rechtzeitig geantwortet. Es wurde nichts abgebucht, und Ihre Daten sind wieder frei.",
            "Das tut uns leid. Vielleicht passen andere Daten oder eine andere Unterkunft.",
        ],
        action: "Anderen Aufenthalt suchen",
    },
    Canceled: Notice {
        subject: "Storniert: {home}, {check_in}",
        title: "Ihre Buchung ist storniert",
        body: &[
            "Hallo {name}, Ihr Aufenthalt in {home} vom {check_in} bis zum {check_out} ist storniert. Wir hoffen, Sie ein andermal begrüßen zu dürfen.",
        ],
        action: "Einzelheiten ansehen",
    },
    Changed: Notice {
        subject: "Geänderter Aufenthalt: {home}, {check_in}",
        title: "Ihr Aufenthalt ist geändert",
        body: &[
            "Hallo {name}, Ihr Aufenthalt in {home} ist jetzt vom {check_in} bis zum {check_out}; Ihre Gäste und der Preis stehen unten. Wir freuen uns auf Sie.",
            "Ein neuer Kalendereintrag liegt bei; er ersetzt den bisherigen.",
        ],
        action: "Buchung ansehen",
    },
    PaymentReceived: Notice {
        subject: "Zahlung erhalten: {amount} für {home}",
        title: "Danke für Ihre Zahlung",
        body: &["Hallo {name}, wir haben {amount} für Ihren Aufenthalt in {home} erhalten."],
        action: "Buchung ansehen",
    },
    PaymentFailed: Notice {
        subject: "Ihre Zahlung von {amount} ist fehlgeschlagen",
        title: "Ihre Zahlung ist fehlgeschlagen",
        body: &[
            "Hallo {name}, wir haben mehrmals versucht, Ihre Karte für Ihren Aufenthalt in {home} mit {amount} zu belasten. Ihre Bank hat abgelehnt.",
            "Bitte zahlen Sie mit einer anderen Karte, um Ihre Buchung zu behalten.",
        ],
        action: "{amount} zahlen",
    },
    ProofNeeded: Notice {
        subject: "Bitte bestätigen Sie Ihre Zahlung von {amount}",
        title: "Ihre Bank bittet um Bestätigung",
        body: &[
            "Hallo {name}, für Ihren Aufenthalt in {home} ist eine Zahlung von {amount} fällig, und Ihre Bank möchte, dass Sie sie bestätigen. Das dauert nur eine Minute.",
            "Bitte tun Sie das bis {until}.",
        ],
        action: "Zahlung bestätigen",
    },
    Refunded: Notice {
        subject: "Ihre Erstattung von {amount}",
        title: "Ihre Erstattung ist unterwegs",
        body: &[
            "Hallo {name}, wir haben Ihnen {amount} für {home} erstattet. Es kann bis zu zehn Tage dauern, bis Ihre Bank den Betrag anzeigt.",
        ],
        action: "Einzelheiten ansehen",
    },
    DepositFailed: Notice {
        subject: "Die Kaution für {home}",
        title: "Ihre Kaution konnte nicht vorgemerkt werden",
        body: &[
            "Hallo {name}, für Ihren Aufenthalt in {home} muss eine Kaution von {amount} auf Ihrer Karte vorgemerkt werden. Ihre Bank hat das abgelehnt.",
            "Bitte hinterlegen Sie vor der Anreise eine andere Karte.",
        ],
        action: "Karte hinterlegen",
    },
    DepositReturned: Notice {
        subject: "Ihre Kaution ist freigegeben",
        title: "Ihre Kaution ist freigegeben",
        body: &[
            "Hallo {name}, danke für Ihren Aufenthalt in {home}. Ihre Kaution von {amount} ist freigegeben.",
        ],
        action: "Einzelheiten ansehen",
    },
    ArrivalSoon: Notice {
        subject: "Ihr Aufenthalt in {home} beginnt am {check_in}",
        title: "Ihr Aufenthalt beginnt bald",
        body: &[
            "Hallo {name}, Ihr Aufenthalt in {home} beginnt am {check_in}. Hier steht, was Sie für die Anreise brauchen.",
        ],
        action: "Buchung ansehen",
    },
    ContactWanted: Notice {
        subject: "Wie erreichen wir Sie? {home}, {check_in}",
        title: "Wie erreichen wir Sie?",
        body: &[
            "Hallo {name}, wir freuen uns, dass Sie vom {check_in} bis {check_out} nach {home} kommen. Das Portal, auf dem Sie gebucht haben, verbirgt Ihre E-Mail-Adresse; unsere E-Mails erreichen Sie deshalb vielleicht nicht.",
            "Bitte bestätigen Sie Ihren Namen, Ihre eigene E-Mail-Adresse und Ihre Telefonnummer. Es dauert eine Minute.",
        ],
        action: "Angaben bestätigen",
    },
    Answered: Notice {
        subject: "{site} hat Ihnen geschrieben",
        title: "Sie haben eine neue Nachricht",
        body: &["Hallo {name}, {site} hat Ihnen zu {home} geschrieben:"],
        action: "Antworten",
    },
    RequestMade: Notice {
        subject: "Anfrage: {guest}, {home}, {check_in}",
        title: "Neue Buchungsanfrage",
        body: &[
            "{guest} möchte vom {check_in} bis zum {check_out} in {home} wohnen. Bitte antworten Sie bis {until}.",
        ],
        action: "Anfrage beantworten",
    },
    RequestMadeInDoubt: Notice {
        subject: "Bitte bestätigen: {guest}, {home}, {check_in}",
        title: "Bitte bestätigen Sie eine Buchung",
        body: &[
            "{guest} möchte vom {check_in} bis {check_out} in {home} wohnen. Bitte antworten Sie bis {until}.",
            "Es ist eine Anfrage statt einer Buchung, weil der Kalender eines anderen Portals nicht rechtzeitig geprüft werden konnte. Bitte sehen Sie dort nach, ob die Nächte frei sind.",
        ],
        action: "Anfrage beantworten",
    },
    Booked: Notice {
        subject: "Gebucht: {guest}, {home}, {check_in}",
        title: "Sie haben eine neue Buchung",
        body: &["{guest} hat {home} vom {check_in} bis zum {check_out} gebucht."],
        action: "Buchung öffnen",
    },
    CanceledOwner: Notice {
        subject: "Storniert: {guest}, {home}, {check_in}",
        title: "Eine Buchung ist storniert",
        body: &[
            "Der Aufenthalt von {guest} in {home} vom {check_in} bis zum {check_out} ist storniert. Die Nächte sind wieder frei.",
        ],
        action: "Buchung öffnen",
    },
    ChangedOwner: Notice {
        subject: "Geänderter Aufenthalt: {guest}, {home}, {check_in}",
        title: "Ein Aufenthalt ist geändert",
        body: &[
            "{guest} kommt jetzt vom {check_in} bis zum {check_out} nach {home}. Nächte, die nicht mehr gebraucht werden, sind wieder frei.",
        ],
        action: "Buchung öffnen",
    },
    PaymentFailedOwner: Notice {
        subject: "Zahlung fehlgeschlagen: {guest}, {home}",
        title: "Eine Zahlung ist fehlgeschlagen",
        body: &[
            "Die Karte von {guest} wurde für {amount} dreimal abgelehnt. Wir haben um eine andere Karte gebeten.",
        ],
        action: "Buchung öffnen",
    },
    RefundFailedOwner: Notice {
        subject: "Erstattung fehlgeschlagen: {guest}, {home}",
        title: "Eine Erstattung ist fehlgeschlagen",
        body: &[
            "{amount} konnten nicht an {guest} erstattet werden. Bitte erstatten Sie den Betrag auf anderem Weg.",
        ],
        action: "Buchung öffnen",
    },
    DepositFailedOwner: Notice {
        subject: "Kaution fehlgeschlagen: {guest}, {home}",
        title: "Eine Kaution konnte nicht vorgemerkt werden",
        body: &[
            "Die Karte von {guest} wurde für die Kaution von {amount} abgelehnt. Wir haben um eine andere Karte gebeten.",
        ],
        action: "Buchung öffnen",
    },
    Asked: Notice {
        subject: "{guest} hat zu {home} geschrieben",
        title: "Sie haben eine Nachricht",
        body: &[
            "{guest} hat zu {home} geschrieben. Antworten Sie auf diese E-Mail; Ihre Antwort geht an {guest}.",
        ],
        action: "Unterhaltung öffnen",
    },
    CalendarConflict: Notice {
        subject: "Mögliche Doppelbuchung: {home}, {check_in}",
        title: "Mögliche Doppelbuchung",
        body: &[
            "{home} ist bei uns vom {check_in} bis {check_out} belegt, und im Kalender „{guest}“ sind dieselben Nächte ebenfalls belegt.",
            "Es wurde nichts geändert. Bitte prüfen Sie beide Buchungen und finden Sie mit einem der Gäste eine andere Lösung.",
        ],
        action: "Kalender öffnen",
    },
    PartnerMissing: Notice {
        subject: "Nicht gefunden: {guest}, {home}, {check_in}",
        title: "Das Partnersystem findet eine Buchung nicht",
        body: &[
            "Der Aufenthalt von {guest} in {home} vom {check_in} bis zum {check_out} wird im Partnersystem geführt, das diese Unterkunft verkauft, und seit Stunden meldet es, dass es diese Buchung nicht gibt.",
            "Hier wurde nichts geändert, und der Gast hat davon nichts erfahren. Bitte sehen Sie dort nach. Gibt es die Buchung wirklich nicht mehr, entsperren Sie sie hier und stornieren Sie sie.",
        ],
        action: "Buchung öffnen",
    },
    PasswordReset: Notice {
        subject: "Neues Passwort wählen",
        title: "Neues Passwort wählen",
        body: &[
            "Guten Tag {name}, für Ihr Konto bei {site} wurde ein neues Passwort angefordert. Der Link unten funktioniert einmal und gilt bis {until} (UTC).",
            "Wenn Sie das nicht waren, können Sie diese E-Mail ignorieren: Ihr Passwort bleibt, wie es ist.",
        ],
        action: "Passwort wählen",
    },
    KnownAlready: Notice {
        subject: "Sie haben bereits ein Konto",
        title: "Sie haben bereits ein Konto",
        body: &[
            "Guten Tag {name}, jemand wollte mit Ihrer Adresse ein Konto eröffnen. Sie haben schon eines, bei {site}. Melden Sie sich wie gewohnt an, oder wählen Sie über den Link unten ein neues Passwort; er funktioniert einmal und gilt bis {until} (UTC).",
            "Wenn Sie das nicht waren, können Sie diese E-Mail ignorieren: Niemand hat erfahren, dass Sie ein Konto haben.",
        ],
        action: "Passwort wählen",
    },
    Invited: Notice {
        subject: "{guest} lädt Sie zu {site} ein",
        title: "Sie sind eingeladen",
        body: &["{guest} möchte mit Ihnen an {site} arbeiten. Der Link unten gilt bis {until} (UTC)."],
        action: "Bei {site} mitmachen",
    },
}

pub(super) static TEXTS: Texts = Texts {
    notice,
    labels: Labels {
        check_in: "Anreise",
        check_out: "Abreise",
        from_time: "ab {time} Uhr",
        until_time: "bis {time} Uhr",
        nights: "# Nacht|# Nächte",
        adults: "# Erwachsener|# Erwachsene",
        children: "# Kind|# Kinder",
        pets: "# Haustier|# Haustiere",
        address: "Adresse",
        booking_number: "Buchungsnummer",
        deposit: "Rückzahlbare Kaution",
        deposit_held: "{amount}, am {from} auf Ihrer Karte vorgemerkt und am {until} freigegeben",
        deposit_charged: "{amount}, am {from} von Ihrer Karte abgebucht und am {until} erstattet",
        policy: "Stornobedingungen",
        host: "Ihr Gastgeber",
        guest: "Gast",
        amount: "Betrag",
        refund: "Erstattung",
        total: "Gesamt",
        paid_on: "Bezahlt am {date}",
        due_on: "Fällig am {date}",
        date_and_time: "{date}, {time} Uhr",
        guest_footer: "Sie erhalten diese E-Mail wegen Ihres Aufenthalts bei {site}.",
        owner_footer: "Sie erhalten diese E-Mail, weil Sie {site} verwalten.",
        offer_footer: "Sie erhalten dieses Angebot, weil Sie mit {site} in Kontakt waren.",
        refuse: "Abbestellen",
        user_footer: "Sie erhalten diese E-Mail, weil Sie bei {site} ein Konto oder eine Einladung haben.",
        answer_above: "Antworten Sie über dieser Zeile",
    },
};
