//! Webhooks: events are recorded in the transaction that causes them, sent by a job, retried on failure, and given up visibly for
//! the owner.
//!
//! The payload names the event and the keys of its rows. Guest details are not included; receivers request them with an API
//! token.

use chrono::{DateTime, TimeDelta, Utc};
use domain::key::Key;
use domain::text::code::{DeliveryState, StateStatus};
use notify::{Courier, Parcel, Receipt};
use reach::ReachError;
use store::StoreError;
use store::row::webhooks::webhook_delivery;

use crate::App;
use crate::app::After;
use crate::services::Purpose;

/// Pause after each failed attempt: about two days in all.
const PAUSES: [TimeDelta; 7] = [
    TimeDelta::minutes(1),
    TimeDelta::minutes(5),
    TimeDelta::minutes(30),
    TimeDelta::hours(2),
    TimeDelta::hours(6),
    TimeDelta::hours(12),
    TimeDelta::hours(24),
];

/// How long a delivery is postponed while another one to the same receiver is still running.
const BEHIND_OTHERS: TimeDelta = TimeDelta::seconds(2);

#[derive(Debug, thiserror::Error)]
pub enum WebhookError {
    #[error("no webhook delivery is configured")]
    NoCourier,
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// The job of every delivery.
pub(crate) async fn send_webhook(app: &App, key: Key) -> Result<After, WebhookError> {
    let found = store::webhooks::webhook::find_delivery(app.store.read(), key).await?;
    let waiting = DeliveryState::Waiting;
    let Some((delivery, hook)) = found.filter(|(delivery, _)| delivery.state == waiting) else {
        return Ok(After::Nothing);
    };
    let courier = app.courier.as_deref().ok_or(WebhookError::NoCourier)?;
    let Some(_turn) = courier.turn_at(hook.id.key()).await else {
        return Ok(After::At(app.now() + BEHIND_OTHERS));
    };
    let secret = app.seal.open(Purpose::WebhookSecret, key.account(), &hook.secret);
    let failed = |why: &str| Outcome::Failed { receipt: None, why: why.to_owned(), for_good: true };
    let outcome = match secret {
        _ if hook.state_status != StateStatus::Active => failed("The webhook is switched off."),
        Ok(secret) => carry(courier, &delivery, (&hook.url, &secret), app.now()).await,
        Err(error) => {
            tracing::error!(%error, "the secret of a webhook could not be decrypted");
            failed("The webhook's secret cannot be read any more. Make the webhook anew.")
        }
    };
    app.reach("webhook_carried");
    keep_outcome(app, key, outcome).await
}

/// A delivery that was requested again meanwhile counts this attempt as its first; one that another node has finished stays so.
async fn keep_outcome(app: &App, key: Key, outcome: Outcome) -> Result<After, WebhookError> {
    let tx = app.store.write().await?;
    let found = store::webhooks::webhook::lock_delivery(&tx, key).await?;
    let waiting = DeliveryState::Waiting;
    let Some(mut delivery) = found.filter(|delivery| delivery.state == waiting) else {
        return Ok(After::Nothing);
    };
    let now = app.now();
    let tries = usize::try_from(delivery.attempts).unwrap_or_default();
    delivery.attempts += 1;
    (delivery.tried_at, delivery.updated_at, delivery.version) = (Some(now), now, delivery.version + 1);
    delivery.next_try_at = None;
    let (state, receipt) = match outcome {
        Outcome::Taken(receipt) => {
            delivery.delivered_at = Some(now);
            delivery.failure = None;
            (DeliveryState::Delivered, Some(receipt))
        }
        Outcome::Failed { receipt, why, for_good } => {
            delivery.failure = Some(why);
            delivery.next_try_at = PAUSES.get(tries).filter(|_| !for_good).map(|pause| now + *pause);
            let is_over = delivery.next_try_at.is_none();
            (if is_over { DeliveryState::Failed } else { DeliveryState::Waiting }, receipt)
        }
    };
    delivery.state = state.into();
    delivery.answer_status = receipt.as_ref().map(|receipt| receipt.status.into());
    delivery.answer = receipt.map(|receipt| receipt.answer).unwrap_or_default();
    let after = delivery.next_try_at.map_or(After::Nothing, After::At);
    store::keep::update(&tx, delivery).await?;
    tx.commit().await?;
    Ok(after)
}

enum Outcome {
    Taken(Receipt),
    Failed {
        receipt: Option<Receipt>,
        why: String,
        /// A retry would fail in the same way.
        for_good: bool,
    },
}

async fn carry(
    courier: &Courier,
    delivery: &webhook_delivery::Model,
    (url, secret): (&str, &str),
    at: DateTime<Utc>,
) -> Outcome {
    let body = delivery.payload.to_string();
    let parcel = Parcel {
        url,
        secret,
        event: delivery.event.code(),
        delivery: delivery.id.key(),
        body: body.as_bytes(),
        at,
    };
    match courier.deliver(&parcel).await {
        Ok(receipt) if receipt.is_taken() => Outcome::Taken(receipt),
        Ok(receipt) => {
            let why = format!("The receiver answered {}.", receipt.status);
            Outcome::Failed { receipt: Some(receipt), why, for_good: false }
        }
        // A host name may point elsewhere tomorrow; an invalid address stays invalid.
        Err(error) => {
            Outcome::Failed { receipt: None, for_good: error == ReachError::Address, why: error.to_string() }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tries_go_on_for_about_two_days() {
        let all: TimeDelta = PAUSES.iter().sum();
        assert!((40..50).contains(&all.num_hours()), "{all}");
    }
}
