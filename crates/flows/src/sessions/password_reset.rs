//! Password reset by e-mail. The secret of the link is created when the e-mail is sent, so only the e-mail has it.

use chrono::{DateTime, TimeDelta, Utc};
use domain::key::{AccountId, Key};
use domain::text::code::{LetterKind, StateStatus};
use serde_json::json;
use store::row::sessions::{password_reset, user};
use store::{StoreError, Tx};

use super::credentials_log::record_everywhere;
use super::password::{PasswordError, hash_aside};
use crate::access::Person;
use crate::outbox::NewLetter;
use crate::{App, access, outbox};

/// How long a link is valid.
const LIFE: TimeDelta = TimeDelta::hours(2);
/// Repeated requests within this time send no further e-mail, in seconds.
const SAME_LETTER: i64 = 300;

#[derive(Debug, thiserror::Error)]
pub enum ResetError {
    #[error("the link was used already, or is too old")]
    Link,
    #[error(transparent)]
    Password(#[from] PasswordError),
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Sends an e-mail if the address is known; the response is the same in both cases.
pub async fn ask_for_reset(app: &App, email: &str) -> Result<(), StoreError> {
    let now = app.now();
    let tx = app.store.write().await?;
    store::sessions::password_reset::delete_expired(&tx, now).await?;
    let user = store::sessions::user::find_by_email(&tx, email).await?;
    let user = user.filter(|user| user.state_status == StateStatus::Active);
    if let Some(user) = user {
        post_reset(app, &tx, LetterKind::PasswordReset, &user).await?;
    }
    tx.commit().await
}

/// Enqueues an e-mail with a link to choose a password, if the user is a member of an account.
pub(crate) async fn post_reset(
    app: &App,
    tx: &Tx,
    kind: LetterKind,
    user: &user::Model,
) -> Result<(), StoreError> {
    let key = user.id.key();
    let Some(account) = account_of(tx, key).await? else { return Ok(()) };
    let letter = NewLetter {
        account,
        kind,
        recipient: user.email.clone(),
        payload: json!({"user": key}),
        dedupe: format!("{kind} {key} {}", app.now().timestamp() / SAME_LETTER),
    };
    outbox::post(app, tx, letter).await
}

/// Sets the password with the secret of the link. All sessions end, and API tokens too if `revokes_tokens` is set.
pub async fn reset_password(
    app: &App,
    secret: &str,
    chosen: String,
    revokes_tokens: bool,
) -> Result<(), ResetError> {
    let hash = hash_aside(chosen).await?;
    let tx = app.store.write().await?;
    let link = access::hashed(secret);
    let user = store::sessions::password_reset::user_of(&tx, &link).await?.ok_or(ResetError::Link)?;
    let row = store::sessions::user::lock(&tx, user).await?.ok_or(ResetError::Link)?;
    if !store::sessions::password_reset::take(&tx, &link, app.now()).await? {
        return Err(ResetError::Link);
    }
    store::sessions::user::set_password(&tx, user, hash, app.now()).await?;
    store::sessions::password_reset::delete_of(&tx, user).await?;
    store::sessions::session::delete_others(&tx, user, None).await?;
    store::sessions::known_browser::forget(&tx, user).await?;
    if revokes_tokens {
        store::sessions::api_token::delete_of(&tx, user).await?;
    }
    record_everywhere(app, &tx, &Person::from(&row), "reset-password").await?;
    Ok(tx.commit().await?)
}

/// Creates the secret for the e-mail that is about to be sent.
pub(crate) async fn new_reset(app: &App, user: Key) -> Result<(String, DateTime<Utc>), StoreError> {
    let secret = format!("{}{}", app.secret(), app.secret());
    let (created_at, expires_at) = (app.now(), app.now() + LIFE);
    let token_hash = access::hashed(&secret);
    let row =
        password_reset::Model { token_hash, user_id: user.into(), created_at, expires_at, used_at: None };
    store::keep::insert(app.store.write_one(), row).await?;
    Ok((secret, expires_at))
}

/// E-mails need the outbox of an account: the one that the user joined first.
async fn account_of(tx: &Tx, user: Key) -> Result<Option<AccountId>, StoreError> {
    let accounts = store::accounts::membership::of_user(tx, user).await?;
    Ok(accounts.first().map(|(row, _)| row.account_id.account()))
}
