//! Randomness: ids of new records, and jitter.

use std::time::Duration;

use rand::Rng;
use rand::distr::{Alphanumeric, SampleString};

/// A new unique id, such as `pi_3f…`.
#[expect(clippy::disallowed_methods, reason = "one of the two places where randomness is drawn")]
pub(crate) fn fresh(prefix: &str) -> String {
    format!("{prefix}{}", Alphanumeric.sample_string(&mut rand::rng(), 24))
}

/// A random duration up to `longest`.
#[expect(clippy::disallowed_methods, reason = "one of the two places where randomness is drawn")]
pub(crate) fn wait_up_to(longest: Duration) -> Duration {
    longest.mul_f64(rand::rng().random())
}
