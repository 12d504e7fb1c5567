//! Letters: put into the outbox in the transaction that gives the reason for them, and sent by a job. A letter has a name of its
//! own, so one that is sent twice because the first answer was lost can be known again.

mod calendar;
mod conversation;
mod stay;
mod user;

use domain::code::{JobKind, LetterKind, OutboxState, UnknownCode};
use domain::key::{AccountId, Key};
use domain::language::Language;
use notify::{CarryError, Document, Letter, Mail, MailError};
use serde_json::Value;
use store::row::{outbox, site};
use store::{StoreError, Tx};

use crate::House;
use crate::access::Caller;
use crate::job::After;
use crate::post_office::PostOffice;
use crate::reservation::BookingError;
pub(crate) use conversation::with_link;
pub(crate) use stay::address;

#[derive(Debug, thiserror::Error)]
pub enum OutboxError {
    #[error("nobody is set to carry letters")]
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
    /// Whether another try could end otherwise.
    fn may_pass(&self) -> bool {
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

/// For whom a letter is put into words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum For {
    /// Whoever it is sent to.
    Recipient,
    /// Somebody of the account who looks at a letter to a guest: its links lead to the account area, and let nobody in as the guest.
    Account,
}

pub(crate) struct NewLetter {
    pub(crate) account: AccountId,
    pub(crate) kind: LetterKind,
    pub(crate) recipient: String,
    /// What it is about; everything else is read when it is sent.
    pub(crate) payload: Value,
    /// Two letters of which this is the same are one.
    pub(crate) dedupe: String,
}

impl House {
    pub(crate) async fn post(&self, tx: &Tx, new: NewLetter) -> Result<(), StoreError> {
        let now = self.now();
        let key = self.new_key(new.account);
        let row = outbox::Model {
            account_id: new.account.into(),
            id: key.into(),
            kind: new.kind.code().to_owned(),
            recipient: new.recipient,
            subject: String::new(),
            payload: new.payload,
            state: OutboxState::Waiting.code().to_owned(),
            attempts: 0,
            available_at: now,
            sent_at: None,
            failure: None,
            dedupe: new.dedupe,
            created_at: now,
            updated_at: now,
            version: 1,
        };
        if store::outbox::insert(tx, row).await? {
            self.ask(tx, JobKind::SendLetter, key, now).await?;
        }
        Ok(())
    }

    /// The job behind every letter.
    pub(crate) async fn send_letter(&self, key: Key) -> Result<After, OutboxError> {
        let row = store::outbox::find(self.store.read(), key).await?;
        let Some(row) = row.filter(|row| row.state != OutboxState::Sent.code()) else {
            return Ok(After::Nothing);
        };
        match self.carry(&row).await {
            Ok(()) => Ok(After::Nothing),
            Err(error) if error.may_pass() => {
                self.not_sent(key, OutboxState::Waiting, &error).await?;
                Err(error)
            }
            Err(error) => {
                self.not_sent(key, OutboxState::Failed, &error).await?;
                Ok(After::Never(error.to_string()))
            }
        }
    }

    async fn carry(&self, row: &outbox::Model) -> Result<(), OutboxError> {
        let office = self.post_office.as_deref().ok_or(OutboxError::NoPostOffice)?;
        let letter = self.write_letter(office, row, For::Recipient).await?;
        let key = row.id.key();
        let mail = Mail::new(&letter, &row.recipient, &key.to_string(), &office.sender, row.created_at)?;
        let _turn = office.counter.lock().await;
        office.carrier.carry(&mail).await?;
        self.reach("letter_carried");
        Ok(store::outbox::sent(&self.store, key, mail.subject(), self.now()).await?)
    }

    /// The page of a letter as it would be sent today, but that its links let nobody in as the guest. Not of one about signing in:
    /// writing it makes a new secret.
    pub async fn read_letter(&self, caller: &Caller, key: Key) -> Result<String, OutboxError> {
        let office = self.post_office.as_deref().ok_or(OutboxError::NoPostOffice)?;
        let row = store::outbox::find(self.store.read(), key).await?;
        let row = row.filter(|row| row.account_id == i64::from(caller.account)).ok_or(OutboxError::Gone)?;
        if row.kind.parse::<LetterKind>()?.is_for_user() {
            return Err(OutboxError::Gone);
        }
        let letter = self.write_letter(office, &row, For::Account).await?;
        Ok(Document::new(&letter).html().map_err(MailError::from)?)
    }

    async fn not_sent(&self, key: Key, state: OutboxState, error: &OutboxError) -> Result<(), StoreError> {
        store::outbox::not_sent(&self.store, key, state, &error.to_string(), self.now()).await
    }

    async fn write_letter(
        &self,
        office: &PostOffice,
        row: &outbox::Model,
        reader: For,
    ) -> Result<Letter, OutboxError> {
        match row.kind.parse()? {
            kind @ (LetterKind::Asked | LetterKind::Answered) => {
                self.letter_of_conversation(office, kind, &row.payload, reader).await
            }
            LetterKind::CalendarConflict => self.letter_about_calendar(office, row).await,
            kind if kind.is_for_user() => {
                self.letter_to_user(office, kind, row.account_id, &row.payload).await
            }
            kind => self.letter_about_stay(office, kind, &row.payload, reader).await,
        }
    }

    /// A guest's own language where the site has it; for owners, that of the one who has been there the longest.
    async fn language_of(
        &self,
        site: &site::Model,
        kind: LetterKind,
        guest: &str,
    ) -> Result<Language, StoreError> {
        if kind.is_for_owner() {
            let owner = store::account::first_owner(self.store.read(), site.id.key().account()).await?;
            return Ok(owner.and_then(|owner| Language::read(&owner.language)).unwrap_or_default());
        }
        let offered = Language::offered(&site.languages);
        let spoken = Language::read(guest).filter(|language| offered.contains(language));
        Ok(spoken.unwrap_or(offered[0]))
    }
}

/// The key of what the letter is about, by its name in the payload.
fn named(payload: &Value, name: &str) -> Option<Key> {
    payload[name].as_str()?.parse().ok()
}

fn letterhead(office: &PostOffice, site: &site::Model) -> notify::Site {
    notify::Site {
        name: site.name.clone(),
        root: office.root(site),
        accent: site.accent.clone(),
        email: site.contact_email.trim().to_owned(),
        phone: site.contact_phone.trim().to_owned(),
        address: site.contact_address.trim().lines().collect::<Vec<_>>().join(", "),
    }
}
