//! Quotes: the price of a stay, line by line, as an estimate or stored, and its changes.

mod action;
mod agreement;
mod answer;
mod contact;
mod difference;
mod input;
mod output;
mod refusal;

use axum::extract::State;
use axum::response::{IntoResponse, Response};
use flows::{App, app, catalog, quotes};
use http::StatusCode;

use super::guest::QuoteGuest;
use crate::error::{ApiError, ErrorOut};
use crate::extract::Body;
use crate::json::Json;

pub use action::{apply_promo, modify, modify_addons, remove_promo, validate_promos};
pub use agreement::{agreement, agreement_page, estimate_agreement};
use answer::{Answer, shown};
pub use contact::save_contact;
pub use difference::DifferenceOut;
use input::QuoteIn;
pub(super) use input::addon_keys;
pub(crate) use input::{default_adults, wish};
pub use output::QuoteOut;
pub use refusal::code_of;
pub(super) use refusal::promotion_error;
pub(crate) use refusal::refused;

// `routes!` expects these next to the handlers.
pub use action::{
    __path_apply_promo, __path_modify, __path_modify_addons, __path_remove_promo, __path_validate_promos,
};
pub use agreement::{__path_agreement, __path_estimate_agreement};
pub use contact::__path_save_contact;

/// Estimates the price of a stay.
///
/// Nothing is stored.
#[utoipa::path(
    post,
    operation_id = "estimate_quote",
    path = "/websites/api/v2/quote/estimate",
    request_body = QuoteIn,
    responses(
        (status = 200, body = QuoteOut),
        (status = 400, body = ErrorOut, description = "The stay cannot be booked, or field errors."),
        (status = 404, body = ErrorOut)
    ),
    tag = "quote"
)]
pub async fn estimate(
    State(app): State<App>,
    Body(input): Body<QuoteIn>,
) -> Result<Json<QuoteOut>, ApiError> {
    let (property, wish) = (input.property()?, input.wish()?);
    let catalog = catalog::catalog(&app, &input.namespace).await?;
    let estimate = quotes::estimate(&app, &catalog, property, &wish).await?;
    Ok(Json(QuoteOut::of_estimate(&estimate, &catalog)))
}

/// Creates a quote.
///
/// The price is stored and guaranteed until `expires_at`.
#[utoipa::path(
    post,
    operation_id = "create_quote",
    path = "/websites/api/v2/quote",
    request_body = QuoteIn,
    responses(
        (status = 201, body = QuoteOut),
        (status = 400, body = ErrorOut, description = "The stay cannot be booked, or field errors."),
        (status = 404, body = ErrorOut)
    ),
    tag = "quote"
)]
pub async fn create(State(app): State<App>, Body(input): Body<QuoteIn>) -> Result<Response, ApiError> {
    let (property, wish) = (input.property()?, input.wish()?);
    let catalog = catalog::catalog(&app, &input.namespace).await?;
    let names = app::names_for_new_guest(&app);
    let answer = |kept| (StatusCode::CREATED, shown(names, &kept)).into_response();
    Ok(quotes::create_quote(&app, &catalog, property, &wish, input.origin_site.as_deref(), answer).await?)
}

/// Returns a quote by its guest key, which is the guest's credential.
#[utoipa::path(
    get,
    operation_id = "get_quote",
    path = "/websites/api/v2/quote/{key}",
    params(("key" = String, Path)),
    responses(
        (status = 200, body = QuoteOut),
        (status = 410, body = ErrorOut, description = "The quote has expired; `data` has the property.")
    ),
    tag = "quote"
)]
pub async fn get(State(app): State<App>, QuoteGuest(guest): QuoteGuest) -> Answer {
    Ok(shown(guest.names, &quotes::quote(&app, guest.row).await?))
}
