//! Payments of a reservation.

use axum::extract::State;
use chrono::{DateTime, NaiveDate, Utc};
use domain::guest_key::Held;
use domain::key::Key;
use domain::money::currency::Currency;
use flows::reservations::ReservationView;
use flows::{App, charges, reservations};
use serde::{Deserialize, Serialize};
use store::row::charges::reservation_payment;
use utoipa::{IntoParams, ToSchema};

use super::currency::CurrencyOut;
use super::guest::{PayingGuest, admitted};
use super::naming::Naming;
use crate::code;
use crate::error::{ApiError, ErrorCode, ErrorOut, LockedOut};
use crate::extract::{Body, Params};
use crate::json::Json;
use crate::paging::{PageOut, whole};

#[derive(Debug, Serialize, ToSchema)]
pub struct PaymentOut {
    /// The guest key of the payment; for users of the account, its own key.
    key: String,
    /// The API path of the payment.
    uri: String,
    /// The key of the reservation.
    reservation: String,
    /// The amount in minor units.
    amount: i64,
    currency: CurrencyOut,
    /// The date on which the payment is due.
    due_date: NaiveDate,
    /// Whether the payment is charged with the booking itself.
    collect_while_booking: bool,
    /// `card`, `channel`, `check` or `cash`.
    method: code::PaymentMethod,
    /// `due`, `pending` (being charged), `paid`, `failed` or `canceled`.
    state: code::PaymentState,
    /// The key of the card to be charged; absent if there is none.
    credit_card: Option<String>,
    /// Whether the guest must authenticate with the bank; the provider's script then needs `auth_token`.
    auth_required: bool,
    /// The provider's token for the authentication; absent if none is required.
    auth_token: Option<String>,
    /// The reason why the last attempt failed; absent if it did not.
    failure: Option<String>,
    /// When the payment was made; absent until then.
    paid_at: Option<DateTime<Utc>>,
}

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct PaymentParams {
    /// The guest key of the reservation.
    reservation: String,
}

#[derive(Debug, Deserialize, ToSchema)]
pub struct PaymentPatch {
    /// The guest key of a card of the same reservation.
    credit_card: String,
}

/// Lists the payments of a reservation by due date.
#[utoipa::path(
    get,
    operation_id = "list_reservation_payments",
    path = "/websites/api/v2/reservation-payment",
    params(PaymentParams),
    responses((status = 200, body = PageOut<PaymentOut>), (status = 404, body = ErrorOut)),
    tag = "reservation"
)]
pub async fn list(
    State(app): State<App>,
    Params(params): Params<PaymentParams>,
) -> Result<Json<PageOut<PaymentOut>>, ApiError> {
    let guest = admitted(&app, Held::Reservation, &params.reservation).await?;
    let view = reservations::reservation(&app, guest.row).await?;
    let (currency, naming) = (view.row.currency.parse().unwrap_or_default(), Naming::Guest(guest.names));
    Ok(Json(whole(view.payments.into_iter().map(|row| PaymentOut::new(row, currency, &naming)).collect())))
}

/// Returns a payment of a reservation.
#[utoipa::path(
    get,
    operation_id = "get_reservation_payment",
    path = "/websites/api/v2/reservation-payment/{key}",
    params(("key" = String, Path)),
    responses((status = 200, body = PaymentOut)),
    tag = "reservation"
)]
pub async fn get(
    State(app): State<App>,
    PayingGuest(guest): PayingGuest,
) -> Result<Json<PaymentOut>, ApiError> {
    let view = charges::reservation_of_payment(&app, guest.row).await?;
    PaymentOut::of(view, guest.row, &Naming::Guest(guest.names)).map(Json)
}

/// Changes the card of a payment that is still open.
#[utoipa::path(
    patch,
    operation_id = "save_reservation_payment",
    path = "/websites/api/v2/reservation-payment/{key}",
    params(("key" = String, Path)),
    request_body = PaymentPatch,
    responses(
        (status = 200, body = PaymentOut),
        (status = 402, body = ErrorOut, description = "The guest must authenticate for the card first."),
        (status = 409, body = LockedOut)
    ),
    tag = "reservation"
)]
pub async fn save(
    State(app): State<App>,
    PayingGuest(guest): PayingGuest,
    Body(input): Body<PaymentPatch>,
) -> Result<Json<PaymentOut>, ApiError> {
    let card = admitted(&app, Held::Card, &input.credit_card).await?;
    let view = charges::set_payment_card(&app, guest.row, card.row).await?;
    PaymentOut::of(view, guest.row, &Naming::Guest(guest.names)).map(Json)
}

/// Reports that the guest has authenticated for the payment; the provider is asked to confirm it.
#[utoipa::path(
    post,
    operation_id = "mark_payment_authenticated",
    path = "/websites/api/v2/reservation-payment/{key}/mark-authenticated",
    params(("key" = String, Path)),
    responses(
        (status = 200, body = PaymentOut),
        (status = 402, body = ErrorOut, description = "The authentication or the payment failed."),
        (status = 409, body = LockedOut)
    ),
    tag = "reservation"
)]
pub async fn mark_authenticated(
    State(app): State<App>,
    PayingGuest(guest): PayingGuest,
) -> Result<Json<PaymentOut>, ApiError> {
    let view = charges::mark_payment_authenticated(&app, guest.row).await?;
    PaymentOut::of(view, guest.row, &Naming::Guest(guest.names)).map(Json)
}

/// Returns a token for authenticating a payment now: it was charged while the guest was away, or the last token expired.
#[utoipa::path(
    post,
    operation_id = "refresh_payment_auth_token",
    path = "/websites/api/v2/reservation-payment/{key}/refresh-auth-token",
    params(("key" = String, Path)),
    responses(
        (status = 200, body = PaymentOut),
        (status = 402, body = ErrorOut, description = "The payment failed."),
        (status = 409, body = LockedOut)
    ),
    tag = "reservation"
)]
pub async fn refresh_auth_token(
    State(app): State<App>,
    PayingGuest(guest): PayingGuest,
) -> Result<Json<PaymentOut>, ApiError> {
    let view = charges::refresh_payment_auth(&app, guest.row).await?;
    PaymentOut::of(view, guest.row, &Naming::Guest(guest.names)).map(Json)
}

impl PaymentOut {
    pub fn new(row: reservation_payment::Model, currency: Currency, naming: &Naming) -> Self {
        Self {
            key: naming.key(Held::Payment, row.id.key()),
            uri: naming.uri(Held::Payment, row.id.key()),
            reservation: naming.key(Held::Reservation, row.reservation_id.key()),
            amount: row.amount,
            currency: currency.into(),
            due_date: row.due_date,
            collect_while_booking: row.collect_while_booking,
            method: row.method.into(),
            state: row.state.into(),
            credit_card: row.card_id.map(|card| naming.key(Held::Card, card.key())),
            auth_required: row.auth_required,
            auth_token: naming.for_guest(row.auth_token),
            failure: row.failure,
            paid_at: row.paid_at,
        }
    }

    /// Returns one payment of a reservation.
    pub fn of(view: ReservationView, key: Key, naming: &Naming) -> Result<Self, ApiError> {
        let currency = view.row.currency.parse().unwrap_or_default();
        let row = view.payments.into_iter().find(|payment| payment.id.key() == key);
        row.map(|row| Self::new(row, currency, naming)).ok_or_else(|| ErrorCode::NotFound.into())
    }
}
