//! The 3D Secure page, in a frame of the script or on its own.

use axum::Form;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Redirect, Response};
use http::StatusCode;
use serde::Deserialize;

use super::payment::conclude;
use super::record::{Stage, Transaction};
use crate::books::Books;
use crate::money::decimal;
use crate::page::{Challenge, show};
use crate::sandbox::Sandbox;

#[derive(Debug, Deserialize)]
pub(crate) struct Pressed {
    outcome: String,
    /// Whether a surrounding page waits for the result.
    #[serde(default)]
    framed: bool,
}

pub(crate) async fn ask(State(sandbox): State<Sandbox>, Path(token): Path<String>) -> Response {
    match sandbox.read(|books| waiting(books, &token)) {
        Some((_, transaction)) => {
            let sum =
                format!("{} {}", decimal(transaction.amount, &transaction.currency), transaction.currency);
            show(&Challenge::asking(Some(sum)))
        }
        None => (StatusCode::NOT_FOUND, "There is nothing to confirm here.").into_response(),
    }
}

/// In a frame, the merchant completes the transaction; otherwise it is completed here, and the guest is redirected back.
pub(crate) async fn answer(
    State(sandbox): State<Sandbox>,
    Path(token): Path<String>,
    Form(pressed): Form<Pressed>,
) -> Response {
    let back = sandbox.change(|books| {
        let (environment, mut transaction) = waiting(books, &token)?;
        transaction.proof = Some(pressed.outcome == "complete");
        books.spreedly.transactions.put(&environment, &token, transaction.clone());
        if !pressed.framed {
            conclude(books, &environment, &mut transaction);
        }
        Some(transaction.redirect_url)
    });
    match back {
        None => (StatusCode::NOT_FOUND, "There is nothing to confirm here.").into_response(),
        Some(Some(back)) if !pressed.framed => {
            let joint = if back.contains('?') { '&' } else { '?' };
            Redirect::to(&format!("{back}{joint}transaction_token={token}")).into_response()
        }
        Some(_) => show(&Challenge::done(pressed.outcome)),
    }
}

fn waiting(books: &Books, token: &str) -> Option<(String, Transaction)> {
    let (environment, transaction) =
        books.spreedly.transactions.all().find(|(_, transaction)| transaction.token == token)?;
    (transaction.state == Stage::Pending).then(|| (environment.to_owned(), transaction.clone()))
}
