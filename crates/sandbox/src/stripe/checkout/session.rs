//! Checkout sessions: Stripe's hosted page on which a guest pays or saves a card.

use serde_json::Value;

use crate::chance::fresh;
use crate::sandbox::Sandbox;
use crate::stripe::call::{Caller, Desk, Reply, at_desk};
use crate::stripe::error::ApiError;
use crate::stripe::form::Params;
use crate::stripe::list::List;
use crate::stripe::operation::payment;
use crate::stripe::record::{Line, PaymentIntent, Session, Status};

const HALF_AN_HOUR: i64 = 30 * 60;
const A_DAY: i64 = 24 * 60 * 60;

pub(crate) fn create(desk: &mut Desk, params: &mut Params) -> Reply {
    let now = desk.now.timestamp();
    let mode = params.choice("mode", &["payment", "setup"])?.ok_or_else(|| ApiError::missing("mode"))?;
    let lines = params.groups("line_items")?.iter_mut().map(line).collect::<Result<Vec<_>, _>>()?;
    let currency = params.text("currency")?.or(lines.first().map(|line| line.currency.clone()));
    let mut session = Session {
        id: fresh("cs_test_"),
        created: now,
        expires_at: params.integer("expires_at")?.unwrap_or(now + A_DAY),
        status: "open".to_owned(),
        mode,
        lines,
        currency: currency.unwrap_or_default(),
        success_url: params.required("success_url")?,
        cancel_url: params.text("cancel_url")?,
        customer: params.text("customer")?,
        customer_email: params.text("customer_email")?,
        client_reference_id: params.text("client_reference_id")?,
        metadata: params.metadata()?,
        payment: None,
        setup_metadata: params.group("setup_intent_data")?.unwrap_or_default().metadata()?,
        intent: None,
    };
    let details = params.group("payment_intent_data")?.unwrap_or_default();
    params.ignore(&["payment_method_types", "locale", "customer_creation", "submit_type", "ui_mode"]);
    params.ignore(&["billing_address_collection", "phone_number_collection", "payment_method_options"]);
    params.finish()?;
    check(desk, &session)?;
    if session.mode == "payment" {
        session.payment = Some(payment_of(desk, &session, details)?);
    }
    keep(desk, &session);
    Ok(session.wire(&desk.caller.base))
}

fn line(group: &mut Params) -> Result<Line, ApiError> {
    let quantity = group.integer("quantity")?.unwrap_or(1);
    let mut price =
        group.group("price_data")?.ok_or_else(|| ApiError::missing("line_items[0][price_data]"))?;
    group.finish()?;
    let mut product = price.group("product_data")?.ok_or_else(|| ApiError::missing("product_data"))?;
    let line = Line {
        name: product.required("name")?,
        description: product.text("description")?,
        quantity,
        unit_amount: price.required_integer("unit_amount")?,
        currency: price.required("currency")?.to_lowercase(),
    };
    product.ignore(&["images", "metadata"]);
    price.ignore(&["tax_behavior"]);
    product.finish()?;
    price.finish()?;
    Ok(line)
}

fn check(desk: &Desk, session: &Session) -> Result<(), ApiError> {
    let now = desk.now.timestamp();
    if !(now + HALF_AN_HOUR - 60..=now + A_DAY + 60).contains(&session.expires_at) {
        let message =
            "The expires_at timestamp must be between 30 minutes and 24 hours from session creation.";
        return Err(ApiError::parameter("expires_at", message));
    }
    if session.lines.iter().any(|line| line.currency != session.currency) {
        return Err(ApiError::parameter("line_items", "All line items need to have the same currency."));
    }
    match (session.mode.as_str(), session.total()) {
        ("payment", ..=0) => Err(ApiError::missing("line_items")),
        _ => session.customer.as_deref().map_or(Ok(()), |customer| desk.check_customer(customer)),
    }
}

