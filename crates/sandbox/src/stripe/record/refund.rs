//! A full or partial refund of a charge.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Refund {
    pub(crate) id: String,
    pub(crate) created: i64,
    pub(crate) amount: i64,
    pub(crate) currency: String,
    pub(crate) charge: String,
    pub(crate) payment_intent: String,
    pub(crate) reason: Option<String>,
    pub(crate) metadata: Value,
}

impl Refund {
    pub(crate) fn wire(&self) -> Value {
        json!({
            "id": self.id, "object": "refund", "created": self.created, "amount": self.amount,
            "currency": self.currency, "charge": self.charge, "payment_intent": self.payment_intent,
            "reason": self.reason, "metadata": self.metadata, "status": "succeeded",
        })
    }
}
