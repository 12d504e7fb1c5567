//! Actions of users on a reservation, written to the audit log at commit.

use serde_json::{Map, Value, json};
use store::StoreError;
use store::row::reservations::reservation;

use super::case::{Case, Deed};
use crate::access::Caller;
use crate::app;
use crate::app::Act;

impl Case<'_> {
    /// Acts for a user: the changes are written to the audit log at commit.
    pub(crate) fn by(mut self, caller: Option<&Caller>, action: &'static str) -> Self {
        self.deed = caller.map(|caller| Deed {
            caller: caller.clone(),
            action,
            before: told(&self.reservation),
            more: Map::new(),
        });
        self
    }

    pub(crate) async fn record_deed(&self) -> Result<(), StoreError> {
        let Some(deed) = &self.deed else { return Ok(()) };
        let mut changes = app::changes(&deed.before, &told(&self.reservation));
        if let Some(all) = changes.as_object_mut() {
            all.extend(deed.more.clone());
        }
        let act = Act { action: deed.action, noun: "reservation", row: Some(self.key()), changes };
        app::record(self.app, &self.tx, &deed.caller, act).await
    }
}

impl Case<'_> {
    /// Logs a value that did not exist before.
    pub(crate) fn mention(&mut self, name: &str, value: impl Into<Value>) {
        self.mention_change(name, &[Value::Null, value.into()]);
    }

    /// Logs a value that the row of the reservation does not have.
    pub(crate) fn mention_change(&mut self, name: &str, change: &[Value; 2]) {
        if let Some(deed) = &mut self.deed {
            deed.more.insert(name.to_owned(), json!(change));
        }
    }
}

impl Case<'_> {
    pub(crate) fn tell_as_new(&mut self) {
        if let Some(deed) = &mut self.deed {
            deed.before = Value::Null;
        }
    }
}

/// The values of a reservation in the log.
fn told(row: &reservation::Model) -> Value {
    json!({
        "status": row.status,
        "check_in": row.check_in,
        "check_out": row.check_out,
        "adults": row.adults,
        "children": row.children,
        "pets": row.pets,
        "smoker": row.smoker,
        "total": row.total,
        "locked": row.locked,
        "cancel_reason": row.cancel_reason,
    })
}
