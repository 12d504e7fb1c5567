//! Reservations of guests: booking a quote, status, agreement, cancellation. The guest key authenticates the guest.

mod cancel;
mod change;
mod output;
mod refusal;

use axum::extract::State;
use axum::response::{IntoResponse, Response};
use domain::guest_key::Held;
use domain::key::Key;
use domain::people::email::Email;
use domain::people::telephone::Telephone;
use flows::app::GuestNames;
use flows::booking::{Booked, ContactWish, Wish};
use flows::policies::Signing;
use flows::reservations::{BookingError, ReservationView};
use flows::{App, booking, policies, reservations};
use http::header::USER_AGENT;
use http::{HeaderMap, StatusCode};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::guest::{StayGuest, admitted, admitted_if_any};
use super::naming::Naming;
use super::payer::PayerIn;
use crate::error::{ApiError, ErrorCode, ErrorOut, FieldErrors, LockedOut};
use crate::extract::{Body, Params, named};
use crate::idempotent;
use crate::json::Json;
use crate::pages::language::spoken;
use crate::rate_limit::{Counted, Limits};
use crate::state::AppState;
use crate::visitor::Visitor;

pub use cancel::{__path_cancel, __path_preview, CancelPreviewOut, CanceledOut, cancel, preview};
pub use change::{
    __path_change, __path_preview_change, AgreedIn, ChangePreviewOut, StayChangeIn, change, preview_change,
};
pub use output::ReservationOut;

#[derive(Debug, Deserialize, Serialize, ToSchema)]
pub struct ReservationIn {
    /// The guest key of the quote.
    quote: String,
    /// A message to the owner.
    #[serde(default)]
    message: String,
    /// The namespace of the site; must be that of the quote.
    #[serde(default)]
    namespace: Option<String>,
    /// The key of the property; must be that of the quote.
    #[serde(default)]
    property: Option<String>,
    /// The guest key of a card that was saved for the quote.
    #[serde(default)]
    credit_card: Option<String>,
    /// Accepts the rental agreement of the quote with the booking. Needed if the listing has an agreement and is booked without a
    /// card, unless it was accepted before.
    #[serde(default)]
    record_agreement: Option<AgreementIn>,
    #[serde(flatten)]
    payer: PayerIn,
}

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct ReservationParams {
    /// The namespace of the site that the reservation must belong to.
    namespace: Option<String>,
}

#[derive(Debug, Deserialize, Serialize, ToSchema)]
pub struct AgreementIn {
    /// The name of the person who accepts the agreement; by default the guest's name.
    #[serde(default)]
    name: String,
}

#[derive(Debug, Deserialize, ToSchema)]
pub struct ReservationContactIn {
    first_name: String,
    #[serde(default)]
    last_name: String,
    email: String,
    #[serde(default)]
    phone: String,
}

/// Books a quote.
///
/// Repeating the request returns the same reservation. If the payment needs authentication, the status is `t` and the payment has
/// `auth_required` and an `auth_token`; while the result of a charge is unknown, the status is `t` too.
#[utoipa::path(
    post,
    operation_id = "create_reservation",
    path = "/websites/api/v2/reservation",
    request_body = ReservationIn,
    params(("Idempotency-Key" = Option<String>, Header)),
    responses(
        (status = 201, body = ReservationOut),
        (status = 402, body = ErrorOut, description = "The payment was declined; the nights are free again."),
        (status = 404, body = ErrorOut),
        (status = 409, body = LockedOut, description = "`overlap`: the nights were just taken; 101: the quote is being booked."),
        (status = 410, body = ErrorOut, description = "The quote has expired."),
        (status = 429, body = ErrorOut, description = "Too many declined cards or unpaid holds.")
    ),
    tag = "reservation"
)]
pub async fn create(
    State(state): State<AppState>,
    visitor: Visitor,
    headers: HeaderMap,
    Body(input): Body<ReservationIn>,
) -> Result<Response, ApiError> {
    let app = &state.app;
    let guest = admitted(app, Held::Quote, &input.quote).await?;
    let card = admitted_if_any(app, Held::Card, input.credit_card.as_deref()).await?;
    let card = card.map(|card| card.row);
    let signing = input.record_agreement.as_ref().map(|agreement| agreement.signing(visitor, &headers));
    let wish = Wish { card, signing, language: spoken(&headers), ..input.wish(guest.row)? };
    let work = async {
        let counted = card.map(|_| CardTry::count(&state.limits, visitor, wish.quote)).transpose()?;
        let booked = Box::pin(booking::book(app, &wish)).await;
        if let Some(counted) = counted {
            counted.judge(&booked);
        }
        Ok((StatusCode::CREATED, shown(guest.names, booked?.view)).into_response())
    };
    Box::pin(idempotent::once(app, &headers, "reservation", wish.quote.account(), &input, work)).await
}

