//! Secrets that we hand out and only recognise again: of sessions, API tokens, invitations, resets. They are random, so a plain hash
//! keeps them; passwords need `password.rs`.

use sha2::{Digest, Sha256};

pub(crate) fn hashed(secret: &str) -> String {
    hex::encode(Sha256::digest(secret.as_bytes()))
}

/// Takes the same time wherever they differ.
pub(crate) fn fits(secret: &str, kept: &str) -> bool {
    use subtle::ConstantTimeEq;
    hashed(secret).as_bytes().ct_eq(kept.as_bytes()).into()
}
