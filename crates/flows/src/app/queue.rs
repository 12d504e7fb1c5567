//! Work that is done later, enqueued in the transaction that makes it necessary.

use chrono::{DateTime, Utc};
use domain::code::JobKind;
use domain::key::Key;
use store::job::NewJob;
use store::{StoreError, Tx};

use crate::App;

/// What is left to do after a run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum After {
    Nothing,
    /// The same again, not before this moment.
    At(DateTime<Utc>),
    /// No further try will help, and why: a person has to look at it.
    Never(String),
}

/// Asks for work in the transaction that makes it necessary.
pub(crate) async fn enqueue(
    app: &App,
    tx: &Tx,
    kind: JobKind,
    subject: Key,
    run_at: DateTime<Utc>,
) -> Result<(), StoreError> {
    let account = subject.account();
    let job = NewJob { key: app.new_key(account), kind, account, subject, run_at };
    store::job::add(tx, job, app.now()).await
}
