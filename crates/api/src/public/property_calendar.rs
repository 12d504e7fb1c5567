//! A property's calendar: on which days guests can arrive or leave, the price, and the reason why other days are closed.

use std::borrow::Cow;

use axum::extract::State;
use chrono::{Days, NaiveDate};
use domain::calendars::projection::Outlook;
use domain::guest_key::Held;
use flows::{App, catalog, reservations};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::currency::CurrencyOut;
use super::guest::admitted_if_any;
use super::party_params::party;
use super::quote::code_of;
use crate::error::{ApiError, ErrorCode};
use crate::extract::{Params, RowKey, date};
use crate::json::Json;

/// The default range: a view of two months.
const USUAL_DAYS: u64 = 62;
const MOST_DAYS: i64 = 400;

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct CalendarParams {
    /// The namespace of the site that sells the property.
    site_namespace: String,
    /// With it, the days are possible check-out dates of a stay from this check-in; without it, possible check-in dates.
    #[serde(default, deserialize_with = "date")]
    check_in: Option<NaiveDate>,
    /// The first day; by default the check-in, otherwise today.
    #[serde(default, deserialize_with = "date")]
    from: Option<NaiveDate>,
    /// The last day, inclusive; by default 62 days after `from`. At most 400 days in all.
    #[serde(default, deserialize_with = "date")]
    until: Option<NaiveDate>,
    /// Two by default.
    adults: Option<u32>,
    children: Option<u32>,
    pets: Option<u32>,
    /// The guest key of a reservation to be moved: its own nights count as free.
    moving: Option<String>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct CalendarOut {
    property: String,
    /// The check-in of the request; absent if none was given.
    check_in: Option<NaiveDate>,
    currency: CurrencyOut,
    /// The days, in order.
    days: Vec<CalendarDayOut>,
}

/// A possible check-in date or, if the request has a check-in, a possible check-out date.
#[derive(Debug, Serialize, ToSchema)]
pub struct CalendarDayOut {
    date: NaiveDate,
    /// The error code of the reason why the day is closed; absent if it is open.
    closed: Option<ErrorCode>,
    /// The shortest stay from this day in nights; with a check-in, the number of nights until this day.
    nights: Option<u32>,
    /// The total in minor units of the shortest stay from this day or, with a check-in, of the stay until this day; absent if
    /// closed.
    total: Option<i64>,
}

/// Returns the calendar of one property.
#[utoipa::path(
    get,
    operation_id = "get_property_calendar",
    path = "/websites/api/v2/property/{key}/calendar",
    params(("key" = String, Path), CalendarParams),
    responses((status = 200, body = CalendarOut)),
    tag = "property"
)]
pub async fn get(
    State(app): State<App>,
    RowKey(key): RowKey,
    Params(params): Params<CalendarParams>,
) -> Result<Json<CalendarOut>, ApiError> {
    let party = party(params.adults, params.children, params.pets)?;
    let catalog = catalog::catalog(&app, &params.site_namespace).await?;
    let home = catalog.homes.home(key).ok_or(ErrorCode::NotFound)?;
    let guest = admitted_if_any(&app, Held::Reservation, params.moving.as_deref()).await?;
    let taken = match guest {
        Some(guest) => Cow::Owned(reservations::taken_by_others(&app, home, guest.row).await?),
        None => Cow::Borrowed(&home.taken),
    };
    let outlook = Outlook::new(&home.terms, &taken, home.today(app.now()));
    let (from, until) = params.span(outlook.today)?;
    let days = match params.check_in {
        Some(check_in) => outlook
            .departures(check_in, until, party)
            .into_iter()
            .filter(|day| day.check_out >= from)
            .map(|day| CalendarDayOut {
                date: day.check_out,
                closed: day.outcome.err().map(code_of),
                nights: u32::try_from((day.check_out - check_in).num_days()).ok(),
                total: day.outcome.ok().map(|totals| totals.total),
            })
            .collect(),
        None => from
            .iter_days()
            .take_while(|day| *day <= until)
            .map(|day| {
                let arrival = outlook.arrival(day, party);
                CalendarDayOut {
                    date: day,
                    closed: arrival.err().map(code_of),
                    nights: arrival.ok().map(|(stay, _)| stay.nights()),
                    total: arrival.ok().map(|(_, totals)| totals.total),
                }
            })
            .collect(),
    };
    Ok(Json(CalendarOut {
        property: key.to_string(),
        check_in: params.check_in,
        currency: home.terms.currency.into(),
        days,
    }))
}

impl CalendarParams {
    fn span(&self, today: NaiveDate) -> Result<(NaiveDate, NaiveDate), ApiError> {
        let from = self.from.or(self.check_in).unwrap_or(today);
        let until = self.until.or_else(|| from.checked_add_days(Days::new(USUAL_DAYS))).unwrap_or(from);
        let first = self.check_in.map_or(from, |check_in| check_in.min(from));
        if until < from || (until - first).num_days() > MOST_DAYS {
            return Err(ApiError::field(
                "until",
                format!("Ask for 1 to {MOST_DAYS} days, the last not before the first."),
            ));
        }
        Ok((from, until))
    }
}
