//! A token: a card entered in a browser, for a single use.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::cards::card::Card;

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Token {
    pub(crate) id: String,
    pub(crate) created: i64,
    pub(crate) card_id: String,
    pub(crate) card: Card,
    pub(crate) details: Value,
    pub(crate) is_used: bool,
}

impl Token {
    pub(crate) fn wire(&self) -> Value {
        json!({
            "id": self.id, "object": "token", "type": "card", "created": self.created, "livemode": false,
            "used": self.is_used, "client_ip": null,
            "card": card_wire(&self.card_id, &self.card, &self.details),
        })
    }
}

/// The legacy format of a card, used in tokens and sources.
pub(crate) fn card_wire(id: &str, card: &Card, details: &Value) -> Value {
    let detail = |name: &str| details.get(name).cloned().unwrap_or(Value::Null);
    json!({
        "id": id, "object": "card", "brand": card.brand.name(), "last4": card.last_four, "funding": "credit",
        "exp_month": card.month, "exp_year": card.year, "country": "US", "cvc_check": "pass",
        "fingerprint": format!("fp{}{}", card.first_six, card.last_four), "name": detail("name"),
        "address_line1": detail("address_line1"), "address_line2": detail("address_line2"),
        "address_city": detail("address_city"), "address_state": detail("address_state"),
        "address_zip": detail("address_zip"), "address_country": detail("address_country"),
    })
}
