//! The partner's property system as the house uses it: who may be asked in an account's name, and what it says while a guest waits.

mod bill;
mod calendar;
mod connection;
mod list_price;
mod listing;
mod live;
mod memory;
mod picture;
mod sync;
mod token;

use std::sync::Arc;
use std::time::Duration;

use chrono::TimeDelta;
use domain::key::AccountId;
use partner::{Credentials, Partner, PartnerError, Secret, Settings, Voice};
use payments::sealed::{Keyring, Nonce, Place, SealError};
use store::StoreError;
use store::row::partner_connection;

use self::memory::Memory;
use crate::House;
use crate::cashier::SANDBOX;

pub use connection::{ConnectionError, ConnectionWish};
pub(crate) use live::LiveQuote;

/// What a secret of the partner's is sealed for, where payment secrets name their site.
const SEALED_FOR: &str = "partner";

#[derive(Debug, thiserror::Error)]
pub enum PartnerTrouble {
    #[error("the account is not connected with a partner")]
    NoConnection,
    #[error("the partner's sandbox is not running")]
    NoSandbox,
    #[error("no keys to open secrets are configured")]
    NoKeyring,
    #[error("the partner gives out no more tokens for now")]
    NoToken,
    #[error("the partner took too long")]
    TooSlow,
    #[error(transparent)]
    Sealed(#[from] SealError),
    #[error(transparent)]
    Partner(#[from] PartnerError),
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl PartnerTrouble {
    /// For how long the partner asked to be left alone, if it did.
    pub(crate) fn pause(&self) -> Option<TimeDelta> {
        match self {
            Self::Partner(PartnerError::Busy(pause)) => TimeDelta::from_std(*pause).ok(),
            _ => None,
        }
    }
}

/// How the partner is reached and how long guests wait for it. One for each process.
#[derive(Debug)]
pub struct PartnerDesk {
    live: Arc<Partner>,
    sandbox: Option<Arc<Partner>>,
    keyring: Option<Keyring>,
    /// For the token and the price together.
    patience: Duration,
    renewals_a_day: i32,
    memory: Memory,
}

/// The partner gives out three to five tokens a day.
const RENEWALS_A_DAY: i32 = 3;
const PATIENCE: Duration = Duration::from_secs(5);

impl PartnerDesk {
    pub fn new(settings: Settings, keyring: Option<Keyring>) -> Result<Self, PartnerError> {
        Ok(Self {
            live: Arc::new(Partner::new(settings)?),
            sandbox: None,
            keyring,
            patience: PATIENCE,
            renewals_a_day: RENEWALS_A_DAY,
            memory: Memory::default(),
        })
    }

    /// For accounts in test mode.
    pub fn with_sandbox(mut self, settings: Settings) -> Result<Self, PartnerError> {
        self.sandbox = Some(Arc::new(Partner::new(settings)?));
        Ok(self)
    }

    #[must_use]
    pub fn with_patience(mut self, patience: Duration) -> Self {
        self.patience = patience;
        self
    }

    #[must_use]
    pub fn with_renewals_a_day(mut self, most: i32) -> Self {
        self.renewals_a_day = most;
        self
    }

    /// In the account's own name, and in that of these credentials: others begin anew.
    fn line_of(&self, connection: &partner_connection::Model) -> Result<Voice, PartnerTrouble> {
        let is_sandbox = connection.secret.starts_with(SANDBOX);
        let partner = if is_sandbox { self.sandbox.as_ref() } else { Some(&self.live) };
        let party = format!("{} {}", connection.id.key(), connection.client_id);
        Ok(partner.ok_or(PartnerTrouble::NoSandbox)?.voice(&party))
    }

    fn credentials(&self, connection: &partner_connection::Model) -> Result<Credentials, PartnerTrouble> {
        let client_secret = if connection.secret.starts_with(SANDBOX) {
            Secret::new(connection.secret.clone())
        } else {
            self.open(connection, &connection.secret)?
        };
        Ok(Credentials { client_id: connection.client_id.clone(), client_secret })
    }

    /// In test mode nothing is worth sealing.
    fn open(&self, connection: &partner_connection::Model, sealed: &str) -> Result<Secret, PartnerTrouble> {
        if connection.secret.starts_with(SANDBOX) {
            return Ok(Secret::new(sealed));
        }
        let keyring = self.keyring.as_ref().ok_or(PartnerTrouble::NoKeyring)?;
        Ok(keyring.open(sealed, &place(connection.id.key().account()))?)
    }

    fn seal(
        &self,
        connection: &partner_connection::Model,
        plain: &Secret,
        nonce: Nonce,
    ) -> Result<String, PartnerTrouble> {
        if connection.secret.starts_with(SANDBOX) {
            return Ok(plain.expose().to_owned());
        }
        self.seal_for(connection.id.key().account(), plain, nonce)
    }

    fn seal_for(&self, account: AccountId, plain: &Secret, nonce: Nonce) -> Result<String, PartnerTrouble> {
        let keyring = self.keyring.as_ref().ok_or(PartnerTrouble::NoKeyring)?;
        Ok(keyring.seal(plain, &place(account), nonce)?)
    }
}

fn place(account: AccountId) -> Place<'static> {
    Place { account, site: SEALED_FOR }
}

impl House {
    /// What an owner typed, as it is kept.
    pub(crate) fn seal_partner_secret(
        &self,
        account: AccountId,
        secret: &str,
    ) -> Result<String, PartnerTrouble> {
        let desk = self.partner_desk.as_ref().ok_or(PartnerTrouble::NoKeyring)?;
        if secret.starts_with(SANDBOX) && desk.sandbox.is_some() {
            return Ok(secret.to_owned());
        }
        desk.seal_for(account, &Secret::new(secret), self.nonce())
    }
}
