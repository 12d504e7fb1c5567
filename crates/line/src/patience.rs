//! The number of attempts and the delays between them.

use std::time::Duration;

use sha2::{Digest, Sha256};

/// A limited number of attempts with exponential backoff and jitter: each delay is between half and all of its nominal value, so
/// that clients that failed together do not retry together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Patience {
    pub(crate) tries: u32,
    pub(crate) first_wait: Duration,
}

const LONGEST_WAIT: Duration = Duration::from_secs(5);

impl Patience {
    /// The delay before the next attempt, or `None` after the last one. The jitter is derived from a digest of
    /// the request's name: it differs between requests, and tests can predict it.
    pub(crate) fn wait_after(self, tried: u32, name: &str) -> Option<Duration> {
        if tried >= self.tries {
            return None;
        }
        let doubled = self.first_wait.saturating_mul(1 << (tried - 1).min(16)).min(LONGEST_WAIT);
        let digest = Sha256::digest(format!("{tried} {name}"));
        Some(doubled / 2 + doubled / 2 * u32::from(digest[0]) / 255)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn it_ends() {
        let patience = Patience { tries: 3, first_wait: Duration::from_millis(200) };
        assert!(patience.wait_after(1, "a").is_some() && patience.wait_after(2, "a").is_some());
        assert_eq!(patience.wait_after(3, "a"), None);
        assert_ne!(patience.wait_after(1, "a"), patience.wait_after(1, "b"), "each request has its own wait");
    }

    proptest! {
        #[test]
        fn waits_grow_within_bounds(tried in 1_u32..40, name in "\\PC*") {
            let patience = Patience { tries: 50, first_wait: Duration::from_millis(200) };
            let whole = Duration::from_millis(200 << (tried - 1).min(20)).min(LONGEST_WAIT);
            let wait = patience.wait_after(tried, &name).unwrap();
            prop_assert!(wait >= whole / 2 && wait <= whole, "{wait:?} of {whole:?}");
        }
    }
}
