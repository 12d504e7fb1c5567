//! Where a provider is, and how long we wait for it.

use std::time::Duration;

#[derive(Clone, Debug)]
pub struct Settings {
    /// Without a slash at its end: paths are appended.
    pub base: String,
    pub limits: Limits,
}

#[derive(Clone, Copy, Debug)]
pub struct Limits {
    pub connect: Duration,
    /// From the first byte sent to the last byte read, for each try.
    pub total: Duration,
    /// How often a request that may be repeated is sent.
    pub tries: u32,
    pub first_wait: Duration,
    /// The longest pause that we wait out when we are asked to be slower.
    pub longest_pause: Duration,
    /// The longest answer that is read, in bytes.
    pub answer: usize,
    /// So many failures in a row open the circuit…
    pub opens_after: u32,
    /// …for so long.
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
