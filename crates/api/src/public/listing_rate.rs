//! The nightly rates of a listing.

use axum::extract::State;
use chrono::NaiveDate;
use domain::price::nightly;
use flows::{App, listings};
use serde::{Deserialize, Serialize};
use store::row::listings::listing_rate;
use utoipa::{IntoParams, ToSchema};

use super::currency::CurrencyOut;
use super::listing::currency;
use super::site_params::SiteParams;
use super::uri::uri;
use crate::error::{ApiError, ErrorCode, ErrorOut};
use crate::extract::{Params, RowKey};
use crate::json::Json;
use crate::paging::{PageOut, PageParams, Paging};

#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ListingRateOut {
    /// The rate's key.
    key: String,
    /// The API path of the rate.
    uri: String,
    /// The rate's name, such as the season.
    name: String,
    /// The first night; absent for the base rate.
    start_date: Option<NaiveDate>,
    /// The last night, inclusive; absent for the base rate.
    end_date: Option<NaiveDate>,
    /// Whether this is the base rate, which applies to every night without another rate.
    base_rate: bool,
    /// Whether the rate applies to the same dates every year.
    repeat: bool,
    /// For an event: the number of nights that can only be booked together; otherwise absent.
    duration: Option<i32>,
    /// The price of a night in minor units.
    week_night: i64,
    /// The price of a weekend night in minor units; absent if the same as `week_night`.
    weekend_night: Option<i64>,
    /// The price of seven nights in minor units, for stays of seven nights or more; absent if there is none.
    weekly: Option<i64>,
    /// A seventh of `weekly`, in minor units.
    weekly_nightly: Option<i64>,
    /// The price of thirty nights in minor units, for stays of thirty nights or more; absent if there is none.
    monthly: Option<i64>,
    /// A thirtieth of `monthly`, in minor units.
    monthly_nightly: Option<i64>,
    /// The minimum stay in nights; absent if the listing's own applies.
    min_nights: Option<i32>,
    /// The maximum stay in nights; absent if the listing's own applies.
    max_nights: Option<i32>,
    /// The currency of the amounts.
    currency: CurrencyOut,
}

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct ListingRateListParams {
    /// The listing's key.
    listing: String,
}

/// Lists the rates of a listing by date, with the base rate last, up to 1000 per page.
///
/// With a site, the listing must be sold on it.
#[utoipa::path(
    get,
    operation_id = "list_listing_rates",
    path = "/websites/api/v2/listing-rate",
    params(ListingRateListParams, SiteParams, PageParams),
    responses((status = 200, body = PageOut<ListingRateOut>), (status = 404, body = ErrorOut)),
    tag = "listing"
)]
pub async fn list(
    State(app): State<App>,
    Params(params): Params<ListingRateListParams>,
    Params(site): Params<SiteParams>,
    paging: Paging<1000>,
) -> Result<Json<PageOut<ListingRateOut>>, ApiError> {
    let listing =
        listings::listing_named(&app, &params.listing, site.given()).await?.ok_or(ErrorCode::NotFound)?;
    let currency = currency(&listing)?;
    let found = listings::listing_rates(&app, listing.id.key(), paging.page).await?;
    Ok(Json(paging.show(found, |row| ListingRateOut::new(row, currency))))
}

/// Returns a rate of a listing.
///
/// With a site, the listing must be sold on it.
#[utoipa::path(
    get,
    operation_id = "get_listing_rate",
    path = "/websites/api/v2/listing-rate/{key}",
    params(("key" = String, Path), SiteParams),
    responses((status = 200, body = ListingRateOut)),
    tag = "listing"
)]
pub async fn get(
    State(app): State<App>,
    RowKey(key): RowKey,
    Params(site): Params<SiteParams>,
) -> Result<Json<ListingRateOut>, ApiError> {
    let found = listings::listing_rate(&app, key, site.given()).await?;
    let (rate, listing) = found.ok_or(ErrorCode::NotFound)?;
    Ok(Json(ListingRateOut::new(rate, currency(&listing)?)))
}

impl ListingRateOut {
    fn new(row: listing_rate::Model, currency: CurrencyOut) -> Self {
        let key = row.id.key();
        Self {
            key: key.to_string(),
            uri: uri("listing-rate", key),
            name: row.name,
            start_date: row.start_date,
            end_date: row.end_date,
            base_rate: row.base_rate,
            repeat: row.repeat,
            duration: row.duration,
            week_night: row.week_night,
            weekend_night: row.weekend_night,
            weekly: row.weekly,
            weekly_nightly: row.weekly.map(nightly::of_week),
            monthly: row.monthly,
            monthly_nightly: row.monthly.map(nightly::of_month),
            min_nights: row.min_nights,
            max_nights: row.max_nights,
            currency,
        }
    }
}
