//! The guest moves the stay to other dates, and knows the difference before.

use axum::extract::State;
use axum::response::{IntoResponse, Response};
use chrono::NaiveDate;
use domain::guest_key::Held;
use domain::instalments::Open;
use domain::stay::Stay;
use flows::changes::{ChangePreview, ChangeWish, Mover};
use flows::reservations::Agreed;
use flows::{App, changes};
use http::HeaderMap;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::super::currency::CurrencyOut;
use super::super::guest::{StayGuest, admitted_if_any};
use super::super::naming::Naming;
use super::super::payer::PayerIn;
use super::super::quote::{DifferenceOut, promotion_error};
use super::super::reservation_credit_card::CardOut;
use super::output::ReservationOut;
use crate::error::{ApiError, ErrorOut, LockedOut};
use crate::extract::Body;
use crate::idempotent;
use crate::json::Json;

#[derive(Debug, Deserialize, ToSchema)]
pub struct ChangePreviewIn {
    check_in: NaiveDate,
    check_out: NaiveDate,
}

#[derive(Debug, Deserialize, Serialize, ToSchema)]
pub struct ChangeIn {
    check_in: NaiveDate,
    check_out: NaiveDate,
    /// What the guest was shown: if it is no longer so, nothing happens and the answer is 409 `price_changed`.
    #[serde(default)]
    agreed: Option<AgreedIn>,
    /// The key of another card than the one that paid before.
    #[serde(default)]
    credit_card: Option<String>,
    #[serde(flatten)]
    payer: PayerIn,
}

/// Of the preview.
#[derive(Clone, Copy, Debug, Deserialize, Serialize, ToSchema)]
pub struct AgreedIn {
    total: i64,
    due_now: i64,
    refund: i64,
}

/// What other dates mean, to the cent.
#[derive(Debug, Serialize, ToSchema)]
pub struct ChangePreviewOut {
    currency: CurrencyOut,
    check_in: NaiveDate,
    check_out: NaiveDate,
    nights: u32,
    /// The new total.
    total: i64,
    difference: DifferenceOut,
    /// Part of the new total that only the refund policy keeps: canceling would not return it either.
    kept: i64,
    /// The policy leaves it to the owner, who may give back more.
    owner_decides: bool,
    /// Charged with the change.
    due_now: i64,
    refund: i64,
    /// What is still to be paid after it.
    payments: Vec<ChangePaymentOut>,
    /// Beside the total; given back after the stay.
    deposit: i64,
    /// What is due now is taken from it.
    credit_card: Option<CardOut>,
    /// Promotions that do not count for the new dates.
    promo_errors: Vec<ErrorOut>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct ChangePaymentOut {
    due_date: NaiveDate,
    amount: i64,
}

/// What the stay would cost at other dates, line by line. Nothing is written.
#[utoipa::path(
    post,
    operation_id = "preview_change",
    path = "/websites/api/v2/reservation/{key}/change-preview",
    params(("key" = String, Path)),
    request_body = ChangePreviewIn,
    responses(
        (status = 200, body = ChangePreviewOut),
        (status = 400, body = ErrorOut, description = "The stay cannot be had, with the code of a quote."),
        (status = 403, body = ErrorOut, description = "The owner lets nobody change their stay."),
        (status = 404, body = ErrorOut),
        (status = 409, body = LockedOut, description = "Locked (101), or `not_changeable`.")
    ),
    tag = "reservation"
)]
pub async fn preview_change(
    State(app): State<App>,
    StayGuest(guest): StayGuest,
    Body(input): Body<ChangePreviewIn>,
) -> Result<Json<ChangePreviewOut>, ApiError> {
    let stay = stay(input.check_in, input.check_out)?;
    let preview = changes::preview_change(&app, None, guest.row, stay, Mover::Guest).await?;
    Ok(Json(ChangePreviewOut::new(preview, &Naming::Guest(guest.names))))
}

/// Moves the stay. What is due now is charged first; with a payment that needs authentication the dates are still the old ones, and
/// `change` names the new ones and the payment with its `auth_token`.
#[utoipa::path(
    post,
    operation_id = "change_reservation",
    path = "/websites/api/v2/reservation/{key}/change",
    params(("key" = String, Path), ("Idempotency-Key" = Option<String>, Header)),
    request_body = ChangeIn,
    responses(
        (status = 200, body = ReservationOut),
        (status = 400, body = ErrorOut, description = "The stay cannot be had, with the code of a quote."),
        (status = 402, body = ErrorOut, description = "The payment was refused; the dates are the old ones."),
        (status = 403, body = ErrorOut, description = "The owner lets nobody change their stay."),
        (status = 404, body = ErrorOut),
        (status = 409, body = LockedOut, description = "Locked (101), `overlap`, `not_changeable` or `price_changed`.")
    ),
    tag = "reservation"
)]
pub async fn change(
    State(app): State<App>,
    StayGuest(guest): StayGuest,
    headers: HeaderMap,
    Body(input): Body<ChangeIn>,
) -> Result<Response, ApiError> {
    let card = admitted_if_any(&app, Held::Card, input.credit_card.as_deref()).await?;
    let wish = ChangeWish {
        reservation: guest.row,
        stay: stay(input.check_in, input.check_out)?,
        card: card.map(|card| card.row),
        agreed: input.agreed.map(Agreed::from),
        presence: input.payer.presence(),
        by: Mover::Guest,
    };
    let work = async {
        let view = Box::pin(changes::change_dates(&app, None, &wish)).await?;
        Ok(Json(ReservationOut::new(view, &Naming::Guest(guest.names))).into_response())
    };
    let account = wish.reservation.account();
    let asked = (wish.reservation, &input);
    idempotent::once(&app, &headers, "reservation-change", account, &asked, work).await
}

pub fn stay(check_in: NaiveDate, check_out: NaiveDate) -> Result<Stay, ApiError> {
    Stay::new(check_in, check_out).map_err(|error| ApiError::field("check_out", error.to_string()))
}

impl From<AgreedIn> for Agreed {
    fn from(AgreedIn { total, due_now, refund }: AgreedIn) -> Self {
        Self { total, due_now, refund }
    }
}

impl ChangePreviewOut {
    pub fn new(preview: ChangePreview, naming: &Naming) -> Self {
        let later = |Open { due_date, amount }| ChangePaymentOut { due_date, amount };
        Self {
            currency: preview.currency.into(),
            check_in: preview.stay.check_in(),
            check_out: preview.stay.check_out(),
            nights: preview.stay.nights(),
            total: preview.difference.after,
            difference: DifferenceOut::from(&preview.difference),
            kept: preview.kept,
            owner_decides: preview.owner_decides,
            due_now: preview.due_now,
            refund: preview.refund,
            payments: preview.later.into_iter().map(later).collect(),
            deposit: preview.deposit,
            credit_card: preview.card.map(|card| CardOut::new(card, naming)),
            promo_errors: preview.promo_errors.iter().map(promotion_error).collect(),
        }
    }
}
