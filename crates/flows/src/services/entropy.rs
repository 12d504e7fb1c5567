//! Randomness, injected so that tests can predict it.

use rand::RngCore;

pub trait Entropy: Send + Sync + std::fmt::Debug {
    fn next(&self) -> u64;
}

/// Randomness of the operating system, through a cryptographic generator.
#[derive(Clone, Copy, Debug)]
pub struct SystemEntropy;

impl Entropy for SystemEntropy {
    #[expect(clippy::disallowed_methods, reason = "the one place where randomness is drawn")]
    fn next(&self) -> u64 {
        rand::rng().next_u64()
    }
}
