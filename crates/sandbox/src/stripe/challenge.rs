//! The 3D Secure page: two buttons instead of a bank.

use axum::Form;
use axum::Router;
use axum::extract::{Path, Query, State};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::get;
use http::{HeaderMap, StatusCode};
use serde::Deserialize;

use super::call::{Caller, Desk, at_desk, base};
use super::checkout;
use super::operation::{payment, setup_intent};
use super::record::Status;
use crate::books::Books;
use crate::money::decimal;
use crate::page::{Challenge, show};
use crate::sandbox::Sandbox;

pub(crate) fn router() -> Router<Sandbox> {
    Router::new().route("/3ds/{id}", get(ask).post(answer))
}

#[derive(Deserialize)]
struct Secret {
    client_secret: String,
}

#[derive(Deserialize)]
struct Pressed {
    outcome: String,
}

/// An intent that waits for authentication.
struct Waiting {
    account: String,
    sum: Option<String>,
}

async fn ask(
    State(sandbox): State<Sandbox>,
    Path(id): Path<String>,
    Query(query): Query<Secret>,
) -> Response {
    let waiting = sandbox.read(|books| waiting(books, &id, &query.client_secret));
    match waiting {
        Some(Waiting { sum, .. }) => show(&Challenge::asking(sum)),
        None => (StatusCode::NOT_FOUND, "There is nothing to confirm here.").into_response(),
    }
}

async fn answer(
    State(sandbox): State<Sandbox>,
    Path(id): Path<String>,
    Query(query): Query<Secret>,
    headers: HeaderMap,
    Form(pressed): Form<Pressed>,
) -> Response {
    let Some(Waiting { account, .. }) = sandbox.read(|books| waiting(books, &id, &query.client_secret))
    else {
        return (StatusCode::NOT_FOUND, "There is nothing to confirm here.").into_response();
    };
    let base = base(&sandbox, &headers);
    let caller = Caller { account, is_browser: true, id: id.clone(), base, idempotency_key: None };
    let is_proven = pressed.outcome == "complete";
    let back = at_desk(&sandbox, caller, |desk| conclude(desk, &id, is_proven));
    match back {
        Some(back) => Redirect::to(&back).into_response(),
        None => show(&Challenge::done(pressed.outcome)),
    }
}

/// Returns the address to redirect to, if the intent has one.
fn conclude(desk: &mut Desk, id: &str, is_proven: bool) -> Option<String> {
    let account = desk.caller.account.clone();
    let books = &desk.books.stripe;
    let (kind, secret, return_url, reply) = if let Some(intent) = books.payments.get(&account, id).cloned() {
        let (secret, back) = (intent.client_secret.clone(), intent.return_url.clone());
        ("payment_intent", secret, back, payment::conclude(desk, intent, is_proven))
    } else {
        let intent = books.setups.get(&account, id).cloned()?;
        let (secret, back) = (intent.client_secret.clone(), intent.return_url.clone());
        ("setup_intent", secret, back, setup_intent::conclude(desk, intent, is_proven))
    };
    checkout::follow(desk, id);
    let status = reply.as_ref().map_or("failed", |wire| {
        if wire["status"] == "requires_payment_method" { "failed" } else { "succeeded" }
    });
    let back = return_url?;
    let joint = if back.contains('?') { '&' } else { '?' };
    Some(format!("{back}{joint}{kind}={id}&{kind}_client_secret={secret}&redirect_status={status}"))
}

fn waiting(books: &Books, id: &str, secret: &str) -> Option<Waiting> {
    let payment = books.stripe.payments.all().find(|(_, intent)| intent.id == id);
    if let Some((account, intent)) = payment {
        let sum = format!("{} {}", decimal(intent.amount, &intent.currency), intent.currency.to_uppercase());
        return (intent.client_secret == secret && intent.status == Status::RequiresAction)
            .then(|| Waiting { account: account.to_owned(), sum: Some(sum) });
    }
    let (account, intent) = books.stripe.setups.all().find(|(_, intent)| intent.id == id)?;
    (intent.client_secret == secret && intent.status == Status::RequiresAction)
        .then(|| Waiting { account: account.to_owned(), sum: None })
}
