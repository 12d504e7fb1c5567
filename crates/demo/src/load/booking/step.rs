//! The steps of a booking, as its history shows them.

use chrono::{DateTime, Utc};
use domain::reservations::reservation::{PaymentState, Status};
use store::row::charges::{reservation_payment, reservation_refund};
use store::row::reservations::booking_step;

use super::history::ANSWER;
use super::reservation::Booking;
use crate::load::rows::Rows;
use crate::load::scope::Mint;

type Step = (DateTime<Utc>, &'static str, String);

/// After payments and refunds are written.
pub(super) fn write(rows: &mut Rows, booking: &Booking<'_>, mint: &mut Mint) {
    let mut steps = beginning(booking);
    for payment in rows.reservation_payment.iter().filter(|row| row.reservation_id == booking.id) {
        steps.extend(paid(booking, payment));
    }
    steps.extend(end(booking));
    for refund in rows.reservation_refund.iter().filter(|row| row.reservation_id == booking.id) {
        steps.extend(refunded(refund));
    }
    let now = booking.place.scope().now;
    steps.retain(|(at, _, _)| *at <= now);
    steps.sort_by_key(|(at, _, _)| *at);
    rows.booking_step.extend(steps.into_iter().map(|(at, name, detail)| booking_step::Model {
        account_id: booking.place.account_id(),
        id: mint.id(at),
        reservation_id: booking.id,
        name: name.to_owned(),
        detail,
        at,
    }));
}

fn step(at: DateTime<Utc>, name: &'static str) -> Step {
    (at, name, String::new())
}

/// Accepted by the owner, or booked at once.
fn booked_at(booking: &Booking<'_>) -> DateTime<Utc> {
    let answered = (booking.at + ANSWER).min(booking.place.scope().now);
    if booking.was_requested() { answered } else { booking.at }
}

fn beginning(booking: &Booking<'_>) -> Vec<Step> {
    let scope = booking.place.scope();
    let mut steps = Vec::new();
    if let Some(signature) = &booking.stay.signature {
        steps.push(step(scope.instant(signature.signed_at), "agreement_signed"));
    }
    if booking.was_requested() {
        steps.push(step(booking.at, "requested"));
    }
    match booking.stay.status {
        Status::Tentative => steps.push(step(booking.at, "held")),
        Status::Reserved | Status::Canceled => {
            let at = booked_at(booking);
            steps.extend(booking.was_requested().then(|| step(at, "accepted")));
            steps.push(step(at, "reserved"));
        }
        _ => {}
    }
    steps
}

fn paid(booking: &Booking<'_>, payment: &reservation_payment::Model) -> Option<Step> {
    if *payment.state == PaymentState::Failed {
        let due = booking.place.scope().later(payment.due_date.into());
        return Some((due, "payment_failed", payment.id.key().to_string()));
    }
    let at = payment.paid_at?.max(booked_at(booking));
    Some(match &payment.provider_reference {
        Some(reference) => (at, "paid", reference.clone()),
        None => (at, "paid_outside", format!("{} {}", payment.method, payment.amount)),
    })
}

fn end(booking: &Booking<'_>) -> Option<Step> {
    let at = booking.stay.closed_at.map_or(booking.at, |closed| booking.place.scope().instant(closed));
    match booking.stay.status {
        Status::Canceled => Some((at, "canceled", "guest".to_owned())),
        Status::Declined => Some(step(at, "declined")),
        _ => None,
    }
}

fn refunded(refund: &reservation_refund::Model) -> impl Iterator<Item = Step> {
    let amount = refund.amount.to_string();
    let made = refund.refunded_at.map(|at| (at, "refunded", amount.clone()));
    [(refund.created_at, "refund_due", amount)].into_iter().chain(made)
}
