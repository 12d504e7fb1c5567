//! The guest cancels, and knows before what comes back.

use axum::extract::State;
use domain::guest_key::Held;
use flows::changes::{CancelPreview, CanceledBy};
use flows::reservations::ReservationView;
use flows::{App, changes};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::super::currency::CurrencyOut;
use super::super::guest::StayGuest;
use super::super::naming::Naming;
use super::output::ReservationOut;
use crate::error::{ApiError, ErrorOut, LockedOut};
use crate::extract::Body;
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
    State(app): State<App>,
    StayGuest(guest): StayGuest,
) -> Result<Json<CancelPreviewOut>, ApiError> {
    let preview = changes::preview_cancel(&app, guest.row, CanceledBy::Guest).await?;
    Ok(Json(CancelPreviewOut::new(preview, &Naming::Guest(guest.names))))
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
        (status = 404, body = ErrorOut),
        (status = 409, body = LockedOut, description = "Locked (101), or it cannot be canceled any more.")
    ),
    tag = "reservation"
)]
pub async fn cancel(
    State(app): State<App>,
    StayGuest(guest): StayGuest,
    Body(input): Body<CancelIn>,
) -> Result<Json<CanceledOut>, ApiError> {
    let (preview, view) = changes::cancel(&app, None, guest.row, CanceledBy::Guest, &input.reason).await?;
    Ok(Json(CanceledOut::new(preview, view, &Naming::Guest(guest.names))))
}

impl CanceledOut {
    pub fn new(preview: CancelPreview, view: ReservationView, naming: &Naming) -> Self {
        let refund = CancelPreviewOut::new(preview, naming);
        Self { refund, reservation: ReservationOut::new(view, naming) }
    }
}

impl CancelPreviewOut {
    pub fn new(preview: CancelPreview, naming: &Naming) -> Self {
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
                .map(|part| CancelRefundOut {
                    payment: naming.key(Held::Payment, part.payment),
                    amount: part.amount,
                })
                .collect(),
        }
    }
}
