//! The URL of a home's iCal feed for other channels. The URL is the only credential, so it is shown only to users who manage
//! homes.

use axum::extract::State;
use flows::calendars;
use flows::calendars::SharedCalendarError;
use serde::Serialize;
use utoipa::ToSchema;

use super::caller::By;
use crate::error::{ApiError, ErrorCode};
use crate::extract::RowKey;
use crate::json::Json;
use crate::state::AppState;

#[derive(Debug, Serialize, ToSchema)]
pub struct SharedCalendarOut {
    /// The URL of the feed, for Airbnb, Booking.com, Vrbo, Google and other programs that read iCalendar.
    url: String,
}

/// Returns the secret URL of a home's iCal feed.
#[utoipa::path(
    get,
    operation_id = "get_shared_calendar",
    path = "/api/v2/property/{key}/shared-calendar",
    params(("key" = String, Path)),
    responses((status = 200, body = SharedCalendarOut)),
    tag = "property"
)]
pub async fn get(
    State(state): State<AppState>,
    By(caller): By,
    RowKey(key): RowKey,
) -> Result<Json<SharedCalendarOut>, ApiError> {
    let address = calendars::calendar_address(&state.app, &caller, key).await?;
    Ok(shown(&state, &address))
}

/// Replaces the URL of a home's iCal feed; the previous one stops working.
#[utoipa::path(
    post,
    operation_id = "renew_shared_calendar",
    path = "/api/v2/property/{key}/shared-calendar",
    params(("key" = String, Path)),
    responses((status = 200, body = SharedCalendarOut)),
    tag = "property"
)]
pub async fn renew(
    State(state): State<AppState>,
    By(caller): By,
    RowKey(key): RowKey,
) -> Result<Json<SharedCalendarOut>, ApiError> {
    let address = calendars::renew_calendar_address(&state.app, &caller, key).await?;
    Ok(shown(&state, &address))
}

fn shown(state: &AppState, address: &str) -> Json<SharedCalendarOut> {
    Json(SharedCalendarOut { url: format!("{}/ical/{address}", state.options.public_url) })
}

impl From<SharedCalendarError> for ApiError {
    fn from(error: SharedCalendarError) -> Self {
        match error {
            SharedCalendarError::NoSuchHome => ErrorCode::NotFound.into(),
            SharedCalendarError::Denied(denied) => denied.into(),
            SharedCalendarError::Store(error) => error.into(),
        }
    }
}
