//! The URL of a provider, and the limits of requests to it.

use std::time::Duration;

#[derive(Clone, Debug)]
pub struct Settings {
    /// Without a trailing slash: paths are appended.
    pub base: String,
    pub limits: Limits,
}

#[derive(Clone, Copy, Debug)]
pub struct Limits {
    pub connect: Duration,
    /// Timeout of each attempt, from the first byte sent to the last byte received.
    pub total: Duration,
    /// The maximum number of attempts of a repeatable request.
    pub tries: u32,
    pub first_wait: Duration,
    /// The longest requested pause that we wait for.
    pub longest_pause: Duration,
    /// The maximum size of a response, in bytes.
    pub answer: usize,
    /// The number of consecutive failures that opens the circuit breaker…
    pub opens_after: u32,
    /// …and how long it stays open.
    pub rest: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            connect: Duration::from_secs(5),
            total: Duration::from_secs(30),
            tries: 3,
            first_wait: Duration::from_millis(300),
            longest_pause: Duration::from_secs(5),
            answer: 2 * 1024 * 1024,
            opens_after: 5,
            rest: Duration::from_secs(20),
        }
    }
}
