//! Guests who refuse offers. They have the guest key of the message by which an offer was sent, from its e-mail.

use axum::extract::State;
use axum::response::Redirect;
use flows::inbox::OfferRefusal;
use flows::{App, inbox};
use http::StatusCode;
use serde::Serialize;
use utoipa::ToSchema;

use crate::error::ApiError;
use crate::json::Json;
use crate::public::guest::MessageGuest;

#[derive(Debug, Serialize, ToSchema)]
pub struct OfferRefusalOut {
    /// The name of the site that sends the offers.
    site_name: String,
    /// The guest's e-mail address, masked: `e…@example.com`.
    email: String,
    /// Whether the guest has refused further offers.
    refused: bool,
}

type Answer = Result<Json<OfferRefusalOut>, ApiError>;

/// Returns whether the recipient of an offer has refused further offers.
#[utoipa::path(
    get,
    operation_id = "get_offer_refusal",
    path = "/websites/api/v2/offer-refusal/{key}",
    params(("key" = String, Path)),
    responses((status = 200, body = OfferRefusalOut)),
    tag = "message"
)]
pub async fn get(State(app): State<App>, MessageGuest(guest): MessageGuest) -> Answer {
    Ok(Json(inbox::offer_refusal(&app, guest.row).await?.into()))
}

/// Refuses further offers.
///
/// E-mails about a stay are still sent.
#[utoipa::path(
    post,
    operation_id = "refuse_offers",
    path = "/websites/api/v2/offer-refusal/{key}",
    params(("key" = String, Path)),
    responses((status = 200, body = OfferRefusalOut)),
    tag = "message"
)]
pub async fn refuse(State(app): State<App>, MessageGuest(guest): MessageGuest) -> Answer {
    Ok(Json(inbox::refuse_offers(&app, guest.row).await?.into()))
}

/// Allows offers again.
#[utoipa::path(
    delete,
    operation_id = "allow_offers",
    path = "/websites/api/v2/offer-refusal/{key}",
    params(("key" = String, Path)),
    responses((status = 200, body = OfferRefusalOut)),
    tag = "message"
)]
pub async fn allow(State(app): State<App>, MessageGuest(guest): MessageGuest) -> Answer {
    Ok(Json(inbox::allow_offers(&app, guest.row).await?.into()))
}

/// The unsubscribe URL for mail programs (RFC 8058).
///
/// Opened in a browser, it redirects to the page that asks for confirmation: programs that follow links only to scan them must
/// change nothing.
#[utoipa::path(
    get,
    operation_id = "open_offer_refusal",
    path = "/websites/api/v2/offer-refusal/{key}/one-click",
    params(("key" = String, Path)),
    responses((status = 303, description = "Redirect to the confirmation page.")),
    tag = "message"
)]
pub async fn open(State(app): State<App>, MessageGuest(guest): MessageGuest) -> Result<Redirect, ApiError> {
    Ok(Redirect::to(&inbox::refusal_page(&app, guest.row).await?))
}

/// Refuses further offers at once, as mail programs request it (RFC 8058).
///
/// The body is ignored.
#[utoipa::path(
    post,
    operation_id = "refuse_offers_at_once",
    path = "/websites/api/v2/offer-refusal/{key}/one-click",
    params(("key" = String, Path)),
    responses((status = 204)),
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

/// Enough for the owner of the address to recognize it, too little for others: `e…@example.com`.
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
