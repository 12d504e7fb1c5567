//! Invitations of new members: an e-mail with a link, where they choose their own password. The secret of the link is created
//! when the e-mail is sent.

use chrono::{DateTime, TimeDelta, Utc};
use domain::accounts::role::{Permission, Role};
use domain::key::{AccountId, Key};
use domain::people::email::Email;
use domain::text::code::LetterKind;
use serde_json::json;
use store::row::accounts::invitation;
use store::{StoreError, Tx};

use crate::access::{Caller, Denied};
use crate::app::Act;
use crate::outbox::NewLetter;
use crate::sessions::PasswordError;
use crate::{App, access, app, outbox};

/// How long an invitation can be accepted.
const LIFE: TimeDelta = TimeDelta::days(7);

#[derive(Debug, thiserror::Error)]
pub enum InviteError {
    #[error("no such invitation")]
    NoSuchInvitation,
    #[error("the link was used already, or is too old")]
    Link,
    #[error("this user is already a member of the account")]
    Member,
    #[error("an owner answers for all homes")]
    Limited,
    #[error("no such property group")]
    NoSuchGroup,
    #[error("the password is not the one of this user")]
    WrongPassword,
    #[error(transparent)]
    Denied(#[from] Denied),
    #[error(transparent)]
    Password(#[from] PasswordError),
    #[error(transparent)]
    Store(#[from] StoreError),
}

#[derive(Clone, Debug)]
pub struct NewInvitation {
    pub email: Email,
    pub role: Role,
    /// Groups of homes; empty means all homes.
    pub groups: Vec<Key>,
}

pub async fn invite(
    app: &App,
    caller: &Caller,
    new: NewInvitation,
) -> Result<invitation::Model, InviteError> {
    caller.demand(Permission::Users)?;
    if !new.role.can_be_limited() && !new.groups.is_empty() {
        return Err(InviteError::Limited);
    }
    let now = app.now();
    let key = app.new_key(caller.account);
    let groups: Vec<String> = new.groups.iter().map(Key::to_string).collect();
    let row = invitation::Model {
        account_id: caller.account.into(),
        id: key.into(),
        email: new.email.as_str().to_lowercase(),
        role: new.role.into(),
        // No link exists yet.
        token_hash: String::new(),
        groups: groups.join(","),
        expires_at: now + LIFE,
        accepted_at: None,
        created_at: now,
        updated_at: now,
        version: 1,
    };
    let tx = app.store.write().await?;
    check_not_member(&tx, caller.account, &row.email).await?;
    for group in &new.groups {
        if !store::homes::property_group::exists(&tx, caller.account, *group).await? {
            return Err(InviteError::NoSuchGroup);
        }
    }
    store::keep::insert(&tx, row.clone()).await?;
    post_invitation(app, &tx, caller, &row).await?;
    let told = json!({"email": row.email, "role": row.role, "groups": groups});
    let changes = app::changes(&json!(null), &told);
    let act = Act { action: "create", noun: "invite", row: Some(key), changes };
    app::record(app, &tx, caller, act).await?;
    tx.commit().await?;
    Ok(row)
}

/// Invitations that have not been accepted yet.
pub async fn open_invitations(app: &App, caller: &Caller) -> Result<Vec<invitation::Model>, InviteError> {
    caller.demand(Permission::Users)?;
    Ok(store::accounts::invitation::open(app.store.read(), caller.account, app.now()).await?)
}

/// An invitation of the user's account that has not been accepted yet.
pub async fn open_invitation(app: &App, caller: &Caller, key: Key) -> Result<invitation::Model, InviteError> {
    let open = open_invitations(app, caller).await?;
    open.into_iter().find(|row| row.id == key.into()).ok_or(InviteError::NoSuchInvitation)
}

/// Sends another e-mail with a new link; the old link becomes invalid.
pub async fn invite_again(app: &App, caller: &Caller, key: Key) -> Result<invitation::Model, InviteError> {
    let (tx, row) = own_invitation(app, caller, key).await?;
    let row = invitation::Model {
        expires_at: app.now() + LIFE,
        updated_at: app.now(),
        version: row.version + 1,
        ..row
    };
    store::keep::update(&tx, row.clone()).await?;
    post_invitation(app, &tx, caller, &row).await?;
    let act = Act { action: "resend", noun: "invite", row: Some(key), changes: json!({}) };
    app::record(app, &tx, caller, act).await?;
    tx.commit().await?;
    Ok(row)
}

pub async fn withdraw_invitation(app: &App, caller: &Caller, key: Key) -> Result<(), InviteError> {
    let (tx, row) = own_invitation(app, caller, key).await?;
    store::accounts::invitation::delete(&tx, key).await?;
    let changes = app::changes(&json!({"email": row.email, "role": row.role}), &json!(null));
    let act = Act { action: "delete", noun: "invite", row: Some(key), changes };
    app::record(app, &tx, caller, act).await?;
    Ok(tx.commit().await?)
}

async fn own_invitation(
    app: &App,
    caller: &Caller,
    key: Key,
) -> Result<(Tx, invitation::Model), InviteError> {
    caller.demand(Permission::Users)?;
    let tx = app.store.write().await?;
    let row = if caller.owns(key) { store::accounts::invitation::lock(&tx, key).await? } else { None };
    let row = row.filter(|row| row.accepted_at.is_none()).ok_or(InviteError::NoSuchInvitation)?;
    Ok((tx, row))
}

async fn check_not_member(tx: &Tx, account: AccountId, email: &str) -> Result<(), InviteError> {
    let Some(user) = store::sessions::user::find_by_email(tx, email).await? else { return Ok(()) };
    let places = store::accounts::membership::of_user(tx, user.id.key()).await?;
    let is_here = places.iter().any(|(row, _)| row.account_id == account);
    if is_here { Err(InviteError::Member) } else { Ok(()) }
}

async fn post_invitation(
    app: &App,
    tx: &Tx,
    caller: &Caller,
    row: &invitation::Model,
) -> Result<(), StoreError> {
    let by = format!("{} {}", caller.user.first_name, caller.user.last_name);
    let letter = NewLetter {
        account: caller.account,
        kind: LetterKind::Invited,
        recipient: row.email.clone(),
        payload: json!({"invitation": row.id.key(), "by": by.trim(), "language": caller.user.language}),
        dedupe: format!("invitation {} {}", row.id.key(), row.version),
    };
    outbox::post(app, tx, letter).await
}

/// Creates the secret for the e-mail that is about to be sent.
pub(crate) async fn new_invitation_secret(
    app: &App,
    key: Key,
) -> Result<Option<(String, DateTime<Utc>)>, StoreError> {
    let tx = app.store.write().await?;
    let Some(row) = store::accounts::invitation::lock(&tx, key).await? else { return Ok(None) };
    if row.accepted_at.is_some() {
        return Ok(None);
    }
    let secret = format!("{}{}", app.secret(), app.secret());
    let expires_at = row.expires_at;
    store::keep::update(&tx, invitation::Model { token_hash: access::hashed(&secret), ..row }).await?;
    tx.commit().await?;
    Ok(Some((format!("{key}_{secret}"), expires_at)))
}
