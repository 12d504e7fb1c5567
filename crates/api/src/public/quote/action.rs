//! Changes of a quote: dates and guests, add-ons, promo codes.

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

/// Absent fields stay as they are.
#[derive(Debug, Deserialize, ToSchema)]
pub struct ModifyIn {
    check_in: Option<NaiveDate>,
    check_out: Option<NaiveDate>,
    adults: Option<u32>,
    children: Option<u32>,
    pets: Option<u32>,
    smoker: Option<bool>,
    /// The key of another home of the same site.
    property: Option<String>,
    /// Ignored. Accepted because other systems send it.
    #[serde(rename = "namespace")]
    _namespace: Option<String>,
}

#[derive(Debug, Deserialize, ToSchema)]
pub struct ModifyAddonsIn {
    /// The keys of all add-ons to be charged; others are removed.
    addons: Vec<String>,
}

#[derive(Debug, Deserialize, ToSchema)]
pub struct PromotionIn {
    /// The promo code, in any case.
    promotion: String,
}

/// Changes dates, guests or home of a quote.
///
/// The response has the price difference line by line.
#[utoipa::path(
    post,
    operation_id = "modify_quote",
    path = "/websites/api/v2/quote/{key}/modify",
    params(("key" = String, Path)),
    request_body = ModifyIn,
    responses(
        (status = 200, body = QuoteOut),
        (status = 400, body = ErrorOut),
        (status = 403, body = ErrorOut, description = "The owner does not allow guests to change the quote."),
        (status = 409, body = ErrorOut, description = "The quote has been booked."),
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

/// Selects the add-ons of a quote.
#[utoipa::path(
    post,
    operation_id = "modify_quote_addons",
    path = "/websites/api/v2/quote/{key}/modify-addons",
    params(("key" = String, Path)),
    request_body = ModifyAddonsIn,
    responses(
        (status = 200, body = QuoteOut),
        (status = 400, body = ErrorOut),
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

/// Applies a promo code to a quote.
///
/// A code that does not apply to this stay, or not together with the others, stays with the quote (see `promo_errors`) and is tried
/// again after every change.
#[utoipa::path(
    post,
    operation_id = "apply_quote_promo",
    path = "/websites/api/v2/quote/{key}/apply-promo",
    params(("key" = String, Path)),
    request_body = PromotionIn,
    responses(
        (status = 200, body = QuoteOut),
        (status = 400, body = ErrorOut, description = "The promo code is unknown, has ended or is used up; the quote is unchanged."),
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

/// Removes a promo code from a quote.
#[utoipa::path(
    post,
    operation_id = "remove_quote_promo",
    path = "/websites/api/v2/quote/{key}/remove-promo",
    params(("key" = String, Path)),
    request_body = PromotionIn,
    responses(
        (status = 200, body = QuoteOut),
        (status = 400, body = ErrorOut),
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

/// Checks whether every promo code still applies.
///
/// Those that no longer do are reported with a 400, and removed if they never can again. Codes that did not apply before are not
/// reported.
#[utoipa::path(
    post,
    operation_id = "validate_quote_promos",
    path = "/websites/api/v2/quote/{key}/validate-promos",
    params(("key" = String, Path)),
    responses(
        (status = 200, body = QuoteOut),
        (status = 400, body = ErrorOut, description = "Some promo code no longer applies; load the quote again."),
        (status = 409, body = ErrorOut),
        (status = 410, body = ErrorOut)
    ),
    tag = "quote"
)]
pub async fn validate_promos(State(app): State<App>, QuoteGuest(guest): QuoteGuest) -> Answer {
    Ok(shown(guest.names, &quotes::validate_promotions(&app, guest.row).await?))
}
