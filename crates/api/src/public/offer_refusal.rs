//! Guests who want no offers. They hold the key of the message that an offer came as, which stands in its letter.

use axum::extract::State;
use axum::response::Redirect;
use flows::inbox::OfferRefusal;
use flows::{App, inbox};
use http::StatusCode;
use serde::Serialize;
use utoipa::ToSchema;

use crate::error::{ApiError, ErrorOut};
use crate::json::Json;
use crate::public::guest::MessageGuest;

#[derive(Debug, Serialize, ToSchema)]
pub struct OfferRefusalOut {
    /// Whose offers.
    site_name: String,
    /// The guest's address, but for most of its letters.
    email: String,
    refused: bool,
}

type Answer = Result<Json<OfferRefusalOut>, ApiError>;

/// Whether the reader of an offer has refused others.
#[utoipa::path(
    get,
    operation_id = "get_offer_refusal",
    path = "/websites/api/v2/offer-refusal/{key}",
    params(("key" = String, Path)),
    responses((status = 200, body = OfferRefusalOut), (status = 404, body = ErrorOut)),
    tag = "message"
)]
pub async fn get(State(app): State<App>, MessageGuest(guest): MessageGuest) -> Answer {
    Ok(Json(inbox::offer_refusal(&app, guest.row).await?.into()))
}

/// No further offers, please. Letters about a stay still come.
#[utoipa::path(
    post,
    operation_id = "refuse_offers",
    path = "/websites/api/v2/offer-refusal/{key}",
    params(("key" = String, Path)),
    responses((status = 200, body = OfferRefusalOut), (status = 404, body = ErrorOut)),
    tag = "message"
)]
pub async fn refuse(State(app): State<App>, MessageGuest(guest): MessageGuest) -> Answer {
    Ok(Json(inbox::refuse_offers(&app, guest.row).await?.into()))
}

/// Offers after all.
#[utoipa::path(
    delete,
    operation_id = "allow_offers",
    path = "/websites/api/v2/offer-refusal/{key}",
    params(("key" = String, Path)),
    responses((status = 200, body = OfferRefusalOut), (status = 404, body = ErrorOut)),
    tag = "message"
)]
pub async fn allow(State(app): State<App>, MessageGuest(guest): MessageGuest) -> Answer {
    Ok(Json(inbox::allow_offers(&app, guest.row).await?.into()))
}

/// Where mail programs refuse offers for their reader (RFC 8058). Opened by a person it leads to the page that asks first: programs
/// that only look whether a link is harmless must change nothing.
#[utoipa::path(
    get,
    operation_id = "open_offer_refusal",
    path = "/websites/api/v2/offer-refusal/{key}/one-click",
    params(("key" = String, Path)),
    responses((status = 303, description = "To the page."), (status = 404, body = ErrorOut)),
    tag = "message"
)]
pub async fn open(State(app): State<App>, MessageGuest(guest): MessageGuest) -> Result<Redirect, ApiError> {
    Ok(Redirect::to(&inbox::refusal_page(&app, guest.row).await?))
}

/// What mail programs send. Whatever the body says, it is meant.
#[utoipa::path(
    post,
    operation_id = "refuse_offers_at_once",
    path = "/websites/api/v2/offer-refusal/{key}/one-click",
    params(("key" = String, Path)),
    responses((status = 204), (status = 404, body = ErrorOut)),
    tag = "message"
)]
pub async fn refuse_at_once(
    State(app): State<App>,
    MessageGuest(guest): MessageGuest,
) -> Result<StatusCode, ApiError> {
    inbox::refuse_offers(&app, guest.row).await?;
    Ok(StatusCode::NO_CONTENT)
}

impl From<OfferRefusal> for OfferRefusalOut {
    fn from(refusal: OfferRefusal) -> Self {
        Self { site_name: refusal.site.name, email: masked(&refusal.email), refused: refusal.is_refused }
    }
}

/// Enough for its owner to know it, too little for anybody else: `e…@example.com`.
fn masked(email: &str) -> String {
    match email.split_once('@') {
        Some((name, domain)) => format!("{}…@{domain}", name.chars().next().unwrap_or_default()),
        None => "…".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_shown_to_who_knows_it() {
        for (email, shown) in [("emma@example.com", "e…@example.com"), ("ö@b.c", "ö…@b.c"), ("nobody", "…")]
        {
            assert_eq!(masked(email), shown);
        }
    }
}
