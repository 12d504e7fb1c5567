//! The hosted checkout page: the items, a card form, and test cards to click.

use askama::Template;
use axum::Form;
use axum::Router;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use http::{HeaderMap, StatusCode};
use serde::Deserialize;
use serde_json::{Value, json};

use super::session::{follow, keep, named};
use crate::cards::card::{Pace, TEST_CARDS, TestCard};
use crate::money::decimal;
use crate::page::show;
use crate::sandbox::Sandbox;
use crate::stripe::call::{Caller, Desk, Reply, at_desk, base};
use crate::stripe::error::ApiError;
use crate::stripe::form::Params;
use crate::stripe::operation::intent::Confirmation;
use crate::stripe::operation::{customer, payment, payment_method, setup_intent, token};
use crate::stripe::record::{Line, PaymentMethod, Session};

pub(crate) fn pages() -> Router<Sandbox> {
    Router::new()
        .route("/checkout/{id}", get(open))
        .route("/checkout/{id}/pay", post(pay))
        .route("/checkout/{id}/return", get(come_back))
}

#[derive(Template)]
#[template(path = "stripe/checkout.html")]
struct Page {
    id: String,
    is_payment: bool,
    total: String,
    lines: Vec<(String, Option<String>, String)>,
    email: String,
    cancel_url: Option<String>,
    error: Option<String>,
    cards: &'static [TestCard],
}

impl Page {
    fn of(session: &Session, error: Option<String>) -> Self {
        let money =
            |amount| format!("{} {}", decimal(amount, &session.currency), session.currency.to_uppercase());
        let line = |line: &Line| {
            let name = if line.quantity == 1 {
                line.name.clone()
            } else {
                format!("{} × {}", line.quantity, line.name)
            };
            (name, line.description.clone(), money(line.quantity * line.unit_amount))
        };
        Self {
            id: session.id.clone(),
            is_payment: session.mode == "payment",
            total: money(session.total()),
            lines: session.lines.iter().map(line).collect(),
            email: session.customer_email.clone().unwrap_or_default(),
            cancel_url: session.cancel_url.clone(),
            error,
            cards: TEST_CARDS,
        }
    }
}

async fn open(State(sandbox): State<Sandbox>, Path(id): Path<String>) -> Response {
    match find(&sandbox, &id) {
        Some((_, session)) => stand(&session, None),
        None => (StatusCode::NOT_FOUND, "There is no such checkout.").into_response(),
    }
}

/// The page of an open session; a redirect for a finished one.
fn stand(session: &Session, error: Option<String>) -> Response {
    match session.status.as_str() {
        "open" => show(&Page::of(session, error)),
        "complete" => Redirect::to(&success_url(session)).into_response(),
        _ => (StatusCode::GONE, "This checkout has expired. Please go back and begin again.").into_response(),
    }
}

#[derive(Deserialize)]
struct Typed {
    email: String,
    name: String,
    number: String,
    expiry: String,
    cvc: String,
}

async fn pay(
    State(sandbox): State<Sandbox>,
    Path(id): Path<String>,
    headers: HeaderMap,
    Form(typed): Form<Typed>,
) -> Response {
    let Some((account, mut session)) = find(&sandbox, &id).filter(|(_, session)| session.is_open()) else {
        return Redirect::to(&format!("../{id}")).into_response();
    };
    let caller =
        Caller { account, is_browser: true, id, base: base(&sandbox, &headers), idempotency_key: None };
    session.customer_email = Some(typed.email.clone());
    let taken = at_desk(&sandbox, caller.clone(), |desk| take_card(desk, &typed));
    let method = match taken {
        Ok(method) => method,
        Err(refusal) => return stand(&session, Some(message(refusal.inner()))),
    };
    let pace = if session.mode == "payment" { method.card.behaviour().pace } else { Pace::Prompt };
    let work = || at_desk(&sandbox, caller, |desk| attempt(desk, method, typed.email));
    let reply = sandbox.at_pace(pace, work).await;
    match reply {
        Ok(intent) if intent["status"] == "requires_action" => {
            let url = intent["next_action"]["redirect_to_url"]["url"].as_str().unwrap_or_default();
            Redirect::to(url).into_response()
        }
        Ok(_) => Redirect::to(&success_url(&session)).into_response(),
        Err(refusal) => stand(&session, Some(message(refusal.inner()))),
    }
}

