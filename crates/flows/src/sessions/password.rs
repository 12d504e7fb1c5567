//! Passwords: stored only as argon2id hashes.

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use tokio::sync::Semaphore;

/// Shorter ones are too easy to guess.
pub const MIN_LENGTH: usize = 10;
/// Longer ones only waste CPU time.
const MAX_LENGTH: usize = 1_000;
/// Hashing occupies a core and takes 19 MB, so only this many run at once; others wait.
static AT_ONCE: Semaphore = Semaphore::const_new(4);

#[derive(Debug, thiserror::Error)]
pub enum PasswordError {
    #[error("A password has at least {MIN_LENGTH} characters.")]
    TooShort,
    #[error("A password has at most {MAX_LENGTH} characters.")]
    TooLong,
    #[error("The password could not be hashed: {0}")]
    Hash(argon2::password_hash::Error),
    #[error("The password was not hashed to its end.")]
    Interrupted,
}

pub fn hash(password: &str) -> Result<String, PasswordError> {
    if password.chars().count() < MIN_LENGTH {
        return Err(PasswordError::TooShort);
    }
    if password.len() > MAX_LENGTH {
        return Err(PasswordError::TooLong);
    }
    let hash = Argon2::default().hash_password(password.as_bytes()).map_err(PasswordError::Hash)?;
    Ok(hash.to_string())
}

pub fn verify(password: &str, hash: &str) -> bool {
    let Ok(hash) = PasswordHash::new(hash) else { return false };
    Argon2::default().verify_password(password.as_bytes(), &hash).is_ok()
}

/// Hashes in a blocking task, because it is slow on purpose.
pub(crate) async fn hash_aside(password: String) -> Result<String, PasswordError> {
    let _turn = AT_ONCE.acquire().await;
    let hashed = tokio::task::spawn_blocking(move || hash(&password)).await;
    hashed.unwrap_or(Err(PasswordError::Interrupted))
}

/// Whether the password matches the stored hash. Hashing is slow on purpose, so it runs in a blocking task; it takes as long
/// without a stored hash, so that response times do not reveal which users exist.
pub(crate) async fn fits(password: String, kept: Option<String>) -> bool {
    let _turn = AT_ONCE.acquire().await;
    let compared = tokio::task::spawn_blocking(move || {
        if let Some(kept) = kept {
            return verify(&password, &kept);
        }
        let _ = Argon2::default().hash_password(password.as_bytes());
        false
    });
    compared.await.unwrap_or(false)
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
