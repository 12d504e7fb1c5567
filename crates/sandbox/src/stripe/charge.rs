//! Charges: what an attempt to take money came to. Whatever moves money here is entered in the ledger.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::call::{Desk, Reply};
use super::error::ApiError;
use super::form::Params;
use super::payment_intent::PaymentIntent;
use crate::card::Decline;
use crate::chance::fresh;
use crate::ledger::{Entry, Movement, Status};
use crate::provider::Provider;

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Charge {
    pub(crate) id: String,
    created: i64,
    pub(crate) amount: i64,
    pub(crate) currency: String,
    pub(crate) payment_intent: String,
    payment_method: Option<String>,
    customer: Option<String>,
    decline: Option<Decline>,
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

pub(crate) fn get(desk: &mut Desk, params: &mut Params) -> Reply {
    params.finish()?;
    let Desk { books, caller, .. } = desk;
    let charge = books.stripe.charges.get(&caller.account, &caller.id);
    charge.map(Charge::wire).ok_or_else(|| ApiError::no_such("charge", &caller.id))
}

/// An attempt on the intent's card, good or bad.
pub(crate) fn attempt(desk: &mut Desk, intent: &PaymentIntent, decline: Option<Decline>) -> Charge {
    let is_taken = decline.is_none() && !intent.is_captured_later();
    let charge = Charge {
        id: fresh("ch_"),
        created: desk.now.timestamp(),
        amount: intent.amount,
        currency: intent.currency.clone(),
        payment_intent: intent.id.clone(),
        payment_method: intent.payment_method.clone(),
        customer: intent.customer.clone(),
        decline,
        amount_captured: if is_taken { intent.amount } else { 0 },
        amount_refunded: 0,
        metadata: intent.metadata.clone(),
    };
    desk.books.stripe.charges.put(&desk.caller.account, &charge.id, charge.clone());
    let kind = if intent.is_captured_later() { Movement::Authorization } else { Movement::Charge };
    enter(desk, &charge.id, kind, &charge, charge.amount);
    charge
}

/// A line of the ledger about a charge.
pub(crate) fn enter(desk: &mut Desk, id: &str, kind: Movement, charge: &Charge, amount: i64) {
    desk.books.enter(Entry {
        id: id.to_owned(),
        provider: Provider::Stripe,
        account: desk.caller.account.clone(),
        kind,
        status: if charge.decline.is_none() { Status::Succeeded } else { Status::Failed },
        amount,
        currency: charge.currency.clone(),
        payment: charge.payment_intent.clone(),
        idempotency_key: desk.caller.idempotency_key.clone(),
        order_id: None,
        reason: charge.decline.map(|decline| decline.decline_code().to_owned()),
        metadata: charge.metadata.clone(),
        at: desk.now,
    });
}
