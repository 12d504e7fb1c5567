//! What nights cost on a listing.

use axum::extract::State;
use chrono::NaiveDate;
use domain::nightly;
use flows::{App, listings};
use serde::{Deserialize, Serialize};
use store::row::listing_rate;
use utoipa::{IntoParams, ToSchema};

use super::currency::CurrencyOut;
use super::listing::currency;
use super::site_params::SiteParams;
use super::uri::uri;
use crate::error::{ApiError, ErrorCode, ErrorOut, FieldErrors};
use crate::extract::Params;
use crate::json::Json;
use crate::paging::{PageOut, PageParams, Paging};

#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ListingRateOut {
    key: String,
    uri: String,
    name: String,
    /// The first night; a base rate has none.
    start_date: Option<NaiveDate>,
    /// The last night; a base rate has none.
    end_date: Option<NaiveDate>,
    /// Whether it covers every night that no other rate does.
    base_rate: bool,
    /// Whether it comes back every year.
    repeat: bool,
    /// How many nights are sold together, if only together.
    duration: Option<i32>,
    week_night: i64,
    weekend_night: Option<i64>,
    weekly: Option<i64>,
    /// A seventh of `weekly`.
    weekly_nightly: Option<i64>,
    monthly: Option<i64>,
    /// A thirtieth of `monthly`.
    monthly_nightly: Option<i64>,
    min_nights: Option<i32>,
    max_nights: Option<i32>,
    currency: CurrencyOut,
}

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct ListingRateListParams {
    /// The listing's key.
    listing: String,
}

/// The rates of a listing by date, the base rate last; up to 1000 at once. With a site, the site must sell it.
#[utoipa::path(
    get,
    operation_id = "list_listing_rates",
    path = "/websites/api/v2/listing-rate",
    params(ListingRateListParams, SiteParams, PageParams),
    responses((status = 200, body = PageOut<ListingRateOut>), (status = 400, body = FieldErrors), (status = 404, body = ErrorOut)),
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
