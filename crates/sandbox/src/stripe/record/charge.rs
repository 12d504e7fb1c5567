//! A charge: the result of an attempt to take money.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::cards::card::Decline;

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Charge {
    pub(crate) id: String,
    pub(crate) created: i64,
    pub(crate) amount: i64,
    pub(crate) currency: String,
    pub(crate) payment_intent: String,
    pub(crate) payment_method: Option<String>,
    pub(crate) customer: Option<String>,
    pub(crate) decline: Option<Decline>,
    pub(crate) amount_captured: i64,
    pub(crate) amount_refunded: i64,
    pub(crate) metadata: Value,
}

impl Charge {
    pub(crate) fn wire(&self) -> Value {
        json!({
            "id": self.id, "object": "charge", "created": self.created, "livemode": false,
            "amount": self.amount, "amount_captured": self.amount_captured,
            "amount_refunded": self.amount_refunded, "currency": self.currency,
            "captured": self.amount_captured > 0, "paid": self.decline.is_none(),
            "refunded": self.amount_captured > 0 && self.amount_refunded == self.amount_captured,
            "status": if self.decline.is_none() { "succeeded" } else { "failed" },
            "failure_code": self.decline.map(Decline::code), "failure_message": self.decline.map(Decline::message),
            "payment_intent": self.payment_intent, "payment_method": self.payment_method,
            "customer": self.customer, "metadata": self.metadata,
            "outcome": {
                "network_status": if self.decline.is_none() { "approved_by_network" } else { "declined_by_network" },
                "type": if self.decline.is_none() { "authorized" } else { "issuer_declined" },
                "reason": self.decline.map(Decline::decline_code),
            },
        })
    }
}
