//! A card in the vault, and the details of its holder.

use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::cards::card::Card;
use crate::chance::fresh;

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct CreditCard {
    pub(crate) token: String,
    pub(crate) created_at: DateTime<Utc>,
    pub(crate) card: Card,
    pub(crate) details: CardIn,
    pub(crate) email: Option<String>,
    pub(crate) data: Value,
    pub(crate) metadata: Value,
    pub(crate) storage: Storage,
    /// Whether it was charged with authentication.
    pub(crate) is_proven: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Storage {
    Cached,
    Retained,
    Redacted,
}

/// The browser's input. Number and security code are removed before anything is stored.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct CardIn {
    pub(crate) first_name: Option<String>,
    pub(crate) last_name: Option<String>,
    pub(crate) full_name: Option<String>,
    #[serde(skip_serializing)]
    pub(crate) number: Option<String>,
    #[serde(skip_serializing)]
    pub(crate) verification_value: Option<String>,
    #[serde(skip_serializing)]
    pub(crate) month: Value,
    #[serde(skip_serializing)]
    pub(crate) year: Value,
    pub(crate) email: Option<String>,
    pub(crate) company: Option<String>,
    pub(crate) address1: Option<String>,
    pub(crate) address2: Option<String>,
    pub(crate) city: Option<String>,
    pub(crate) state: Option<String>,
    pub(crate) zip: Option<String>,
    pub(crate) country: Option<String>,
    pub(crate) phone_number: Option<String>,
}

impl CreditCard {
    pub(crate) fn wire(&self) -> Value {
        let mut wire = serde_json::to_value(&self.details).unwrap_or_default();
        let card = &self.card;
        let ours = json!({
            "token": self.token, "created_at": self.created_at, "updated_at": self.created_at,
            "email": self.email, "data": self.data, "metadata": self.metadata, "storage_state": self.storage,
            "test": true, "last_four_digits": card.last_four, "first_six_digits": card.first_six,
            "card_type": card.brand.spreedly_name(), "month": card.month, "year": card.year,
            "payment_method_type": "credit_card", "errors": [], "verification_value": "",
            "number": format!("XXXX-XXXX-XXXX-{}", card.last_four),
            "fingerprint": format!("fp{}{}", card.first_six, card.last_four),
        });
        if let (Value::Object(wire), Value::Object(ours)) = (&mut wire, ours) {
            wire.extend(ours);
        }
        wire
    }

    /// As a transaction: Spreedly represents every change of a payment method as one.
    pub(crate) fn transaction(&self, kind: &str) -> Value {
        json!({"transaction": {
            "token": fresh(""), "created_at": self.created_at, "updated_at": self.created_at, "succeeded": true,
            "transaction_type": kind, "retained": self.storage == Storage::Retained, "state": "succeeded",
            "message_key": "messages.transaction_succeeded", "message": "Succeeded!",
            "payment_method": self.wire(),
        }})
    }
}
