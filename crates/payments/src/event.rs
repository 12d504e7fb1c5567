//! Webhooks: a provider's signed word that something changed. Only the name of the thing is taken from it.

use chrono::{DateTime, TimeDelta, Utc};
use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};
use thiserror::Error;

use crate::card::CardReference;
use crate::charge::{ChargeReference, RefundReference};
use crate::session::SessionReference;

/// How old a webhook may be when it arrives, and how far its clock may be ahead of ours.
pub const REPLAY_WINDOW: TimeDelta = TimeDelta::minutes(5);

/// A webhook as it came in: signatures are over the very bytes.
#[derive(Clone, Copy, Debug)]
pub struct WebhookRequest<'a> {
    pub body: &'a [u8],
    /// `Stripe-Signature`. The other providers sign inside the body.
    pub signature: Option<&'a str>,
}

/// Something changed at the provider.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProviderEvent {
    /// Kept to see the same event only once. The provider's, or a digest of the body where it sends none.
    pub id: String,
    /// In the provider's words, for the log.
    pub kind: String,
    pub subject: Subject,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Subject {
    Charge(ChargeReference),
    Refund(RefundReference),
    Card(CardReference),
    Session(SessionReference),
    /// Nothing that concerns us.
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

/// Whether `signature` (hexadecimal) is the HMAC of `message`. Takes the same time wherever they differ.
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

/// An id for an event that has none: the same bytes are the same event.
pub(crate) fn digest_id(body: &[u8]) -> String {
    format!("sha256-{}", hex::encode(Sha256::digest(body)))
}
