//! The name of one attempt to change something at a provider: the same attempt never counts twice.

use std::fmt;

use domain::key::Key;
use sha2::{Digest, Sha256};
use thiserror::Error;

/// Ours, and unique to one attempt. A guest's second try after a decline is another attempt with another key; a
/// repetition after a lost answer is the same attempt with the same key.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct IdempotencyKey(String);

#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("An idempotency key has 1 to {} letters, digits, dashes or underscores.", IdempotencyKey::LONGEST)]
pub struct KeyTextError;

impl IdempotencyKey {
    /// Providers take 255 characters; the rest is for the steps of one attempt.
    pub const LONGEST: usize = 200;

    pub fn new(text: impl Into<String>) -> Result<Self, KeyTextError> {
        let text = text.into();
        let plain = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_';
        if text.is_empty() || text.len() > Self::LONGEST || !text.bytes().all(plain) {
            return Err(KeyTextError);
        }
        Ok(Self(text))
    }

    /// The `attempt`th try to collect one payment of a reservation.
    pub fn of_payment(reservation: Key, payment: Key, attempt: u32) -> Self {
        Self(format!("resv-{reservation}-pay-{payment}-{attempt}"))
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The key of one step of the attempt, where a provider needs several requests.
    pub(crate) fn step(&self, name: &str) -> String {
        format!("{}-{name}", self.0)
    }

    /// The same name in 32 characters, for providers whose own ids we may choose but that keep them short.
    pub(crate) fn short(&self) -> String {
        hex::encode(&Sha256::digest(&self.0)[..16])
    }
}

impl fmt::Display for IdempotencyKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl fmt::Debug for IdempotencyKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "IdempotencyKey({})", self.0)
    }
}

/// An attempt, and whether it may have reached the provider before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attempt {
    pub key: IdempotencyKey,
    /// Whether the key was ever sent. Then what became of it is looked up before anything is sent again.
    pub again: bool,
}

impl Attempt {
    pub fn first(key: IdempotencyKey) -> Self {
        Self { key, again: false }
    }

    pub fn again(key: IdempotencyKey) -> Self {
        Self { key, again: true }
    }
}

#[cfg(test)]
mod tests {
    use domain::key::AccountId;

    use super::*;

    #[test]
    fn keys_are_short_and_plain() {
        for text in ["", "a b", "ä", "a/b", &"a".repeat(201)] {
            assert_eq!(IdempotencyKey::new(text), Err(KeyTextError), "{text:?}");
        }
        assert_eq!(IdempotencyKey::new("a-B_9").unwrap().as_str(), "a-B_9");
    }

    #[test]
    fn a_payment_has_a_key_for_each_attempt() {
        let key = |random| Key::new(AccountId::new(7), 1_790_000_000, random);
        let first = IdempotencyKey::of_payment(key(1), key(2), 1);
        let second = IdempotencyKey::of_payment(key(1), key(2), 2);
        assert_ne!(first, second);
        assert_ne!(first.short(), second.short());
        assert_eq!(first.short().len(), 32);
        assert_eq!(IdempotencyKey::new(first.as_str()), Ok(first.clone()), "made keys are good keys");
        assert!(first.step("customer").len() <= 255);
    }
}
