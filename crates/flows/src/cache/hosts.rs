//! Namespaces of sites by host name.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

/// How long an answer is believed: a domain moves rarely, and everyone can wait a minute for that.
const TRUST: Duration = Duration::from_mins(1);
/// Hosts remembered at most. Only those that are a site's count, so strangers cannot fill it.
const MOST: usize = 10_000;

/// Namespaces by host name, as they were found.
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

    /// Another site stands there now.
    pub(crate) fn forget(&self, host: &str) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).remove(host);
    }
}
