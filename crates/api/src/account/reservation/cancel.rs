//! Cancellation by the owner, who sees and decides the refund.

use axum::extract::State;
use domain::accounts::role::Permission;
use flows::changes::{CanceledBy, Giving};
use flows::{App, changes, reservations};
use serde::Deserialize;
use utoipa::{IntoParams, ToSchema};

use super::super::caller::Booker;
use crate::error::{ApiError, ErrorOut, LockedOut};
use crate::extract::{Body, Params, RowKey};
use crate::json::Json;
use crate::public::naming::Naming;
use crate::public::reservation::{CancelPreviewOut, CanceledOut};

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct CancelParams {
    /// `full` (the default), or `policy` for the refund of a cancellation by the guest.
    refund: Option<RefundRule>,
    /// A refund of this amount in minor units instead, limited to what was paid.
    amount: Option<i64>,
}

#[derive(Debug, Deserialize, ToSchema)]
pub struct OwnerCancelIn {
    /// `full` (the default), or `policy` for the refund of a cancellation by the guest.
    #[serde(default)]
    refund: Option<RefundRule>,
    /// A refund of this amount in minor units instead, limited to what was paid.
    #[serde(default)]
    amount: Option<i64>,
    /// The reason, sent to the guest.
    #[serde(default)]
    reason: String,
}

#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum RefundRule {
    Full,
    Policy,
}

/// Previews the refund of a cancellation by the owner.
#[utoipa::path(
    get,
    operation_id = "preview_owner_cancel",
    path = "/api/v2/reservation/{key}/cancel-preview",
    params(("key" = String, Path), CancelParams),
    responses(
        (status = 200, body = CancelPreviewOut),
        (status = 409, body = ErrorOut, description = "The reservation can no longer be canceled.")
    ),
    tag = "account reservation"
)]
pub async fn preview_cancel(
    State(app): State<App>,
    Booker(caller): Booker,
    RowKey(key): RowKey,
    Params(params): Params<CancelParams>,
) -> Result<Json<CancelPreviewOut>, ApiError> {
    reservations::own_reservation(&app, &caller, key, Permission::Reservations).await?;
    let preview = changes::preview_cancel(&app, key, by(params.refund, params.amount)?).await?;
    Ok(Json(CancelPreviewOut::new(preview, &Naming::Account)))
}

/// Cancels a reservation.
///
/// The refund is that of the preview.
#[utoipa::path(
    post,
    operation_id = "owner_cancel_reservation",
    path = "/api/v2/reservation/{key}/cancel",
    params(("key" = String, Path)),
    request_body = OwnerCancelIn,
    responses(
        (status = 200, body = CanceledOut),
        (status = 409, body = LockedOut, description = "101: locked; or the reservation can no longer be canceled.")
    ),
    tag = "account reservation"
)]
pub async fn cancel(
    State(app): State<App>,
    Booker(caller): Booker,
    RowKey(key): RowKey,
    Body(input): Body<OwnerCancelIn>,
) -> Result<Json<CanceledOut>, ApiError> {
    let by = by(input.refund, input.amount)?;
    let (preview, view) = changes::cancel(&app, Some(&caller), key, by, &input.reason).await?;
    Ok(Json(CanceledOut::new(preview, view, &Naming::Account)))
}

fn by(rule: Option<RefundRule>, amount: Option<i64>) -> Result<CanceledBy, ApiError> {
    let giving = match (rule, amount) {
        (_, Some(amount)) if amount < 0 => return Err(ApiError::field("amount", "Not below zero.")),
        (_, Some(amount)) => Giving::Amount(amount),
        (Some(RefundRule::Policy), None) => Giving::ByPolicy,
        (Some(RefundRule::Full) | None, None) => Giving::Everything,
    };
    Ok(CanceledBy::Owner(giving))
}
