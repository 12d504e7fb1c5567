//! The recipient, the language and the letterhead of an e-mail.

use domain::key::Key;
use domain::locale::language::Language;
use domain::text::code::{LetterKind, UnknownCode};
use notify::{CarryError, MailError};
use serde_json::Value;
use store::StoreError;
use store::row::sites::site;

use crate::App;
use crate::reservations::BookingError;
use crate::services::PostOffice;

#[derive(Debug, thiserror::Error)]
pub enum OutboxError {
    #[error("no e-mail delivery is configured")]
    NoPostOffice,
    #[error("what the letter is about is gone")]
    Gone,
    #[error(transparent)]
    Kind(#[from] UnknownCode),
    #[error(transparent)]
    Mail(#[from] MailError),
    #[error(transparent)]
    Carry(#[from] CarryError),
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl OutboxError {
    /// Whether a retry could succeed.
    pub(crate) fn may_pass(&self) -> bool {
        match self {
            Self::NoPostOffice | Self::Store(_) | Self::Carry(CarryError::NotNow(_)) => true,
            Self::Gone | Self::Kind(_) | Self::Mail(_) | Self::Carry(CarryError::Refused(_)) => false,
        }
    }
}

impl From<BookingError> for OutboxError {
    fn from(error: BookingError) -> Self {
        match error {
            BookingError::Store(error) => Self::Store(error),
            _ => Self::Gone,
        }
    }
}

/// For whom an e-mail is rendered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum For {
    /// The recipient.
    Recipient,
    /// A user who views an e-mail to a guest: its links lead to the account area, and do not authenticate as the guest.
    Account,
}

/// The guest's language if the site supports it; for owners, the language of the account's first owner.
pub(super) async fn language_of(
    app: &App,
    site: &site::Model,
    kind: LetterKind,
    guest: &str,
) -> Result<Language, StoreError> {
    if kind.is_for_owner() {
        let owner = store::accounts::account::first_owner(app.store.read(), site.id.key().account()).await?;
        return Ok(owner.and_then(|owner| Language::read(&owner.language)).unwrap_or_default());
    }
    let offered = Language::offered(&site.languages);
    let spoken = Language::read(guest).filter(|language| offered.contains(language));
    Ok(spoken.unwrap_or(offered[0]))
}

/// The key with this name in the payload.
pub(super) fn named(payload: &Value, name: &str) -> Option<Key> {
    payload[name].as_str()?.parse().ok()
}

pub(super) fn letterhead(office: &PostOffice, site: &site::Model) -> notify::Site {
    notify::Site {
        name: site.name.clone(),
        root: office.root(site),
        accent: site.accent.clone(),
        email: site.contact_email.trim().to_owned(),
        phone: site.contact_phone.trim().to_owned(),
        address: site.contact_address.trim().lines().collect::<Vec<_>>().join(", "),
    }
}
