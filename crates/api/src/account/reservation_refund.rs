//! Retry of a refund that the bank rejected. The refunds themselves are a resource of the generic layer.

use axum::extract::State;
use flows::{App, desk};

use super::caller::Booker;
use crate::error::{ApiError, FieldErrors, LockedOut};
use crate::extract::RowKey;
use crate::json::Json;
use crate::public::reservation::ReservationOut;

/// Retries a failed refund.
#[utoipa::path(
    post,
    operation_id = "retry_refund",
    path = "/api/v2/reservation-refund/{key}/retry",
    params(("key" = String, Path)),
    responses(
        (status = 200, body = ReservationOut),
        (status = 400, body = FieldErrors, description = "The amount has been refunded in another way since."),
        (status = 409, body = LockedOut, description = "101: locked; or `illegal_move`: the refund has not failed.")
    ),
    tag = "account reservation"
)]
pub async fn retry(
    State(app): State<App>,
    Booker(caller): Booker,
    RowKey(key): RowKey,
) -> Result<Json<ReservationOut>, ApiError> {
    let view = Box::pin(desk::retry_refund(&app, &caller, key)).await?;
    Ok(Json(ReservationOut::in_account(view)))
}
