//! Payment intents: their API operations; `payment.rs` has the life of a payment.

use serde_json::{Value, json};

use super::customer;
use super::intent::{Confirmation, check_secret};
use super::payment;
use crate::books::Books;
use crate::cards::card::{Card, Pace};
use crate::chance::fresh;
use crate::stripe::call::{Caller, Desk, Reply};
use crate::stripe::error::ApiError;
use crate::stripe::form::Params;
use crate::stripe::list::List;
use crate::stripe::record::{PaymentIntent, Status};

/// Stripe's minimum amount in most currencies.
const SMALLEST: i64 = 50;

impl PaymentIntent {
    /// Reads the parameters of a creation, except those of the confirmation.
    pub(crate) fn read(desk: &Desk, params: &mut Params) -> Result<Self, ApiError> {
        let amount = params.required_integer("amount")?;
        let currency = params.required("currency")?.to_lowercase();
        let intent = Self::new(desk, amount, currency, params)?;
        params.ignore(&["payment_method_types", "automatic_payment_methods", "confirmation_method"]);
        params.ignore(&["statement_descriptor", "statement_descriptor_suffix", "shipping", "transfer_group"]);
        if amount < SMALLEST {
            let message = format!("Amount must be at least {SMALLEST} {}.", intent.currency);
            return Err(ApiError::parameter("amount", message).with("code", "amount_too_small"));
        }
        if let Some(customer) = &intent.customer {
            desk.check_customer(customer)?;
        }
        Ok(intent)
    }

    /// Creates one for an amount, with the details in `params`; also used for checkout sessions.
    pub(crate) fn new(
        desk: &Desk,
        amount: i64,
        currency: String,
        params: &mut Params,
    ) -> Result<Self, ApiError> {
        if currency.len() != 3 || !currency.bytes().all(|sign| sign.is_ascii_lowercase()) {
            return Err(ApiError::parameter("currency", format!("Invalid currency: {currency}")));
        }
        let id = fresh("pi_");
        let capture_methods = ["automatic", "automatic_async", "manual"];
        Ok(Self {
            client_secret: fresh(&format!("{id}_secret_")),
            id,
            created: desk.now.timestamp(),
            amount,
            currency,
            capture_method: params
                .choice("capture_method", &capture_methods)?
                .unwrap_or("automatic".to_owned()),
            status: Status::RequiresPaymentMethod,
            customer: params.text("customer")?,
            payment_method: None,
            latest_charge: None,
            amount_capturable: 0,
            amount_received: 0,
            description: params.text("description")?,
            receipt_email: params.text("receipt_email")?,
            setup_future_usage: params.choice("setup_future_usage", &["off_session", "on_session"])?,
            metadata: params.metadata()?,
            last_error: None,
            return_url: None,
            cancellation_reason: None,
            canceled_at: None,
        })
    }
}

pub(crate) fn create(desk: &mut Desk, params: &mut Params) -> Reply {
    let mut intent = PaymentIntent::read(desk, params)?;
    let confirm = params.boolean("confirm")?;
    let confirmation = Confirmation::read(desk, params)?;
    if confirmation.off_session && !confirm {
        return Err(ApiError::parameter("off_session", "off_session can only be used with confirm=true."));
    }
    if let Some(method) = &confirmation.method {
        intent.payment_method = Some(method.id.clone());
        intent.status = Status::RequiresConfirmation;
    }
    payment::keep(desk, &intent);
    desk.emit("payment_intent.created", intent.wire(&desk.caller.base));
    if confirm { payment::begin(desk, intent, confirmation) } else { Ok(intent.wire(&desk.caller.base)) }
}

pub(crate) fn update(desk: &mut Desk, params: &mut Params) -> Reply {
    let mut intent = named(desk)?;
    let (amount, metadata) = (params.integer("amount")?, params.metadata()?);
    let (description, receipt_email) = (params.text("description")?, params.text("receipt_email")?);
    let confirmation = Confirmation::read(desk, params)?;
    if matches!(intent.status, Status::Succeeded | Status::Canceled | Status::RequiresCapture)
        && amount.is_some()
    {
        return Err(ApiError::unexpected_state(PaymentIntent::KIND, "updated", intent.status.code()));
    }
    intent.amount = amount.unwrap_or(intent.amount);
    intent.description = description.or(intent.description);
    intent.receipt_email = receipt_email.or(intent.receipt_email);
    customer::merge(&mut intent.metadata, metadata);
    if let Some(method) = confirmation.method {
        intent.payment_method = Some(method.id);
        intent.status = Status::RequiresConfirmation;
    }
    payment::keep(desk, &intent);
    Ok(intent.wire(&desk.caller.base))
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
        return Err(ApiError::unexpected_state(PaymentIntent::KIND, "confirmed", intent.status.code())
            .with(PaymentIntent::KIND, intent.wire(&desk.caller.base)));
    }
    payment::begin(desk, intent, confirmation)
}

