//! Jobs, enqueued in the transaction that makes them necessary.

use chrono::{DateTime, Utc};
use domain::key::Key;
use domain::text::code::JobKind;
use store::job::NewJob;
use store::{StoreError, Tx};

use crate::App;

/// Result of a job's run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum After {
    Nothing,
    /// Run again, not before this time.
    At(DateTime<Utc>),
    /// Retrying will not help, with the reason: a person has to look at it.
    Never(String),
}

/// Enqueues a job in the transaction that makes it necessary.
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
