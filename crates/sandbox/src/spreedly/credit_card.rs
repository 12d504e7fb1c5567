//! Payment methods: cards that browsers send to the vault.

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::response::{IntoResponse, Response};
use chrono::{DateTime, Datelike, Utc};
use http::StatusCode;
use serde::Deserialize;
use serde_json::{Value, json};

use super::caller::Caller;
use super::record::{CardIn, CreditCard, Storage};
use super::refusal::{Refusal, field};
use crate::cards::card::{Card, NoCard};
use crate::chance::fresh;
use crate::sandbox::Sandbox;

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct MethodIn {
    credit_card: CardIn,
    email: Option<String>,
    data: Value,
    metadata: Value,
    retained: bool,
}

#[derive(Debug, Deserialize)]
pub(crate) struct Body {
    payment_method: MethodIn,
    environment_key: Option<String>,
}

#[derive(Debug, Deserialize)]
pub(crate) struct Environment {
    environment_key: Option<String>,
}

pub(crate) async fn create(
    State(sandbox): State<Sandbox>,
    Query(query): Query<Environment>,
    server: Result<Caller, Refusal>,
    Json(body): Json<Body>,
) -> Result<Response, Refusal> {
    let server = server.ok().map(|caller| caller.environment);
    let environment = query.environment_key.or(body.environment_key).or(server).filter(|key| !key.is_empty());
    let environment = environment.ok_or_else(Refusal::unauthorized)?;
    let method = read(body.payment_method, sandbox.now())?;
    let answer = method.transaction("AddPaymentMethod");
    sandbox.change(|books| books.spreedly.cards.put(&environment, &method.token.clone(), method));
    Ok((StatusCode::CREATED, Json(answer)).into_response())
}

fn read(mut wish: MethodIn, now: DateTime<Utc>) -> Result<CreditCard, Refusal> {
    let card = read_card(&wish.credit_card, now)?;
    wish.credit_card.number = None;
    wish.credit_card.verification_value = None;
    Ok(CreditCard {
        token: fresh(""),
        created_at: now,
        card,
        email: wish.email.or_else(|| wish.credit_card.email.clone()),
        details: wish.credit_card,
        data: wish.data,
        metadata: wish.metadata,
        storage: if wish.retained { Storage::Retained } else { Storage::Cached },
        is_proven: false,
    })
}

fn read_card(typed: &CardIn, now: DateTime<Utc>) -> Result<Card, Refusal> {
    let mut errors = Vec::new();
    if typed.full_name.is_none() && (typed.first_name.is_none() || typed.last_name.is_none()) {
        errors.extend(["first_name", "last_name"].map(|name| field(name, "errors.blank", "can't be blank")));
    }
    let month = u32::try_from(whole(&typed.month)).ok().filter(|month| (1..=12).contains(month));
    if month.is_none() {
        errors.push(field("month", "errors.invalid", "is invalid"));
    }
    let year = i32::try_from(whole(&typed.year)).ok().filter(|year| *year >= now.year());
    if year.is_none() {
        errors.push(field("year", "errors.expired", "is expired"));
    }
    let number = typed.number.as_deref().unwrap_or_default();
    match Card::read(number, month.unwrap_or_default(), year.unwrap_or_default()) {
        Ok(card) if errors.is_empty() => return Ok(card),
        Ok(_) => {}
        Err(NoCard::Malformed) if number.is_empty() => {
            errors.push(field("number", "errors.blank", "can't be blank"));
        }
        Err(NoCard::Malformed) => errors.push(field("number", "errors.invalid", "is invalid")),
        Err(NoCard::Unknown) => {
            let message = "Your environment has not been activated for real transactions: use a test card.";
            return Err(Refusal::new(StatusCode::PAYMENT_REQUIRED, "errors.account_inactive", message));
        }
    }
    Err(Refusal::fields(errors))
}

/// A number, as a number or as text.
fn whole(value: &Value) -> i64 {
    value.as_i64().or_else(|| value.as_str()?.trim().parse().ok()).unwrap_or(-1)
}

pub(crate) async fn get(
    State(sandbox): State<Sandbox>,
    caller: Caller,
    Path(name): Path<String>,
) -> Result<Json<Value>, Refusal> {
    let token = name.trim_end_matches(".json");
    sandbox.read(|books| {
        let method = books.spreedly.cards.get(&caller.environment, token);
        let method = method.ok_or_else(|| Refusal::no_such("payment_method"))?;
        Ok(Json(json!({"payment_method": method.wire()})))
    })
}

pub(crate) async fn retain(
    State(sandbox): State<Sandbox>,
    caller: Caller,
    Path(token): Path<String>,
) -> Result<Json<Value>, Refusal> {
    store(&sandbox, &caller, &token, Storage::Retained, "RetainPaymentMethod")
}

pub(crate) async fn redact(
    State(sandbox): State<Sandbox>,
    caller: Caller,
    Path(token): Path<String>,
) -> Result<Json<Value>, Refusal> {
    store(&sandbox, &caller, &token, Storage::Redacted, "RedactPaymentMethod")
}

fn store(
    sandbox: &Sandbox,
    caller: &Caller,
    token: &str,
    storage: Storage,
    kind: &str,
) -> Result<Json<Value>, Refusal> {
    sandbox.change(|books| {
        let method = books.spreedly.cards.get_mut(&caller.environment, token);
        let method = method.ok_or_else(|| Refusal::no_such("payment_method"))?;
        method.storage = storage;
        Ok(Json(method.transaction(kind)))
    })
}
