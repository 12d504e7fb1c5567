//! Details of a reservation for users of its account: the same data as for the guest, with the rows' own keys.

use axum::extract::State;
use axum::response::Response;
use domain::accounts::role::Permission;
use flows::desk::GuestLink;
use flows::{App, desk, reservations};
use serde::Serialize;
use utoipa::ToSchema;

use super::super::caller::{Booker, By};
use crate::error::{ApiError, ErrorCode, ErrorOut};
use crate::extract::RowKey;
use crate::json::Json;
use crate::public::naming::Naming;
use crate::public::quote::{QuoteOut, agreement_page};
use crate::public::reservation::ReservationOut;

#[derive(Debug, Serialize, ToSchema)]
pub struct GuestLinkOut {
    /// The URL of the guest's status page. The link is the guest's credential.
    url: String,
    /// The URL on which the guest confirms the contact data.
    contact_url: String,
}

/// Returns a reservation with its payments, refunds, cards and timeline.
#[utoipa::path(
    get,
    operation_id = "get_reservation_details",
    path = "/api/v2/reservation/{key}/details",
    params(("key" = String, Path)),
    responses((status = 200, body = ReservationOut)),
    tag = "account reservation"
)]
pub async fn details(
    State(app): State<App>,
    By(caller): By,
    RowKey(key): RowKey,
) -> Result<Json<ReservationOut>, ApiError> {
    let view = reservations::own_reservation(&app, &caller, key, Permission::Read).await?;
    Ok(Json(ReservationOut::in_account(view)))
}

/// Returns the price of the stay, line by line.
#[utoipa::path(
    get,
    operation_id = "get_reservation_bill",
    path = "/api/v2/reservation/{key}/bill",
    params(("key" = String, Path)),
    responses((status = 200, body = QuoteOut)),
    tag = "account reservation"
)]
pub async fn bill(
    State(app): State<App>,
    By(caller): By,
    RowKey(key): RowKey,
) -> Result<Json<QuoteOut>, ApiError> {
    let kept = desk::own_bill(&app, &caller, key).await?;
    Ok(Json(QuoteOut::of_kept(&kept, &Naming::Account)))
}

/// Returns the rental agreement, filled in, as an HTML page.
#[utoipa::path(
    get,
    operation_id = "get_reservation_agreement",
    path = "/api/v2/reservation/{key}/agreement",
    params(("key" = String, Path)),
    responses(
        (status = 200, body = String, content_type = "text/html"),
        (status = 404, body = ErrorOut, description = "There is no such reservation, or its listing has no agreement.")
    ),
    tag = "account reservation"
)]
pub async fn agreement(
    State(app): State<App>,
    By(caller): By,
    RowKey(key): RowKey,
) -> Result<Response, ApiError> {
    let agreement = desk::own_agreement(&app, &caller, key).await?;
    agreement_page(&agreement.ok_or(ErrorCode::NotFound)?)
}

/// Returns the link to the guest's status page.
#[utoipa::path(
    get,
    operation_id = "get_guest_link",
    path = "/api/v2/reservation/{key}/guest-link",
    params(("key" = String, Path)),
    responses((status = 200, body = GuestLinkOut)),
    tag = "account reservation"
)]
pub async fn guest_link(
    State(app): State<App>,
    Booker(caller): Booker,
    RowKey(key): RowKey,
) -> Result<Json<GuestLinkOut>, ApiError> {
    Ok(Json(desk::guest_link(&app, &caller, key).await?.into()))
}

/// Creates a new link for the guest.
///
/// All previous links, including those in e-mails, stop working.
#[utoipa::path(
    post,
    operation_id = "renew_guest_link",
    path = "/api/v2/reservation/{key}/guest-link",
    params(("key" = String, Path)),
    responses((status = 200, body = GuestLinkOut)),
    tag = "account reservation"
)]
pub async fn renew_guest_link(
    State(app): State<App>,
    Booker(caller): Booker,
    RowKey(key): RowKey,
) -> Result<Json<GuestLinkOut>, ApiError> {
    Ok(Json(desk::renew_guest_link(&app, &caller, key).await?.into()))
}

impl From<GuestLink> for GuestLinkOut {
    fn from(GuestLink { url, contact_url }: GuestLink) -> Self {
        Self { url, contact_url }
    }
}
