//! The idempotency keys of requests in progress.

use std::collections::HashSet;
use std::sync::{Mutex, MutexGuard, PoisonError};

type Name = (String, String);

/// By account and key.
#[derive(Debug, Default)]
pub(crate) struct InFlight(Mutex<HashSet<Name>>);

/// The key is reserved until this is dropped.
pub(crate) struct Busy<'a> {
    keys: &'a InFlight,
    key: Name,
}

impl InFlight {
    /// None if another request holds the key.
    pub(crate) fn take(&self, account: &str, key: &str) -> Option<Busy<'_>> {
        let key = (account.to_owned(), key.to_owned());
        self.locked().insert(key.clone()).then(|| Busy { keys: self, key })
    }

    fn locked(&self) -> MutexGuard<'_, HashSet<Name>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Busy<'_> {
    fn drop(&mut self) {
        self.keys.locked().remove(&self.key);
    }
}
