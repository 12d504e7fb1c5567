//! Exports for people: names instead of keys, words instead of codes, amounts with decimals, local times.

use chrono_tz::Tz;
use domain::locale::language::Language;
use domain::money::Money;
use domain::money::currency::Currency;
use store::resource::{Field, Form, Kind, Row, Value};

use super::cells::{Cell, cell};

/// The words of one heading or code, in the order of `column_words!`.
type Words = [&'static str; 4];

/// Declares the headings of columns, and the words of codes by `field.code`.
macro_rules! column_words {
    ($($name:literal: $english:literal, $spanish:literal, $german:literal, $french:literal;)+) => {
        const WORDS: &[(&str, Words)] = &[$(($name, [$english, $spanish, $german, $french])),+];
    };
}

column_words! {
    "key": "Booking", "Reserva", "Buchung", "Réservation";
    "reservation": "Booking", "Reserva", "Buchung", "Réservation";
    "guest_name": "Guest", "Huésped", "Gast", "Voyageur";
    "email": "E-mail", "Correo electrónico", "E-Mail", "E-mail";
    "phone": "Phone", "Teléfono", "Telefon", "Téléphone";
    "property_name": "Home", "Casa", "Haus", "Logement";
    "check_in": "Check-in", "Llegada", "Anreise", "Arrivée";
    "check_out": "Check-out", "Salida", "Abreise", "Départ";
    "nights": "Nights", "Noches", "Nächte", "Nuits";
    "adults": "Adults", "Adultos", "Erwachsene", "Adultes";
    "children": "Children", "Niños", "Kinder", "Enfants";
    "pets": "Pets", "Mascotas", "Haustiere", "Animaux";
    "status": "Status", "Estado", "Status", "Statut";
    "payment_status": "Payment", "Pago", "Zahlung", "Paiement";
    "total": "Total", "Total", "Gesamt", "Total";
    "received": "Paid", "Pagado", "Bezahlt", "Payé";
    "refunded": "Refunded", "Reembolsado", "Erstattet", "Remboursé";
    "balance": "Balance due", "Saldo pendiente", "Offener Betrag", "Solde dû";
    "deposit": "Deposit", "Depósito", "Kaution", "Caution";
    "currency": "Currency", "Moneda", "Währung", "Devise";
    "source_name": "Source", "Origen", "Quelle", "Source";
    "booked_at": "Booked on", "Reservada el", "Gebucht am", "Réservée le";
    "canceled_at": "Canceled on", "Cancelada el", "Storniert am", "Annulée le";
    "cancel_reason": "Reason", "Motivo", "Grund", "Motif";
    "note": "Note", "Nota", "Notiz", "Note";
    "due_date": "Due", "Vence", "Fällig", "Échéance";
    "amount": "Amount", "Importe", "Betrag", "Montant";
    "method": "Method", "Método", "Zahlungsart", "Méthode";
    "state": "State", "Estado", "Zustand", "État";
    "paid_at": "Paid on", "Pagado el", "Bezahlt am", "Payé le";
    "failure": "Reason of failure", "Motivo del fallo", "Fehlergrund", "Motif de l’échec";
    "status.o": "Requested", "Solicitada", "Angefragt", "Demandée";
    "status.r": "Reserved", "Reservada", "Reserviert", "Réservée";
    "status.t": "Tentative", "Provisional", "Vorläufig", "Provisoire";
    "status.d": "Declined", "Rechazada", "Abgelehnt", "Refusée";
    "status.c": "Canceled", "Cancelada", "Storniert", "Annulée";
    "status.q": "Quote", "Presupuesto", "Angebot", "Devis";
    "payment_status.unpaid": "Unpaid", "Sin pagar", "Unbezahlt", "Impayée";
    "payment_status.deposit": "Deposit paid", "Anticipo pagado", "Anzahlung bezahlt", "Acompte payé";
    "payment_status.paid": "Paid", "Pagada", "Bezahlt", "Payée";
    "payment_status.overdue": "Overdue", "Vencida", "Überfällig", "En retard";
    "payment_status.refunded": "Refunded", "Reembolsada", "Erstattet", "Remboursée";
    "state.due": "Due", "Pendiente", "Fällig", "Dû";
    "state.pending": "Under way", "En curso", "Läuft", "En cours";
    "state.paid": "Paid", "Pagado", "Bezahlt", "Payé";
    "state.failed": "Failed", "Fallido", "Fehlgeschlagen", "Échoué";
    "state.canceled": "Canceled", "Cancelado", "Storniert", "Annulé";
    "method.card": "Card", "Tarjeta", "Karte", "Carte";
    "method.channel": "Channel", "Canal", "Portal", "Canal";
    "method.check": "Check", "Cheque", "Scheck", "Chèque";
    "method.cash": "Cash", "Efectivo", "Bar", "Espèces";
}

fn words(name: &str, language: Language) -> Option<&'static str> {
    let (_, words) = WORDS.iter().find(|(known, _)| *known == name)?;
    let place = Language::ALL.iter().position(|known| *known == language)?;
    words.get(place).copied()
}

pub(super) fn head(name: &'static str, language: Language) -> &'static str {
    words(name, language).unwrap_or(name)
}

/// The cell of a field, in the currency and the time zone of its row.
pub(super) fn readable_cell(row: &Row, name: &str, language: Language) -> Cell {
    let Some(field) = row.table.field(name) else { return Cell::Empty };
    match (field.kind, row.get(name)) {
        (Kind::Choice(_), Value::Text(code)) => Cell::Words(word(field, code, language)),
        (Kind::Amount, Value::Whole(minor)) => match row.text("currency").parse::<Currency>() {
            Ok(currency) => Cell::Amount(Money::new(*minor, currency)),
            Err(_) => cell(row.get(name)),
        },
        (Kind::Instant, Value::Instant(at)) => {
            let zone: Tz = row.text("time_zone").parse().unwrap_or(Tz::UTC);
            Cell::Words(at.with_timezone(&zone).format("%Y-%m-%d %H:%M").to_string())
        }
        (Kind::Text { form: Form::Currency, .. }, Value::Text(code)) => Cell::Words(code.clone()),
        (_, value) => cell(value),
    }
}

fn word(field: &Field, code: &str, language: Language) -> String {
    words(&format!("{}.{code}", field.name), language).unwrap_or(code).to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_column_and_code_has_words() {
        for resource in flows::resources::ALL {
            for name in resource.readable {
                let field =
                    resource.table.field(name).unwrap_or_else(|| panic!("{name} of {}", resource.name));
                let codes = if let Kind::Choice(choices) = field.kind { choices } else { &[] };
                let codes = codes.iter().map(|(code, _)| format!("{name}.{code}"));
                for name in codes.chain([(*name).to_owned()]) {
                    for language in Language::ALL {
                        assert!(words(&name, language).is_some_and(|text| !text.is_empty()), "{name}");
                    }
                }
            }
        }
    }
}
