//! Cards of guests, as tokens or encrypted data of the payment provider. Requests with a card number in clear text are refused
//! before they get here.

use axum::extract::State;
use domain::guest_key::Held;
use flows::app::{Guest, GuestNames};
use flows::charges::{Address, CardMaterial, CardOwner, CardWish, Expiry, NewCard};
use flows::reservations::BookingError;
use flows::services::Secret;
use flows::{App, charges};
use http::StatusCode;
use serde::{Deserialize, Serialize};
use store::row::charges::reservation_card;
use utoipa::{IntoParams, ToSchema};

use super::guest::{CardGuest, admitted, admitted_if_any};
use super::naming::Naming;
use crate::code;
use crate::error::{ApiError, ErrorOut, FieldErrors};
use crate::extract::{Body, Params};
use crate::json::Json;
use crate::paging::{PageOut, whole};
use crate::state::AppState;
use crate::visitor::Visitor;

/// A two-digit year is in this century.
const CENTURY: u16 = 2000;

#[derive(Debug, Serialize, ToSchema)]
pub struct CardOut {
    /// The guest key of the card; for users of the account, its own key.
    key: String,
    /// The API path of the card.
    uri: String,
    /// The key of the quote; absent if there is none.
    quote: Option<String>,
    /// The key of the reservation; absent for a card that was saved with the quote.
    reservation: Option<String>,
    /// The payment provider: `s` Stripe, `sp` Spreedly, `bt` Braintree.
    provider: code::Provider,
    /// The cardholder's name.
    card_name: String,
    /// `a` American Express, `d` Discover, `j` JCB, `l` Diners Club, `m` Mastercard, `v` Visa, `o` other.
    card_type: String,
    /// The first digits of the card number (BIN); absent if unknown.
    card_bin_number: Option<String>,
    /// The last four digits of the card number.
    card_last_four: String,
    /// The country of the card's issuer; absent if unknown.
    card_country: Option<String>,
    /// Month and year of expiry, such as `4/29`.
    card_expiration_string: String,
    /// The month of expiry, 1 to 12.
    card_expires_month: i32,
    /// The year of expiry, with four digits.
    card_expires_year: i32,
    email: String,
    phone: String,
    /// Whether the guest has consented to charges to this card.
    renter_approved: bool,
    /// Whether the guest must authenticate with the bank; the provider's script then needs `auth_token`.
    requires_auth: bool,
    /// The provider's token for the authentication; absent if none is required.
    auth_token: Option<String>,
}

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct CardParams {
    /// The guest key of the reservation; required if `quote` is absent.
    reservation: Option<String>,
    /// The guest key of the quote.
    quote: Option<String>,
}

/// A card as the provider's script returns it: a token, or number and security code encrypted for the provider.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(default)]
pub struct CardIn {
    /// The guest key of the quote; if absent, `reservation` is required.
    quote: Option<String>,
    /// The guest key of the reservation.
    reservation: Option<String>,
    /// The cardholder's name.
    card_name: String,
    /// The provider's token of the card.
    card_token: Option<String>,
    /// The card number, encrypted for the provider.
    card_number: Option<String>,
    /// The security code, encrypted for the provider.
    card_cvv: Option<String>,
    /// The first digits of the card number (BIN).
    card_bin_number: Option<String>,
    /// The last four digits of the card number.
    card_last_four: Option<String>,
    /// The card's brand, with the codes of responses; used if the provider does not report one.
    card_type: Option<String>,
    /// The country of the card's issuer; used if the provider does not report one.
    card_country: Option<String>,
    /// The payment provider whose script prepared the card; refused unless it is the site's.
    provider: Option<String>,
    /// Month and year of expiry, such as `4/29`.
    card_expires: Option<String>,
    /// The same as `card_expires`.
    card_expiration_string: Option<String>,
    /// The month of expiry, 1 to 12.
    card_expires_month: Option<u8>,
    /// The year of expiry, with two or four digits.
    card_expires_year: Option<u16>,
    address_street_one: Option<String>,
    address_street_two: Option<String>,
    address_city: Option<String>,
    address_state: Option<String>,
    address_postal_code: Option<String>,
    /// The country of the billing address.
    address_country: Option<String>,
    email: Option<String>,
    phone: String,
    /// Whether the guest consents to charges to this card.
    renter_approved: bool,
    /// Ignored: the provider decides. Accepted because other systems send it.
    #[serde(rename = "requires_auth")]
    _requires_auth: Option<bool>,
    /// The guest key of a payment that is to be charged to this card. If the card needs authentication first, set the card of the
    /// payment afterwards (`PATCH reservation-payment/{key}/`).
    payment_key: Option<String>,
}

