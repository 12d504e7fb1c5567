//! Setup intents: save a card for later, with authentication if the bank requires it.

use serde_json::Value;

use super::intent::{Confirmation, check_secret};
use super::payment_method;
use crate::cards::card::{Challenge, Verdict};
use crate::chance::fresh;
use crate::stripe::call::{Desk, Reply};
use crate::stripe::error::ApiError;
use crate::stripe::form::Params;
use crate::stripe::record::{SetupIntent, Status};

impl SetupIntent {
    fn new(desk: &Desk, customer: Option<String>, metadata: Value) -> Self {
        let id = fresh("seti_");
        Self {
            client_secret: fresh(&format!("{id}_secret_")),
            id,
            created: desk.now.timestamp(),
            status: Status::RequiresPaymentMethod,
            customer,
            payment_method: None,
            usage: "off_session".to_owned(),
            description: None,
            metadata,
            last_error: None,
            return_url: None,
            cancellation_reason: None,
        }
    }
}

/// Creates one for a hosted page.
pub(crate) fn for_session(desk: &mut Desk, customer: Option<String>, metadata: Value) -> SetupIntent {
    let intent = SetupIntent::new(desk, customer, metadata);
    keep(desk, &intent);
    intent
}

pub(crate) fn create(desk: &mut Desk, params: &mut Params) -> Reply {
    let mut intent = SetupIntent::new(desk, params.text("customer")?, params.metadata()?);
    let usage = params.choice("usage", &["off_session", "on_session"])?;
    intent.usage = usage.unwrap_or(intent.usage);
    intent.description = params.text("description")?;
    let confirm = params.boolean("confirm")?;
    params.ignore(&["payment_method_types", "automatic_payment_methods"]);
    let confirmation = Confirmation::read(desk, params)?;
    if let Some(customer) = &intent.customer {
        desk.check_customer(customer)?;
    }
    if let Some(method) = &confirmation.method {
        intent.payment_method = Some(method.id.clone());
        intent.status = Status::RequiresConfirmation;
    }
    keep(desk, &intent);
    desk.emit("setup_intent.created", intent.wire(&desk.caller.base));
    if confirm { begin(desk, intent, confirmation) } else { Ok(intent.wire(&desk.caller.base)) }
}

pub(crate) fn get(desk: &mut Desk, params: &mut Params) -> Reply {
    let secret = params.text("client_secret")?;
    params.finish()?;
    let intent = named(desk)?;
    check_secret(&desk.caller, secret.as_deref(), &intent.client_secret)?;
    Ok(intent.wire(&desk.caller.base))
}

pub(crate) fn confirm(desk: &mut Desk, params: &mut Params) -> Reply {
    let confirmation = Confirmation::read(desk, params)?;
    let intent = named(desk)?;
    check_secret(&desk.caller, confirmation.client_secret.as_deref(), &intent.client_secret)?;
    if !matches!(intent.status, Status::RequiresPaymentMethod | Status::RequiresConfirmation) {
        return Err(ApiError::unexpected_state(SetupIntent::KIND, "confirmed", intent.status.code())
            .with(SetupIntent::KIND, intent.wire(&desk.caller.base)));
    }
    begin(desk, intent, confirmation)
}

pub(crate) fn cancel(desk: &mut Desk, params: &mut Params) -> Reply {
    let reason = params.text("cancellation_reason")?;
    params.finish()?;
    let mut intent = named(desk)?;
    if matches!(intent.status, Status::Succeeded | Status::Canceled) {
        return Err(ApiError::unexpected_state(SetupIntent::KIND, "canceled", intent.status.code()));
    }
    intent.status = Status::Canceled;
    intent.cancellation_reason = reason;
    keep(desk, &intent);
    desk.emit("setup_intent.canceled", intent.wire(&desk.caller.base));
    Ok(intent.wire(&desk.caller.base))
}

pub(crate) fn begin(desk: &mut Desk, mut intent: SetupIntent, confirmation: Confirmation) -> Reply {
    if let Some(method) = confirmation.method {
        intent.payment_method = Some(method.id);
    }
    intent.return_url = confirmation.return_url;
    intent.last_error = None;
    let Some(method) = &intent.payment_method else {
        return Err(ApiError::missing("payment_method"));
    };
    let method = payment_method::find(desk, method)?;
    if let Verdict::Declined(decline) = method.card.behaviour().when_saved {
        return fail(desk, intent, ApiError::declined(decline).with("payment_method", method.wire()));
    }
    if method.card.needs_challenge(method.is_proven) {
        intent.status = Status::RequiresAction;
        keep(desk, &intent);
        let wire = intent.wire(&desk.caller.base);
        desk.emit("setup_intent.requires_action", wire.clone());
        return Ok(wire);
    }
    succeed(desk, intent)
}

/// The cardholder pressed a button on the 3D Secure page.
pub(crate) fn conclude(desk: &mut Desk, intent: SetupIntent, is_proven: bool) -> Reply {
    let method = payment_method::find(desk, intent.payment_method.as_deref().unwrap_or_default())?;
    if !is_proven || method.card.behaviour().challenge == Challenge::InVain {
        let message =
            "The latest attempt to set up the payment method has failed because authentication failed.";
        let error = ApiError::invalid(message).with("code", "setup_intent_authentication_failure");
        return fail(desk, intent, error.with("payment_method", method.wire()));
    }
    if let Some(method) = desk.books.stripe.methods.get_mut(&desk.caller.account, &method.id) {
        method.is_proven = true;
    }
    succeed(desk, intent)
}

fn succeed(desk: &mut Desk, mut intent: SetupIntent) -> Reply {
    if let (Some(method), Some(customer)) = (&intent.payment_method, &intent.customer) {
        payment_method::save_for(desk, method, customer)?;
    }
    intent.status = Status::Succeeded;
    keep(desk, &intent);
    let wire = intent.wire(&desk.caller.base);
    desk.emit("setup_intent.succeeded", wire.clone());
    Ok(wire)
}

fn fail(desk: &mut Desk, mut intent: SetupIntent, error: ApiError) -> Reply {
    intent.status = Status::RequiresPaymentMethod;
    intent.payment_method = None;
    intent.last_error = Some(error.inner().clone());
    keep(desk, &intent);
    let wire = intent.wire(&desk.caller.base);
    desk.emit("setup_intent.setup_failed", wire.clone());
    Err(error.with(SetupIntent::KIND, wire))
}

fn keep(desk: &mut Desk, intent: &SetupIntent) {
    desk.books.stripe.setups.put(&desk.caller.account, &intent.id, intent.clone());
}

fn named(desk: &Desk) -> Result<SetupIntent, ApiError> {
    let id = &desk.caller.id;
    let intent = desk.books.stripe.setups.get(&desk.caller.account, id);
    intent.cloned().ok_or_else(|| ApiError::no_such("setupintent", id))
}
