//! Charges: results of attempts to take money. All movements of money are entered in the ledger here.

use crate::cards::card::Decline;
use crate::chance::fresh;
use crate::memory::ledger::{Entry, Movement, Status};
use crate::provider::Provider;
use crate::stripe::call::{Desk, Reply};
use crate::stripe::error::ApiError;
use crate::stripe::form::Params;
use crate::stripe::record::{Charge, PaymentIntent};

pub(crate) fn get(desk: &mut Desk, params: &mut Params) -> Reply {
    params.finish()?;
    let Desk { books, caller, .. } = desk;
    let charge = books.stripe.charges.get(&caller.account, &caller.id);
    charge.map(Charge::wire).ok_or_else(|| ApiError::no_such("charge", &caller.id))
}

/// An attempt on the intent's card, successful or declined.
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

/// Adds a ledger entry for a charge.
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
