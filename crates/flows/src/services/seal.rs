//! Uses of the operator's encryption keys other than payment credentials: guest keys, responses stored for repetition, and
//! secrets of users and webhooks.

use domain::guest_key::GuestKeys;
use domain::key::AccountId;
use payments::merchant::sealed::{Keyring, Place, SealError};
use store::{Store, StoreError};

/// The purpose of an encrypted text; it can be decrypted for that purpose only.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// A response stored for repetition: it may contain a guest key.
    KeptAnswer,
    SecondFactor,
    WebhookSecret,
    /// The address of another channel's calendar, which shows the calendar to whoever has it.
    FeedAddress,
}

impl Purpose {
    /// Used in place of a site's name, which cannot contain a space.
    pub(crate) const fn place(self) -> &'static str {
        match self {
            Self::KeptAnswer => "kept answers",
            Self::SecondFactor => "second factor",
            Self::WebhookSecret => "webhook secret",
            Self::FeedAddress => "feed address",
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
    /// Purpose of guest keys, and the name under which the database stores the fingerprint of their encryption key.
    pub const GUEST_KEYS: &str = "guest keys";

    /// Uses the key with which this database's guest keys were made so far; initially the newest.
    pub async fn recall(store: &Store, keyring: Keyring) -> Result<Self, SealingKeyError> {
        if store::sealing::fingerprint(store, Self::GUEST_KEYS).await?.is_none() {
            store::sealing::keep(store, Self::GUEST_KEYS, &keyring.fingerprint()).await?;
        }
        let known = store::sealing::fingerprint(store, Self::GUEST_KEYS).await?.unwrap_or_default();
        Self::by(keyring, &known).ok_or(SealingKeyError::Missing(known))
    }

    /// Makes guest keys with the newest key from now on. All earlier guest keys become invalid.
    pub async fn renew(store: &Store, keyring: &Keyring) -> Result<(), StoreError> {
        store::sealing::replace(store, Self::GUEST_KEYS, &keyring.fingerprint()).await
    }

    /// Uses the newest key, without a stored fingerprint.
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

    /// The same for a text that an earlier version may have stored in clear.
    pub(crate) fn reveal(&self, purpose: &str, account: AccountId, text: &str) -> Result<String, SealError> {
        match self.keyring.open(text, &Place { account, site: purpose }) {
            Ok(plain) => Ok(plain.expose().to_owned()),
            Err(SealError::NotSealed) => Ok(text.to_owned()),
            Err(error) => Err(error),
        }
    }
}

pub(crate) fn broken(error: SealError) -> StoreError {
    StoreError::Broken(error.to_string())
}
