//! Change of a stay by the guest, with a preview of the price difference.

use axum::extract::State;
use axum::response::{IntoResponse, Response};
use chrono::NaiveDate;
use domain::charges::instalments::Open;
use domain::guest_key::Held;
use domain::reservations::change::StayChange;
use domain::time::stay::Stay;
use flows::changes::{Addon, ChangePreview, ChangeWish, Mover};
use flows::reservations::Agreed;
use flows::{App, changes};
use http::HeaderMap;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::super::currency::CurrencyOut;
use super::super::guest::{StayGuest, admitted_if_any};
use super::super::naming::Naming;
use super::super::payer::PayerIn;
use super::super::quote::{DifferenceOut, addon_keys, promotion_error, refused};
use super::super::reservation_credit_card::CardOut;
use super::output::ReservationOut;
use crate::error::{ApiError, ErrorOut, LockedOut};
use crate::extract::Body;
use crate::idempotent;
use crate::json::Json;

/// The values of a stay to change; those that are absent stay.
#[derive(Debug, Default, Deserialize, Serialize, ToSchema)]
pub struct StayChangeIn {
    #[serde(default)]
    check_in: Option<NaiveDate>,
    #[serde(default)]
    check_out: Option<NaiveDate>,
    #[serde(default)]
    adults: Option<u32>,
    #[serde(default)]
    children: Option<u32>,
    #[serde(default)]
    pets: Option<u32>,
    #[serde(default)]
    smoker: Option<bool>,
    /// The keys of all add-ons that the stay shall have.
    #[serde(default)]
    addons: Option<Vec<String>>,
}

#[derive(Debug, Deserialize, Serialize, ToSchema)]
pub struct ChangeIn {
    #[serde(flatten)]
    change: StayChangeIn,
    /// The amounts that the guest was shown: if they have changed, nothing happens and the response is 409 `price_changed`.
    #[serde(default)]
    agreed: Option<AgreedIn>,
    /// The guest key of a card other than the one used before.
    #[serde(default)]
    credit_card: Option<String>,
    #[serde(flatten)]
    payer: PayerIn,
}

/// The amounts of the preview, in minor units.
#[derive(Clone, Copy, Debug, Deserialize, Serialize, ToSchema)]
pub struct AgreedIn {
    total: i64,
    due_now: i64,
    refund: i64,
}

/// The result of a change. Amounts are in minor units.
#[derive(Debug, Serialize, ToSchema)]
pub struct ChangePreviewOut {
    currency: CurrencyOut,
    /// The key of the property.
    property: String,
    check_in: NaiveDate,
    check_out: NaiveDate,
    nights: u32,
    adults: u32,
    children: u32,
    pets: u32,
    smoker: bool,
    /// The add-ons that the stay can have.
    addons: Vec<ChangeAddonOut>,
    /// The new total.
    total: i64,
    /// The price before and after, line by line.
    difference: DifferenceOut,
    /// The part of the new total that is due only by the cancellation policy: canceling would not refund it either.
    kept: i64,
    /// Whether the policy leaves the refund to the owner, who may refund more.
    owner_decides: bool,
    /// The amount charged with the change.
    due_now: i64,
    /// The amount refunded with the change.
    refund: i64,
    /// The payments that remain after the change.
    payments: Vec<ChangePaymentOut>,
    /// The refundable deposit, which is not part of the total and is returned after the stay.
    deposit: i64,
    /// The card to which `due_now` is charged; absent if there is none.
    credit_card: Option<CardOut>,
    /// Promo codes that do not apply any more.
    promo_errors: Vec<ErrorOut>,
    /// The rules of the home that the change overrides, with the same codes as for a quote; for users of the account only.
    warnings: Vec<ErrorOut>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct ChangeAddonOut {
    key: String,
    name: String,
    /// Its price for this stay, in minor units.
    amount: i64,
    /// Whether the stay has it.
    selected: bool,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct ChangePaymentOut {
    due_date: NaiveDate,
    /// The amount in minor units.
    amount: i64,
}

/// Previews the price of the changed stay, line by line.
///
/// Nothing is stored.
#[utoipa::path(
    post,
    operation_id = "preview_change",
    path = "/websites/api/v2/reservation/{key}/change-preview",
    params(("key" = String, Path)),
    request_body = StayChangeIn,
    responses(
        (status = 200, body = ChangePreviewOut),
        (status = 400, body = ErrorOut, description = "The stay cannot be booked, with the same codes as for a quote."),
        (status = 403, body = ErrorOut, description = "The owner does not allow guests to change their stay."),
        (status = 409, body = LockedOut, description = "101: locked; or `not_changeable`.")
    ),
    tag = "reservation"
)]
pub async fn preview_change(
    State(app): State<App>,
    StayGuest(guest): StayGuest,
    Body(input): Body<StayChangeIn>,
) -> Result<Json<ChangePreviewOut>, ApiError> {
    let change = input.change()?;
    let preview = Box::pin(changes::preview_change(&app, None, guest.row, &change, Mover::Guest)).await?;
    Ok(Json(ChangePreviewOut::new(preview, &Naming::Guest(guest.names))))
}

