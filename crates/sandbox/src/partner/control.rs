//! Control of the partner stand-in: replace listings, expire tokens, decide about requests, count.

use axum::extract::State;
use axum::routing::{get, post, put};
use axum::{Json, Router};
use http::StatusCode;
use serde::Deserialize;
use serde_json::{Value, json};

use super::picture;
use super::record::PartnerStock;
use crate::sandbox::Sandbox;

pub(crate) fn router() -> Router<Sandbox> {
    Router::new()
        .route("/", get(show))
        .route("/listings", put(stock))
        .route("/pictures/{name}", put(picture::hang))
        .route("/tokens/end", post(end_tokens))
        .route("/reservations/decide", post(decide))
}

async fn stock(State(sandbox): State<Sandbox>, Json(stock): Json<PartnerStock>) -> StatusCode {
    sandbox.change(|books| books.partner.fill(stock));
    StatusCode::NO_CONTENT
}

/// Expires all tokens, as if a day had passed.
async fn end_tokens(State(sandbox): State<Sandbox>) -> StatusCode {
    let now = sandbox.now();
    sandbox.change(|books| {
        let shelf = &mut books.partner.tokens;
        let named: Vec<String> = shelf.names("").map(str::to_owned).collect();
        for access in named {
            if let Some(token) = shelf.get_mut("", &access) {
                token.expires_at = token.expires_at.min(now);
            }
        }
    });
    StatusCode::NO_CONTENT
}

#[derive(Debug, Deserialize)]
struct DecisionIn {
    client: String,
    id: String,
    /// `confirmed`, `declined` or `canceled`.
    status: String,
}

async fn decide(State(sandbox): State<Sandbox>, Json(decision): Json<DecisionIn>) -> StatusCode {
    sandbox.change(|books| match books.partner.reservations.get_mut(&decision.client, &decision.id) {
        Some(reservation) => {
            reservation.status = decision.status;
            StatusCode::NO_CONTENT
        }
        None => StatusCode::NOT_FOUND,
    })
}

async fn show(State(sandbox): State<Sandbox>) -> Json<Value> {
    sandbox.read(|books| {
        let shop = &books.partner;
        let reservations: Vec<Value> = shop.reservations.all().map(|(_, stay)| stay.told()).collect();
        Json(json!({
            "tokens": shop.tokens.all().count(),
            "listings": shop.listings.all().filter(|(_, listing)| !listing.gone).count(),
            "quotes": shop.quotes.all().count(),
            "reservations": reservations,
            "pictures_fetched": shop.pictures.all().map(|(_, picture)| picture.shown).sum::<u32>(),
        }))
    })
}
