//! Cards of guests, for users of the account.

use axum::extract::State;
use flows::{App, charges};

use super::caller::By;
use crate::error::ApiError;
use crate::extract::RowKey;
use crate::json::Json;
use crate::public::naming::Naming;
use crate::public::reservation_credit_card::CardOut;

/// Returns a card of a reservation.
#[utoipa::path(
    get,
    operation_id = "get_own_reservation_card",
    path = "/api/v2/reservation-credit-card/{key}",
    params(("key" = String, Path)),
    responses((status = 200, body = CardOut)),
    tag = "account reservation"
)]
pub async fn get(
    State(app): State<App>,
    By(caller): By,
    RowKey(key): RowKey,
) -> Result<Json<CardOut>, ApiError> {
    let card = charges::own_card(&app, &caller, key).await?;
    Ok(Json(CardOut::new(card, &Naming::Account)))
}
