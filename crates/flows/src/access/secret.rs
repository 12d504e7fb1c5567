//! Secrets that we issue and later only compare: sessions, API tokens, invitations, password resets. They are random, so a plain
//! hash is enough; passwords need `password.rs`.

use sha2::{Digest, Sha256};

pub(crate) fn hashed(secret: &str) -> String {
    hex::encode(Sha256::digest(secret.as_bytes()))
}

/// Compares in constant time.
pub(crate) fn fits(secret: &str, kept: &str) -> bool {
    use subtle::ConstantTimeEq;
    hashed(secret).as_bytes().ct_eq(kept.as_bytes()).into()
}
