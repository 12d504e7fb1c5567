//! Applies a charge's outcome to the reservation: it is reserved, waits, or is released.

use chrono::TimeDelta;
use domain::charges::payment_retry::next_try;
use domain::reservations::reservation::{HOLD, PaymentState, Status};
use domain::text::code::{JobKind, LetterKind, WebhookEvent};
use payments::{ChargeReference, Decline, Secret};
use store::row::charges::reservation_payment;

use crate::reservations::{BookingError, Case};
use crate::{app, reservations, stays};

pub(super) async fn paid(
    case: &mut Case<'_>,
    place: usize,
    reference: &ChargeReference,
) -> Result<(), BookingError> {
    let payment = &mut case.payments[place];
    payment.state = PaymentState::Paid.into();
    payment.paid_at = Some(case.now);
    payment.provider_reference = Some(reference.as_str().to_owned());
    payment.auth_required = false;
    (payment.auth_token, payment.failure, payment.next_attempt_at) = (None, None, None);
    let (key, amount) = (payment.id.key(), payment.amount);
    case.save_payment(place).await?;
    case.note("paid", reference.as_str()).await?;
    reservations::announce_payment(case, WebhookEvent::PaymentPaid, &case.payments[place]).await?;
    match case.status() {
        Status::Tentative | Status::Open if is_paid_for_booking(case) => stays::reserve(case).await,
        Status::Tentative | Status::Open => Ok(()),
        Status::Reserved => {
            reservations::tell_guest(case, LetterKind::PaymentReceived, &key.to_string()).await?;
            match stays::change_of(case, place).await? {
                // Boxed: the future of a date change is large, and rarely needed.
                Some(change) => Box::pin(stays::finish_change(case, change)).await,
                None => Ok(()),
            }
        }
        Status::Quote | Status::Declined | Status::Canceled => {
            Ok(stays::give_back(case, key, amount, "The booking was over when the money came").await?)
        }
    }
}

fn is_paid_for_booking(case: &Case<'_>) -> bool {
    let now = case.payments.iter().filter(|payment| payment.collect_while_booking);
    now.clone().all(|payment| payment.state == PaymentState::Paid)
}

/// Money of an abandoned attempt: recorded as a payment of its own, and refunded.
pub(super) async fn late_money(
    case: &mut Case<'_>,
    place: usize,
    reference: &ChargeReference,
) -> Result<(), BookingError> {
    let account = case.key().account();
    if store::reservations::reservation::payment_by_reference(&case.tx, account, reference.as_str())
        .await?
        .is_some()
    {
        return Ok(());
    }
    let position = i32::try_from(case.payments.len()).unwrap_or(i32::MAX);
    let late = reservation_payment::Model {
        id: case.app.new_key(account).into(),
        position,
        due_date: case.now.date_naive(),
        collect_while_booking: false,
        state: PaymentState::Paid.into(),
        auth_required: false,
        auth_token: None,
        provider_reference: Some(reference.as_str().to_owned()),
        failure: None,
        paid_at: Some(case.now),
        session_reference: None,
        session_url: None,
        created_at: case.now,
        updated_at: case.now,
        version: 1,
        ..case.payments[place].clone()
    };
    let (key, amount) = (late.id.key(), late.amount);
    store::keep::insert(&case.tx, late).await?;
    case.note("late_money", reference.as_str()).await?;
    Ok(stays::give_back(case, key, amount, "Charged although the attempt had been given up").await?)
}