/// A booking with a card, counted before its result is known: it tells whether the card is valid, and may hold nights.
struct CardTry {
    card: Counted,
    hold: Counted,
}

impl CardTry {
    fn count(limits: &Limits, visitor: Visitor, quote: Key) -> Result<Self, ApiError> {
        let hold = limits.hold(visitor)?;
        match limits.card(visitor, quote) {
            Ok(card) => Ok(Self { card, hold }),
            Err(error) => {
                hold.give_back();
                Err(error)
            }
        }
    }

    /// Only a card that was declined or must still be proven stays counted, and only nights that wait for it.
    fn judge(self, booked: &Result<Booked, BookingError>) {
        let holds_nights = booked.as_ref().is_ok_and(Booked::holds_nights);
        if !holds_nights {
            self.hold.give_back();
        }
        if !holds_nights && !matches!(booked, Err(BookingError::Declined(_))) {
            self.card.give_back();
        }
    }
}

/// Returns a reservation by its guest key.
#[utoipa::path(
    get,
    operation_id = "get_reservation",
    path = "/websites/api/v2/reservation/{key}",
    params(("key" = String, Path), ReservationParams),
    responses((status = 200, body = ReservationOut)),
    tag = "reservation"
)]
pub async fn get(
    State(app): State<App>,
    StayGuest(guest): StayGuest,
    Params(params): Params<ReservationParams>,
) -> Result<Json<ReservationOut>, ApiError> {
    let view = reservations::reservation(&app, guest.row).await?;
    if params.namespace.is_some_and(|namespace| namespace != view.site.namespace) {
        return Err(ErrorCode::NotFound.into());
    }
    Ok(shown(guest.names, view))
}

fn shown(names: GuestNames, view: ReservationView) -> Json<ReservationOut> {
    Json(ReservationOut::new(view, &Naming::Guest(names)))
}

/// Records that the guest accepts the rental agreement.
///
/// The exact text that was accepted is stored.
#[utoipa::path(
    post,
    operation_id = "record_agreement",
    path = "/websites/api/v2/reservation/{key}/record_agreement",
    params(("key" = String, Path)),
    request_body = AgreementIn,
    responses((status = 200, body = ReservationOut)),
    tag = "reservation"
)]
pub async fn record_agreement(
    State(state): State<AppState>,
    StayGuest(guest): StayGuest,
    visitor: Visitor,
    headers: HeaderMap,
    Body(input): Body<AgreementIn>,
) -> Result<Json<ReservationOut>, ApiError> {
    let signing = input.signing(visitor, &headers);
    Ok(shown(guest.names, policies::record_agreement(&state.app, guest.row, &signing).await?))
}

/// Confirms the guest's contact data.
#[utoipa::path(
    post,
    operation_id = "confirm_reservation_contact",
    path = "/websites/api/v2/reservation/{key}/contact",
    params(("key" = String, Path)),
    request_body = ReservationContactIn,
    responses((status = 200, body = ReservationOut)),
    tag = "reservation"
)]
pub async fn contact(
    State(app): State<App>,
    StayGuest(guest): StayGuest,
    Body(input): Body<ReservationContactIn>,
) -> Result<Json<ReservationOut>, ApiError> {
    let wish = input.wish()?;
    Ok(shown(guest.names, booking::confirm_contact(&app, guest.row, &wish).await?))
}

impl AgreementIn {
    fn signing(&self, visitor: Visitor, headers: &HeaderMap) -> Signing {
        let user_agent = headers.get(USER_AGENT).and_then(|agent| agent.to_str().ok());
        Signing {
            name: self.name.clone(),
            address: visitor.0.map(|address| address.to_string()).unwrap_or_default(),
            user_agent: user_agent.unwrap_or_default().to_owned(),
        }
    }
}

impl ReservationIn {
    fn wish(&self, quote: Key) -> Result<Wish, ApiError> {
        Ok(Wish {
            quote,
            namespace: self.namespace.clone(),
            property: self.property.as_deref().map(named).transpose()?,
            card: None,
            message: self.message.clone(),
            signing: None,
            language: None,
            presence: self.payer.presence(),
        })
    }
}

impl ReservationContactIn {
    /// Reports all invalid fields at once, so that the guest corrects the form only once.
    fn wish(self) -> Result<ContactWish, ApiError> {
        let mut wrong = FieldErrors::default();
        if self.first_name.trim().is_empty() {
            wrong.add("first_name", "This field cannot be empty.");
        }
        let email = self.email.parse::<Email>().map_err(|error| wrong.add("email", error.to_string()));
        if !self.phone.trim().is_empty()
            && let Err(error) = self.phone.parse::<Telephone>()
        {
            wrong.add("phone", error.to_string());
        }
        match email {
            Ok(email) if wrong.0.is_empty() => {
                let Self { first_name, last_name, phone, .. } = self;
                Ok(ContactWish { first_name, last_name, email, phone })
            }
            _ => Err(ApiError::Fields(wrong)),
        }
    }
}