fn payment_of(desk: &Desk, session: &Session, mut details: Params) -> Result<PaymentIntent, ApiError> {
    let mut intent = PaymentIntent::new(desk, session.total(), session.currency.clone(), &mut details)?;
    details.ignore(&["statement_descriptor", "shipping", "transfer_group"]);
    details.finish()?;
    intent.customer.clone_from(&session.customer);
    Ok(intent)
}

pub(crate) fn get(desk: &mut Desk, params: &mut Params) -> Reply {
    params.finish()?;
    named(desk).map(|session| session.wire(&desk.caller.base))
}

pub(crate) fn list(desk: &mut Desk, params: &mut Params) -> Reply {
    let intent = params.text("payment_intent")?;
    let list = List::read(params, "/v1/checkout/sessions")?;
    let all = desk.books.stripe.sessions.newest(&desk.caller.account);
    let wanted = all.filter(|session| intent.is_none() || session.intent == intent);
    Ok(list.of(wanted.map(|session| session.wire(&desk.caller.base))))
}

pub(crate) fn expire(desk: &mut Desk, params: &mut Params) -> Reply {
    params.finish()?;
    let session = named(desk)?;
    if !session.is_open() {
        let message = "Only Checkout Sessions with a status of open can be expired.";
        return Err(ApiError::invalid(format!("{message} This Session has a status of {}.", session.status)));
    }
    Ok(end(desk, session))
}

/// Expires sessions whose time is over.
pub(crate) fn expire_overdue(sandbox: &Sandbox) {
    let now = sandbox.now().timestamp();
    let overdue: Vec<(String, String)> = sandbox.read(|books| {
        let open =
            books.stripe.sessions.all().filter(|(_, session)| session.is_open() && session.expires_at <= now);
        open.map(|(account, session)| (account.to_owned(), session.id.clone())).collect()
    });
    for (account, id) in overdue {
        let base = sandbox.options().public_url.clone().unwrap_or_default();
        let caller = Caller { account, is_browser: false, id, base, idempotency_key: None };
        at_desk(sandbox, caller, |desk| named(desk).map(|session| end(desk, session))).ok();
    }
}

fn end(desk: &mut Desk, mut session: Session) -> Value {
    "expired".clone_into(&mut session.status);
    keep(desk, &session);
    if let Some(intent) = tried_payment(desk, &session) {
        // A payment that can no longer be canceled is paid, and then the session is not open.
        let _ = payment::cancel(desk, intent, Some("abandoned".to_owned()));
    }
    let wire = session.wire(&desk.caller.base);
    desk.emit("checkout.session.expired", wire.clone());
    wire
}

/// Completes the session of a successful intent.
pub(crate) fn follow(desk: &mut Desk, intent: &str) {
    let account = desk.caller.account.clone();
    let books = &desk.books.stripe;
    let session = books.sessions.newest(&account).find(|session| session.intent.as_deref() == Some(intent));
    let Some(mut session) = session.filter(|session| session.is_open()).cloned() else { return };
    let payment = books.payments.get(&account, intent).map(|intent| intent.status);
    let setup = books.setups.get(&account, intent).map(|intent| intent.status);
    if matches!(payment.or(setup), Some(Status::Succeeded | Status::RequiresCapture)) {
        "complete".clone_into(&mut session.status);
        keep(desk, &session);
        desk.emit("checkout.session.completed", session.wire(&desk.caller.base));
    }
}

fn tried_payment(desk: &Desk, session: &Session) -> Option<PaymentIntent> {
    desk.books.stripe.payments.get(&desk.caller.account, session.intent.as_deref()?).cloned()
}

pub(super) fn keep(desk: &mut Desk, session: &Session) {
    desk.books.stripe.sessions.put(&desk.caller.account, &session.id, session.clone());
}

pub(super) fn named(desk: &Desk) -> Result<Session, ApiError> {
    let id = &desk.caller.id;
    let session = desk.books.stripe.sessions.get(&desk.caller.account, id);
    session.cloned().ok_or_else(|| ApiError::no_such("checkout.session", id))
}
