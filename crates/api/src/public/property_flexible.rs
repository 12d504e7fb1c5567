//! Flexible dates: the price of a stay of a given length for each start day of a month, for one home or the whole site.

use std::sync::Arc;

use axum::extract::{RawQuery, State};
use chrono::{Days, Months, NaiveDate};
use domain::key::Key;
use domain::people::party::Party;
use domain::quotes::Totals;
use domain::quotes::refusal::Refusal;
use domain::time::stay::{Stay, StayError};
use flows::cache::Catalog;
use flows::{App, calendars, catalog};
use search::{Home, Order, Page, Price, Query, Start, StayFilter};
use serde::{Deserialize, Serialize};
use utoipa::openapi::path::{Parameter, ParameterIn};
use utoipa::{IntoParams, ToSchema};

use super::currency::CurrencyOut;
use super::party_params::party;
use super::property_list::PropertyListParams;
use super::quote::code_of;
use crate::error::{ApiError, ErrorCode, ErrorOut};
use crate::extract::{Params, date};
use crate::json::Json;

const MOST_FLEX_DAYS: u64 = 30;
/// Search parameters that do not apply to flexible dates.
const NO_WISHES: [&str; 7] =
    ["order_by", "limit", "offset", "page", "cursor", "check_out", "enforce_min_stay"];

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct FlexibleParams {
    /// The namespace of the site; required unless `site_namespace` is given.
    name_space: Option<String>,
    /// The same as `name_space`.
    site_namespace: Option<String>,
    /// The key of one home; by default each day has the cheapest home of the site.
    property: Option<String>,
    /// The month of the start days as `YYYY-MM`; takes precedence over `check_in`.
    month: Option<String>,
    /// Together with `flex_days`: the start days are this date and `flex_days` before and after it.
    #[serde(default, deserialize_with = "date")]
    check_in: Option<NaiveDate>,
    /// The number of days before and after `check_in`; 3 by default.
    flex_days: Option<u64>,
    /// The length of the stay in nights.
    nights: u32,
    /// Two by default.
    adults: Option<u32>,
    children: Option<u32>,
    /// The number of guests; used if neither `adults` nor `children` is given.
    guests: Option<u32>,
    pets: Option<u32>,
}

/// The filters of the property list, without the parameters that flexible dates define themselves.
pub struct WishParams;

impl IntoParams for WishParams {
    fn into_params(place: impl Fn() -> Option<ParameterIn>) -> Vec<Parameter> {
        let own = FlexibleParams::into_params(&place);
        let is_wish = |parameter: &Parameter| {
            let is_same = |other: &Parameter| other.name == parameter.name;
            !NO_WISHES.contains(&parameter.name.as_str()) && !own.iter().any(is_same)
        };
        PropertyListParams::into_params(&place).into_iter().filter(is_wish).collect()
    }
}

#[derive(Debug, Serialize, ToSchema)]
pub struct FlexibleOut {
    /// The length of the stays in nights.
    nights: u32,
    currency: CurrencyOut,
    /// The start days that can be booked, cheapest first.
    results: Vec<FlexibleDayOut>,
    /// Every requested start day, in order.
    days: Vec<FlexibleDayOut>,
    /// The number of `results`.
    count: usize,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct FlexibleDayOut {
    check_in: NaiveDate,
    check_out: NaiveDate,
    /// The total of the stay in minor units; absent if closed.
    total: Option<i64>,
    /// The error code of the reason why the stay cannot be booked; absent if it can.
    closed: Option<ErrorCode>,
    /// The key of the home; absent if no home is free.
    property: Option<String>,
    /// The last part of the URL of the home's page; absent if no home is free.
    slug: Option<String>,
}

/// Finds the cheapest start days of a stay.
///
/// Without a property, the filters of the property list apply too.
#[utoipa::path(
    get,
    operation_id = "list_flexible_dates",
    path = "/websites/api/v2/property/flexible",
    params(FlexibleParams, WishParams),
    responses((status = 200, body = FlexibleOut), (status = 404, body = ErrorOut)),
    tag = "property"
)]
pub async fn list(
    State(app): State<App>,
    Params(params): Params<FlexibleParams>,
    RawQuery(query): RawQuery,
) -> Result<Json<FlexibleOut>, ApiError> {
    let stays = params.stays()?;
    let party = party(params.adults.or(params.lone_guests()), params.children, params.pets)?;
    let catalog = catalog::catalog(&app, params.site()?).await?;
    let (days, currency) = if let Some(key) = params.property()? {
        let home = catalog.homes.home(key).ok_or(ErrorCode::NotFound)?;
        let outlook = calendars::outlook(&app, home);
        let day = |stay: &Stay| FlexibleDayOut::new(*stay, outlook.total(*stay, party), home);
        (stays.iter().map(day).collect(), home.terms.currency)
    } else {
        let currency = catalog.site.currency.parse().unwrap_or_default();
        let Params(search) = Params::<PropertyListParams>::read(&query.unwrap_or_default())?;
        (cheapest_homes(app, catalog, search.wishes()?, stays, party).await?, currency)
    };
    Ok(Json(FlexibleOut::new(params.nights, currency.into(), days)))
}

