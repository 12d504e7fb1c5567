//! Changes of a quote: dates and guests, add-ons, promotions.

use axum::extract::State;
use chrono::NaiveDate;
use flows::quotes::Modification;
use flows::{App, quotes};
use serde::Deserialize;
use utoipa::ToSchema;

use super::answer::{Answer, shown};
use super::input::{addon_keys, promo_code};
use super::output::QuoteOut;
use crate::error::{ErrorCode, ErrorOut};
use crate::extract::Body;
use crate::public::guest::QuoteGuest;

/// What is left out stays as it is.
#[derive(Debug, Deserialize, ToSchema)]
pub struct ModifyIn {
    check_in: Option<NaiveDate>,
    check_out: Option<NaiveDate>,
    adults: Option<u32>,
    children: Option<u32>,
    pets: Option<u32>,
    smoker: Option<bool>,
    /// Another home of the same site.
    property: Option<String>,
    #[serde(rename = "namespace")]
    _namespace: Option<String>,
}

#[derive(Debug, Deserialize, ToSchema)]
pub struct ModifyAddonsIn {
    /// Keys of exactly the add-ons that are wanted.
    addons: Vec<String>,
}

#[derive(Debug, Deserialize, ToSchema)]
pub struct PromotionIn {
    /// The code, in any case.
    promotion: String,
}

/// Prices other dates, guests or another home; the answer tells the difference line by line.
#[utoipa::path(
    post,
    operation_id = "modify_quote",
    path = "/websites/api/v2/quote/{key}/modify",
    params(("key" = String, Path)),
    request_body = ModifyIn,
    responses(
        (status = 200, body = QuoteOut),
        (status = 400, body = ErrorOut),
        (status = 403, body = ErrorOut, description = "The guest may not change this quote."),
        (status = 404, body = ErrorOut),
        (status = 409, body = ErrorOut, description = "It has been booked."),
        (status = 410, body = ErrorOut)
    ),
    tag = "quote"
)]
pub async fn modify(
    State(app): State<App>,
    QuoteGuest(guest): QuoteGuest,
    Body(input): Body<ModifyIn>,
) -> Answer {
    let property = input.property.map(|key| key.parse()).transpose().map_err(|_| ErrorCode::NotFound)?;
    let change = Modification {
        check_in: input.check_in,
        check_out: input.check_out,
        adults: input.adults,
        children: input.children,
        pets: input.pets,
        smoker: input.smoker,
        property,
    };
    Ok(shown(guest.names, &quotes::modify_quote(&app, guest.row, &change).await?))
}

/// Chooses add-ons.
#[utoipa::path(
    post,
    operation_id = "modify_quote_addons",
    path = "/websites/api/v2/quote/{key}/modify-addons",
    params(("key" = String, Path)),
    request_body = ModifyAddonsIn,
    responses(
        (status = 200, body = QuoteOut),
        (status = 400, body = ErrorOut),
        (status = 404, body = ErrorOut),
        (status = 409, body = ErrorOut),
        (status = 410, body = ErrorOut)
    ),
    tag = "quote"
)]
pub async fn modify_addons(
    State(app): State<App>,
    QuoteGuest(guest): QuoteGuest,
    Body(input): Body<ModifyAddonsIn>,
) -> Answer {
    let addons = addon_keys(&input.addons)?;
    Ok(shown(guest.names, &quotes::modify_addons(&app, guest.row, &addons).await?))
}

/// Redeems a promotion.
#[utoipa::path(
    post,
    operation_id = "apply_quote_promo",
    path = "/websites/api/v2/quote/{key}/apply-promo",
    params(("key" = String, Path)),
    request_body = PromotionIn,
    responses(
        (status = 200, body = QuoteOut),
        (status = 400, body = ErrorOut, description = "The promotion does not count; the quote stays as it was."),
        (status = 404, body = ErrorOut),
        (status = 409, body = ErrorOut),
        (status = 410, body = ErrorOut)
    ),
    tag = "quote"
)]
pub async fn apply_promo(
    State(app): State<App>,
    QuoteGuest(guest): QuoteGuest,
    Body(input): Body<PromotionIn>,
) -> Answer {
    let code = promo_code("promotion", &input.promotion)?;
    Ok(shown(guest.names, &quotes::apply_promotion(&app, guest.row, code).await?))
}

/// Takes a promotion off.
#[utoipa::path(
    post,
    operation_id = "remove_quote_promo",
    path = "/websites/api/v2/quote/{key}/remove-promo",
    params(("key" = String, Path)),
    request_body = PromotionIn,
    responses(
        (status = 200, body = QuoteOut),
        (status = 400, body = ErrorOut),
        (status = 404, body = ErrorOut),
        (status = 409, body = ErrorOut),
        (status = 410, body = ErrorOut)
    ),
    tag = "quote"
)]
pub async fn remove_promo(
    State(app): State<App>,
    QuoteGuest(guest): QuoteGuest,
    Body(input): Body<PromotionIn>,
) -> Answer {
    let code = promo_code("promotion", &input.promotion)?;
    Ok(shown(guest.names, &quotes::remove_promotion(&app, guest.row, code).await?))
}

/// Looks whether every promotion still counts. Those that do not are taken off and told with 400.
#[utoipa::path(
    post,
    operation_id = "validate_quote_promos",
    path = "/websites/api/v2/quote/{key}/validate-promos",
    params(("key" = String, Path)),
    responses(
        (status = 200, body = QuoteOut),
        (status = 400, body = ErrorOut, description = "Some promotion does not count any more; load the quote again."),
        (status = 404, body = ErrorOut),
        (status = 409, body = ErrorOut),
        (status = 410, body = ErrorOut)
    ),
    tag = "quote"
)]
pub async fn validate_promos(State(app): State<App>, QuoteGuest(guest): QuoteGuest) -> Answer {
    Ok(shown(guest.names, &quotes::validate_promotions(&app, guest.row).await?))
}
