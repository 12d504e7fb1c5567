//! The calendar of all homes of an account. It is read-only; changes go through `calendar-event` and `reservation`.

use axum::extract::{OriginalUri, State};
use chrono::NaiveDate;
use domain::quotes::refusal::Refusal;
use domain::reservations::reservation::Status;
use domain::text::code::EventKind;
use domain::time::night::check_out_after;
use flows::calendars::{CalendarError, CalendarRow, Sale, Window};
use flows::{App, calendars};
use serde::{Deserialize, Serialize};
use store::row::Id;
use store::row::calendars::calendar_event;
use store::row::reservations::reservation;
use utoipa::{IntoParams, ToSchema};

use super::caller::By;
use crate::code;
use crate::error::{ApiError, ErrorCode};
use crate::extract::{Params, date};
use crate::json::Json;
use crate::paging::PageOut;
use crate::public::currency::CurrencyOut;
use crate::public::quote::code_of;
use crate::resource::read_params;
use flows::homes::PROPERTY;

const MOST_DAYS: i64 = 120;

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct WindowParams {
    /// The first night.
    #[serde(default, deserialize_with = "date")]
    #[param(value_type = NaiveDate)]
    start: Option<NaiveDate>,
    /// The day after the last night, at most 120 days after `start`.
    #[serde(default, deserialize_with = "date")]
    #[param(value_type = NaiveDate)]
    end: Option<NaiveDate>,
}

/// A home with its nights in the requested range.
#[derive(Debug, Serialize, ToSchema)]
pub struct CalendarRowOut {
    /// The property's key.
    key: String,
    /// The property's name.
    name: String,
    city: String,
    /// The property's state: `a` active, `p` paused, `d` deleted, `e` pending.
    #[schema(value_type = code::StateStatus)]
    state_status: String,
    /// The number of stays that the home can have at the same time.
    units: i64,
    /// Stays and blocks, by their first night.
    events: Vec<CalendarEntryOut>,
    /// The currency of `prices`; absent for a home that no site sells, for which `prices`, `min_nights` and `closed` are empty.
    currency: Option<CurrencyOut>,
    /// The price of each night in minor units; null where no rate applies.
    prices: Vec<Option<i64>>,
    /// The minimum stay for each night, in nights.
    min_nights: Vec<u32>,
    /// For each night, the error code of the reason why guests cannot book it, as for a quote; null if they can.
    closed: Vec<Option<ErrorCode>>,
}

/// A stay or a block.
#[derive(Debug, Serialize, ToSchema)]
pub struct CalendarEntryOut {
    /// The key of the reservation or of the calendar event.
    key: String,
    /// `reservation`, `block`, or `feed` for an event of an iCal feed.
    kind: code::EventKind,
    /// The first night.
    start: NaiveDate,
    /// The day after the last night.
    end: NaiveDate,
    /// The guest's name, or the title of the block.
    title: String,
    /// Only for reservations: `o` requested, `t` held, `r` reserved.
    status: Option<code::ReservationStatus>,
    /// The number of guests; 0 for blocks.
    guests: i32,
    /// Whether the reservation is locked against changes.
    locked: bool,
    /// Whether the nights are taken; those of a request are not yet.
    blocking: bool,
    /// Whether it overlaps an event of another calendar.
    conflict: bool,
}