/// Searching a month on a large site takes many milliseconds of CPU time, so it must not block the async threads.
async fn cheapest_homes(
    app: App,
    catalog: Arc<Catalog>,
    wishes: Query,
    stays: Vec<Stay>,
    party: Party,
) -> Result<Vec<FlexibleDayOut>, ApiError> {
    let search = move || {
        let page = Page { start: Start::Offset(0), limit: 1 };
        let day = |stay: &Stay| {
            let filter = StayFilter { stay: *stay, party, enforce_min_stay: true };
            let query = Query { stay: Some(filter), order: Order::Price, page, ..wishes.clone() };
            let found = catalog.homes.search(&query, app.now());
            let hit = found.hits.first();
            FlexibleDayOut {
                check_in: stay.check_in(),
                check_out: stay.check_out(),
                total: hit.and_then(|hit| match hit.price {
                    Price::Total { totals, .. } => Some(totals.total),
                    Price::NightFrom(_) | Price::None => None,
                }),
                closed: hit.is_none().then_some(ErrorCode::Overlap),
                property: hit.map(|hit| hit.home.key.to_string()),
                slug: hit.map(|hit| hit.home.slug.to_string()),
            }
        };
        stays.iter().map(day).collect()
    };
    tokio::task::spawn_blocking(search).await.map_err(ApiError::fault)
}

impl FlexibleDayOut {
    fn new(stay: Stay, outcome: Result<Totals, Refusal>, home: &Home) -> Self {
        Self {
            check_in: stay.check_in(),
            check_out: stay.check_out(),
            total: outcome.ok().map(|totals| totals.total),
            closed: outcome.err().map(code_of),
            property: Some(home.key.to_string()),
            slug: Some(home.slug.to_string()),
        }
    }
}

impl FlexibleOut {
    fn new(nights: u32, currency: CurrencyOut, days: Vec<FlexibleDayOut>) -> Self {
        let mut results: Vec<FlexibleDayOut> =
            days.iter().filter(|day| day.total.is_some()).cloned().collect();
        results.sort_by_key(|day| (day.total, day.check_in));
        Self { nights, currency, count: results.len(), results, days }
    }
}

impl FlexibleParams {
    fn site(&self) -> Result<&str, ApiError> {
        let named = self.name_space.as_deref().or(self.site_namespace.as_deref());
        named.ok_or_else(|| ApiError::field("name_space", "This field is required."))
    }

    fn lone_guests(&self) -> Option<u32> {
        self.guests.filter(|_| self.children.is_none())
    }

    fn property(&self) -> Result<Option<Key>, ApiError> {
        self.property.as_ref().map(|key| key.parse()).transpose().map_err(|_| ErrorCode::NotFound.into())
    }

    fn stays(&self) -> Result<Vec<Stay>, ApiError> {
        let stay = |check_in: NaiveDate| {
            let check_out = check_in.checked_add_days(Days::new(self.nights.into()));
            check_out
                .map_or(Err(StayError::TooLong), |check_out| Stay::new(check_in, check_out))
                .map_err(|error| ApiError::field("nights", error.to_string()))
        };
        self.starts()?.into_iter().map(stay).collect()
    }

    fn starts(&self) -> Result<Vec<NaiveDate>, ApiError> {
        if let Some(month) = &self.month {
            let first = format!("{month}-01").parse::<NaiveDate>();
            let first = first.ok().filter(|_| month.len() == 7);
            let first = first.ok_or_else(|| ApiError::field("month", "A month is written YYYY-MM."))?;
            let next = first.checked_add_months(Months::new(1)).unwrap_or(first);
            return Ok(first.iter_days().take_while(|day| *day < next).collect());
        }
        let Some(check_in) = self.check_in else {
            return Err(ApiError::field("month", "Give a month, or a check-in and flex_days."));
        };
        let flex = self.flex_days.unwrap_or(3);
        if flex > MOST_FLEX_DAYS {
            return Err(ApiError::field("flex_days", format!("At most {MOST_FLEX_DAYS} days each way.")));
        }
        let first = check_in.checked_sub_days(Days::new(flex)).unwrap_or(check_in);
        let count = usize::try_from(2 * flex + 1).unwrap_or(1);
        Ok(first.iter_days().take(count).collect())
    }
}
