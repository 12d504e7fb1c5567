//! The life of a payment: from confirmation through 3D Secure to the charge, its capture or cancellation.

use super::charge;
use super::intent::Confirmation;
use super::payment_method;
use crate::cards::card::{Challenge, Decline, Verdict};
use crate::chance::fresh;
use crate::memory::ledger::Movement;
use crate::stripe::call::{Desk, Reply};
use crate::stripe::error::ApiError;
use crate::stripe::record::{PaymentIntent, PaymentMethod, Status};

pub(crate) fn begin(desk: &mut Desk, mut intent: PaymentIntent, confirmation: Confirmation) -> Reply {
    if let Some(method) = confirmation.method {
        intent.payment_method = Some(method.id);
    }
    intent.return_url = confirmation.return_url;
    intent.last_error = None;
    let Some(method) = &intent.payment_method else {
        let message = "You cannot confirm this PaymentIntent because it's missing a payment method.";
        return Err(ApiError::invalid(message).with("code", "payment_intent_unexpected_state"));
    };
    let method = payment_method::find(desk, method)?;
    check_owner(&intent, &method)?;
    if !method.card.needs_challenge(method.is_proven) {
        return settle(desk, intent, &method);
    }
    if confirmation.off_session || confirmation.error_on_requires_action {
        return decline(desk, intent, &method, Decline::AuthenticationRequired);
    }
    intent.status = Status::RequiresAction;
    keep(desk, &intent);
    let wire = intent.wire(&desk.caller.base);
    desk.emit("payment_intent.requires_action", wire.clone());
    Ok(wire)
}

fn check_owner(intent: &PaymentIntent, method: &PaymentMethod) -> Result<(), ApiError> {
    if method.customer.is_none() || method.customer == intent.customer {
        return Ok(());
    }
    let message = "The provided PaymentMethod belongs to a Customer, which must be given as customer too.";
    Err(ApiError::parameter("payment_method", message))
}

/// The cardholder pressed a button on the 3D Secure page.
pub(crate) fn conclude(desk: &mut Desk, intent: PaymentIntent, is_proven: bool) -> Reply {
    let method = payment_method::find(desk, intent.payment_method.as_deref().unwrap_or_default())?;
    if is_proven && method.card.behaviour().challenge != Challenge::InVain {
        return settle(desk, intent, &method);
    }
    let message = "The provided PaymentMethod has failed authentication. You can provide payment_method_data or \
                   a new PaymentMethod to attempt to fulfill this PaymentIntent again.";
    let error = ApiError::invalid(message).with("code", "payment_intent_authentication_failure");
    fail(desk, intent, error.with("payment_method", method.wire()))
}

fn settle(desk: &mut Desk, mut intent: PaymentIntent, method: &PaymentMethod) -> Reply {
    if let Verdict::Declined(reason) = method.card.behaviour().when_charged {
        return decline(desk, intent, method, reason);
    }
    let charge = charge::attempt(desk, &intent, None);
    intent.latest_charge = Some(charge.id);
    if let (Some(_), Some(customer)) = (&intent.setup_future_usage, &intent.customer) {
        payment_method::save_for(desk, &method.id, customer)?;
        if let Some(saved) = desk.books.stripe.methods.get_mut(&desk.caller.account, &method.id) {
            saved.is_proven = true;
        }
    }
    let event = if intent.is_captured_later() {
        intent.status = Status::RequiresCapture;
        intent.amount_capturable = intent.amount;
        "payment_intent.amount_capturable_updated"
    } else {
        intent.status = Status::Succeeded;
        intent.amount_received = intent.amount;
        "payment_intent.succeeded"
    };
    keep(desk, &intent);
    let wire = intent.wire(&desk.caller.base);
    desk.emit(event, wire.clone());
    Ok(wire)
}

fn decline(desk: &mut Desk, mut intent: PaymentIntent, method: &PaymentMethod, reason: Decline) -> Reply {
    let charge = charge::attempt(desk, &intent, Some(reason));
    intent.latest_charge = Some(charge.id.clone());
    let error = ApiError::declined(reason).with("charge", charge.id).with("payment_method", method.wire());
    fail(desk, intent, error)
}

fn fail(desk: &mut Desk, mut intent: PaymentIntent, error: ApiError) -> Reply {
    intent.status = Status::RequiresPaymentMethod;
    intent.payment_method = None;
    intent.last_error = Some(error.inner().clone());
    keep(desk, &intent);
    let wire = intent.wire(&desk.caller.base);
    desk.emit("payment_intent.payment_failed", wire.clone());
    Err(error.with(PaymentIntent::KIND, wire))
}

pub(crate) fn capture(desk: &mut Desk, mut intent: PaymentIntent, amount: Option<i64>) -> Reply {
    if intent.status != Status::RequiresCapture {
        return Err(ApiError::unexpected_state(PaymentIntent::KIND, "captured", intent.status.code())
            .with(PaymentIntent::KIND, intent.wire(&desk.caller.base)));
    }
    let amount = amount.unwrap_or(intent.amount_capturable);
    if !(1..=intent.amount_capturable).contains(&amount) {
        let message = "amount_to_capture must be positive and at most the amount that can be captured.";
        return Err(ApiError::parameter("amount_to_capture", message).with("code", "amount_too_large"));
    }
    let id = intent.latest_charge.clone().unwrap_or_default();
    if let Some(charge) = desk.books.stripe.charges.get_mut(&desk.caller.account, &id) {
        charge.amount_captured = amount;
        let charge = charge.clone();
        charge::enter(desk, &fresh("cap_"), Movement::Capture, &charge, amount);
    }
    intent.status = Status::Succeeded;
    intent.amount_capturable = 0;
    intent.amount_received = amount;
    keep(desk, &intent);
    let wire = intent.wire(&desk.caller.base);
    desk.emit("payment_intent.succeeded", wire.clone());
    Ok(wire)
}

pub(crate) fn cancel(desk: &mut Desk, mut intent: PaymentIntent, reason: Option<String>) -> Reply {
    if matches!(intent.status, Status::Succeeded | Status::Canceled) {
        return Err(ApiError::unexpected_state(PaymentIntent::KIND, "canceled", intent.status.code())
            .with(PaymentIntent::KIND, intent.wire(&desk.caller.base)));
    }
    let id = intent.latest_charge.clone().unwrap_or_default();
    let held = desk.books.stripe.charges.get(&desk.caller.account, &id).cloned();
    if let Some(charge) = held.filter(|_| intent.status == Status::RequiresCapture) {
        charge::enter(desk, &fresh("void_"), Movement::Void, &charge, charge.amount);
    }
    intent.status = Status::Canceled;
    intent.amount_capturable = 0;
    intent.cancellation_reason = reason;
    intent.canceled_at = Some(desk.now.timestamp());
    keep(desk, &intent);
    let wire = intent.wire(&desk.caller.base);
    desk.emit("payment_intent.canceled", wire.clone());
    Ok(wire)
}

pub(crate) fn keep(desk: &mut Desk, intent: &PaymentIntent) {
    desk.books.stripe.payments.put(&desk.caller.account, &intent.id, intent.clone());
}
