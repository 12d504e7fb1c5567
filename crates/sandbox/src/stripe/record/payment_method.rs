//! A payment method or a legacy source: a card that can be charged.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::token::card_wire;
use crate::cards::card::Card;

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct PaymentMethod {
    pub(crate) id: String,
    pub(crate) created: i64,
    pub(crate) card: Card,
    pub(crate) customer: Option<String>,
    pub(crate) details: Value,
    pub(crate) metadata: Value,
    /// Whether it was saved with authentication.
    pub(crate) is_proven: bool,
}

impl PaymentMethod {
    pub(crate) fn wire(&self) -> Value {
        let card = &self.card;
        let mut billing = json!({"address": {}, "email": null, "name": null, "phone": null});
        if let Value::Object(details) = &self.details {
            details.iter().for_each(|(name, value)| billing[name] = value.clone());
        }
        json!({
            "id": self.id, "object": "payment_method", "type": "card", "created": self.created, "livemode": false,
            "customer": self.customer, "metadata": self.metadata, "billing_details": billing,
            "card": {
                "brand": card.brand.code(), "display_brand": card.brand.code(), "last4": card.last_four,
                "exp_month": card.month, "exp_year": card.year, "country": "US", "funding": "credit",
                "fingerprint": format!("fp{}{}", card.first_six, card.last_four),
                "checks": {"address_line1_check": null, "address_postal_code_check": null, "cvc_check": "pass"},
                "three_d_secure_usage": {"supported": true}, "wallet": null,
            },
        })
    }

    pub(crate) fn source_wire(&self) -> Value {
        let mut wire = card_wire(&self.id, &self.card, &self.details);
        wire["customer"] = json!(self.customer);
        wire
    }
}
