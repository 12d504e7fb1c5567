//! Bookings: instant with a card, or by request. One quote becomes one reservation, with the id that the quote announced.

use axum::Json;
use axum::extract::{Path, State};
use serde::Deserialize;
use serde_json::Value;

use super::caller::Caller;
use super::quote::RATE_PLAN;
use super::record::Reservation;
use super::refusal::Refusal;
use crate::chance::fresh;
use crate::sandbox::Sandbox;

#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct OrderIn {
    rate_plan_id: String,
    cc_token: Option<String>,
    guest: Value,
}

pub(super) async fn instant(
    State(sandbox): State<Sandbox>,
    caller: Caller,
    Path(quote): Path<String>,
    Json(order): Json<OrderIn>,
) -> Result<Json<Value>, Refusal> {
    if order.cc_token.as_deref().is_none_or(|token| token.starts_with("tok_")) {
        return Err(Refusal::BadCard);
    }
    make(&sandbox, &caller, &quote, order, "confirmed")
}

pub(super) async fn inquiry(
    State(sandbox): State<Sandbox>,
    caller: Caller,
    Path(quote): Path<String>,
    Json(order): Json<OrderIn>,
) -> Result<Json<Value>, Refusal> {
    make(&sandbox, &caller, &quote, order, "reserved")
}

pub(super) async fn get(
    State(sandbox): State<Sandbox>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Json<Value>, Refusal> {
    sandbox.read(|books| {
        let found = books.partner.reservations.get(&caller.client, &id);
        found.map(|found| Json(found.told())).ok_or(Refusal::NotFound("Reservation not found"))
    })
}

fn make(
    sandbox: &Sandbox,
    caller: &Caller,
    quote: &str,
    order: OrderIn,
    status: &str,
) -> Result<Json<Value>, Refusal> {
    if order.rate_plan_id != RATE_PLAN {
        return Err(Refusal::Unusable("ratePlanId is not one of the quote"));
    }
    sandbox.change(|books| {
        let shop = &mut books.partner;
        let quote = shop.quote(&caller.client, quote, caller.now)?.clone();
        if shop.reservations.get(&caller.client, &quote.inquiry).is_some() {
            return Err(Refusal::Used);
        }
        shop.check_free(&caller.client, &quote.listing, quote.check_in, quote.check_out)?;
        let made = Reservation {
            id: quote.inquiry.clone(),
            quote: quote.id,
            listing: quote.listing,
            status: status.to_owned(),
            check_in: quote.check_in,
            check_out: quote.check_out,
            total: quote.total,
            guest: order.guest,
            card: order.cc_token,
            confirmation_code: fresh("GY-")[..11].to_owned(),
            created_at: caller.now,
        };
        let told = made.told();
        shop.reservations.put(&caller.client, &quote.inquiry, made);
        Ok(Json(told))
    })
}
