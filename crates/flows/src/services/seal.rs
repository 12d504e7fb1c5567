//! What the operator's sealing keys are for beside the keys of merchants: the keys that guests hold, answers that are kept to be
//! repeated, and secrets of people and webhooks.

use domain::guest_key::GuestKeys;
use domain::key::AccountId;
use payments::sealed::{Keyring, Place, SealError};
use store::{Store, StoreError};

/// What a text is sealed for; it opens for nothing else.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// An answer that is kept to be repeated: it may hold what lets a guest in.
    KeptAnswer,
    SecondFactor,
    WebhookSecret,
}

impl Purpose {
    /// In place of a site: no site has a name with a space.
    pub(crate) const fn place(self) -> &'static str {
        match self {
            Self::KeptAnswer => "kept answers",
            Self::SecondFactor => "second factor",
            Self::WebhookSecret => "webhook secret",
        }
    }
}

#[derive(Clone, Debug)]
pub struct Seal {
    pub(crate) keyring: Keyring,
    guest_keys: GuestKeys,
}

#[derive(Debug, thiserror::Error)]
pub enum SealingKeyError {
    #[error("the guests' links of this database are made with the sealing key {0}, which is not here")]
    Missing(String),
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl Seal {
    /// What guest keys are made for, and the name under which the database remembers by which key.
    pub const GUEST_KEYS: &str = "guest keys";

    /// By the key with which guest keys of this database have been made so far; at first by the newest.
    pub async fn recall(store: &Store, keyring: Keyring) -> Result<Self, SealingKeyError> {
        if store::sealing::fingerprint(store, Self::GUEST_KEYS).await?.is_none() {
            store::sealing::keep(store, Self::GUEST_KEYS, &keyring.fingerprint()).await?;
        }
        let known = store::sealing::fingerprint(store, Self::GUEST_KEYS).await?.unwrap_or_default();
        Self::by(keyring, &known).ok_or(SealingKeyError::Missing(known))
    }

    /// Makes guest keys by the newest key from now on. Those that are out open nothing any more.
    pub async fn renew(store: &Store, keyring: &Keyring) -> Result<(), StoreError> {
        store::sealing::replace(store, Self::GUEST_KEYS, &keyring.fingerprint()).await
    }

    /// By the newest key, for a house that remembers nothing.
    pub fn new(keyring: Keyring) -> Option<Self> {
        let newest = keyring.fingerprint();
        Self::by(keyring, &newest)
    }

    fn by(keyring: Keyring, fingerprint: &str) -> Option<Self> {
        let guest_keys = GuestKeys::new(&keyring.secret(fingerprint, Self::GUEST_KEYS)?);
        Some(Self { keyring, guest_keys })
    }

    pub(crate) fn guest_keys(&self) -> &GuestKeys {
        &self.guest_keys
    }

    pub fn open(&self, purpose: Purpose, account: AccountId, sealed: &str) -> Result<String, SealError> {
        let plain = self.keyring.open(sealed, &Place { account, site: purpose.place() })?;
        Ok(plain.expose().to_owned())
    }
}

pub(crate) fn broken(error: SealError) -> StoreError {
    StoreError::Broken(error.to_string())
}
