//! The payment provider's hosted payment page.

use axum::extract::State;
use domain::guest_key::Held;
use flows::booking::SessionWish;
use flows::{booking, catalog};
use http::{HeaderMap, StatusCode};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::address::primary;
use crate::error::{ApiError, ErrorOut, LockedOut};
use crate::extract::Body;
use crate::json::Json;
use crate::pages::language::spoken;
use crate::public::guest::admitted;
use crate::state::AppState;
use crate::visitor::Visitor;

#[derive(Debug, Deserialize, ToSchema)]
pub struct CheckoutSessionIn {
    /// The guest key of the quote.
    quote: String,
    /// The namespace of the site.
    site: String,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct CheckoutSessionOut {
    /// The URL of the provider's payment page.
    url: String,
}

/// Holds the nights and opens a page at the provider where the guest pays.
#[utoipa::path(
    post,
    operation_id = "create_checkout_session",
    path = "/websites/api/v2/reservation-checkout-session",
    request_body = CheckoutSessionIn,
    responses(
        (status = 201, body = CheckoutSessionOut),
        (status = 404, body = ErrorOut),
        (status = 409, body = LockedOut, description = "`overlap`: the nights are taken; 101: the quote is being booked."),
        (status = 410, body = ErrorOut),
        (status = 429, body = ErrorOut, description = "Too many unpaid holds.")
    ),
    tag = "reservation"
)]
pub async fn create(
    State(state): State<AppState>,
    visitor: Visitor,
    headers: HeaderMap,
    Body(input): Body<CheckoutSessionIn>,
) -> Result<(StatusCode, Json<CheckoutSessionOut>), ApiError> {
    let app = &state.app;
    let guest = admitted(app, Held::Quote, &input.quote).await?;
    let key = guest.names.key(Held::Quote, guest.row);
    let catalog = catalog::catalog(app, &input.site).await?;
    let root = primary(&catalog.site, &state.options);
    let wish = SessionWish {
        quote: guest.row,
        namespace: Some(catalog.site.namespace.clone()),
        success_url: format!("{root}/reservation/status/{key}/?confirmation=true"),
        cancel_url: format!("{root}/reservation/checkout/payment/?q={key}"),
        language: spoken(&headers),
    };
    let counted = state.limits.hold(visitor)?;
    let opened = booking::open_checkout(app, &wish).await;
    // A page that was already open, or could not be opened, adds no hold.
    if !opened.as_ref().is_ok_and(|page| page.is_new) {
        counted.give_back();
    }
    Ok((StatusCode::CREATED, Json(CheckoutSessionOut { url: opened?.url })))
}
