//! The guest cancels, and knows before what comes back.

use axum::extract::{Path, State};
use flows::House;
use flows::reservation::{CancelPreview, CanceledBy, ReservationView};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::super::currency::CurrencyOut;
use super::output::ReservationOut;
use crate::account::caller::KeyHolder;
use crate::error::{ApiError, ErrorOut, LockedOut};
use crate::extract::Body;
use crate::extract::named;
use crate::json::Json;

/// What canceling now means, to the cent.
#[derive(Debug, Serialize, ToSchema)]
pub struct CancelPreviewOut {
    currency: CurrencyOut,
    /// What has been paid and not gone back.
    paid: i64,
    refund: i64,
    /// What the owner keeps.
    kept: i64,
    /// The policy leaves it to the owner, who may give back more.
    owner_decides: bool,
    refunds: Vec<CancelRefundOut>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct CancelRefundOut {
    payment: String,
    amount: i64,
}

#[derive(Debug, Deserialize, ToSchema)]
pub struct CancelIn {
    #[serde(default)]
    reason: String,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct CanceledOut {
    refund: CancelPreviewOut,
    reservation: ReservationOut,
}

/// What the guest would get back.
#[utoipa::path(
    get,
    operation_id = "preview_cancel",
    path = "/websites/api/v2/reservation/{key}/cancel-preview",
    params(("key" = String, Path)),
    responses(
        (status = 200, body = CancelPreviewOut),
        (status = 404, body = ErrorOut),
        (status = 409, body = ErrorOut, description = "It cannot be canceled any more.")
    ),
    tag = "reservation"
)]
pub async fn preview(
    State(house): State<House>,
    Path(key): Path<String>,
) -> Result<Json<CancelPreviewOut>, ApiError> {
    let preview = house.preview_cancel(named(&key)?, CanceledBy::Guest).await?;
    Ok(Json(preview.into()))
}

/// Cancels; the refund is the one of the preview.
#[utoipa::path(
    post,
    operation_id = "cancel_reservation",
    path = "/websites/api/v2/reservation/{key}/cancel",
    params(("key" = String, Path)),
    request_body = CancelIn,
    responses(
        (status = 200, body = CanceledOut),
        (status = 403, body = ErrorOut, description = "Somebody of the account who may not act on bookings."),
        (status = 404, body = ErrorOut),
        (status = 409, body = LockedOut, description = "Locked (101), or it cannot be canceled any more.")
    ),
    tag = "reservation"
)]
pub async fn cancel(
    State(house): State<House>,
    _: KeyHolder,
    Path(key): Path<String>,
    Body(input): Body<CancelIn>,
) -> Result<Json<CanceledOut>, ApiError> {
    let (preview, view) = house.cancel(None, named(&key)?, CanceledBy::Guest, &input.reason).await?;
    Ok(Json(CanceledOut { refund: preview.into(), reservation: view.into() }))
}

impl CanceledOut {
    pub fn in_account(preview: CancelPreview, view: ReservationView) -> Self {
        Self { refund: preview.into(), reservation: ReservationOut::in_account(view) }
    }
}

impl From<CancelPreview> for CancelPreviewOut {
    fn from(preview: CancelPreview) -> Self {
        let CancelPreview { currency, paid, settlement } = preview;
        Self {
            currency: currency.into(),
            paid,
            refund: settlement.refunded(),
            kept: settlement.kept,
            owner_decides: settlement.owner_decides,
            refunds: settlement
                .refunds
                .into_iter()
                .map(|part| CancelRefundOut { payment: part.payment.to_string(), amount: part.amount })
                .collect(),
        }
    }
}
