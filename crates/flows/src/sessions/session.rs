//! Signing in and out, and authenticating requests. Only the hash of a session's secret is stored.

use chrono::TimeDelta;
use domain::accounts::role::{Permission, Role};
use domain::key::AccountId;
use domain::key::Key;
use domain::text::code::StateStatus;
use serde_json::{Value, json};
use store::row::AccountNumber;
use store::row::accounts::{account, membership};
use store::row::sessions::{session, user};
use store::{StoreError, Tx};

use super::own_session::{caller_in, own_hash, own_session, unchanged};
use super::password::fits;
use super::two_factor::code_counts;
use crate::access::{Caller, Person, Way};
use crate::{App, access};

/// Sessions end after this time.
const LIFE: TimeDelta = TimeDelta::days(30);
/// Sessions end after this time without a request.
const IDLE: TimeDelta = TimeDelta::days(14);
/// The time of the last request is written at most this often.
const SEEN_EVERY: TimeDelta = TimeDelta::minutes(5);
/// Field of the session data that names the impersonated user.
pub(crate) const IN_NAME_OF: &str = "in_name_of";

#[derive(Debug, thiserror::Error)]
pub enum SignInError {
    /// Does not reveal which of the two is wrong.
    #[error("e-mail address or password is wrong")]
    WrongCredentials,
    /// The password is right; a two-factor code is needed too.
    #[error("a code is needed")]
    CodeRequired,
    #[error("the code is wrong, or was used already")]
    WrongCode,
    #[error(transparent)]
    Store(#[from] StoreError),
}

#[derive(Clone, Debug)]
pub struct Credentials {
    pub email: String,
    pub password: String,
    /// Two-factor code, or a recovery code.
    pub code: Option<String>,
}

/// Details of the browser's request.
#[derive(Clone, Debug, Default)]
pub struct Browser {
    pub user_agent: Option<String>,
    pub address: Option<String>,
}

/// An account that the user is a member of, with their role.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Workplace {
    pub account: account::Model,
    pub role: Role,
}

/// The user authenticated by a cookie or a token.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SignedIn {
    /// The operator while impersonating.
    pub person: Person,
    /// `None` for a user without an account, such as an operator.
    pub caller: Option<Caller>,
    /// The accounts of the caller's user, or else of the person.
    pub workplaces: Vec<Workplace>,
}

impl SignedIn {
    pub fn workplace(&self) -> Option<&Workplace> {
        let account = self.caller.as_ref()?.account;
        self.workplaces.iter().find(|place| place.account.id == account)
    }
}

/// Returns a session secret if the credentials are valid.
pub async fn sign_in(app: &App, given: &Credentials, browser: Browser) -> Result<String, SignInError> {
    let user = store::sessions::user::find_by_email(app.store.read(), &given.email).await?;
    let user = user.filter(|user| user.state_status == StateStatus::Active);
    let kept = user.as_ref().map(|user| user.password_hash.clone());
    let is_public = app.public_password.as_deref() == Some(&*given.password);
    if !fits(given.password.clone(), kept).await || is_public {
        return Err(SignInError::WrongCredentials);
    }
    let checked = user.ok_or(SignInError::WrongCredentials)?;
    let tx = app.store.write().await?;
    let user = unchanged(&tx, &checked).await?.ok_or(SignInError::WrongCredentials)?;
    if user.totp_secret.is_some() {
        let code = given.code.as_deref().filter(|code| !code.trim().is_empty());
        if !code_counts(app, &tx, &user, code.ok_or(SignInError::CodeRequired)?).await? {
            return Err(SignInError::WrongCode);
        }
    }
    let secret = open_session(app, &tx, &user, browser).await?;
    tx.commit().await?;
    Ok(secret)
}

/// Creates a session in the account that the user joined first.
pub async fn open_session(
    app: &App,
    tx: &Tx,
    user: &user::Model,
    browser: Browser,
) -> Result<String, StoreError> {
    let now = app.now();
    store::sessions::session::delete_expired(tx, now).await?;
    let accounts = store::accounts::membership::of_user(tx, user.id.key()).await?;
    let secret = format!("{}{}", app.secret(), app.secret());
    let row = session::Model {
        token_hash: access::hashed(&secret),
        user_id: Some(user.id),
        account_id: accounts.first().map(|(_, account)| account.id),
        data: json!({}),
        user_agent: browser.user_agent,
        address: browser.address,
        created_at: now,
        seen_at: now,
        expires_at: now + LIFE,
    };
    store::keep::insert(tx, row).await?;
    Ok(secret)
}

