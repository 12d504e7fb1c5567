//! What the operator's sealing keys are for beside the keys of merchants: the keys that guests hold, and answers that are kept to be
//! repeated.

use domain::guest_key::GuestKeys;
use domain::key::AccountId;
pub use payments::Secret;
pub use payments::sealed::Keyring;
use payments::sealed::{Nonce, Place, SealError};
use store::{Store, StoreError};

/// Where kept answers are sealed: no site has a name with a space.
const ANSWERS: &str = "kept answers";

#[derive(Clone, Debug)]
pub struct Seal {
    keyring: Keyring,
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

    /// An answer that is kept to be repeated: it may hold what lets a guest in.
    pub fn close(&self, answer: String, account: AccountId, nonce: Nonce) -> Result<String, SealError> {
        self.keyring.seal(&Secret::new(answer), &Place { account, site: ANSWERS }, nonce)
    }

    pub fn open(&self, sealed: &str, account: AccountId) -> Result<String, SealError> {
        let answer = self.keyring.open(sealed, &Place { account, site: ANSWERS })?;
        Ok(answer.expose().to_owned())
    }
}
