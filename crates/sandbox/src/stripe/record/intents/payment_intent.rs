//! A payment intent: the record of one payment.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::intent::{Status, next_action};

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct PaymentIntent {
    pub(crate) id: String,
    pub(crate) created: i64,
    pub(crate) amount: i64,
    pub(crate) currency: String,
    pub(crate) capture_method: String,
    pub(crate) status: Status,
    pub(crate) client_secret: String,
    pub(crate) customer: Option<String>,
    pub(crate) payment_method: Option<String>,
    pub(crate) latest_charge: Option<String>,
    pub(crate) amount_capturable: i64,
    pub(crate) amount_received: i64,
    pub(crate) description: Option<String>,
    pub(crate) receipt_email: Option<String>,
    pub(crate) setup_future_usage: Option<String>,
    pub(crate) metadata: Value,
    pub(crate) last_error: Option<Value>,
    pub(crate) return_url: Option<String>,
    pub(crate) cancellation_reason: Option<String>,
    pub(crate) canceled_at: Option<i64>,
}

impl PaymentIntent {
    /// Stripe's name of the object.
    pub(crate) const KIND: &str = "payment_intent";

    pub(crate) fn wire(&self, base: &str) -> Value {
        let action = (self.status == Status::RequiresAction)
            .then(|| next_action(base, &self.id, &self.client_secret, self.return_url.as_deref()));
        json!({
            "id": self.id, "object": Self::KIND, "created": self.created, "livemode": false,
            "amount": self.amount, "amount_capturable": self.amount_capturable,
            "amount_received": self.amount_received, "currency": self.currency,
            "capture_method": self.capture_method, "confirmation_method": "automatic",
            "status": self.status.code(), "client_secret": self.client_secret, "customer": self.customer,
            "payment_method": self.payment_method, "payment_method_types": ["card"],
            "latest_charge": self.latest_charge, "description": self.description,
            "receipt_email": self.receipt_email, "setup_future_usage": self.setup_future_usage,
            "metadata": self.metadata, "next_action": action, "last_payment_error": self.last_error,
            "canceled_at": self.canceled_at, "cancellation_reason": self.cancellation_reason,
        })
    }

    pub(crate) fn is_captured_later(&self) -> bool {
        self.capture_method == "manual"
    }
}
