//! The nights that cannot be booked, in ranges for a calendar.

use axum::extract::State;
use chrono::NaiveDate;
use domain::key::Key;
use flows::calendars::TakenRange;
use flows::{App, calendars};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::site_params::SiteParams;
use crate::error::{ApiError, ErrorCode, ErrorOut};
use crate::extract::{Params, flag};
use crate::json::Json;

#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct FullCalendarEventOut {
    /// The first taken night.
    start: NaiveDate,
    /// The first free night after the range.
    end: NaiveDate,
}

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct FullCalendarEventListParams {
    /// The property's key.
    property: String,
    /// Whether adjacent ranges are merged into one.
    #[serde(default, deserialize_with = "flag")]
    compressed: Option<bool>,
}

/// Lists all taken nights of a property.
///
/// With a site, the property must be sold on it.
#[utoipa::path(
    get,
    operation_id = "list_full_calendar_events",
    path = "/websites/api/v2/full-calendar-event",
    params(FullCalendarEventListParams, SiteParams),
    responses((status = 200, body = Vec<FullCalendarEventOut>), (status = 404, body = ErrorOut)),
    tag = "calendar"
)]
pub async fn list(
    State(app): State<App>,
    Params(params): Params<FullCalendarEventListParams>,
    Params(site): Params<SiteParams>,
) -> Result<Json<Vec<FullCalendarEventOut>>, ApiError> {
    let property: Key = params.property.parse().map_err(|_| ErrorCode::NotFound)?;
    let compressed = params.compressed.unwrap_or(false);
    let ranges = calendars::taken_ranges(&app, property, site.given(), compressed)
        .await?
        .ok_or(ErrorCode::NotFound)?;
    Ok(Json(ranges.into_iter().map(FullCalendarEventOut::from).collect()))
}

impl From<TakenRange> for FullCalendarEventOut {
    fn from(range: TakenRange) -> Self {
        Self { start: range.start, end: range.end }
    }
}
