//! Cancellation by the guest, with a preview of the refund.

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

/// The result of a cancellation now. Amounts are in minor units.
#[derive(Debug, Serialize, ToSchema)]
pub struct CancelPreviewOut {
    currency: CurrencyOut,
    /// The amount paid and not yet refunded.
    paid: i64,
    /// The amount that is refunded.
    refund: i64,
    /// The amount that was refunded before, as after a change of dates; not part of `paid`.
    refunded_before: i64,
    /// The amount that the owner keeps.
    kept: i64,
    /// The part of `kept` that the policy would refund, but that was no longer refundable when the dates were changed.
    kept_by_change: i64,
    /// Whether the policy leaves the refund to the owner, who may refund more.
    owner_decides: bool,
    /// The refund of each payment.
    refunds: Vec<CancelRefundOut>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct CancelRefundOut {
    /// The key of the payment.
    payment: String,
    /// The refunded amount in minor units.
    amount: i64,
}

#[derive(Debug, Deserialize, ToSchema)]
pub struct CancelIn {
    /// The reason for the cancellation.
    #[serde(default)]
    reason: String,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct CanceledOut {
    refund: CancelPreviewOut,
    reservation: ReservationOut,
}

/// Previews the refund of a cancellation by the guest.
#[utoipa::path(
    get,
    operation_id = "preview_cancel",
    path = "/websites/api/v2/reservation/{key}/cancel-preview",
    params(("key" = String, Path)),
    responses(
        (status = 200, body = CancelPreviewOut),
        (status = 409, body = ErrorOut, description = "The reservation can no longer be canceled.")
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

/// Cancels a reservation.
///
/// The refund is that of the preview.
#[utoipa::path(
    post,
    operation_id = "cancel_reservation",
    path = "/websites/api/v2/reservation/{key}/cancel",
    params(("key" = String, Path)),
    request_body = CancelIn,
    responses(
        (status = 200, body = CanceledOut),
        (status = 409, body = LockedOut, description = "101: locked; or the reservation can no longer be canceled.")
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
        let CancelPreview { currency, paid, refunded_before, settlement, kept_by_change } = preview;
        Self {
            currency: currency.into(),
            paid,
            refund: settlement.refunded(),
            refunded_before,
            kept: settlement.kept,
            kept_by_change,
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
