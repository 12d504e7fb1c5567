//! The history of a reservation, oldest first: its steps, and the actions of users.

use chrono::{DateTime, Utc};
use domain::accounts::role::Permission;
use domain::key::Key;
use serde_json::Value;

use crate::access::Caller;
use crate::reservations::BookingError;
use crate::{App, reservations};

#[derive(Clone, Debug)]
pub struct HistoryEntry {
    pub at: DateTime<Utc>,
    /// The name of a booking step or of a user's action.
    pub name: String,
    pub detail: String,
    /// The user who did it; `None` for the guest or the system.
    pub actor: Option<String>,
    pub changes: Option<Value>,
}

pub async fn history(app: &App, caller: &Caller, key: Key) -> Result<Vec<HistoryEntry>, BookingError> {
    let view = reservations::own_reservation(app, caller, key, Permission::Read).await?;
    let steps = view.steps.into_iter().map(|step| HistoryEntry {
        at: step.at,
        name: step.name,
        detail: step.detail,
        actor: None,
        changes: None,
    });
    let db = app.store.read();
    let log = store::accounts::audit_entry::of_row(db, caller.account, "reservation", key).await?;
    let deeds = log.into_iter().map(|entry| HistoryEntry {
        at: entry.at,
        name: entry.action,
        detail: String::new(),
        actor: Some(entry.actor),
        changes: Some(entry.changes),
    });
    let mut all: Vec<HistoryEntry> = steps.chain(deeds).collect();
    all.sort_by_key(|entry| entry.at);
    Ok(all)
}
