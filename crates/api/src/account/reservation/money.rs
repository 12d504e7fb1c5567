//! Payments and refunds by the owner: charges to a card on file, refunds, and payments received in another way.

use axum::extract::State;
use axum::response::{IntoResponse, Response};
use chrono::NaiveDate;
use domain::key::Key;
use domain::reservations::reservation::PaymentMethod;
use flows::charges::{ChargeWish, Presence};
use flows::desk::{OutsidePayment, RefundWish};
use flows::{App, charges, desk};
use http::HeaderMap;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::super::caller::Booker;
use crate::error::{ApiError, ErrorOut, FieldErrors, LockedOut};
use crate::extract::{Body, RowKey, named};
use crate::idempotent;
use crate::json::Json;
use crate::public::reservation::ReservationOut;

#[derive(Debug, Deserialize, Serialize, ToSchema)]
pub struct OwnerChargeIn {
    /// The key of a payment of the reservation that is due or has failed.
    payment: String,
    /// The key of another card of the guest; by default the payment's own card.
    #[serde(default)]
    credit_card: Option<String>,
}

#[derive(Debug, Deserialize, Serialize, ToSchema)]
pub struct OwnerRefundIn {
    /// The amount in minor units.
    amount: i64,
    /// The key of the payment to refund; by default the newest.
    #[serde(default)]
    payment: Option<String>,
    /// The reason for the refund.
    #[serde(default)]
    reason: String,
}

#[derive(Debug, Deserialize, Serialize, ToSchema)]
pub struct OutsidePaymentIn {
    /// The amount in minor units.
    amount: i64,
    /// `cash`, `check` or `channel`.
    #[schema(value_type = String)]
    method: PaymentMethod,
    /// The date of the payment; by default today.
    #[serde(default)]
    paid_on: Option<NaiveDate>,
    /// The key of the payment that it settles; by default the next open one.
    #[serde(default)]
    payment: Option<String>,
}

/// Charges a payment to the guest's card on file.
#[utoipa::path(
    post,
    operation_id = "owner_charge",
    path = "/api/v2/reservation/{key}/charge",
    params(("key" = String, Path), ("Idempotency-Key" = Option<String>, Header)),
    request_body = OwnerChargeIn,
    responses(
        (status = 200, body = ReservationOut),
        (status = 402, body = ErrorOut, description = "The card was declined, or the bank requires authentication by the guest."),
        (status = 409, body = LockedOut, description = "101: locked; or `nothing_due`: nothing is left to pay.")
    ),
    tag = "account reservation"
)]
pub async fn charge(
    State(app): State<App>,
    Booker(caller): Booker,
    headers: HeaderMap,
    RowKey(reservation): RowKey,
    Body(input): Body<OwnerChargeIn>,
) -> Result<Response, ApiError> {
    let wish = ChargeWish {
        reservation,
        payment: named(&input.payment)?,
        card: input.credit_card.as_deref().map(named).transpose()?,
        presence: Presence::OffSession,
    };
    let work = async {
        let view = Box::pin(charges::charge(&app, Some(&caller), &wish)).await?;
        Ok(Json(ReservationOut::in_account(view)).into_response())
    };
    idempotent::once(&app, &headers, "owner-charge", caller.account, &(reservation, &input), work).await
}

/// Refunds an amount.
///
/// Unless the stay is canceled, its total is reduced by the same amount.
#[utoipa::path(
    post,
    operation_id = "owner_refund",
    path = "/api/v2/reservation/{key}/refund",
    params(("key" = String, Path), ("Idempotency-Key" = Option<String>, Header)),
    request_body = OwnerRefundIn,
    responses(
        (status = 200, body = ReservationOut),
        (status = 400, body = FieldErrors, description = "The amount is more than was paid."),
        (status = 409, body = LockedOut, description = "101: locked.")
    ),
    tag = "account reservation"
)]
pub async fn refund(
    State(app): State<App>,
    Booker(caller): Booker,
    headers: HeaderMap,
    RowKey(reservation): RowKey,
    Body(input): Body<OwnerRefundIn>,
) -> Result<Response, ApiError> {
    let (amount, reason) = (input.amount, input.reason.clone());
    let wish = RefundWish { amount, payment: payment(input.payment.as_deref())?, reason };
    let work = async {
        let view = Box::pin(desk::refund(&app, &caller, reservation, &wish)).await?;
        Ok(Json(ReservationOut::in_account(view)).into_response())
    };
    Box::pin(idempotent::once(&app, &headers, "owner-refund", caller.account, &(reservation, &input), work))
        .await
}

/// Records a payment received in another way, which settles open payments.
#[utoipa::path(
    post,
    operation_id = "record_payment",
    path = "/api/v2/reservation/{key}/record-payment",
    params(("key" = String, Path), ("Idempotency-Key" = Option<String>, Header)),
    request_body = OutsidePaymentIn,
    responses(
        (status = 200, body = ReservationOut),
        (status = 400, body = FieldErrors, description = "The amount is more than is open."),
        (status = 409, body = LockedOut, description = "101: locked; or `nothing_due`: nothing is left to pay.")
    ),
    tag = "account reservation"
)]
pub async fn record_payment(
    State(app): State<App>,
    Booker(caller): Booker,
    headers: HeaderMap,
    RowKey(reservation): RowKey,
    Body(input): Body<OutsidePaymentIn>,
) -> Result<Response, ApiError> {
    if input.method == PaymentMethod::Card {
        return Err(ApiError::field("method", "Cards are charged, not recorded."));
    }
    let came = OutsidePayment {
        amount: input.amount,
        method: input.method,
        paid_on: input.paid_on,
        payment: payment(input.payment.as_deref())?,
    };
    let work = async {
        let view = Box::pin(desk::record_payment(&app, &caller, reservation, &came)).await?;
        Ok(Json(ReservationOut::in_account(view)).into_response())
    };
    Box::pin(idempotent::once(&app, &headers, "owner-payment", caller.account, &(reservation, &input), work))
        .await
}

fn payment(text: Option<&str>) -> Result<Option<Key>, ApiError> {
    text.map(named).transpose()
}
