//! Two-factor authentication: codes that change every 30 seconds, and recovery codes in case the phone is lost.

use domain::key::Key;
use serde_json::{Value, json};
use store::row::sessions::user;
use store::{StoreError, Tx};
use totp_rs::{Builder, Secret, Totp};

use super::credentials_log::record_everywhere;
use super::own_session::{own_session, unchanged};
use super::password::fits;
use crate::access::Person;
use crate::services::Purpose;
use crate::{App, access, app, services};

const ISSUER: &str = "Casita";
const SECRET_BYTES: usize = 20;
const RECOVERY_CODES: usize = 10;
/// Field of the session data with a secret that is not confirmed yet.
const PENDING: &str = "totp_secret";

#[derive(Debug, thiserror::Error)]
pub enum TwoFactorError {
    #[error("not signed in")]
    NoSession,
    #[error("two-factor authentication is already on")]
    AlreadyOn,
    #[error("no second factor is waiting for confirmation")]
    NotBegun,
    #[error("the code is wrong, or was used already")]
    WrongCode,
    #[error("the password is wrong")]
    WrongPassword,
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// What the authenticator app needs.
#[derive(Clone, Debug)]
pub struct Enrolment {
    /// In base 32, for typing.
    pub secret: String,
    /// `otpauth://…`, shown as a QR code.
    pub address: String,
}

/// Creates a secret, which takes effect once a code has confirmed it. An active one cannot be replaced: that would let anyone
/// with an unattended browser take it over.
pub async fn begin_two_factor(
    app: &App,
    browser: &str,
    person: &Person,
) -> Result<Enrolment, TwoFactorError> {
    let random: Vec<u8> = (0..3).flat_map(|_| app.random().to_be_bytes()).take(SECRET_BYTES).collect();
    let secret = Secret::from(random).to_base32();
    let totp = totp(&secret, &person.email).ok_or(TwoFactorError::NotBegun)?;
    let address = totp.to_url().map_err(|_| TwoFactorError::NotBegun)?;
    let tx = app.store.write().await?;
    must_be_off(&tx, person).await?;
    let mut session = own_session(&tx, browser).await?.ok_or(TwoFactorError::NoSession)?;
    let sealed = app::seal(app, Purpose::SecondFactor, person.key.account(), secret.clone())
        .map_err(services::broken)?;
    session.data[PENDING] = json!(sealed);
    store::keep::update(&tx, session).await?;
    tx.commit().await?;
    Ok(Enrolment { secret, address })
}

/// Activates it and returns the recovery codes, which are shown once.
pub async fn confirm_two_factor(
    app: &App,
    browser: &str,
    person: &Person,
    code: &str,
) -> Result<Vec<String>, TwoFactorError> {
    let tx = app.store.write().await?;
    must_be_off(&tx, person).await?;
    let mut session = own_session(&tx, browser).await?.ok_or(TwoFactorError::NoSession)?;
    let sealed = session.data.get(PENDING).and_then(Value::as_str).map(str::to_owned);
    let sealed = sealed.ok_or(TwoFactorError::NotBegun)?;
    let secret = second_factor(app, person.key, &sealed)?;
    let step = step(app, &secret, &person.email, code).ok_or(TwoFactorError::WrongCode)?;
    if let Some(data) = session.data.as_object_mut() {
        data.remove(PENDING);
    }
    store::keep::update(&tx, session).await?;
    store::sessions::two_factor::set_secret(&tx, person.key, Some(sealed), app.now()).await?;
    store::sessions::two_factor::take_step(&tx, person.key, step).await?;
    let codes = new_recovery_codes(app, &tx, person.key).await?;
    record_everywhere(app, &tx, person, "enable-two-factor").await?;
    tx.commit().await?;
    Ok(codes)
}

/// Requires the password: an unattended browser is not enough.
pub async fn disable_two_factor(
    app: &App,
    browser: &str,
    person: &Person,
    given: String,
    code: &str,
) -> Result<(), TwoFactorError> {
    let tx = prove_twice(app, browser, person, given, code).await?;
    store::sessions::two_factor::set_secret(&tx, person.key, None, app.now()).await?;
    store::sessions::two_factor::replace_recovery_codes(&tx, person.key, Vec::new(), app.now()).await?;
    record_everywhere(app, &tx, person, "disable-two-factor").await?;
    Ok(tx.commit().await?)
}

/// Replaces the recovery codes; the old ones become invalid.
pub async fn renew_recovery_codes(
    app: &App,
    browser: &str,
    person: &Person,
    given: String,
    code: &str,
) -> Result<Vec<String>, TwoFactorError> {
    let tx = prove_twice(app, browser, person, given, code).await?;
    let codes = new_recovery_codes(app, &tx, person.key).await?;
    record_everywhere(app, &tx, person, "renew-recovery-codes").await?;
    tx.commit().await?;
    Ok(codes)
}

async fn prove_twice(
    app: &App,
    browser: &str,
    person: &Person,
    given: String,
    code: &str,
) -> Result<Tx, TwoFactorError> {
    let user = store::sessions::user::find(app.store.read(), person.key).await?;
    if !fits(given, user.as_ref().map(|user| user.password_hash.clone())).await {
        return Err(TwoFactorError::WrongPassword);
    }
    let checked = user.ok_or(TwoFactorError::WrongPassword)?;
    let tx = app.store.write().await?;
    let user = unchanged(&tx, &checked).await?;
    own_session(&tx, browser).await?.ok_or(TwoFactorError::NoSession)?;
    let user = user.ok_or(TwoFactorError::WrongPassword)?;
    if code_counts(app, &tx, &user, code).await? { Ok(tx) } else { Err(TwoFactorError::WrongCode) }
}

/// Uses up a code: one of the app, each of which is accepted once, or a recovery code.
pub(super) async fn code_counts(
    app: &App,
    tx: &Tx,
    user: &user::Model,
    code: &str,
) -> Result<bool, StoreError> {
    let Some(sealed) = &user.totp_secret else { return Ok(false) };
    let step = match second_factor(app, user.id.key(), sealed) {
        Ok(secret) => step(app, &secret, &user.email, code),
        Err(error) => {
            // Recovery codes work without the encryption key.
            tracing::error!(%error, "a two-factor secret could not be decrypted");
            None
        }
    };
    if let Some(step) = step {
        return store::sessions::two_factor::take_step(tx, user.id.key(), step).await;
    }
    let hash = access::hashed(&access::plain(code));
    store::sessions::two_factor::take_recovery_code(tx, user.id.key(), &hash, app.now()).await
}

fn second_factor(app: &App, user: Key, sealed: &str) -> Result<String, StoreError> {
    app.seal.open(Purpose::SecondFactor, user.account(), sealed).map_err(services::broken)
}

fn step(app: &App, secret: &str, email: &str, code: &str) -> Option<i64> {
    let now = u64::try_from(app.now().timestamp()).ok()?;
    let step = totp(secret, email)?.check(&access::plain(code), now)?;
    i64::try_from(step).ok()
}

async fn new_recovery_codes(app: &App, tx: &Tx, user: Key) -> Result<Vec<String>, StoreError> {
    let codes: Vec<String> = (0..RECOVERY_CODES).map(|_| access::typed_code(app.random())).collect();
    let hashes = codes.iter().map(|code| access::hashed(&access::plain(code))).collect();
    store::sessions::two_factor::replace_recovery_codes(tx, user, hashes, app.now()).await?;
    Ok(codes)
}

/// Locks the user, before the session.
async fn must_be_off(tx: &Tx, person: &Person) -> Result<(), TwoFactorError> {
    let user = store::sessions::user::lock(tx, person.key).await?;
    if user.is_some_and(|user| user.totp_secret.is_some()) { Err(TwoFactorError::AlreadyOn) } else { Ok(()) }
}

fn totp(secret: &str, email: &str) -> Option<Totp> {
    let secret = Secret::try_from_base32(secret).ok()?;
    let totp = Builder::new().with_secret(secret).with_account_name(email).with_issuer(Some(ISSUER));
    totp.build().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_codes_are_those_of_the_rfc() {
        // RFC 6238, appendix B, with the last six digits.
        let secret = Secret::from(b"12345678901234567890".to_vec()).to_base32();
        let totp = totp(&secret, "ada@example.org").unwrap();
        for (time, code, step) in [(59, "287082", 1), (1_111_111_109, "081804", 37_037_036)] {
            assert_eq!(totp.check(code, time), Some(step));
        }
        assert_eq!(totp.check("287083", 59), None);
        assert!(totp.to_url().unwrap().starts_with("otpauth://totp/Casita:ada%40example.org?secret="));
    }
}
