//! Taken nights of a home, without the guest or the reason.

use axum::extract::State;
use chrono::NaiveDate;
use domain::key::Key;
use flows::{App, calendars};
use serde::{Deserialize, Serialize};
use store::calendars::calendar_event::EventFilter;
use store::row::calendars::calendar_event;
use utoipa::{IntoParams, ToSchema};

use super::site_params::SiteParams;
use crate::error::{ApiError, ErrorCode, ErrorOut};
use crate::extract::{Params, date, flag};
use crate::json::Json;
use crate::paging::{PageOut, PageParams, Paging};

#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct CalendarEventOut {
    /// The first night.
    start_date: NaiveDate,
    /// The last night, inclusive.
    end_date: NaiveDate,
    /// Whether the nights cannot be booked.
    blocking: bool,
}

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct CalendarEventListParams {
    /// The property's key.
    #[serde(rename = "property__key")]
    property: String,
    /// Only blocking or only non-blocking events; all by default.
    #[serde(default, deserialize_with = "flag")]
    blocking: Option<bool>,
    /// Only events whose first night is on this date or later.
    #[serde(default, rename = "start_date__gte", deserialize_with = "date")]
    starts_from: Option<NaiveDate>,
}

/// Lists the events of a property's calendar by date, up to 300 per page.
///
/// With a site, the property must be sold on it.
#[utoipa::path(
    get,
    operation_id = "list_calendar_events",
    path = "/websites/api/v2/calendar-event",
    params(CalendarEventListParams, SiteParams, PageParams),
    responses((status = 200, body = PageOut<CalendarEventOut>), (status = 404, body = ErrorOut)),
    tag = "calendar"
)]
pub async fn list(
    State(app): State<App>,
    Params(params): Params<CalendarEventListParams>,
    Params(site): Params<SiteParams>,
    paging: Paging<300>,
) -> Result<Json<PageOut<CalendarEventOut>>, ApiError> {
    let property: Key = params.property.parse().map_err(|_| ErrorCode::NotFound)?;
    let filter = EventFilter { blocking: params.blocking, starts_from: params.starts_from };
    let found = calendars::calendar_events(&app, property, site.given(), filter, paging.page).await?;
    Ok(Json(paging.show(found.ok_or(ErrorCode::NotFound)?, CalendarEventOut::from)))
}

impl From<calendar_event::Model> for CalendarEventOut {
    fn from(row: calendar_event::Model) -> Self {
        Self { start_date: row.start_date, end_date: row.end_date, blocking: row.blocking }
    }
}
