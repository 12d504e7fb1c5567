//! Payments of a booking, their methods, and refunds.

use chrono::Datelike;
use domain::money::rounding::pro_rata;
use domain::reservations::balance::{Balance, Instalment};
use domain::reservations::reservation::{PaymentMethod, PaymentState, RefundState, Status};
use store::row::Id;
use store::row::charges::{reservation_card, reservation_payment, reservation_refund};

use super::plan::Part;
use super::reservation::Booking;
use crate::bookings::Payment;
use crate::load::rows::Rows;
use crate::load::scope::Mint;

const CARD_TYPES: [&str; 3] = ["v", "m", "a"];

pub(super) fn write(rows: &mut Rows, booking: &Booking<'_>, mint: &mut Mint) {
    let card = card_row(booking, mint);
    let card_id = card.as_ref().map(|card| card.id);
    let payments: Vec<_> = (0..)
        .zip(booking.stay.payments.iter().zip(&booking.plan.parts))
        .map(|(position, (payment, part))| payment_row(booking, position, payment, part, card_id, mint))
        .collect();
    rows.reservation_card.extend(card);
    let refunds = refund_rows(booking, &payments, mint);
    if let Some(row) = rows.reservation.last_mut() {
        let refunded = refunds.iter().map(|refund| refund.amount).sum();
        let instalments = payments.iter().map(reservation_payment::Model::instalment);
        let balance = Balance::of(booking.stay.status, instalments, refunded);
        let Balance { received, refunded, balance, overdue_from } = balance;
        (row.received, row.refunded, row.balance, row.overdue_from) =
            (received, refunded, balance, overdue_from);
    }
    rows.reservation_refund.extend(refunds);
    rows.reservation_payment.extend(payments);
}

/// The card of a guest of the account's own sites, by its token.
fn card_row(booking: &Booking<'_>, mint: &mut Mint) -> Option<reservation_card::Model> {
    let stay = booking.stay;
    let provider = stay.site.provider.filter(|_| stay.site.pay_online)?;
    if !stay.payments.iter().any(|payment| payment.method == PaymentMethod::Card) {
        return None;
    }
    Some(reservation_card::Model {
        account_id: booking.place.account_id(),
        id: mint.id(booking.at),
        quote_id: Some(booking.quote),
        reservation_id: Some(booking.id),
        provider: provider.code().into(),
        card_token: format!("sandbox-card-{}", mint.secret()),
        card_name: stay.guest.full_name(),
        card_type: (*mint.dice.pick(&CARD_TYPES)?).to_owned(),
        card_bin_number: None,
        card_last_four: format!("{:04}", mint.dice.below(10_000)),
        card_expires_month: mint.dice.between(1, 12).cast_signed(),
        card_expires_year: booking.place.scope().today.year() + mint.dice.between(1, 4).cast_signed(),
        card_country: Some(stay.guest.country.clone()),
        email: stay.guest.email.clone(),
        phone: stay.guest.phone.clone(),
        requires_auth: false,
        auth_token: None,
        renter_approved: true,
        removed_at: None,
        created_at: booking.at,
        updated_at: booking.at,
        version: 1,
    })
}

fn payment_row(
    booking: &Booking<'_>,
    position: i32,
    payment: &Payment,
    part: &Part,
    card_id: Option<Id>,
    mint: &mut Mint,
) -> reservation_payment::Model {
    let scope = booking.place.scope();
    let paid_at = payment.paid_at.map(|paid| scope.instant(paid));
    let by_card = card_id.filter(|_| payment.method == PaymentMethod::Card);
    let is_late = booking.stay.status == Status::Reserved && paid_at.is_none() && part.due < scope.today;
    let failed = is_late && by_card.is_some();
    let state = match (paid_at, booking.stay.status) {
        (Some(_), _) => PaymentState::Paid,
        (None, Status::Canceled) => PaymentState::Canceled,
        (None, _) if failed => PaymentState::Failed,
        (None, _) => PaymentState::Due,
    };
    reservation_payment::Model {
        account_id: booking.place.account_id(),
        id: mint.id(booking.at),
        reservation_id: booking.id,
        reservation_status: booking.stay.status.into(),
        position,
        due_date: part.due,
        amount: part.amount,
        collect_while_booking: part.at_booking,
        method: payment.method.into(),
        state: state.into(),
        card_id: by_card,
        auth_required: false,
        auth_token: None,
        idempotency_key: None,
        provider_reference: paid_at
            .and(by_card)
            .map(|_| format!("sandbox-charge-{:016x}", mint.dice.throw())),
        attempts: if failed { 3 } else { i32::from(paid_at.is_some()) },
        next_attempt_at: None,
        failure: failed.then(|| "The card was declined.".to_owned()),
        paid_at,
        sent_at: paid_at,
        session_reference: None,
        session_url: None,
        created_at: booking.at,
        updated_at: paid_at.unwrap_or(booking.at),
        version: 1,
        overdue_from: Instalment { state, method: payment.method, due_date: part.due, amount: part.amount }
            .overdue_from(booking.stay.status),
    }
}

/// Refunds, taken from the payments made, the last one first.
fn refund_rows(
    booking: &Booking<'_>,
    payments: &[reservation_payment::Model],
    mint: &mut Mint,
) -> Vec<reservation_refund::Model> {
    let paid = |payment: &&reservation_payment::Model| payment.paid_at.is_some();
    let paid_in_all: i64 = payments.iter().filter(paid).map(|payment| payment.amount).sum();
    let mut rows = Vec::new();
    for refund in &booking.stay.refunds {
        let mut left = pro_rata(booking.price.totals.total, refund.percent, 100).min(paid_in_all);
        let refunded_at = refund.sent_at.map(|sent| booking.place.scope().instant(sent));
        let made = booking.stay.closed_at.map_or(booking.at, |closed| booking.place.scope().instant(closed));
        for payment in payments.iter().rev().filter(paid) {
            let amount = left.min(payment.amount);
            left -= amount;
            if amount == 0 {
                break;
            }
            rows.push(reservation_refund::Model {
                account_id: payment.account_id,
                id: mint.id(made),
                reservation_id: booking.id,
                payment_id: Some(payment.id),
                amount,
                reason: "Canceled by the guest".to_owned(),
                state: if refunded_at.is_some() { RefundState::Refunded } else { RefundState::Due }.into(),
                provider_reference: refunded_at
                    .and(payment.provider_reference.as_ref())
                    .map(|_| format!("sandbox-refund-{:016x}", mint.dice.throw())),
                refunded_at,
                attempts: i32::from(refunded_at.is_some()),
                idempotency_key: None,
                sent_at: refunded_at,
                failure: None,
                created_at: made,
                updated_at: refunded_at.unwrap_or(made),
                version: 1,
            });
        }
    }
    rows
}