pub(crate) fn capture(desk: &mut Desk, params: &mut Params) -> Reply {
    let amount = params.integer("amount_to_capture")?;
    params.ignore(&["metadata"]);
    params.finish()?;
    let intent = named(desk)?;
    payment::capture(desk, intent, amount)
}

pub(crate) fn cancel(desk: &mut Desk, params: &mut Params) -> Reply {
    let reasons = ["duplicate", "fraudulent", "requested_by_customer", "abandoned"];
    let reason = params.choice("cancellation_reason", &reasons)?;
    params.finish()?;
    let intent = named(desk)?;
    payment::cancel(desk, intent, reason)
}

pub(crate) fn list(desk: &mut Desk, params: &mut Params) -> Reply {
    let customer = params.text("customer")?;
    let list = List::read(params, "/v1/payment_intents")?;
    let all = desk.books.stripe.payments.newest(&desk.caller.account);
    let wanted = all.filter(|intent| customer.is_none() || intent.customer == customer);
    Ok(list.of(wanted.map(|intent| intent.wire(&desk.caller.base))))
}

/// `metadata['order']:'17' AND status:'succeeded'`. Stripe's index lags by about a minute; this one does not.
pub(crate) fn search(desk: &mut Desk, params: &mut Params) -> Reply {
    let query = params.required("query")?;
    let list = List::read(params, "/v1/payment_intents/search")?;
    let terms: Option<Vec<_>> = query.split(" AND ").map(term).collect();
    let terms =
        terms.ok_or_else(|| ApiError::parameter("query", format!("We were unable to parse: {query}")))?;
    let all = desk.books.stripe.payments.newest(&desk.caller.account);
    let wires = all.map(|intent| intent.wire(&desk.caller.base));
    let wanted = wires.filter(|wire| {
        terms.iter().all(|(pointer, value)| wire.pointer(pointer).is_some_and(|found| found == *value))
    });
    let mut found = list.of(wanted);
    found["object"] = json!("search_result");
    found["next_page"] = Value::Null;
    Ok(found)
}

/// A term of a search, as the JSON pointer and the expected text.
fn term(text: &str) -> Option<(String, &str)> {
    let (field, value) = text.trim().split_once(':')?;
    let value = value.trim().strip_prefix(['\'', '"'])?.strip_suffix(['\'', '"'])?;
    let pointer = match field.trim().strip_prefix("metadata[") {
        Some(key) => {
            format!("/metadata/{}", key.trim_matches([']', '\'', '"']).replace('~', "~0").replace('/', "~1"))
        }
        None => format!("/{}", field.trim()),
    };
    Some((pointer, value))
}

pub(crate) fn named(desk: &Desk) -> Result<PaymentIntent, ApiError> {
    let id = &desk.caller.id;
    let intent = desk.books.stripe.payments.get(&desk.caller.account, id);
    intent.cloned().ok_or_else(|| ApiError::no_such("payment_intent", id))
}

pub(crate) fn pace_of_create(books: &Books, caller: &Caller, mut params: Params) -> Pace {
    match params.boolean("confirm") {
        Ok(true) => pace_of(books, caller, &mut params, None),
        _ => Pace::Prompt,
    }
}

pub(crate) fn pace_of_confirm(books: &Books, caller: &Caller, mut params: Params) -> Pace {
    let intent = books.stripe.payments.get(&caller.account, &caller.id);
    pace_of(books, caller, &mut params, intent.and_then(|intent| intent.payment_method.clone()))
}

fn pace_of(books: &Books, caller: &Caller, params: &mut Params, known: Option<String>) -> Pace {
    let Some(id) = params.text("payment_method").ok().flatten().or(known) else { return Pace::Prompt };
    let kept = books.stripe.methods.get(&caller.account, &id).map(|method| method.card.clone());
    let card = kept.or_else(|| Card::by_alias(id.strip_prefix("pm_card_")?, 0));
    card.map_or(Pace::Prompt, |card| card.behaviour().pace)
}