/// Redirect target of the 3D Secure page.
async fn come_back(State(sandbox): State<Sandbox>, Path(id): Path<String>) -> Response {
    let Some((account, session)) = find(&sandbox, &id) else {
        return (StatusCode::NOT_FOUND, "There is no such checkout.").into_response();
    };
    let error = sandbox.read(|books| {
        let intent = session.intent.as_deref()?;
        let payment =
            books.stripe.payments.get(&account, intent).and_then(|intent| intent.last_error.clone());
        let setup = books.stripe.setups.get(&account, intent).and_then(|intent| intent.last_error.clone());
        payment.or(setup)
    });
    stand(&session, error.as_ref().map(message))
}

fn message(error: &Value) -> String {
    match error["code"].as_str() {
        Some("payment_intent_authentication_failure" | "setup_intent_authentication_failure") => {
            "We are unable to authenticate your card. Please choose a different card and try again."
                .to_owned()
        }
        _ => error["message"].as_str().unwrap_or("Your card was declined.").to_owned(),
    }
}

fn take_card(desk: &mut Desk, typed: &Typed) -> Result<PaymentMethod, ApiError> {
    let (month, year) = typed.expiry.split_once('/').unwrap_or((&typed.expiry, ""));
    let form = form_urlencoded::Serializer::new(String::new())
        .append_pair("number", &typed.number)
        .append_pair("exp_month", month.trim())
        .append_pair("exp_year", year.trim())
        .append_pair("cvc", typed.cvc.trim())
        .finish();
    let card = token::read_card(desk, &mut Params::parse(form.as_bytes()))?;
    let details = json!({"name": typed.name, "email": typed.email});
    Ok(payment_method::keep(desk, crate::chance::fresh("pm_"), card, details, json!({})))
}

fn attempt(desk: &mut Desk, method: PaymentMethod, email: String) -> Reply {
    let mut session = named(desk)?;
    match session.status.as_str() {
        "open" => {}
        // The button was clicked twice: it is paid already.
        "complete" => return Ok(session.wire(&desk.caller.base)),
        _ => return Err(ApiError::invalid("This checkout has expired.")),
    }
    let confirmation = Confirmation {
        method: Some(method),
        client_secret: None,
        return_url: Some(format!("{}/checkout/{}/return", desk.caller.base, session.id)),
        off_session: false,
        error_on_requires_action: false,
    };
    session.customer_email.get_or_insert(email);
    if session.keeps_card() && session.customer.is_none() {
        session.customer = Some(customer::create_for(desk, session.customer_email.clone()));
    }
    let intent = if let Some(mut intent) = session.payment.clone() {
        intent.customer.clone_from(&session.customer);
        session.intent = Some(intent.id.clone());
        keep(desk, &session);
        payment::begin(desk, intent, confirmation)?
    } else {
        let (customer, metadata) = (session.customer.clone(), session.setup_metadata.clone());
        let intent = setup_intent::for_session(desk, customer, metadata);
        session.intent = Some(intent.id.clone());
        keep(desk, &session);
        setup_intent::begin(desk, intent, confirmation)?
    };
    follow(desk, session.intent.as_deref().unwrap_or_default());
    Ok(intent)
}

impl Session {
    fn keeps_card(&self) -> bool {
        self.payment.as_ref().is_none_or(|intent| intent.setup_future_usage.is_some())
    }
}

fn success_url(session: &Session) -> String {
    session.success_url.replace("{CHECKOUT_SESSION_ID}", &session.id)
}

/// The page is open to anyone with its address; the session's id identifies the account.
fn find(sandbox: &Sandbox, id: &str) -> Option<(String, Session)> {
    sandbox.read(|books| {
        let (account, session) = books.stripe.sessions.all().find(|(_, session)| session.id == id)?;
        Some((account.to_owned(), session.clone()))
    })
}
