//! Opening an account.

use domain::code::StateStatus;
use domain::currency::Currency;
use domain::email::Email;
use domain::key::{AccountId, Key};
use domain::person_name::PersonName;
use domain::role::Role;
use store::row::{account, membership, user};
use store::{StoreError, Tx};

use crate::House;
use crate::password::{self, PasswordError};

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

impl House {
    /// Makes a tenant and the owner who signs in to it.
    pub async fn open_account(&self, new: &NewAccount) -> Result<AccountId, OpenAccountError> {
        let password_hash = self.check_account(new).await?;
        let tx = self.store.write().await.map_err(OpenAccountError::Store)?;
        let (account, _) = self.write_account(&tx, new, password_hash).await?;
        tx.commit().await.map_err(OpenAccountError::Store)?;
        Ok(account)
    }

    /// Before anything is written; gives the hash of the password.
    pub(crate) async fn check_account(&self, new: &NewAccount) -> Result<String, OpenAccountError> {
        if new.name.trim().is_empty() {
            return Err(OpenAccountError::NoName);
        }
        let zone = new.time_zone.parse::<chrono_tz::Tz>();
        zone.map_err(|_| OpenAccountError::TimeZone(new.time_zone.clone()))?;
        Ok(password::hash_aside(new.password.clone()).await?)
    }

    pub(crate) async fn write_account(
        &self,
        tx: &Tx,
        new: &NewAccount,
        password_hash: String,
    ) -> Result<(AccountId, user::Model), OpenAccountError> {
        let account = store::account::next_id(tx).await.map_err(OpenAccountError::Store)?;
        store::account::insert(tx, self.account_row(account, new)).await.map_err(OpenAccountError::Store)?;
        let owner = self.owner_row(account, new, password_hash);
        store::account::insert_user(tx, owner.clone()).await.map_err(|error| match error {
            StoreError::Duplicate => OpenAccountError::EmailTaken,
            error => OpenAccountError::Store(error),
        })?;
        let membership = membership::Model {
            account_id: account.into(),
            user_id: owner.id,
            role: Role::Owner.code().to_owned(),
            lists: None,
            created_at: self.now(),
        };
        store::account::insert_membership(tx, membership).await.map_err(OpenAccountError::Store)?;
        Ok((account, owner))
    }

    /// Whether nobody has an account here yet.
    pub async fn is_empty(&self) -> Result<bool, StoreError> {
        Ok(store::account::count(self.store.read()).await? == 0)
    }

    fn account_row(&self, account: AccountId, new: &NewAccount) -> account::Model {
        account::Model {
            id: account.into(),
            name: new.name.trim().to_owned(),
            currency: new.currency.code().to_owned(),
            time_zone: new.time_zone.clone(),
            state_status: StateStatus::Active.code().to_owned(),
            created_at: self.now(),
            updated_at: self.now(),
            version: 1,
            revision: 0,
        }
    }

    fn owner_row(&self, account: AccountId, new: &NewAccount, password_hash: String) -> user::Model {
        user::Model {
            id: self.new_key(account).into(),
            email: new.email.as_str().to_lowercase(),
            password_hash,
            first_name: new.owner.first_name().to_owned(),
            last_name: new.owner.last_name().to_owned(),
            language: "en".to_owned(),
            is_operator: false,
            totp_secret: None,
            state_status: StateStatus::Active.code().to_owned(),
            created_at: self.now(),
            updated_at: self.now(),
            version: 1,
            totp_step: None,
        }
    }

    /// A key for a new row of the account.
    pub fn new_key(&self, account: AccountId) -> Key {
        let seconds = u32::try_from(self.now().timestamp()).unwrap_or(u32::MAX);
        Key::new(account, seconds, self.random())
    }
}
