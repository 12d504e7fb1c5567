//! Bookings by users of the account for a guest.

use axum::extract::State;
use axum::response::{IntoResponse, Response};
use chrono::NaiveDate;
use domain::people::party::Party;
use flows::desk::{NewReservation, NewStay};
use flows::{App, desk};
use http::{HeaderMap, StatusCode};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::super::caller::Booker;
use crate::error::{ApiError, ErrorCode, ErrorOut, LockedOut};
use crate::extract::{Body, named, parsed};
use crate::idempotent;
use crate::json::Json;
use crate::public::quote::{QuoteOut, default_adults, refused, wish};
use crate::public::reservation::ReservationOut;
use crate::resource::text_of;
use flows::booking::RESERVATION;

#[derive(Debug, Deserialize, Serialize, ToSchema)]
pub struct NewReservationIn {
    /// The key of the property.
    property: String,
    /// The namespace of the site that the guest belongs to; by default any that sells the home.
    #[serde(default)]
    namespace: Option<String>,
    check_in: NaiveDate,
    check_out: NaiveDate,
    /// Two by default.
    #[serde(default = "default_adults")]
    adults: u32,
    #[serde(default)]
    children: u32,
    #[serde(default)]
    pets: u32,
    #[serde(default)]
    smoker: bool,
    /// Promo codes in any case; each counts once.
    #[serde(default)]
    promo_codes: Option<Vec<String>>,
    /// The keys of the selected add-ons; if absent, those selected by default.
    #[serde(default)]
    addons: Option<Vec<String>>,
    /// A total in minor units that replaces the calculated one.
    #[serde(default)]
    total: Option<i64>,
    /// Whether to ignore the listing's rules. Nights taken by others stay unavailable.
    #[serde(default)]
    ignore_rules: bool,
    #[serde(default)]
    first_name: String,
    #[serde(default)]
    last_name: String,
    #[serde(default)]
    email: String,
    #[serde(default)]
    phone: String,
    /// The guest's message.
    #[serde(default)]
    message: String,
    /// A note for users of the account only.
    #[serde(default)]
    note: String,
    /// The key of the booking source.
    #[serde(default)]
    source: Option<String>,
    /// Whether the guest gets an e-mail; `true` by default.
    #[serde(default = "yes")]
    notify: bool,
}

/// The price of a stay, and the reasons against it.
#[derive(Debug, Serialize, ToSchema)]
pub struct ReservationPreviewOut {
    quote: QuoteOut,
    /// The rules that the stay breaks, and taken nights (`overlap`), with the same codes as for a quote.
    warnings: Vec<ErrorOut>,
    /// Whether it can be booked with `ignore_rules`.
    bookable: bool,
}

fn yes() -> bool {
    true
}

/// Previews the price of a stay.
///
/// Nothing is stored.
#[utoipa::path(
    post,
    operation_id = "preview_reservation",
    path = "/api/v2/reservation/preview",
    request_body = NewReservationIn,
    responses(
        (status = 200, body = ReservationPreviewOut),
        (status = 400, body = ErrorOut, description = "There is no price for the stay, or field errors."),
        (status = 404, body = ErrorOut)
    ),
    tag = "account reservation"
)]
pub async fn preview(
    State(app): State<App>,
    Booker(caller): Booker,
    Body(input): Body<NewReservationIn>,
) -> Result<Json<ReservationPreviewOut>, ApiError> {
    let preview = desk::preview_stay(&app, &caller, &input.stay()?).await?;
    let estimate = preview.estimate().ok_or(ErrorCode::NotFound)?;
    let quote = QuoteOut::of_estimate(&estimate, &preview.catalog);
    let bookable = preview.warnings.iter().all(domain::quotes::refusal::Refusal::is_rule);
    let warnings = preview.warnings.iter().map(|refusal| refused(*refusal, &[], None)).collect();
    Ok(Json(ReservationPreviewOut { quote, warnings, bookable }))
}

/// Books a stay for a guest.
///
/// It is reserved at once; the guest pays the due amount on the status page, or a user records the payment.
#[utoipa::path(
    post,
    operation_id = "owner_create_reservation",
    path = "/api/v2/reservation",
    params(("Idempotency-Key" = Option<String>, Header)),
    request_body = NewReservationIn,
    responses(
        (status = 201, body = ReservationOut),
        (status = 400, body = ErrorOut, description = "A rule is broken, with the same codes as for a quote, or field errors."),
        (status = 404, body = ErrorOut),
        (status = 409, body = LockedOut, description = "`overlap`: the nights were just taken.")
    ),
    tag = "account reservation"
)]
pub async fn create(
    State(app): State<App>,
    Booker(caller): Booker,
    headers: HeaderMap,
    Body(input): Body<NewReservationIn>,
) -> Result<Response, ApiError> {
    let new = input.reservation()?;
    let work = async {
        let view = Box::pin(desk::create_reservation(&app, &caller, &new)).await?;
        Ok((StatusCode::CREATED, Json(ReservationOut::in_account(view))).into_response())
    };
    idempotent::once(&app, &headers, "owner-reservation", caller.account, &input, work).await
}

impl NewReservationIn {
    fn stay(&self) -> Result<NewStay, ApiError> {
        if self.total.is_some_and(|total| total < 0) {
            return Err(ApiError::field("total", "Not below zero."));
        }
        let party = Party::new(self.adults, self.children, self.pets, self.smoker);
        let dates = (self.check_in, self.check_out);
        Ok(NewStay {
            property: named(&self.property)?,
            namespace: self.namespace.clone(),
            wish: wish(dates, party, self.addons.as_deref(), self.promo_codes.as_deref())?,
            total: self.total,
        })
    }

    pub(super) fn reservation(&self) -> Result<NewReservation, ApiError> {
        if self.first_name.trim().is_empty() {
            return Err(ApiError::field("first_name", "This field is required."));
        }
        let email = Some(self.email.trim()).filter(|email| !email.is_empty());
        let text = |name, text| text_of(&RESERVATION, name, text);
        Ok(NewReservation {
            stay: self.stay()?,
            despite_rules: self.ignore_rules,
            first_name: text("first_name", &self.first_name)?,
            last_name: text("last_name", &self.last_name)?,
            email: email.map(|email| parsed("email", email)).transpose()?,
            phone: text("phone", &self.phone)?,
            message: text("message", &self.message)?,
            note: text("note", &self.note)?,
            source: self.source.as_deref().map(|source| parsed("source", source)).transpose()?,
            tell_guest: self.notify,
            ask_for_contact: self.notify,
        })
    }
}
