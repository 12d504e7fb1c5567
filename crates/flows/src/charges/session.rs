//! Settling a payment page (hosted checkout).

use chrono::TimeDelta;
use domain::key::{AccountId, Key};
use domain::reservations::reservation::PaymentState;
use payments::{ChargeReference, Decline, Outcome, SessionReference, SessionState};
use store::row::charges::reservation_payment;

use super::apply::apply;
use crate::app::After;
use crate::reservations::BookingError;
use crate::{App, stays};

const ASK_AGAIN: TimeDelta = TimeDelta::minutes(1);

/// The job of an open payment page: asks whether it was paid, and closes it when its time is over.
pub(super) async fn settle_session(
    app: &App,
    payment: &reservation_payment::Model,
) -> Result<After, BookingError> {
    let (key, now) = (payment.id.key(), app.now());
    let attempt = payment.idempotency_key.clone().unwrap_or_default();
    let reference = payment.session_reference.as_deref().filter(|reference| !reference.is_empty());
    let Some(reference) = reference.map(SessionReference::new) else {
        // The page was requested but its address was lost: it cannot be paid.
        close(app, key, &attempt).await?;
        return Ok(After::Nothing);
    };
    let (provider, _) = stays::line(app, payment).await?;
    let mut state = provider.find_session(&reference).await?;
    let until = hold_until(app, payment).await?;
    if state == SessionState::Open && until.is_none_or(|until| until <= now) {
        state = provider.close_session(&reference).await?;
    }
    match state {
        SessionState::Open | SessionState::Processing => Ok(After::At(now + ASK_AGAIN)),
        SessionState::Paid { charge, .. } => {
            let reference = charge.unwrap_or_else(|| ChargeReference::new(reference.as_str()));
            apply(app, key, &attempt, Outcome::Paid { reference }).await?;
            Ok(After::Nothing)
        }
        SessionState::Expired => {
            close(app, key, &attempt).await?;
            Ok(After::Nothing)
        }
    }
}

async fn close(app: &App, payment: Key, attempt: &str) -> Result<(), BookingError> {
    let message = "The payment page was closed.".to_owned();
    let decline = Decline { code: "session_expired".to_owned(), message };
    apply(app, payment, attempt, Outcome::Declined { reference: None, decline }).await
}

async fn hold_until(
    app: &App,
    payment: &reservation_payment::Model,
) -> Result<Option<chrono::DateTime<chrono::Utc>>, BookingError> {
    let row = store::reservations::reservation::find(app.store.read(), payment.reservation_id.key()).await?;
    Ok(row.and_then(|row| row.hold_until))
}

pub(super) async fn follow_session(
    app: &App,
    account: AccountId,
    session: &SessionReference,
) -> Result<(), BookingError> {
    let payment =
        store::reservations::reservation::payment_by_reference(app.store.read(), account, session.as_str())
            .await?;
    let Some(payment) = payment.filter(|payment| payment.state == PaymentState::Pending) else {
        return Ok(());
    };
    settle_session(app, &payment).await.map(drop)
}
