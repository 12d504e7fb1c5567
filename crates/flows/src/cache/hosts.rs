//! Cache of sites' namespaces by host name.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// How long an entry is valid: a domain rarely moves to another site, and a delay of one minute is acceptable.
const TRUST: Duration = Duration::from_mins(1);
/// Maximum of cached hosts. Only hosts of sites are cached, so requests cannot fill it.
const MOST: usize = 10_000;

/// Namespaces by host name.
#[derive(Clone, Debug, Default)]
pub(crate) struct Hosts(Arc<Mutex<HashMap<String, (String, Instant)>>>);

impl Hosts {
    pub(crate) fn get(&self, host: &str) -> Option<String> {
        let known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let (namespace, since) = known.get(host)?;
        (since.elapsed() < TRUST).then(|| namespace.clone())
    }

    pub(crate) fn keep(&self, host: &str, namespace: &str) {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if known.len() >= MOST {
            known.clear();
        }
        known.insert(host.to_owned(), (namespace.to_owned(), Instant::now()));
    }

    /// The host now belongs to another site.
    pub(crate) fn forget(&self, host: &str) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).remove(host);
    }
}
