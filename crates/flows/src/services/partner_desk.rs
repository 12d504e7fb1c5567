//! Access to the partner's API: addresses, timeout, credentials of accounts.

use std::sync::Arc;
use std::time::Duration;

use chrono::TimeDelta;
use domain::key::AccountId;
use partner::{Credentials, Partner, PartnerError, Secret, Settings, Voice};
use payments::merchant::sealed::{Keyring, Nonce, Place, SealError};
use store::StoreError;
use store::row::partner_homes::partner_connection;

use super::cashier::SANDBOX;
use crate::cache::Memory;

/// Encryption context of partner secrets; for payment secrets it is the site's name.
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
    /// The pause that the partner asked for, if any.
    pub(crate) fn pause(&self) -> Option<TimeDelta> {
        match self {
            Self::Partner(PartnerError::Busy(pause)) => TimeDelta::from_std(*pause).ok(),
            _ => None,
        }
    }
}

/// Access to the partner's API. One for each process.
#[derive(Debug)]
pub struct PartnerDesk {
    live: Arc<Partner>,
    pub(crate) sandbox: Option<Arc<Partner>>,
    keyring: Option<Keyring>,
    /// Timeout for the token and the price together.
    pub(crate) patience: Duration,
    pub(crate) renewals_a_day: i32,
    pub(crate) memory: Memory,
}

/// The partner issues three to five tokens a day.
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

    /// A client of the account with these credentials: its rate limits and circuit breaker are separate from those of other
    /// credentials.
    pub(crate) fn line_of(&self, connection: &partner_connection::Model) -> Result<Voice, PartnerTrouble> {
        let is_sandbox = connection.secret.starts_with(SANDBOX);
        let partner = if is_sandbox { self.sandbox.as_ref() } else { Some(&self.live) };
        let party = format!("{} {}", connection.id.key(), connection.client_id);
        Ok(partner.ok_or(PartnerTrouble::NoSandbox)?.voice(&party))
    }

    pub(crate) fn credentials(
        &self,
        connection: &partner_connection::Model,
    ) -> Result<Credentials, PartnerTrouble> {
        let client_secret = if connection.secret.starts_with(SANDBOX) {
            Secret::new(connection.secret.clone())
        } else {
            self.open(connection, &connection.secret)?
        };
        Ok(Credentials { client_id: connection.client_id.clone(), client_secret })
    }

    /// Secrets of the sandbox are not encrypted.
    pub(crate) fn open(
        &self,
        connection: &partner_connection::Model,
        sealed: &str,
    ) -> Result<Secret, PartnerTrouble> {
        if connection.secret.starts_with(SANDBOX) {
            return Ok(Secret::new(sealed));
        }
        let keyring = self.keyring.as_ref().ok_or(PartnerTrouble::NoKeyring)?;
        Ok(keyring.open(sealed, &place(connection.id.key().account()))?)
    }

    pub(crate) fn seal(
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

    pub(crate) fn seal_for(
        &self,
        account: AccountId,
        plain: &Secret,
        nonce: Nonce,
    ) -> Result<String, PartnerTrouble> {
        let keyring = self.keyring.as_ref().ok_or(PartnerTrouble::NoKeyring)?;
        Ok(keyring.seal(plain, &place(account), nonce)?)
    }
}

fn place(account: AccountId) -> Place<'static> {
    Place { account, site: SEALED_FOR }
}
