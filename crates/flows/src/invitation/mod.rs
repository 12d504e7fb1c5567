//! Colleagues are asked to join: they get a letter with a link, and choose their own password. As with every link, its secret is made
//! when the letter is sent.

mod accept;

use chrono::{DateTime, TimeDelta, Utc};
use domain::code::LetterKind;
use domain::email::Email;
use domain::key::{AccountId, Key};
use domain::role::{Permission, Role};
use serde_json::json;
use store::row::invitation;
use store::{StoreError, Tx};

use crate::House;
use crate::access::{Caller, Denied, hashed};
use crate::audit_entry::{Act, changes};
use crate::outbox::NewLetter;
use crate::password::PasswordError;

pub use accept::{Acceptance, Invited};

/// How long somebody has time to answer.
const LIFE: TimeDelta = TimeDelta::days(7);

#[derive(Debug, thiserror::Error)]
pub enum InviteError {
    #[error("there is no such invitation")]
    NoSuchInvitation,
    #[error("the link was used already, or is too old")]
    Link,
    #[error("this person works here already")]
    Member,
    #[error("an owner answers for all homes")]
    Limited,
    #[error("there is no such group of homes")]
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
    /// Of homes; none means all.
    pub groups: Vec<Key>,
}

impl House {
    pub async fn invite(
        &self,
        caller: &Caller,
        new: NewInvitation,
    ) -> Result<invitation::Model, InviteError> {
        caller.demand(Permission::Users)?;
        if !new.role.can_be_limited() && !new.groups.is_empty() {
            return Err(InviteError::Limited);
        }
        let now = self.now();
        let key = self.new_key(caller.account);
        let groups: Vec<String> = new.groups.iter().map(Key::to_string).collect();
        let row = invitation::Model {
            account_id: caller.account.into(),
            id: key.into(),
            email: new.email.as_str().to_lowercase(),
            role: new.role.code().to_owned(),
            // Nobody has the link yet.
            token_hash: String::new(),
            groups: groups.join(","),
            expires_at: now + LIFE,
            accepted_at: None,
            created_at: now,
            updated_at: now,
            version: 1,
        };
        let tx = self.store.write().await?;
        self.check_not_member(&tx, caller.account, &row.email).await?;
        for group in &new.groups {
            if !store::property_group::exists(&tx, caller.account, *group).await? {
                return Err(InviteError::NoSuchGroup);
            }
        }
        store::keep::insert(&tx, row.clone()).await?;
        self.post_invitation(&tx, caller, &row).await?;
        let told = json!({"email": row.email, "role": row.role, "groups": groups});
        let changes = changes(&json!(null), &told);
        let act = Act { action: "create", noun: "invite", row: Some(key), changes };
        self.record(&tx, caller, act).await?;
        tx.commit().await?;
        Ok(row)
    }

    /// Those that nobody has accepted yet.
    pub async fn open_invitations(&self, caller: &Caller) -> Result<Vec<invitation::Model>, InviteError> {
        caller.demand(Permission::Users)?;
        Ok(store::invitation::open(self.store.read(), caller.account, self.now()).await?)
    }

    /// Another letter, with another link; the former one counts no more.
    pub async fn invite_again(&self, caller: &Caller, key: Key) -> Result<invitation::Model, InviteError> {
        let (tx, row) = self.own_invitation(caller, key).await?;
        let row = invitation::Model {
            expires_at: self.now() + LIFE,
            updated_at: self.now(),
            version: row.version + 1,
            ..row
        };
        store::keep::update(&tx, row.clone()).await?;
        self.post_invitation(&tx, caller, &row).await?;
        let act = Act { action: "resend", noun: "invite", row: Some(key), changes: json!({}) };
        self.record(&tx, caller, act).await?;
        tx.commit().await?;
        Ok(row)
    }

    pub async fn withdraw_invitation(&self, caller: &Caller, key: Key) -> Result<(), InviteError> {
        let (tx, row) = self.own_invitation(caller, key).await?;
        store::invitation::delete(&tx, key).await?;
        let changes = changes(&json!({"email": row.email, "role": row.role}), &json!(null));
        let act = Act { action: "delete", noun: "invite", row: Some(key), changes };
        self.record(&tx, caller, act).await?;
        Ok(tx.commit().await?)
    }

    async fn own_invitation(
        &self,
        caller: &Caller,
        key: Key,
    ) -> Result<(Tx, invitation::Model), InviteError> {
        caller.demand(Permission::Users)?;
        let tx = self.store.write().await?;
        let row = if caller.owns(key) { store::invitation::lock(&tx, key).await? } else { None };
        let row = row.filter(|row| row.accepted_at.is_none()).ok_or(InviteError::NoSuchInvitation)?;
        Ok((tx, row))
    }

    async fn check_not_member(&self, tx: &Tx, account: AccountId, email: &str) -> Result<(), InviteError> {
        let Some(user) = store::user::find_by_email(tx, email).await? else { return Ok(()) };
        let places = store::membership::of_user(tx, user.id.key()).await?;
        let is_here = places.iter().any(|(row, _)| row.account_id == i64::from(account));
        if is_here { Err(InviteError::Member) } else { Ok(()) }
    }

    async fn post_invitation(
        &self,
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
        self.post(tx, letter).await
    }

    /// For the letter that is about to be sent.
    pub(crate) async fn new_invitation_secret(
        &self,
        key: Key,
    ) -> Result<Option<(String, DateTime<Utc>)>, StoreError> {
        let tx = self.store.write().await?;
        let Some(row) = store::invitation::lock(&tx, key).await? else { return Ok(None) };
        if row.accepted_at.is_some() {
            return Ok(None);
        }
        let secret = format!("{}{}", self.secret(), self.secret());
        let expires_at = row.expires_at;
        store::keep::update(&tx, invitation::Model { token_hash: hashed(&secret), ..row }).await?;
        tx.commit().await?;
        Ok(Some((format!("{key}_{secret}"), expires_at)))
    }
}
