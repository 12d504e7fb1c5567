//! Webhooks: signed notifications that something changed. Only the name of the changed object is used.

use chrono::{DateTime, TimeDelta, Utc};
use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};
use thiserror::Error;

use crate::cards::card::CardReference;
use crate::charges::charge::{ChargeReference, RefundReference};
use crate::charges::session::SessionReference;

/// Maximum age of a webhook on arrival, and maximum clock difference into the future.
pub const REPLAY_WINDOW: TimeDelta = TimeDelta::minutes(5);

/// A received webhook: signatures cover the exact bytes of the body.
#[derive(Clone, Copy, Debug)]
pub struct WebhookRequest<'a> {
    pub body: &'a [u8],
    /// The header `Stripe-Signature`. The other providers sign inside the body.
    pub signature: Option<&'a str>,
}

/// A change at the provider.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProviderEvent {
    /// For deduplication. The provider's id, or a digest of the body if it sends none.
    pub id: String,
    /// The provider's event name, for the log.
    pub kind: String,
    pub subject: Subject,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Subject {
    Charge(ChargeReference),
    Refund(RefundReference),
    Card(CardReference),
    Session(SessionReference),
    /// An event that the app ignores.
    Other,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum WebhookError {
    #[error("the webhook is not signed, or not by the provider")]
    Signature,
    #[error("the webhook is too old or from the future")]
    Stale,
    #[error("the webhook cannot be read")]
    Unreadable,
}

/// Whether `signature` (hexadecimal) is the HMAC of `message`. Compares in constant time.
pub(crate) fn is_signed<M: Mac + KeyInit>(key: &[u8], message: &[&[u8]], signature: &str) -> bool {
    let Ok(signature) = hex::decode(signature) else { return false };
    let Ok(mut mac) = <M as KeyInit>::new_from_slice(key) else { return false };
    for part in message {
        mac.update(part);
    }
    mac.verify_slice(&signature).is_ok()
}

pub(crate) type HmacSha256 = Hmac<Sha256>;
pub(crate) type HmacSha1 = Hmac<sha1::Sha1>;

pub(crate) fn fresh(sent: DateTime<Utc>, now: DateTime<Utc>) -> Result<(), WebhookError> {
    if (now - sent).abs() <= REPLAY_WINDOW { Ok(()) } else { Err(WebhookError::Stale) }
}

/// An id for an event that has none: equal bytes give the same id.
pub(crate) fn digest_id(body: &[u8]) -> String {
    format!("sha256-{}", hex::encode(Sha256::digest(body)))
}