pub async fn sign_out(app: &App, secret: &str) -> Result<(), StoreError> {
    store::sessions::session::delete(app.store.write_one(), &access::hashed(secret)).await
}

/// Ends all other sessions of the user.
pub async fn sign_out_elsewhere(app: &App, user: Key, browser: &str) -> Result<u64, StoreError> {
    store::sessions::session::delete_others(app.store.write_one(), user, Some(&own_hash(browser))).await
}

/// The membership must have been checked.
pub async fn switch_account(app: &App, browser: &str, account: AccountId) -> Result<(), StoreError> {
    let tx = app.store.write().await?;
    if let Some(session) = own_session(&tx, browser).await? {
        store::keep::update(&tx, session::Model { account_id: Some(account.into()), ..session }).await?;
    }
    tx.commit().await
}

/// The user of a session secret, if it is valid.
pub async fn recognise(app: &App, secret: &str) -> Result<Option<SignedIn>, StoreError> {
    let (db, now) = (app.store.read(), app.now());
    let Some(session) = store::sessions::session::find(db, &access::hashed(secret)).await? else {
        return Ok(None);
    };
    if session.expires_at <= now || session.seen_at + IDLE <= now {
        return Ok(None);
    }
    let Some(user) = active_user(app, session.user_id.map(store::row::Id::key)).await? else {
        return Ok(None);
    };
    if session.seen_at + SEEN_EVERY <= now {
        store::sessions::session::touch(app.store.write_one(), &session.token_hash, now).await?;
    }
    let person = Person::from(&user);
    let named = session.data.get(IN_NAME_OF).and_then(Value::as_str).and_then(|key| key.parse().ok());
    let named = if person.is_operator { active_user(app, named).await? } else { None };
    let (actor, way) = match named {
        Some(named) => (Person::from(&named), Way::Impersonation { operator: person.clone() }),
        None => (person.clone(), Way::Session),
    };
    let accounts = store::accounts::membership::of_user(db, actor.key).await?;
    let caller =
        caller_in(app, session.account_id.map(AccountNumber::account), &accounts, actor, way).await?;
    Ok(Some(SignedIn { person, caller, workplaces: workplaces(accounts) }))
}

/// The user of an API token (`casita_{key}_{secret}`), if it is valid.
pub async fn recognise_token(app: &App, token: &str) -> Result<Option<SignedIn>, StoreError> {
    let Some((key, secret)) = token.strip_prefix(TOKEN_PREFIX).and_then(|rest| rest.split_once('_')) else {
        return Ok(None);
    };
    let Ok(key) = key.parse::<Key>() else { return Ok(None) };
    let (db, now) = (app.store.read(), app.now());
    let Some(row) = store::sessions::api_token::find(db, key).await? else { return Ok(None) };
    let is_over = row.expires_at.is_some_and(|end| end <= now);
    if is_over || !access::fits(secret, &row.token_hash) {
        return Ok(None);
    }
    let Some(user) = active_user(app, Some(row.user_id.key())).await? else { return Ok(None) };
    if row.used_at.is_none_or(|used| used + SEEN_EVERY <= now) {
        store::sessions::api_token::touch(app.store.write_one(), key, now).await?;
    }
    let scopes: Vec<Permission> = serde_json::from_value(row.scopes).unwrap_or_default();
    let person = Person::from(&user);
    let accounts = store::accounts::membership::of_user(db, person.key).await?;
    let way = Way::Token { key, scopes };
    let Some(caller) = caller_in(app, Some(row.account_id.account()), &accounts, person.clone(), way).await?
    else {
        return Ok(None);
    };
    Ok(Some(SignedIn { person, caller: Some(caller), workplaces: workplaces(accounts) }))
}

async fn active_user(app: &App, key: Option<Key>) -> Result<Option<user::Model>, StoreError> {
    let Some(key) = key else { return Ok(None) };
    let user = store::sessions::user::find(app.store.read(), key).await?;
    Ok(user.filter(|user| user.state_status == StateStatus::Active))
}

/// Prefix of API tokens, so that leaked ones can be recognized.
pub(crate) const TOKEN_PREFIX: &str = "casita_";

fn workplaces(accounts: Vec<(membership::Model, account::Model)>) -> Vec<Workplace> {
    accounts.into_iter().map(|(row, account)| Workplace { role: *row.role, account }).collect()
}
