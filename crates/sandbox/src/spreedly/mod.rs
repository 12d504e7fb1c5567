//! Spreedly: a vault for cards, and payments through any gateway behind it, in JSON.

pub(crate) mod books;
mod caller;
mod challenge;
mod credit_card;
mod payment;
mod record;
mod refusal;
mod transaction;

use axum::Router;
use axum::routing::{get, post, put};

use crate::page::asset;
use crate::sandbox::Sandbox;

const SCRIPT: &str = include_str!("../../assets/spreedly/iframe.js");

// A path parameter matches a whole segment, so `{token}` below is the token with `.json` appended.
pub(crate) fn router() -> Router<Sandbox> {
    Router::new()
        .route("/v1/payment_methods.json", post(credit_card::create))
        .route("/v1/payment_methods/{token}", get(credit_card::get))
        .route("/v1/payment_methods/{token}/retain.json", put(credit_card::retain))
        .route("/v1/payment_methods/{token}/transactions.json", get(transaction::list_of_card))
        .route("/v1/payment_methods/{token}/redact.json", put(credit_card::redact))
        .route("/v1/gateways/{gateway}/purchase.json", post(payment::purchase))
        .route("/v1/gateways/{gateway}/authorize.json", post(payment::authorize))
        .route("/v1/gateways/{gateway}/transactions.json", get(transaction::list_of_gateway))
        .route("/v1/transactions.json", get(transaction::list))
        .route("/v1/transactions/{token}", get(transaction::get))
        .route("/v1/transactions/{token}/complete.json", post(payment::complete))
        .route("/v1/transactions/{token}/capture.json", post(payment::capture))
        .route("/v1/transactions/{token}/credit.json", post(payment::credit))
        .route("/v1/transactions/{token}/void.json", post(payment::void))
        .route("/challenge/{token}", get(challenge::ask).post(challenge::answer))
        .route("/iframe-v1.min.js", get(async || asset("text/javascript", SCRIPT)))
        .route("/iframe/iframe-v1.min.js", get(async || asset("text/javascript", SCRIPT)))
}
