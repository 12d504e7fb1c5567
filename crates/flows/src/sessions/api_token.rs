//! API tokens of a user: their scopes and their expiry.

use chrono::{DateTime, Utc};
use domain::accounts::role::Permission;
use domain::key::Key;
use serde_json::json;
use store::StoreError;
use store::row::sessions::api_token;

use super::own_session::own_session;
use super::session::TOKEN_PREFIX;
use crate::access::{Caller, Denied, Way};
use crate::app::Act;
use crate::{App, access, app};

const LONGEST_NAME: usize = 120;

#[derive(Clone, Debug)]
pub struct NewToken {
    pub name: String,
    pub scopes: Vec<Permission>,
    pub expires_at: Option<DateTime<Utc>>,
}

#[derive(Debug, thiserror::Error)]
pub enum TokenError {
    #[error("a token needs a name")]
    NoName,
    #[error("the name of a token has at most {LONGEST_NAME} letters")]
    LongName,
    #[error("a token needs at least one scope")]
    NoScope,
    #[error("this moment has passed")]
    Past,
    /// A token cannot have permissions that the user does not have.
    #[error(transparent)]
    Denied(#[from] Denied),
    #[error("only who is signed in makes tokens")]
    NotInPerson,
    #[error("the browser was signed out meanwhile")]
    SignedOut,
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Returns the text of the token, which is shown only once.
pub async fn create_token(
    app: &App,
    caller: &Caller,
    browser: &str,
    new: NewToken,
) -> Result<(api_token::Model, String), TokenError> {
    let now = app.now();
    if caller.way != Way::Session {
        return Err(TokenError::NotInPerson);
    }
    // The same permission that revokes tokens.
    caller.demand(Permission::Settings)?;
    if new.name.trim().is_empty() {
        return Err(TokenError::NoName);
    }
    if new.name.trim().chars().count() > LONGEST_NAME {
        return Err(TokenError::LongName);
    }
    if new.scopes.is_empty() {
        return Err(TokenError::NoScope);
    }
    if new.expires_at.is_some_and(|end| end <= now) {
        return Err(TokenError::Past);
    }
    for scope in &new.scopes {
        caller.demand(*scope)?;
    }
    let (key, secret) = (app.new_key(caller.account), format!("{}{}", app.secret(), app.secret()));
    let row = api_token::Model {
        account_id: caller.account.into(),
        id: key.into(),
        user_id: caller.user.key.into(),
        name: new.name.trim().to_owned(),
        token_hash: access::hashed(&secret),
        scopes: json!(new.scopes),
        expires_at: new.expires_at,
        used_at: None,
        created_at: now,
        updated_at: now,
        version: 1,
    };
    let told = json!({"name": row.name, "scopes": row.scopes, "expires_at": row.expires_at});
    let tx = app.store.write().await?;
    // A password change may have ended this session and all tokens a moment ago.
    store::sessions::user::lock(&tx, caller.user.key).await?;
    own_session(&tx, browser).await?.ok_or(TokenError::SignedOut)?;
    store::keep::insert(&tx, row.clone()).await?;
    let act = Act {
        action: "create",
        noun: "api-token",
        row: Some(key),
        changes: app::changes(&json!(null), &told),
    };
    app::record(app, &tx, caller, act).await?;
    tx.commit().await?;
    Ok((row, token_text(key, &secret)))
}

fn token_text(key: Key, secret: &str) -> String {
    format!("{TOKEN_PREFIX}{key}_{secret}")
}
