//! Randomness: names of new things, and waiting times that differ.

use std::time::Duration;

use rand::Rng;
use rand::distr::{Alphanumeric, SampleString};

/// A name nobody has had, such as `pi_3f…`.
#[expect(clippy::disallowed_methods, reason = "one of the two places where randomness is drawn")]
pub(crate) fn fresh(prefix: &str) -> String {
    format!("{prefix}{}", Alphanumeric.sample_string(&mut rand::rng(), 24))
}

/// Some time up to `longest`.
#[expect(clippy::disallowed_methods, reason = "one of the two places where randomness is drawn")]
pub(crate) fn wait_up_to(longest: Duration) -> Duration {
    longest.mul_f64(rand::rng().random())
}
