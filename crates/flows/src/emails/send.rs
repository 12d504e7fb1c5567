//! E-mails: written to the outbox in the transaction that causes them, and sent by a job. Each has its own message ID, so that a
//! duplicate sent after a lost response can be recognized.

use chrono::TimeDelta;
use domain::key::Key;
use domain::text::code::{LetterKind, OutboxState};
use notify::{Document, Letter, Mail, MailError};
use store::StoreError;
use store::row::outbox;

use super::calendar::letter_about_calendar;
use super::conversation::letter_of_conversation;
use super::reader::{For, OutboxError};
use super::stay::letter_about_stay;
use super::user::letter_to_user;
use crate::App;
use crate::access::Caller;
use crate::app::After;
use crate::services::PostOffice;

/// How long an e-mail is postponed while the mail server is slow to accept another one.
const BEHIND_OTHERS: TimeDelta = TimeDelta::seconds(2);

/// The job of every e-mail.
pub(crate) async fn send_letter(app: &App, key: Key) -> Result<After, OutboxError> {
    // Before the row is read: it may be sent meanwhile.
    let _turn = match app.post_office.as_deref() {
        None => None,
        Some(office) => match office.turn().await {
            None => return Ok(After::At(app.now() + BEHIND_OTHERS)),
            turn => turn,
        },
    };
    let row = store::outbox::find(app.store.read(), key).await?;
    let Some(row) = row.filter(|row| row.state != OutboxState::Sent) else {
        return Ok(After::Nothing);
    };
    match carry(app, &row).await {
        Ok(()) => Ok(After::Nothing),
        Err(error) if error.may_pass() => {
            not_sent(app, key, OutboxState::Waiting, &error).await?;
            Err(error)
        }
        Err(error) => {
            not_sent(app, key, OutboxState::Failed, &error).await?;
            Ok(After::Never(error.to_string()))
        }
    }
}

async fn carry(app: &App, row: &outbox::Model) -> Result<(), OutboxError> {
    let office = app.post_office.as_deref().ok_or(OutboxError::NoPostOffice)?;
    let letter = write_letter(app, office, row, For::Recipient).await?;
    let key = row.id.key();
    let mail = Mail::new(&letter, &row.recipient, &key.to_string(), &office.sender, row.created_at)?;
    office.carrier.carry(&mail).await?;
    app.reach("letter_carried");
    Ok(store::outbox::sent(&app.store, key, mail.subject(), app.now()).await?)
}

/// An e-mail as it would be sent today, except that its links do not authenticate as the guest. Not for sign-in e-mails:
/// rendering one creates a new secret.
pub async fn read_letter(app: &App, caller: &Caller, key: Key) -> Result<String, OutboxError> {
    let office = app.post_office.as_deref().ok_or(OutboxError::NoPostOffice)?;
    let row = store::outbox::find(app.store.read(), key).await?;
    let row = row.filter(|row| row.account_id == caller.account).ok_or(OutboxError::Gone)?;
    if row.kind.is_for_user() {
        return Err(OutboxError::Gone);
    }
    let letter = write_letter(app, office, &row, For::Account).await?;
    Ok(Document::new(&letter).html().map_err(MailError::from)?)
}

async fn not_sent(app: &App, key: Key, state: OutboxState, error: &OutboxError) -> Result<(), StoreError> {
    store::outbox::not_sent(&app.store, key, state, &error.to_string(), app.now()).await
}

async fn write_letter(
    app: &App,
    office: &PostOffice,
    row: &outbox::Model,
    reader: For,
) -> Result<Letter, OutboxError> {
    match *row.kind {
        kind @ (LetterKind::Asked | LetterKind::Answered) => {
            letter_of_conversation(app, office, kind, &row.payload, reader).await
        }
        LetterKind::CalendarConflict => letter_about_calendar(app, office, row).await,
        kind if kind.is_for_user() => {
            letter_to_user(app, office, kind, row.account_id.account(), &row.payload).await
        }
        kind => letter_about_stay(app, office, kind, &row.payload, reader).await,
    }
}
