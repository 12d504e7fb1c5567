//! Tokens: a few a day for each client, valid for a day.

use axum::extract::State;
use axum::{Form, Json};
use chrono::TimeDelta;
use serde::Deserialize;
use serde_json::{Value, json};

use super::record::Token;
use super::refusal::Refusal;
use crate::chance::fresh;
use crate::sandbox::Sandbox;

const LIVES: TimeDelta = TimeDelta::hours(24);
/// Maximum number of tokens per client and day; the partner has such a limit too.
const A_DAY: usize = 5;

#[derive(Debug, Deserialize)]
pub(super) struct TokenIn {
    grant_type: String,
    client_id: String,
    client_secret: String,
}

/// Accepts any non-empty secret.
pub(super) async fn give(
    State(sandbox): State<Sandbox>,
    Form(wish): Form<TokenIn>,
) -> Result<Json<Value>, Refusal> {
    if wish.grant_type != "client_credentials" || wish.client_id.is_empty() || wish.client_secret.is_empty() {
        return Err(Refusal::BadCredentials);
    }
    let (now, client) = (sandbox.now(), wish.client_id);
    sandbox.change(|books| {
        let shelf = &mut books.partner.tokens;
        if shelf.all().filter(|(_, token)| token.client == client && now - token.given_at < LIVES).count() >= A_DAY {
            return Err(Refusal::TooManyTokens);
        }
        let access = fresh("at_");
        shelf.put("", &access, Token { client, given_at: now, expires_at: now + LIVES });
        Ok(Json(json!({
            "token_type": "Bearer", "expires_in": LIVES.num_seconds(), "access_token": access, "scope": "booking_engine:api",
        })))
    })
}
