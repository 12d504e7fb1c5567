//! A setup intent: a card to be saved for later.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::intent::{Status, next_action};

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct SetupIntent {
    pub(crate) id: String,
    pub(crate) created: i64,
    pub(crate) status: Status,
    pub(crate) client_secret: String,
    pub(crate) customer: Option<String>,
    pub(crate) payment_method: Option<String>,
    pub(crate) usage: String,
    pub(crate) description: Option<String>,
    pub(crate) metadata: Value,
    pub(crate) last_error: Option<Value>,
    pub(crate) return_url: Option<String>,
    pub(crate) cancellation_reason: Option<String>,
}

impl SetupIntent {
    /// Stripe's name of the object.
    pub(crate) const KIND: &str = "setup_intent";

    pub(crate) fn wire(&self, base: &str) -> Value {
        let action = (self.status == Status::RequiresAction)
            .then(|| next_action(base, &self.id, &self.client_secret, self.return_url.as_deref()));
        json!({
            "id": self.id, "object": Self::KIND, "created": self.created, "livemode": false,
            "status": self.status.code(), "client_secret": self.client_secret, "customer": self.customer,
            "payment_method": self.payment_method, "payment_method_types": ["card"], "usage": self.usage,
            "description": self.description, "metadata": self.metadata, "next_action": action,
            "last_setup_error": self.last_error, "cancellation_reason": self.cancellation_reason,
        })
    }
}