/// Changes the stay: its dates, party and add-ons.
///
/// Values that are absent stay. The amount due now is charged first. If the payment needs authentication, the stay remains as it
/// is, and `change` has what it becomes and the payment with its `auth_token`.
#[utoipa::path(
    post,
    operation_id = "change_reservation",
    path = "/websites/api/v2/reservation/{key}/change",
    params(("key" = String, Path), ("Idempotency-Key" = Option<String>, Header)),
    request_body = ChangeIn,
    responses(
        (status = 200, body = ReservationOut),
        (status = 400, body = ErrorOut, description = "The stay cannot be booked, with the same codes as for a quote."),
        (status = 402, body = ErrorOut, description = "The payment was declined; the stay is unchanged."),
        (status = 403, body = ErrorOut, description = "The owner does not allow guests to change their stay."),
        (status = 409, body = LockedOut, description = "101: locked; or `overlap`, `not_changeable`, `price_changed`.")
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
        change: input.change.change()?,
        card: card.map(|card| card.row),
        agreed: input.agreed.map(Agreed::from),
        presence: input.payer.presence(),
        by: Mover::Guest,
    };
    let work = async {
        let view = Box::pin(changes::change_stay(&app, None, &wish)).await?;
        Ok(Json(ReservationOut::new(view, &Naming::Guest(guest.names))).into_response())
    };
    let account = wish.reservation.account();
    let asked = (wish.reservation, &input);
    idempotent::once(&app, &headers, "reservation-change", account, &asked, work).await
}

impl StayChangeIn {
    /// Two dates that make no stay are an error of the request; one date is checked against the other of the stay.
    pub fn change(&self) -> Result<StayChange, ApiError> {
        if let (Some(check_in), Some(check_out)) = (self.check_in, self.check_out) {
            Stay::new(check_in, check_out)
                .map_err(|error| ApiError::field("check_out", error.to_string()))?;
        }
        let addons = self.addons.as_deref().map(addon_keys).transpose()?;
        let Self { check_in, check_out, adults, children, pets, smoker, .. } = *self;
        Ok(StayChange { property: None, check_in, check_out, adults, children, pets, smoker, addons })
    }
}

impl From<AgreedIn> for Agreed {
    fn from(AgreedIn { total, due_now, refund }: AgreedIn) -> Self {
        Self { total, due_now, refund }
    }
}

impl From<Addon> for ChangeAddonOut {
    fn from(Addon { key, name, amount, is_selected }: Addon) -> Self {
        Self { key: key.to_string(), name, amount, selected: is_selected }
    }
}

impl ChangePreviewOut {
    pub fn new(preview: ChangePreview, naming: &Naming) -> Self {
        let later = |Open { due_date, amount }| ChangePaymentOut { due_date, amount };
        Self {
            currency: preview.currency.into(),
            property: preview.booked.property.to_string(),
            check_in: preview.booked.stay.check_in(),
            check_out: preview.booked.stay.check_out(),
            nights: preview.booked.stay.nights(),
            adults: preview.booked.party.adults(),
            children: preview.booked.party.children(),
            pets: preview.booked.party.pets(),
            smoker: preview.booked.party.smoker(),
            addons: preview.addons.into_iter().map(ChangeAddonOut::from).collect(),
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
            warnings: preview.warnings.iter().map(|rule| refused(*rule, &[], None)).collect(),
        }
    }
}
