//! Lists and creates accounts.

use domain::accounts::role::Role;
use domain::key::AccountId;
use domain::money::currency::Currency;
use domain::people::email::Email;
use domain::people::person_name::PersonName;
use domain::text::code::StateStatus;
use store::page::{Page, Paged};
use store::row::accounts::{account, membership};
use store::row::sessions::user;
use store::{StoreError, Tx};

use crate::sessions::PasswordError;
use crate::{App, sessions};

#[derive(Clone, Debug)]
pub struct NewAccount {
    pub name: String,
    pub currency: Currency,
    pub time_zone: String,
    pub owner: PersonName,
    pub email: Email,
    pub password: String,
}

#[derive(Debug, thiserror::Error)]
pub enum OpenAccountError {
    #[error("An account needs a name.")]
    NoName,
    #[error("{0:?} is no time zone. Use a name such as Europe/Madrid.")]
    TimeZone(String),
    #[error("There is a user with this e-mail already.")]
    EmailTaken,
    #[error(transparent)]
    Password(#[from] PasswordError),
    #[error(transparent)]
    Store(StoreError),
}

/// An account with the e-mail address of its owner who has been a user the longest.
#[derive(Clone, Debug)]
pub struct OwnedAccount {
    pub row: account::Model,
    pub owner_email: Option<String>,
}

/// The accounts of the installation whose name contains a text, newest first, for the operator.
pub async fn accounts(app: &App, text: &str, page: Page) -> Result<Paged<OwnedAccount>, StoreError> {
    let db = app.store.read();
    let Paged { rows, total } = store::accounts::account::named(db, text, page).await?;
    let keys: Vec<AccountId> = rows.iter().map(|row| row.id.account()).collect();
    let mut owners = store::accounts::account::first_owners(db, &keys).await?;
    let owned = |row: account::Model| {
        let owner_email = owners.remove(&row.id.account()).map(|owner| owner.email);
        OwnedAccount { row, owner_email }
    };
    Ok(Paged { rows: rows.into_iter().map(owned).collect(), total })
}

/// Creates an account and its owner.
pub async fn open_account(app: &App, new: &NewAccount) -> Result<AccountId, OpenAccountError> {
    let password_hash = check_account(new).await?;
    let tx = app.store.write().await.map_err(OpenAccountError::Store)?;
    let (account, _) = write_account(app, &tx, new, password_hash).await?;
    tx.commit().await.map_err(OpenAccountError::Store)?;
    Ok(account)
}

/// Validates the input before anything is written, and returns the password hash.
pub(super) async fn check_account(new: &NewAccount) -> Result<String, OpenAccountError> {
    if new.name.trim().is_empty() {
        return Err(OpenAccountError::NoName);
    }
    let zone = new.time_zone.parse::<chrono_tz::Tz>();
    zone.map_err(|_| OpenAccountError::TimeZone(new.time_zone.clone()))?;
    Ok(sessions::hash_aside(new.password.clone()).await?)
}

pub(super) async fn write_account(
    app: &App,
    tx: &Tx,
    new: &NewAccount,
    password_hash: String,
) -> Result<(AccountId, user::Model), OpenAccountError> {
    let account = store::accounts::account::next_id(tx).await.map_err(OpenAccountError::Store)?;
    store::accounts::account::insert(tx, account_row(app, account, new))
        .await
        .map_err(OpenAccountError::Store)?;
    let owner = owner_row(app, account, new, password_hash);
    store::accounts::account::insert_user(tx, owner.clone()).await.map_err(|error| match error {
        StoreError::Duplicate => OpenAccountError::EmailTaken,
        error => OpenAccountError::Store(error),
    })?;
    let membership = membership::Model {
        account_id: account.into(),
        user_id: owner.id,
        role: Role::Owner.into(),
        lists: None,
        created_at: app.now(),
    };
    store::accounts::account::insert_membership(tx, membership).await.map_err(OpenAccountError::Store)?;
    Ok((account, owner))
}

/// Whether the installation has no accounts yet.
pub async fn is_empty(app: &App) -> Result<bool, StoreError> {
    Ok(store::accounts::account::count(app.store.read()).await? == 0)
}

fn account_row(app: &App, account: AccountId, new: &NewAccount) -> account::Model {
    account::Model {
        id: account.into(),
        name: new.name.trim().to_owned(),
        currency: new.currency.code().to_owned(),
        time_zone: new.time_zone.clone(),
        state_status: StateStatus::Active.into(),
        created_at: app.now(),
        updated_at: app.now(),
        version: 1,
        revision: 0,
    }
}

fn owner_row(app: &App, account: AccountId, new: &NewAccount, password_hash: String) -> user::Model {
    user::Model {
        id: app.new_key(account).into(),
        email: new.email.as_str().to_lowercase(),
        password_hash,
        first_name: new.owner.first_name().to_owned(),
        last_name: new.owner.last_name().to_owned(),
        language: "en".to_owned(),
        is_operator: false,
        totp_secret: None,
        state_status: StateStatus::Active.into(),
        created_at: app.now(),
        updated_at: app.now(),
        version: 1,
        totp_step: None,
    }
}
