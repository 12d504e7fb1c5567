//! Everything that happened to a reservation, the oldest first: what the house did, and what people of the account did.

use chrono::{DateTime, Utc};
use domain::key::Key;
use domain::role::Permission;
use serde_json::Value;

use crate::access::Caller;
use crate::reservations::BookingError;
use crate::{App, reservations};

#[derive(Clone, Debug)]
pub struct HistoryEntry {
    pub at: DateTime<Utc>,
    /// A step of the booking, or what somebody did.
    pub name: String,
    pub detail: String,
    /// Who did it; nobody for what the guest or the house did.
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
    let log = store::audit_entry::of_row(db, caller.account, "reservation", key).await?;
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