/// Lists the cards of a quote or reservation, newest first.
#[utoipa::path(
    get,
    operation_id = "list_reservation_cards",
    path = "/websites/api/v2/reservation-credit-card",
    params(CardParams),
    responses((status = 200, body = PageOut<CardOut>), (status = 404, body = ErrorOut)),
    tag = "reservation"
)]
pub async fn list(
    State(app): State<App>,
    Params(params): Params<CardParams>,
) -> Result<Json<PageOut<CardOut>>, ApiError> {
    let (owner, names) = owner(&app, params.quote.as_deref(), params.reservation.as_deref()).await?;
    let naming = Naming::Guest(names);
    let cards = charges::cards(&app, owner).await?;
    Ok(Json(whole(cards.into_iter().map(|card| CardOut::new(card, &naming)).collect())))
}

/// Returns a card.
#[utoipa::path(
    get,
    operation_id = "get_reservation_card",
    path = "/websites/api/v2/reservation-credit-card/{key}",
    params(("key" = String, Path)),
    responses((status = 200, body = CardOut)),
    tag = "reservation"
)]
pub async fn get(State(app): State<App>, CardGuest(guest): CardGuest) -> Result<Json<CardOut>, ApiError> {
    let card = charges::find_card(&app, guest.row).await?;
    Ok(Json(CardOut::new(card, &Naming::Guest(guest.names))))
}

/// Saves a card at the provider.
#[utoipa::path(
    post,
    operation_id = "create_reservation_card",
    path = "/websites/api/v2/reservation-credit-card",
    request_body = CardIn,
    responses(
        (status = 201, body = CardOut),
        (status = 400, body = FieldErrors, description = "Also for a card number in clear text."),
        (status = 402, body = ErrorOut, description = "The provider declined the card."),
        (status = 404, body = ErrorOut),
        (status = 429, body = ErrorOut, description = "Too many cards were tried.")
    ),
    tag = "reservation"
)]
pub async fn create(
    State(state): State<AppState>,
    visitor: Visitor,
    Body(input): Body<CardIn>,
) -> Result<(StatusCode, Json<CardOut>), ApiError> {
    let app = &state.app;
    let payment = admitted_if_any(app, Held::Payment, input.payment_key.as_deref()).await?;
    let (owner, names) = owner(app, input.quote.as_deref(), input.reservation.as_deref()).await?;
    let wish = input.wish(owner)?;
    // Valid cards count too, because the provider's response reveals whether a number is valid.
    state.limits.card(visitor, owner.key())?;
    let card = charges::save_card(app, &wish).await?;
    if let Some(payment) = payment.filter(|_| !card.requires_auth) {
        charges::set_payment_card(app, payment.row, card.id.key()).await?;
    }
    Ok((StatusCode::CREATED, Json(CardOut::new(card, &Naming::Guest(names)))))
}

/// Reports that the guest has authenticated for the card; the provider is asked to confirm it.
#[utoipa::path(
    post,
    operation_id = "mark_card_authenticated",
    path = "/websites/api/v2/reservation-credit-card/{key}/mark-authenticated",
    params(("key" = String, Path)),
    responses((status = 200, body = CardOut), (status = 402, body = ErrorOut)),
    tag = "reservation"
)]
pub async fn mark_authenticated(
    State(app): State<App>,
    CardGuest(guest): CardGuest,
) -> Result<Json<CardOut>, ApiError> {
    let card = charges::mark_card_authenticated(&app, guest.row).await?;
    Ok(Json(CardOut::new(card, &Naming::Guest(guest.names))))
}

