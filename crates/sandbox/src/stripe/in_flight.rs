//! The idempotency keys whose work is being done.

use std::collections::HashSet;
use std::sync::{Mutex, MutexGuard, PoisonError};

type Name = (String, String);

/// By account and key.
#[derive(Debug, Default)]
pub(crate) struct InFlight(Mutex<HashSet<Name>>);

/// While it lives, the key is taken.
pub(crate) struct Busy<'a> {
    keys: &'a InFlight,
    key: Name,
}

impl InFlight {
    /// None while another has the key.
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
