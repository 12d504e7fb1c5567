//! Where a home's calendar lies for other channels. Whoever knows the address can read it, so only those who look after homes are told.

use axum::extract::{Path, State};
use flows::calendars;
use flows::calendars::SharedCalendarError;
use serde::Serialize;
use utoipa::ToSchema;

use super::caller::By;
use crate::error::{ApiError, ErrorCode, ErrorOut};
use crate::extract::named;
use crate::json::Json;
use crate::state::AppState;

#[derive(Debug, Serialize, ToSchema)]
pub struct SharedCalendarOut {
    /// For Airbnb, Booking.com, Vrbo, Google and whoever else reads iCalendar.
    url: String,
}

/// The secret address of a home's calendar.
#[utoipa::path(
    get,
    operation_id = "get_shared_calendar",
    path = "/api/v2/property/{key}/shared-calendar",
    params(("key" = String, Path)),
    responses(
        (status = 200, body = SharedCalendarOut),
        (status = 401, body = ErrorOut),
        (status = 403, body = ErrorOut),
        (status = 404, body = ErrorOut)
    ),
    tag = "property"
)]
pub async fn get(
    State(state): State<AppState>,
    By(caller): By,
    Path(key): Path<String>,
) -> Result<Json<SharedCalendarOut>, ApiError> {
    let address = calendars::calendar_address(&state.app, &caller, named(&key)?).await?;
    Ok(shown(&state, &address))
}

/// A new address; the former one leads nowhere from now on.
#[utoipa::path(
    post,
    operation_id = "renew_shared_calendar",
    path = "/api/v2/property/{key}/shared-calendar",
    params(("key" = String, Path)),
    responses(
        (status = 200, body = SharedCalendarOut),
        (status = 401, body = ErrorOut),
        (status = 403, body = ErrorOut),
        (status = 404, body = ErrorOut)
    ),
    tag = "property"
)]
pub async fn renew(
    State(state): State<AppState>,
    By(caller): By,
    Path(key): Path<String>,
) -> Result<Json<SharedCalendarOut>, ApiError> {
    let address = calendars::renew_calendar_address(&state.app, &caller, named(&key)?).await?;
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