/// Removes a card that no open payment and no deposit uses.
#[utoipa::path(
    delete,
    operation_id = "delete_reservation_card",
    path = "/websites/api/v2/reservation-credit-card/{key}",
    params(("key" = String, Path)),
    responses(
        (status = 204),
        (status = 409, body = ErrorOut, description = "`in_use`: a payment or the deposit still needs the card.")
    ),
    tag = "reservation"
)]
pub async fn remove(State(app): State<App>, CardGuest(guest): CardGuest) -> Result<StatusCode, ApiError> {
    charges::remove_card(&app, guest.row).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Returns a new authentication token for a card whose token has expired.
#[utoipa::path(
    post,
    operation_id = "refresh_card_auth_token",
    path = "/websites/api/v2/reservation-credit-card/{key}/refresh-auth-token",
    params(("key" = String, Path)),
    responses((status = 200, body = CardOut), (status = 402, body = ErrorOut)),
    tag = "reservation"
)]
pub async fn refresh_auth_token(
    State(app): State<App>,
    CardGuest(guest): CardGuest,
) -> Result<Json<CardOut>, ApiError> {
    let card = charges::refresh_card_auth(&app, guest.row).await?;
    Ok(Json(CardOut::new(card, &Naming::Guest(guest.names))))
}

async fn owner(
    app: &App,
    quote: Option<&str>,
    reservation: Option<&str>,
) -> Result<(CardOwner, GuestNames), ApiError> {
    match (quote, reservation) {
        (_, Some(reservation)) => {
            let Guest { row, names } = admitted(app, Held::Reservation, reservation).await?;
            Ok((CardOwner::Reservation(row), names))
        }
        (Some(quote), None) => {
            let Guest { row, names } = admitted(app, Held::Quote, quote).await?;
            Ok((CardOwner::Quote(row), names))
        }
        (None, None) => Err(ApiError::field("quote", "Say which quote or reservation.")),
    }
}

impl CardIn {
    fn wish(self, owner: CardOwner) -> Result<CardWish, ApiError> {
        let expires = self.expires()?;
        let provider = self.provider.as_deref().map(str::parse).transpose();
        let provider = provider.map_err(|_| BookingError::OtherProvider)?;
        let material = match (self.card_token, self.card_number, self.card_cvv) {
            (Some(token), _, _) if !token.trim().is_empty() => CardMaterial::Token(Secret::new(token)),
            (_, Some(number), Some(cvv)) => {
                CardMaterial::Encrypted { number: Secret::new(number), cvv: Secret::new(cvv) }
            }
            _ => return Err(ApiError::field("card_token", "This field is required.")),
        };
        let address = Address {
            street: self.address_street_one,
            extended: self.address_street_two,
            city: self.address_city,
            region: self.address_state,
            postal_code: self.address_postal_code,
            country: self.address_country,
        };
        Ok(CardWish {
            owner,
            card: NewCard { material, holder: self.card_name, email: self.email, expires, address },
            provider,
            brand: self.card_type,
            bin: self.card_bin_number,
            last_four: self.card_last_four,
            country: self.card_country,
            phone: self.phone,
            renter_approved: self.renter_approved,
        })
    }

    fn expires(&self) -> Result<Option<Expiry>, ApiError> {
        let written = self.card_expires.as_deref().or(self.card_expiration_string.as_deref());
        let parts = match (self.card_expires_month, self.card_expires_year, written) {
            (Some(month), Some(year), _) => Some((month, year)),
            (_, _, Some(written)) => written
                .split_once('/')
                .and_then(|(month, year)| month.trim().parse().ok().zip(year.trim().parse().ok())),
            _ => return Ok(None),
        };
        let (month, year) = parts
            .filter(|(month, _)| (1..=12).contains(month))
            .ok_or_else(|| ApiError::field("card_expires", "Write month and year, such as 4/29."))?;
        Ok(Some(Expiry { month, year: if year < 100 { year + CENTURY } else { year } }))
    }
}

impl CardOut {
    pub fn new(row: reservation_card::Model, naming: &Naming) -> Self {
        Self {
            key: naming.key(Held::Card, row.id.key()),
            uri: naming.uri(Held::Card, row.id.key()),
            quote: row.quote_id.map(|quote| naming.key(Held::Quote, quote.key())),
            reservation: row.reservation_id.map(|stay| naming.key(Held::Reservation, stay.key())),
            provider: row.provider.into(),
            card_name: row.card_name,
            card_type: row.card_type,
            card_bin_number: row.card_bin_number,
            card_last_four: row.card_last_four,
            card_country: row.card_country,
            card_expiration_string: format!("{}/{}", row.card_expires_month, row.card_expires_year),
            card_expires_month: row.card_expires_month,
            card_expires_year: row.card_expires_year,
            email: row.email,
            phone: row.phone,
            renter_approved: row.renter_approved,
            requires_auth: row.requires_auth,
            auth_token: naming.for_guest(row.auth_token),
        }
    }
}
