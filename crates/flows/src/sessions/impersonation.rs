//! Impersonation of a user by the operator, for support. It is visible: a permanent banner, and an entry in the account's log.

use chrono::TimeDelta;
use domain::text::code::StateStatus;
use serde_json::json;
use store::StoreError;

use super::own_session::{caller_in, own_session};
use super::session::{IN_NAME_OF, SignedIn};
use crate::access::{Caller, Person, Way};
use crate::app::Act;
use crate::{App, app};

/// Long enough to look at something, too short to be forgotten.
const LIFE: TimeDelta = TimeDelta::hours(1);

#[derive(Debug, thiserror::Error)]
pub enum ImpersonationError {
    #[error("only the operator acts for others")]
    NotOperator,
    #[error("no such user to impersonate")]
    Nobody,
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Makes this browser's session act as the user, in the account that the user joined first.
pub async fn impersonate(
    app: &App,
    browser: &str,
    who: &SignedIn,
    email: &str,
    address: Option<String>,
) -> Result<(), ImpersonationError> {
    let is_token = who.caller.as_ref().is_some_and(|caller| matches!(caller.way, Way::Token { .. }));
    if !who.person.is_operator || is_token {
        return Err(ImpersonationError::NotOperator);
    }
    let tx = app.store.write().await?;
    let user = store::sessions::user::find_by_email(&tx, email).await?;
    let user = user.filter(|user| user.state_status == StateStatus::Active && !user.is_operator);
    let user = user.ok_or(ImpersonationError::Nobody)?;
    let accounts = store::accounts::membership::of_user(&tx, user.id.key()).await?;
    let way = Way::Impersonation { operator: who.person.clone() };
    let account = accounts.first().map(|(_, account)| account.id.account());
    let caller = caller_in(app, account, &accounts, Person::from(&user), way).await?;
    let caller = Caller { address, ..caller.ok_or(ImpersonationError::Nobody)? };
    let mut session = own_session(&tx, browser).await?.ok_or(ImpersonationError::NotOperator)?;
    session.data[IN_NAME_OF] = json!(user.id.key());
    session.account_id = account.map(Into::into);
    session.expires_at = session.expires_at.min(app.now() + LIFE);
    store::keep::update(&tx, session).await?;
    let act = Act { action: "impersonate", noun: "user", row: Some(user.id.key()), changes: json!({}) };
    app::record(app, &tx, &caller, act).await?;
    Ok(tx.commit().await?)
}

/// Ends the impersonation.
pub async fn end_impersonation(app: &App, browser: &str) -> Result<(), StoreError> {
    let tx = app.store.write().await?;
    let Some(mut session) = own_session(&tx, browser).await? else { return Ok(()) };
    if let Some(data) = session.data.as_object_mut()
        && data.remove(IN_NAME_OF).is_some()
    {
        let own = session.user_id.map(store::row::Id::key);
        let accounts = match own {
            Some(own) => store::accounts::membership::of_user(&tx, own).await?,
            None => Vec::new(),
        };
        session.account_id = accounts.first().map(|(_, account)| account.id);
        store::keep::update(&tx, session).await?;
    }
    tx.commit().await
}