/// A guest who was already asked keeps the original deadline.
pub(super) async fn wait_for_proof(
    case: &mut Case<'_>,
    place: usize,
    reference: &ChargeReference,
    token: &Secret,
) -> Result<(), BookingError> {
    if case.payments[place].auth_required {
        case.payments[place].auth_token = Some(token.expose().to_owned());
        return Ok(case.save_payment(place).await?);
    }
    let held = case.now + HOLD;
    let is_change = stays::change_of(case, place).await?.is_some();
    let is_held = case.status() == Status::Tentative;
    if is_held {
        case.reservation.hold_until = Some(held);
        case.save_reservation().await?;
    }
    let until = if is_held || is_change { held } else { case.now + GRACE };
    let payment = &mut case.payments[place];
    payment.auth_required = true;
    payment.auth_token = Some(token.expose().to_owned());
    payment.provider_reference = Some(reference.as_str().to_owned());
    payment.next_attempt_at = Some(until);
    let key = payment.id.key();
    case.save_payment(place).await?;
    case.note("authentication", "").await?;
    app::enqueue(case.app, &case.tx, JobKind::SettleCharge, key, until).await?;
    if !is_held && !is_change {
        reservations::tell_guest(case, LetterKind::ProofNeeded, &key.to_string()).await?;
    }
    Ok(())
}

pub(super) async fn wait_for_provider(
    case: &mut Case<'_>,
    place: usize,
    reference: &ChargeReference,
) -> Result<(), BookingError> {
    case.payments[place].provider_reference = Some(reference.as_str().to_owned());
    case.save_payment(place).await?;
    let key = case.payments[place].id.key();
    Ok(app::enqueue(case.app, &case.tx, JobKind::SettleCharge, key, case.now + ASK_AGAIN).await?)
}

pub(super) async fn declined(
    case: &mut Case<'_>,
    place: usize,
    decline: &Decline,
) -> Result<(), BookingError> {
    let change = stays::change_of(case, place).await?;
    let state = if change.is_some() { PaymentState::Canceled } else { PaymentState::Due };
    let payment = &mut case.payments[place];
    payment.state = state.into();
    payment.auth_required = false;
    (payment.auth_token, payment.provider_reference) = (None, None);
    (payment.session_reference, payment.session_url) = (None, None);
    payment.next_attempt_at = None;
    payment.failure = Some(decline.message.clone());
    case.save_payment(place).await?;
    case.note("declined", decline.code.as_str()).await?;
    if let Some(change) = change {
        return Ok(stays::undo_change(case, change).await?);
    }
    match case.status() {
        Status::Tentative => stays::fall_back(case).await,
        Status::Open => {
            case.reservation.locked = false;
            case.save_reservation().await?;
            Ok(reservations::release_nights(case).await?)
        }
        Status::Reserved => try_later(case, place).await,
        Status::Quote | Status::Declined | Status::Canceled => Ok(()),
    }
}

/// Schedules the retry of a declined due payment; after the last attempt the guest and the owner are notified.
async fn try_later(case: &mut Case<'_>, place: usize) -> Result<(), BookingError> {
    let today = case.now.with_timezone(&case.time_zone().await?).date_naive();
    let payment = &mut case.payments[place];
    if payment.due_date > today {
        return Ok(());
    }
    let key = payment.id.key();
    if let Some(at) = next_try(payment.attempts, case.now) {
        payment.next_attempt_at = Some(at);
        case.save_payment(place).await?;
        return Ok(app::enqueue(case.app, &case.tx, JobKind::CollectPayment, key, at).await?);
    }
    payment.state = PaymentState::Failed.into();
    case.save_payment(place).await?;
    case.note("payment_failed", key.to_string()).await?;
    reservations::announce_payment(case, WebhookEvent::PaymentFailed, &case.payments[place]).await?;
    reservations::tell_guest(case, LetterKind::PaymentFailed, &key.to_string()).await?;
    Ok(reservations::tell_owner(case, LetterKind::PaymentFailedOwner, &key.to_string()).await?)
}

/// Interval for asking a provider that has not decided.
pub(crate) const ASK_AGAIN: TimeDelta = TimeDelta::minutes(1);

/// How long an absent guest has to authenticate the card when a payment falls due.
pub(crate) const GRACE: TimeDelta = TimeDelta::hours(24);
