//! A user's own profile: name, language, password.

use domain::locale::language::Language;
use domain::people::person_name::{PersonName, PersonNameError};
use serde_json::json;
use store::StoreError;
use store::row::sessions::user;

use super::own_session::{own_hash, own_session, unchanged};
use super::password::{PasswordError, fits, hash_aside};
use crate::access::{Caller, Person};
use crate::app::Act;
use crate::{App, app};

#[derive(Clone, Debug, Default)]
pub struct ProfileWish {
    pub first_name: Option<String>,
    pub last_name: Option<String>,
    pub language: Option<Language>,
}

#[derive(Clone, Debug)]
pub struct PasswordWish {
    pub present: String,
    pub chosen: String,
    /// Whether the user's API tokens are revoked as well.
    pub revokes_tokens: bool,
}

#[derive(Debug, thiserror::Error)]
pub enum ProfileError {
    #[error("the user is gone")]
    Gone,
    #[error("the present password is wrong")]
    WrongPassword,
    #[error(transparent)]
    Name(#[from] PersonNameError),
    #[error(transparent)]
    Password(#[from] PasswordError),
    #[error(transparent)]
    Store(#[from] StoreError),
}

pub async fn change_profile(
    app: &App,
    person: &Person,
    caller: Option<&Caller>,
    wish: &ProfileWish,
) -> Result<(), ProfileError> {
    let tx = app.store.write().await?;
    let row = store::sessions::user::lock(&tx, person.key).await?.ok_or(ProfileError::Gone)?;
    let name = PersonName::new(
        wish.first_name.as_deref().unwrap_or(&row.first_name),
        wish.last_name.as_deref().unwrap_or(&row.last_name),
    )?;
    let renamed = user::Model {
        first_name: name.first_name().to_owned(),
        last_name: name.last_name().to_owned(),
        language: wish.language.map_or(row.language.clone(), |language| language.code().to_owned()),
        updated_at: app.now(),
        version: row.version + 1,
        ..row.clone()
    };
    let told = |row: &user::Model| json!({"first_name": row.first_name, "last_name": row.last_name, "language": row.language});
    if let Some(caller) = caller {
        let changes = app::changes(&told(&row), &told(&renamed));
        let act = Act { action: "update", noun: "user", row: Some(person.key), changes };
        app::record(app, &tx, caller, act).await?;
    }
    store::keep::update(&tx, renamed).await?;
    Ok(tx.commit().await?)
}

/// Changes the password and ends all other sessions.
pub async fn change_password(
    app: &App,
    person: &Person,
    caller: Option<&Caller>,
    browser: &str,
    wish: PasswordWish,
) -> Result<(), ProfileError> {
    let row = store::sessions::user::find(app.store.read(), person.key).await?.ok_or(ProfileError::Gone)?;
    if !fits(wish.present, Some(row.password_hash.clone())).await {
        return Err(ProfileError::WrongPassword);
    }
    let hash = hash_aside(wish.chosen).await?;
    let tx = app.store.write().await?;
    let user = unchanged(&tx, &row).await?;
    own_session(&tx, browser).await?.ok_or(ProfileError::Gone)?;
    user.ok_or(ProfileError::WrongPassword)?;
    store::sessions::user::set_password(&tx, person.key, hash, app.now()).await?;
    store::sessions::password_reset::delete_of(&tx, person.key).await?;
    store::sessions::session::delete_others(&tx, person.key, Some(&own_hash(browser))).await?;
    if wish.revokes_tokens {
        store::sessions::api_token::delete_of(&tx, person.key).await?;
    }
    if let Some(caller) = caller {
        let act = Act { action: "change-password", noun: "user", row: Some(person.key), changes: json!({}) };
        app::record(app, &tx, caller, act).await?;
    }
    Ok(tx.commit().await?)
}
