//! Writing an e-mail to the outbox.

use domain::key::AccountId;
use domain::text::code::{JobKind, LetterKind, OutboxState};
use serde_json::Value;
use store::row::outbox;
use store::{StoreError, Tx};

use crate::{App, app};

pub(crate) struct NewLetter {
    pub(crate) account: AccountId,
    pub(crate) kind: LetterKind,
    pub(crate) recipient: String,
    /// The keys it is about; everything else is read when it is sent.
    pub(crate) payload: Value,
    /// E-mails with the same value are sent once.
    pub(crate) dedupe: String,
}

pub(crate) async fn post(app: &App, tx: &Tx, new: NewLetter) -> Result<(), StoreError> {
    let now = app.now();
    let key = app.new_key(new.account);
    let row = outbox::Model {
        account_id: new.account.into(),
        id: key.into(),
        kind: new.kind.into(),
        recipient: new.recipient,
        subject: String::new(),
        payload: new.payload,
        state: OutboxState::Waiting.into(),
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
        app::enqueue(app, tx, JobKind::SendLetter, key, now).await?;
    }
    Ok(())
}
