//! Applies a charge's result once, from whichever source it came: the request itself, the guest's authentication, a webhook, or
//! the polling job.

use chrono::{DateTime, TimeDelta, Utc};
use domain::key::Key;
use domain::reservations::reservation::{PaymentState, Status};
use payments::{CardReference, ChargeReference, Decline, IdempotencyKey, Lookup, Outcome, Provider};
use store::StoreError;
use store::row::charges::reservation_payment;

use super::apply::{apply, decline_of};
use super::outcome::{ASK_AGAIN, GRACE};
use super::session::settle_session;
use crate::app::After;
use crate::reservations::{BookingError, CERTAINTY, ReservationView};
use crate::{App, reservations, stays};

/// A charge that the provider does not know is looked up again after this time, when no network can still deliver it.
const LAST_LOOK: TimeDelta = TimeDelta::minutes(15);

const NEVER_ARRIVED: &str = "The payment did not reach the bank.";

/// The browser reports that the authentication is done, or returns from the provider's page. The provider is asked to confirm it.
pub async fn mark_payment_authenticated(app: &App, payment: Key) -> Result<ReservationView, BookingError> {
    ask_about_proof(app, payment, false).await
}

/// Returns a fresh token, for a charge that was made while the guest was away or an authentication that took too long.
pub async fn refresh_payment_auth(app: &App, payment: Key) -> Result<ReservationView, BookingError> {
    ask_about_proof(app, payment, true).await
}

async fn ask_about_proof(app: &App, payment: Key, anew: bool) -> Result<ReservationView, BookingError> {
    let row = store::reservations::reservation::payment(app.store.read(), payment).await?;
    let row = row.ok_or(BookingError::NoSuchPayment)?;
    let reservation = row.reservation_id.key();
    if row.state != PaymentState::Pending {
        return reservations::reservation(app, reservation).await;
    }
    if row.session_reference.is_some() {
        settle_session(app, &row).await?;
        return reservations::reservation(app, reservation).await;
    }
    let attempt = row.idempotency_key.clone().unwrap_or_default();
    let (provider, card) = stays::line(app, &row).await?;
    let reference =
        row.provider_reference.as_deref().map(ChargeReference::new).ok_or(BookingError::Locked)?;
    let outcome = match card {
        Some(card) if anew => provider.renew_charge_auth(&reference, &card).await?,
        _ => provider.finish_charge(&reference).await?,
    };
    let decline = decline_of(&outcome);
    apply(app, payment, &attempt, outcome).await?;
    match decline {
        Some(decline) => Err(BookingError::Declined(decline)),
        None => reservations::reservation(app, reservation).await,
    }
}

/// Abandons an authentication because the guest pays another way.
pub(crate) async fn abandon_proof(app: &App, payment: Key) -> Result<(), BookingError> {
    let row = store::reservations::reservation::payment(app.store.read(), payment).await?;
    let row = row.ok_or(BookingError::NoSuchPayment)?;
    if row.state != PaymentState::Pending || !row.auth_required {
        return Ok(());
    }
    let (Some(reference), Some(attempt)) = (&row.provider_reference, &row.idempotency_key) else {
        return Ok(());
    };
    let (provider, _) = stays::line(app, &row).await?;
    let outcome = provider.release(&ChargeReference::new(reference.clone())).await?;
    apply(app, payment, attempt, outcome).await
}

/// The job of every charge: asks for its result, and completes or undoes the booking.
pub(crate) async fn settle_charge(app: &App, payment: Key) -> Result<After, BookingError> {
    let Some(row) = store::reservations::reservation::payment(app.store.read(), payment).await? else {
        return Ok(After::Nothing);
    };
    if row.session_reference.is_some() && row.state == PaymentState::Pending {
        return settle_session(app, &row).await;
    }
    let is_pending = row.state == PaymentState::Pending;
    let is_given_up = [PaymentState::Due, PaymentState::Canceled].contains(&row.state);
    let is_missed = is_given_up && row.failure.as_deref() == Some(NEVER_ARRIVED);
    let (Some(attempt), true) = (row.idempotency_key.clone(), is_pending || is_missed) else {
        return Ok(After::Nothing);
    };
    let (provider, card) = stays::line(app, &row).await?;
    let now = app.now();
    match look_up(&*provider, &row, &attempt, card.as_ref()).await? {
        Some(Outcome::NeedsAuthentication { reference, auth_token }) if is_pending => {
            let until = proof_until(app, &row).await?;
            if now < until {
                if !row.auth_required {
                    let outcome = Outcome::NeedsAuthentication { reference, auth_token };
                    apply(app, payment, &attempt, outcome).await?;
                }
                return Ok(After::At(until));
            }
            let outcome = provider.release(&reference).await?;
            apply(app, payment, &attempt, outcome).await?;
        }
        Some(outcome @ (Outcome::Processing { .. } | Outcome::Held { .. })) => {
            apply(app, payment, &attempt, outcome).await?;
            return Ok(After::At(now + ASK_AGAIN));
        }
        Some(outcome) => apply(app, payment, &attempt, outcome).await?,
        None if is_pending => {
            let certain = row.sent_at.unwrap_or(row.updated_at) + CERTAINTY;
            if now < certain {
                return Ok(After::At(certain));
            }
            let decline = Decline { code: "never_arrived".to_owned(), message: NEVER_ARRIVED.to_owned() };
            apply(app, payment, &attempt, Outcome::Declined { reference: None, decline }).await?;
            return Ok(After::At(now + LAST_LOOK));
        }
        None => (),
    }
    Ok(After::Nothing)
}

async fn proof_until(app: &App, payment: &reservation_payment::Model) -> Result<DateTime<Utc>, StoreError> {
    let reservation =
        store::reservations::reservation::find(app.store.read(), payment.reservation_id.key()).await?;
    let held = reservation.filter(|row| row.status == Status::Tentative).and_then(|row| row.hold_until);
    let sent = payment.sent_at.unwrap_or(payment.updated_at);
    Ok(held.or(payment.next_attempt_at).unwrap_or(sent + GRACE))
}

async fn look_up(
    provider: &dyn Provider,
    payment: &reservation_payment::Model,
    attempt: &str,
    card: Option<&CardReference>,
) -> Result<Option<Outcome>, BookingError> {
    if let Some(reference) = &payment.provider_reference {
        let reference = ChargeReference::new(reference.clone());
        return Ok(provider.find_charge(&Lookup::Reference(&reference)).await?);
    }
    let key = IdempotencyKey::new(attempt).map_err(|error| StoreError::Broken(error.to_string()))?;
    let Some(card) = card else { return Ok(None) };
    Ok(provider.find_charge(&Lookup::Key { key: &key, card }).await?)
}
