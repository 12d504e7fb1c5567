//! Refunds, each sent once.

use chrono::TimeDelta;
use domain::key::Key;
use domain::money::Money;
use domain::reservations::reservation::{PaymentState, RefundState};
use domain::text::code::LetterKind;
use payments::{
    Attempt, ChargeReference, IdempotencyKey, Provider, Refund, RefundLookup, RefundOutcome, RefundReference,
};
use store::StoreError;
use store::row::charges::{reservation_payment, reservation_refund};

use super::provider::line;
use super::recorded::check_refund_recorded;
use crate::app::After;
use crate::reservations::{BookingError, CERTAINTY, Case};
use crate::{App, reservations};

/// The time between two attempts while a charge cannot be refunded yet: charges are settled at night, and before that no partial
/// refund is possible.
pub(super) const SETTLED_AFTER: TimeDelta = TimeDelta::hours(1);
const ASK_AGAIN: TimeDelta = TimeDelta::minutes(1);

/// A refund request to the provider.
struct Errand {
    refund: reservation_refund::Model,
    payment: reservation_payment::Model,
    amount: Money,
    /// Whether it was sent before and the response was lost.
    again: bool,
}

/// The job of every refund.
pub(crate) async fn send_refund(app: &App, refund: Key) -> Result<After, BookingError> {
    let Some(errand) = begin_refund(app, refund).await? else { return Ok(After::Nothing) };
    let certain = errand.refund.sent_at.unwrap_or(errand.refund.updated_at) + CERTAINTY;
    if errand.again && errand.refund.provider_reference.is_none() && app.now() < certain {
        // The first request may still be in transit, and not every provider recognizes a repeated one.
        return Ok(After::At(certain));
    }
    let Some(reference) = errand.payment.provider_reference.clone().map(ChargeReference::new) else {
        // Cash and checks are returned by hand.
        return Ok(After::Nothing);
    };
    app.reach("refund_begun");
    let (provider, _) = line(app, &errand.payment).await?;
    let key = errand.refund.idempotency_key.clone().unwrap_or_default();
    let key = IdempotencyKey::new(key).map_err(|error| StoreError::Broken(error.to_string()))?;
    let known = known_outcome(&*provider, &errand, &key, &reference).await?;
    let outcome = if let Some(outcome) = known {
        outcome
    } else {
        if errand.again {
            note_refund_sent(app, refund).await?;
        }
        check_refund_recorded(app, refund, &key).await?;
        let attempt = Attempt { key, again: errand.again };
        let whole = errand.amount.minor() == errand.payment.amount;
        provider.refund(&Refund { attempt, charge: reference, amount: errand.amount, whole }).await?
    };
    app.reach("refund_answered");
    apply_refund(app, refund, outcome).await
}

/// Records that the refund is sent again, so that its result is unknown for a while.
async fn note_refund_sent(app: &App, refund: Key) -> Result<(), BookingError> {
    let Some(row) = store::reservations::reservation::refund(app.store.read(), refund).await? else {
        return Ok(());
    };
    let case = Case::open(app, row.reservation_id.key()).await?;
    if let Some(row) = store::reservations::reservation::refund(&case.tx, refund).await? {
        let row = reservation_refund::Model { sent_at: Some(case.now), ..row };
        store::keep::update(&case.tx, row).await?;
    }
    Ok(case.commit().await?)
}

async fn known_outcome(
    provider: &dyn Provider,
    errand: &Errand,
    key: &IdempotencyKey,
    charge: &ChargeReference,
) -> Result<Option<RefundOutcome>, BookingError> {
    if let Some(reference) = &errand.refund.provider_reference {
        let reference = RefundReference::new(reference.clone());
        return Ok(provider.find_refund(&RefundLookup::Reference(&reference)).await?);
    }
    if errand.again {
        return Ok(provider.find_refund(&RefundLookup::Key { key, charge }).await?);
    }
    Ok(None)
}

/// Records that the refund is being sent; `None` if there is nothing to send.
async fn begin_refund(app: &App, refund: Key) -> Result<Option<Errand>, BookingError> {
    let Some(row) = store::reservations::reservation::refund(app.store.read(), refund).await? else {
        return Ok(None);
    };
    let case = Case::open(app, row.reservation_id.key()).await?;
    let Some(mut row) = store::reservations::reservation::refund(&case.tx, refund).await? else {
        return Ok(None);
    };
    let again = row.state == RefundState::Pending;
    if !again && row.state != RefundState::Due {
        return Ok(None);
    }
    let Some(payment) = row.payment_id else { return Ok(None) };
    let payment = case.payments[case.payment(payment.key())?].clone();
    if payment.state != PaymentState::Paid {
        return Ok(None);
    }
    let amount = case.money(row.amount)?;
    if !again {
        row.attempts += 1;
        row.idempotency_key = Some(format!("resv-{}-ref-{refund}-{}", case.key(), row.attempts));
        row.state = RefundState::Pending.into();
        row.sent_at = Some(case.now);
        (row.updated_at, row.version) = (case.now, row.version + 1);
        store::keep::update(&case.tx, row.clone()).await?;
        case.commit().await?;
    }
    Ok(Some(Errand { refund: row, payment, amount, again }))
}

pub(crate) async fn apply_refund(
    app: &App,
    refund: Key,
    outcome: RefundOutcome,
) -> Result<After, BookingError> {
    let found = store::reservations::reservation::refund(app.store.read(), refund).await?;
    let Some(found) = found else { return Ok(After::Nothing) };
    let case = Case::open(app, found.reservation_id.key()).await?;
    let Some(mut row) = store::reservations::reservation::refund(&case.tx, refund).await? else {
        return Ok(After::Nothing);
    };
    if row.state == RefundState::Refunded {
        return Ok(After::Nothing);
    }
    let after = match outcome {
        RefundOutcome::Refunded { reference } => {
            row.state = RefundState::Refunded.into();
            row.provider_reference = Some(reference.as_str().to_owned());
            row.refunded_at = Some(case.now);
            row.failure = None;
            case.note("refunded", row.amount.to_string()).await?;
            reservations::tell_guest(&case, LetterKind::Refunded, &refund.to_string()).await?;
            reservations::announce_refund(&case, &row).await?;
            After::Nothing
        }
        RefundOutcome::Processing { reference } => {
            row.provider_reference = Some(reference.as_str().to_owned());
            After::At(case.now + ASK_AGAIN)
        }
        RefundOutcome::NotYet => {
            row.state = RefundState::Due.into();
            After::At(case.now + SETTLED_AFTER)
        }
        RefundOutcome::Declined(decline) => {
            row.state = RefundState::Failed.into();
            case.note("refund_failed", decline.code.as_str()).await?;
            row.failure = Some(decline.message);
            reservations::tell_owner(&case, LetterKind::RefundFailedOwner, &refund.to_string()).await?;
            After::Nothing
        }
    };
    (row.updated_at, row.version) = (case.now, row.version + 1);
    store::keep::update(&case.tx, row).await?;
    case.commit().await?;
    Ok(after)
}
