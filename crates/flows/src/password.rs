//! Passwords: kept only as argon2id hashes.

use argon2::Argon2;
use argon2::password_hash::{PasswordHasher, PasswordVerifier, phc::PasswordHash};

/// Shorter ones are guessed too fast.
pub const MIN_LENGTH: usize = 10;

#[derive(Debug, thiserror::Error)]
pub enum PasswordError {
    #[error("A password has at least {MIN_LENGTH} characters.")]
    TooShort,
    #[error("The password could not be hashed: {0}")]
    Hash(argon2::password_hash::Error),
}

pub fn hash(password: &str) -> Result<String, PasswordError> {
    if password.chars().count() < MIN_LENGTH {
        return Err(PasswordError::TooShort);
    }
    let hash = Argon2::default().hash_password(password.as_bytes()).map_err(PasswordError::Hash)?;
    Ok(hash.to_string())
}

pub fn verify(password: &str, hash: &str) -> bool {
    let Ok(hash) = PasswordHash::new(hash) else { return false };
    Argon2::default().verify_password(password.as_bytes(), &hash).is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_right_password_fits_its_hash_and_no_other_does() {
        let kept = hash("correct horse").unwrap();
        assert!(verify("correct horse", &kept));
        assert!(!verify("wrong horse!", &kept));
        assert!(!verify("correct horse", "not a hash"));
        assert!(kept.starts_with("$argon2id$"));
    }

    #[test]
    fn a_short_password_is_refused() {
        assert!(matches!(hash("ninechars"), Err(PasswordError::TooShort)));
    }
}
