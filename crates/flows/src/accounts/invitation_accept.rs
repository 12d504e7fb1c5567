//! Looking at and accepting an invitation by its link.

use domain::accounts::role::Role;
use domain::key::{AccountId, Key};
use domain::locale::language::Language;
use domain::people::person_name::PersonName;
use domain::text::code::StateStatus;
use serde_json::json;
use store::row::accounts::{account, invitation, membership, membership_group};
use store::row::sessions::user;
use store::{StoreError, Tx};

use super::invitation::InviteError;
use crate::access::{Caller, Person, Way};
use crate::app::Act;
use crate::sessions::Browser;
use crate::{App, access, app, sessions};

/// Contents of the invitation page.
#[derive(Clone, Debug)]
pub struct Invited {
    pub invitation: invitation::Model,
    pub role: Role,
    pub account: account::Model,
    /// Whether a user with this e-mail address exists already.
    pub is_known: bool,
}

#[derive(Clone, Debug)]
pub struct Acceptance {
    pub secret: String,
    pub name: PersonName,
    pub language: Option<Language>,
    /// A new password, or the current one of an existing user.
    pub password: String,
}

/// The user who accepts.
enum Joiner {
    Known(Box<user::Model>),
    New { password_hash: String },
}

/// Returns the invitation for a link's secret.
pub async fn look_at_invitation(app: &App, secret: &str) -> Result<Invited, InviteError> {
    let (key, _) = parts(secret)?;
    let row = store::accounts::invitation::find(app.store.read(), key).await?;
    find_invited(app, row, secret).await
}

/// Adds the user to the account. Returns a session secret for a new user only: an existing user signs in as usual.
pub async fn accept_invitation(
    app: &App,
    accepted: &Acceptance,
    who: Option<&Person>,
    browser: Browser,
) -> Result<Option<String>, InviteError> {
    let invited = look_at_invitation(app, &accepted.secret).await?;
    let joiner = joiner(app, &invited, accepted, who).await?;
    let tx = app.store.write().await?;
    let row = store::accounts::invitation::lock(&tx, invited.invitation.id.key()).await?;
    let invited = find_invited(app, row, &accepted.secret).await?;
    let row = invited.invitation;
    let account = row.id.key().account();
    let (user, is_new) = match joiner {
        Joiner::Known(user) => (*user, false),
        Joiner::New { password_hash } => {
            (join(app, &tx, account, &row, accepted, password_hash).await?, true)
        }
    };
    add_member(app, &tx, &row, &user).await?;
    let role = row.role;
    let groups = row.groups.clone();
    store::keep::update(&tx, invitation::Model { accepted_at: Some(app.now()), ..row }).await?;
    let colleague = Caller {
        account,
        user: Person::from(&user),
        role: invited.role,
        groups: None,
        way: Way::Session,
        address: browser.address.clone(),
    };
    let told = json!({"email": user.email, "role": role, "groups": groups});
    let changes = app::changes(&json!(null), &told);
    let act = Act { action: "join", noun: "user", row: Some(user.id.key()), changes };
    app::record(app, &tx, &colleague, act).await?;
    let secret = if is_new { Some(sessions::open_session(app, &tx, &user, browser).await?) } else { None };
    tx.commit().await?;
    Ok(secret)
}

/// An existing user must be signed in or enter their password.
async fn joiner(
    app: &App,
    invited: &Invited,
    accepted: &Acceptance,
    who: Option<&Person>,
) -> Result<Joiner, InviteError> {
    let known = store::sessions::user::find_by_email(app.store.read(), &invited.invitation.email).await?;
    let Some(known) = known else {
        let password_hash = sessions::hash_aside(accepted.password.clone()).await?;
        return Ok(Joiner::New { password_hash });
    };
    let is_here = who.is_some_and(|who| who.key == known.id.key());
    if is_here || sessions::fits(accepted.password.clone(), Some(known.password_hash.clone())).await {
        Ok(Joiner::Known(Box::new(known)))
    } else {
        Err(InviteError::WrongPassword)
    }
}

async fn find_invited(
    app: &App,
    row: Option<invitation::Model>,
    secret: &str,
) -> Result<Invited, InviteError> {
    let (_, secret) = parts(secret)?;
    let is_good = |row: &invitation::Model| {
        row.accepted_at.is_none() && row.expires_at > app.now() && access::fits(secret, &row.token_hash)
    };
    let invitation = row.filter(is_good).ok_or(InviteError::Link)?;
    let db = app.store.read();
    let account = store::accounts::account::find(db, invitation.id.key().account()).await?;
    let account = account.filter(|account| account.state_status == StateStatus::Active);
    let is_known = store::sessions::user::find_by_email(db, &invitation.email).await?.is_some();
    let role = *invitation.role;
    Ok(Invited { role, account: account.ok_or(InviteError::Link)?, invitation, is_known })
}

async fn join(
    app: &App,
    tx: &Tx,
    account: AccountId,
    row: &invitation::Model,
    accepted: &Acceptance,
    password_hash: String,
) -> Result<user::Model, InviteError> {
    let user = user::Model {
        id: app.new_key(account).into(),
        email: row.email.clone(),
        password_hash,
        first_name: accepted.name.first_name().to_owned(),
        last_name: accepted.name.last_name().to_owned(),
        language: accepted.language.unwrap_or_default().code().to_owned(),
        is_operator: false,
        totp_secret: None,
        state_status: StateStatus::Active.into(),
        created_at: app.now(),
        updated_at: app.now(),
        version: 1,
        totp_step: None,
    };
    store::accounts::account::insert_user(tx, user.clone()).await?;
    Ok(user)
}

async fn add_member(
    app: &App,
    tx: &Tx,
    row: &invitation::Model,
    user: &user::Model,
) -> Result<(), InviteError> {
    let member = membership::Model {
        account_id: row.account_id,
        user_id: user.id,
        role: row.role,
        lists: None,
        created_at: app.now(),
    };
    store::accounts::account::insert_membership(tx, member).await.map_err(|error| match error {
        StoreError::Duplicate => InviteError::Member,
        other => other.into(),
    })?;
    let groups: Vec<Key> = row.groups.split(',').filter_map(|group| group.parse().ok()).collect();
    let mut limits = 0;
    for group in &groups {
        if store::homes::property_group::exists(tx, row.id.key().account(), *group).await? {
            let (account_id, user_id) = (row.account_id, user.id);
            let limit = membership_group::Model { account_id, user_id, group_id: (*group).into() };
            store::keep::insert(tx, limit).await?;
            limits += 1;
        }
    }
    // A member who was to be limited must not see all homes because the groups no longer exist.
    if limits == 0 && !groups.is_empty() { Err(InviteError::Link) } else { Ok(()) }
}

fn parts(secret: &str) -> Result<(Key, &str), InviteError> {
    let (key, secret) = secret.split_once('_').ok_or(InviteError::Link)?;
    Ok((key.parse().map_err(|_| InviteError::Link)?, secret))
}
