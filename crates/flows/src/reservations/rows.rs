//! Converts a quote to the rows of a reservation.

use chrono::{DateTime, NaiveDate, Utc};
use domain::key::Key;
use domain::people::contact::ContactMode;
use domain::reservations::reservation::{PaidStatus, PaymentMethod, PaymentState, Status};
use store::row::charges::reservation_payment;
use store::row::reservations::{reservation, reservation_bill};

use crate::quotes::ReadQuote;

pub(crate) fn reservation_row(read: &ReadQuote, key: Key, now: DateTime<Utc>) -> reservation::Model {
    let quote = &read.row;
    reservation::Model {
        account_id: quote.account_id,
        id: key.into(),
        quote_id: quote.id,
        site_id: quote.site_id,
        property_id: quote.property_id,
        source_id: None,
        status: Status::Quote.into(),
        paid_status: PaidStatus::Unpaid.into(),
        requested: false,
        locked: false,
        check_in: quote.check_in,
        check_out: quote.check_out,
        adults: quote.adults,
        children: quote.children,
        pets: quote.pets,
        smoker: quote.smoker,
        currency: quote.currency.clone(),
        total: quote.total,
        deposit: quote.deposit,
        is_proxy_email: false,
        contact_mode: ContactMode::Confirmed.into(),
        first_name: String::new(),
        last_name: String::new(),
        email: String::new(),
        phone: String::new(),
        message: String::new(),
        note: String::new(),
        search_text: String::new(),
        hold_until: None,
        booked_at: None,
        canceled_at: None,
        cancel_reason: None,
        partner_reservation_id: None,
        created_at: now,
        updated_at: now,
        version: 1,
        language: String::new(),
        kept_at_least: 0,
        terms_id: quote.terms_id,
        total_rent: quote.total_rent,
        total_taxes: quote.total_taxes,
        received: 0,
        refunded: 0,
        balance: 0,
        overdue_from: None,
    }
}

/// The booking's copy of the bill, independent of the quote.
pub(crate) fn bill_row(read: &ReadQuote, reservation: &reservation::Model) -> reservation_bill::Model {
    reservation_bill::Model {
        account_id: reservation.account_id,
        reservation_id: reservation.id,
        addons: read.row.addons.clone(),
        bill: read.row.bill.clone(),
    }
}

pub(crate) fn payment_rows(
    read: &ReadQuote,
    reservation: &reservation::Model,
    by_card: bool,
) -> Vec<reservation_payment::Model> {
    let method = if by_card { PaymentMethod::Card } else { PaymentMethod::Check };
    let parts = read.bill.quote.payments.iter().zip(&read.bill.payment_keys);
    (0..)
        .zip(parts)
        .map(|(position, (part, key))| reservation_payment::Model {
            collect_while_booking: part.collect_while_booking,
            ..payment_row(reservation, *key, position, part.due_date, part.amount, method)
        })
        .collect()
}

/// A due payment without a card.
pub(crate) fn payment_row(
    reservation: &reservation::Model,
    key: Key,
    position: i32,
    due_date: NaiveDate,
    amount: i64,
    method: PaymentMethod,
) -> reservation_payment::Model {
    reservation_payment::Model {
        account_id: reservation.account_id,
        id: key.into(),
        reservation_id: reservation.id,
        reservation_status: reservation.status,
        position,
        due_date,
        amount,
        collect_while_booking: false,
        method: method.into(),
        state: PaymentState::Due.into(),
        card_id: None,
        auth_required: false,
        auth_token: None,
        idempotency_key: None,
        provider_reference: None,
        attempts: 0,
        next_attempt_at: None,
        failure: None,
        paid_at: None,
        sent_at: None,
        session_reference: None,
        session_url: None,
        created_at: reservation.updated_at,
        updated_at: reservation.updated_at,
        version: 1,
        overdue_from: None,
    }
}
