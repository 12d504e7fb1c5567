//! How often a request is repeated and how long we wait in between.

use std::time::Duration;

use sha2::{Digest, Sha256};

/// A bounded number of tries with waits that double, each cut at random between a half and the whole, so that
/// those who failed together do not come back together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Patience {
    pub(crate) tries: u32,
    pub(crate) first_wait: Duration,
}

const LONGEST_WAIT: Duration = Duration::from_secs(5);

impl Patience {
    /// The wait before the next try, or `None` when `tried` times were enough. The spread comes from a digest of
    /// the request's own name: different requests differ, and a test can foresee it.
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
