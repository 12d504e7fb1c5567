//! A checkout session: Stripe's hosted page on which a guest pays or saves a card.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::intents::payment_intent::PaymentIntent;

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Session {
    pub(crate) id: String,
    pub(crate) created: i64,
    pub(crate) expires_at: i64,
    pub(crate) status: String,
    pub(crate) mode: String,
    pub(crate) lines: Vec<Line>,
    pub(crate) currency: String,
    pub(crate) success_url: String,
    pub(crate) cancel_url: Option<String>,
    pub(crate) customer: Option<String>,
    pub(crate) customer_email: Option<String>,
    pub(crate) client_reference_id: Option<String>,
    pub(crate) metadata: Value,
    /// Its payment intent, created with the session and shown once it is paid. None in mode `setup`.
    pub(crate) payment: Option<PaymentIntent>,
    pub(crate) setup_metadata: Value,
    /// The id of the attempted intent.
    pub(crate) intent: Option<String>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Line {
    pub(crate) name: String,
    pub(crate) description: Option<String>,
    pub(crate) quantity: i64,
    pub(crate) unit_amount: i64,
    pub(crate) currency: String,
}

impl Session {
    pub(crate) fn total(&self) -> i64 {
        self.lines.iter().map(|line| line.quantity * line.unit_amount).sum()
    }

    pub(crate) fn is_open(&self) -> bool {
        self.status == "open"
    }

    pub(crate) fn wire(&self, base: &str) -> Value {
        let is_payment = self.mode == "payment";
        let amount = is_payment.then(|| self.total());
        let payment_status = match (is_payment, self.status.as_str()) {
            (false, _) => "no_payment_required",
            (true, "complete") => "paid",
            _ => "unpaid",
        };
        json!({
            "id": self.id, "object": "checkout.session", "created": self.created, "livemode": false,
            "expires_at": self.expires_at, "mode": self.mode, "status": self.status, "ui_mode": "hosted_page",
            "payment_status": payment_status, "amount_subtotal": amount, "amount_total": amount,
            "currency": is_payment.then_some(&self.currency), "customer": self.customer,
            "customer_email": self.customer_email, "customer_details": {"email": self.customer_email},
            "client_reference_id": self.client_reference_id, "metadata": self.metadata,
            "payment_intent": self.intent.as_ref().filter(|_| is_payment),
            "setup_intent": self.intent.as_ref().filter(|_| !is_payment),
            "success_url": self.success_url, "cancel_url": self.cancel_url, "payment_method_types": ["card"],
            "url": self.is_open().then(|| format!("{base}/checkout/{}", self.id)),
        })
    }
}