/// Lists homes with their stays, blocks and nightly prices.
#[utoipa::path(
    get,
    operation_id = "list_calendar",
    path = "/api/v2/calendar",
    params(
        WindowParams,
        ("search" = Option<String>, Query, description = "Words of the property's name, place or description."),
        ("groups" = Option<String>, Query, description = "The key of a group of properties."),
        ("key" = Option<String>, Query, description = "The key of one property. All other filters and sort orders of the property list apply too."),
        ("limit" = Option<u32>, Query, minimum = 1, maximum = 100),
        ("offset" = Option<u32>, Query)
    ),
    responses((status = 200, body = PageOut<CalendarRowOut>)),
    tag = "calendar"
)]
pub async fn list(
    State(app): State<App>,
    By(caller): By,
    OriginalUri(uri): OriginalUri,
    Params(params): Params<WindowParams>,
) -> Result<Json<PageOut<CalendarRowOut>>, ApiError> {
    let window = params.window()?;
    let asked = read_params(&PROPERTY, &about_homes(uri.query().unwrap_or_default()), None)?;
    let found = calendars::calendar(&app, &caller, &PROPERTY, &asked.question, asked.page, window).await?;
    Ok(Json(asked.show(&uri, found, CalendarRowOut::from)))
}

/// Returns the query string without `start` and `end`.
fn about_homes(query: &str) -> String {
    let given = form_urlencoded::parse(query.as_bytes());
    let rest = given.filter(|(name, _)| !matches!(name.as_ref(), "start" | "end"));
    form_urlencoded::Serializer::new(String::new()).extend_pairs(rest).finish()
}

impl WindowParams {
    fn window(&self) -> Result<Window, ApiError> {
        let required = |field, day: Option<NaiveDate>| {
            day.ok_or_else(|| ApiError::field(field, "This field is required."))
        };
        let (first, end) = (required("start", self.start)?, required("end", self.end)?);
        if (1..=MOST_DAYS).contains(&(end - first).num_days()) {
            Ok(Window { first, end })
        } else {
            Err(ApiError::field("end", format!("Ask for 1 to {MOST_DAYS} days.")))
        }
    }
}

impl From<CalendarRow> for CalendarRowOut {
    fn from(row: CalendarRow) -> Self {
        let CalendarRow { home, stays, blocks, sale } = row;
        let stays = stays.into_iter().map(CalendarEntryOut::from);
        let mut events: Vec<_> = stays.chain(blocks.into_iter().map(CalendarEntryOut::from)).collect();
        events.sort_by_key(|event| event.start);
        let (currency, nights) =
            sale.map_or((None, Vec::new()), |Sale { currency, nights }| (Some(currency.into()), nights));
        Self {
            key: home.key().to_string(),
            name: home.text("name").to_owned(),
            city: home.text("city").to_owned(),
            state_status: home.text("state_status").to_owned(),
            units: home.get("units").as_whole().unwrap_or(1),
            events,
            currency,
            prices: nights.iter().map(|night| night.price).collect(),
            min_nights: nights.iter().map(|night| night.min_nights).collect(),
            closed: nights.iter().map(|night| night.closed.map(|why: Refusal| code_of(why))).collect(),
        }
    }
}

impl From<reservation::Model> for CalendarEntryOut {
    fn from(stay: reservation::Model) -> Self {
        let name = format!("{} {}", stay.first_name, stay.last_name);
        let name = name.trim();
        Self {
            key: stay.id.key().to_string(),
            kind: EventKind::Reservation.into(),
            start: stay.check_in,
            end: stay.check_out,
            title: if name.is_empty() { stay.email.clone() } else { name.to_owned() },
            blocking: stay.status != Status::Open,
            status: Some(stay.status.into()),
            guests: stay.adults + stay.children,
            locked: stay.locked,
            conflict: false,
        }
    }
}

impl From<calendar_event::Model> for CalendarEntryOut {
    fn from(block: calendar_event::Model) -> Self {
        Self {
            key: Id::key(block.id).to_string(),
            kind: block.kind.into(),
            start: block.start_date,
            end: check_out_after(block.end_date),
            title: block.summary,
            status: None,
            guests: 0,
            locked: false,
            blocking: block.blocking,
            conflict: block.conflict,
        }
    }
}

impl From<CalendarError> for ApiError {
    fn from(error: CalendarError) -> Self {
        match error {
            CalendarError::Resource(error) => error.into(),
            CalendarError::Catalog(error) => error.into(),
            CalendarError::Store(error) => error.into(),
        }
    }
}
