//! Sends webhooks to owners' systems: signed, directly to the configured address, and never into private networks, whatever a
//! host name resolves to.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use chrono::{DateTime, Utc};
use domain::key::Key;
use hmac::{Hmac, KeyInit, Mac};
use reach::{Outside, Reach, ReachError, Response};
use sha2::Sha256;
use tokio::sync::OwnedMutexGuard;

const SIGNATURE: &str = "casita-signature";
const DELIVERY: &str = "casita-delivery";
const EVENT: &str = "casita-event";
/// Maximum stored size of a response, in bytes.
const MOST_ANSWER: usize = 1_024;

/// Maximum time to wait for a receiver's delivery lock: a slow receiver must not block the others.
const PATIENCE: Duration = Duration::from_millis(250);

type Door = Arc<tokio::sync::Mutex<()>>;

#[derive(Clone, Debug)]
pub struct Courier {
    outside: Outside,
    doors: Arc<Mutex<HashMap<Key, Door>>>,
}

/// One attempt to deliver one event to one receiver.
#[derive(Clone, Copy, Debug)]
pub struct Parcel<'a> {
    pub url: &'a str,
    pub secret: &'a str,
    pub event: &'a str,
    pub delivery: Key,
    pub body: &'a [u8],
    pub at: DateTime<Utc>,
}

/// The receiver's response.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Receipt {
    pub status: u16,
    /// The beginning of the response body.
    pub answer: String,
}

impl Receipt {
    /// Only 2xx counts as delivered; redirects are not followed.
    pub fn is_taken(&self) -> bool {
        (200..300).contains(&self.status)
    }
}

impl Courier {
    pub fn new(receivers: Reach) -> Result<Self, ReachError> {
        Ok(Self { outside: Outside::new(receivers)?, doors: Arc::default() })
    }

    /// Acquires the receiver's delivery lock, to be held until its response is stored: a node that crashes repeats at most one
    /// delivery per receiver. None if other deliveries hold the lock too long.
    pub async fn turn_at(&self, receiver: Key) -> Option<OwnedMutexGuard<()>> {
        let door = Arc::clone(
            self.doors.lock().unwrap_or_else(PoisonError::into_inner).entry(receiver).or_default(),
        );
        tokio::time::timeout(PATIENCE, door.lock_owned()).await.ok()
    }

    /// Whether the address is allowed, before its host name is resolved.
    pub fn check(&self, url: &str) -> Result<(), ReachError> {
        self.outside.check(url)
    }

    pub async fn deliver(&self, parcel: &Parcel<'_>) -> Result<Receipt, ReachError> {
        let request = self
            .outside
            .post(parcel.url)?
            .header("content-type", "application/json")
            .header(SIGNATURE, signature(parcel.secret, parcel.at, parcel.body))
            .header(EVENT, parcel.event)
            .header(DELIVERY, parcel.delivery.to_string())
            .body(parcel.body.to_vec());
        let response = request.send().await.map_err(|error| ReachError::of(&error))?;
        Ok(Receipt { status: response.status().as_u16(), answer: beginning(response).await })
    }
}

/// In Stripe's format: `t=…,v1=…` over the seconds, a dot and the body.
pub fn signature(secret: &str, at: DateTime<Utc>, body: &[u8]) -> String {
    let seconds = at.timestamp();
    let mut mac = Hmac::<Sha256>::new_from_slice(secret.as_bytes()).expect("a secret may have any length");
    mac.update(format!("{seconds}.").as_bytes());
    mac.update(body);
    format!("t={seconds},v1={}", hex::encode(mac.finalize().into_bytes()))
}

async fn beginning(mut response: Response) -> String {
    let mut bytes = Vec::new();
    // A response that is cut short still counts, with what was read.
    while let Ok(Some(chunk)) = response.chunk().await {
        bytes.extend_from_slice(&chunk);
        if bytes.len() >= MOST_ANSWER {
            break;
        }
    }
    bytes.truncate(MOST_ANSWER);
    // PostgreSQL cannot store a NUL character in text.
    String::from_utf8_lossy(&bytes).replace('\0', "")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_signature_is_the_one_that_others_reckon() {
        // Computed with OpenSSL: printf '1700000000.{"a":1}' | openssl dgst -sha256 -hmac secret
        let at = DateTime::from_timestamp(1_700_000_000, 0).unwrap();
        let signed = signature("secret", at, br#"{"a":1}"#);
        assert_eq!(
            signed,
            "t=1700000000,v1=49f24e537407743fa4a0242bb63b94b9a47ee99cbbe071ccd8a22550ae411686"
        );
    }

    #[tokio::test]
    async fn nothing_goes_inside() {
        let courier = Courier::new(Reach::Public).unwrap();
        let at = DateTime::from_timestamp(0, 0).unwrap();
        for url in [
            "http://127.0.0.1/",
            "http://2130706433/",
            "http://[::1]:80/",
            "http://169.254.169.254/latest/meta-data/",
            "http://10.0.0.1/",
            "http://localhost:9/",
        ] {
            let parcel = Parcel { url, secret: "", event: "x", delivery: Key::from_u128(1), body: b"", at };
            assert_eq!(courier.deliver(&parcel).await, Err(ReachError::Inside), "{url}");
        }
        for url in
            ["ftp://example.org/", "example.org", "https://me:secret@example.org/", "file:///etc/passwd"]
        {
            assert_eq!(courier.check(url), Err(ReachError::Address), "{url}");
        }
        assert_eq!(courier.check("https://example.org/hook"), Ok(()));
    }
}
