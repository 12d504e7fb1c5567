//! Payment of a due amount by the guest.

use axum::extract::State;
use axum::response::{IntoResponse, Response};
use domain::guest_key::Held;
use flows::charges;
use flows::charges::ChargeWish;
use flows::reservations::BookingError;
use http::{HeaderMap, StatusCode};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::guest::{admitted, admitted_if_any};
use super::naming::Naming;
use super::payer::PayerIn;
use super::reservation_payment::PaymentOut;
use crate::error::{ApiError, ErrorOut, LockedOut};
use crate::extract::Body;
use crate::idempotent;
use crate::json::Json;
use crate::state::AppState;
use crate::visitor::Visitor;

#[derive(Debug, Deserialize, Serialize, ToSchema)]
pub struct ChargeIn {
    /// The guest key of the reservation.
    reservation: String,
    /// The guest key of the payment.
    payment: String,
    /// The guest key of a card; by default the payment's own card.
    #[serde(default)]
    card: Option<String>,
    #[serde(flatten)]
    payer: PayerIn,
}

/// Charges a due payment now.
#[utoipa::path(
    post,
    operation_id = "charge_reservation_payment",
    path = "/websites/api/v2/reservation-payment-charge",
    request_body = ChargeIn,
    params(("Idempotency-Key" = Option<String>, Header)),
    responses(
        (status = 201, body = PaymentOut),
        (status = 402, body = ErrorOut, description = "The payment was declined."),
        (status = 404, body = ErrorOut),
        (status = 409, body = LockedOut, description = "101: the payment is being charged; `nothing_due`: nothing is left to pay."),
        (status = 429, body = ErrorOut, description = "Too many declined payments.")
    ),
    tag = "reservation"
)]
pub async fn create(
    State(state): State<AppState>,
    visitor: Visitor,
    headers: HeaderMap,
    Body(input): Body<ChargeIn>,
) -> Result<Response, ApiError> {
    let app = &state.app;
    let guest = admitted(app, Held::Reservation, &input.reservation).await?;
    let wish = ChargeWish {
        reservation: guest.row,
        payment: admitted(app, Held::Payment, &input.payment).await?.row,
        card: admitted_if_any(app, Held::Card, input.card.as_deref()).await?.map(|card| card.row),
        presence: input.payer.presence(),
    };
    let work = async {
        let counted = state.limits.card(visitor, wish.reservation)?;
        let charged = Box::pin(charges::charge(app, None, &wish)).await;
        // Only a declined card stays counted.
        if !matches!(charged, Err(BookingError::Declined(_))) {
            counted.give_back();
        }
        let view = charged?;
        Ok((StatusCode::CREATED, Json(PaymentOut::of(view, wish.payment, &Naming::Guest(guest.names))?))
            .into_response())
    };
    idempotent::once(app, &headers, "reservation-payment-charge", wish.reservation.account(), &input, work)
        .await
}
