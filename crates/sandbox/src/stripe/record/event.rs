//! An event with the object as it was at that moment.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

pub(crate) const API_VERSION: &str = "2026-10-28.endive";

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Event {
    pub(crate) id: String,
    pub(crate) created: i64,
    #[serde(rename = "type")]
    pub(crate) kind: String,
    pub(crate) object: Value,
    pub(crate) idempotency_key: Option<String>,
    /// Also true if no endpoint wants it.
    pub(crate) is_delivered: bool,
}

impl Event {
    pub(crate) fn wire(&self) -> Value {
        json!({
            "id": self.id, "object": "event", "api_version": API_VERSION, "created": self.created,
            "livemode": false, "type": self.kind, "data": {"object": self.object},
            "pending_webhooks": i32::from(!self.is_delivered),
            "request": {"id": null, "idempotency_key": self.idempotency_key},
        })
    }
}
