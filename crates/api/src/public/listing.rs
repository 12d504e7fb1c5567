//! Listings: the terms on which a site offers its homes.

use axum::extract::State;
use domain::key::Key;
use domain::money::currency::Currency;
use domain::time::weekday::{Weekday, WeekdayError, WeekdaySet};
use flows::{App, listings};
use serde::{Deserialize, Serialize};
use store::page::Paged;
use store::row::listings::listing;
use utoipa::{IntoParams, ToSchema};

use super::currency::CurrencyOut;
use super::site_params::SiteParams;
use super::uri::uri;
use crate::code;
use crate::error::{ApiError, ErrorCode, ErrorOut};
use crate::extract::{Params, RowKey};
use crate::json::Json;
use crate::paging::{PageOut, PageParams, Paging};

#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ListingOut {
    /// The listing's key.
    key: String,
    /// The API path of the listing.
    uri: String,
    /// The key of the property.
    property: String,
    /// The listing's state: `w` new, `a` active, `p` paused, `n` pending approval, `s` setup incomplete, `d` discontinued, `u`
    /// suspended.
    active_type: code::ActiveType,
    /// The currency of the listing's amounts.
    currency: CurrencyOut,
    /// Whether guests can book online.
    book_online: bool,
    /// Whether guests can pay online.
    pay_online: bool,
    /// Whether a booking is confirmed at once, without approval by the owner.
    instant_book: bool,
    /// Whether guests may change their quote and their stay.
    renter_can_modify: bool,
    /// The minimum stay in nights.
    min_nights: i32,
    /// The maximum stay in nights; absent if unlimited.
    max_nights: Option<i32>,
    /// The weekdays on which guests can arrive: 0 is Sunday, 6 is Saturday.
    check_in_days: Vec<u8>,
    /// The weekdays on which guests can leave: 0 is Sunday, 6 is Saturday.
    check_out_days: Vec<u8>,
    /// The minimum number of days between booking and check-in.
    lead_days: i32,
    /// The maximum number of days between booking and check-in; absent if unlimited.
    window_days: Option<i32>,
    /// The number of guests included in the nightly rate.
    included_guests: i32,
    /// The charge per night for each guest above `included_guests`, in minor units.
    extra_guest_amount: i64,
    /// The maximum number of pets; 0 if pets are not allowed.
    max_pets: i32,
    /// Whether smoking is allowed.
    smoking_allowed: bool,
}

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct ListingListParams {
    /// Only the listing of the property with this key.
    property: Option<String>,
}

/// Lists the listings that are for sale on a site.
#[utoipa::path(
    get,
    operation_id = "list_listings",
    path = "/websites/api/v2/listing",
    params(SiteParams, ListingListParams, PageParams),
    responses((status = 200, body = PageOut<ListingOut>), (status = 404, body = ErrorOut)),
    tag = "listing"
)]
pub async fn list(
    State(app): State<App>,
    Params(site): Params<SiteParams>,
    Params(params): Params<ListingListParams>,
    paging: Paging,
) -> Result<Json<PageOut<ListingOut>>, ApiError> {
    let property =
        params.property.map(|key| key.parse::<Key>()).transpose().map_err(|_| ErrorCode::NotFound)?;
    let found = listings::listings(&app, site.required()?, property, paging.page).await?;
    let Paged { rows, total } = found.ok_or(ErrorCode::NotFound)?;
    let rows: Vec<ListingOut> = rows.into_iter().map(TryInto::try_into).collect::<Result<_, _>>()?;
    Ok(Json(paging.show(Paged { rows, total }, |listing| listing)))
}

/// Returns a listing that is for sale.
///
/// With a site, it must be for sale there.
#[utoipa::path(
    get,
    operation_id = "get_listing",
    path = "/websites/api/v2/listing/{key}",
    params(("key" = String, Path), SiteParams),
    responses((status = 200, body = ListingOut)),
    tag = "listing"
)]
pub async fn get(
    State(app): State<App>,
    RowKey(key): RowKey,
    Params(site): Params<SiteParams>,
) -> Result<Json<ListingOut>, ApiError> {
    let listing = listings::listing(&app, key, site.given()).await?.ok_or(ErrorCode::NotFound)?;
    listing.try_into().map(Json)
}

/// Returns the currency of the listing's amounts.
pub fn currency(row: &listing::Model) -> Result<CurrencyOut, ApiError> {
    row.currency.parse::<Currency>().map(CurrencyOut::from).map_err(ApiError::fault)
}

impl TryFrom<listing::Model> for ListingOut {
    type Error = ApiError;

    fn try_from(row: listing::Model) -> Result<Self, ApiError> {
        let key = row.id.key();
        Ok(Self {
            currency: currency(&row)?,
            check_in_days: day_numbers(&row.check_in_days).map_err(ApiError::fault)?,
            check_out_days: day_numbers(&row.check_out_days).map_err(ApiError::fault)?,
            key: key.to_string(),
            uri: uri("listing", key),
            property: row.property_id.key().to_string(),
            active_type: row.active_type.into(),
            book_online: row.book_online,
            pay_online: row.pay_online,
            instant_book: row.instant_book,
            renter_can_modify: row.renter_can_modify,
            min_nights: row.min_nights,
            max_nights: row.max_nights,
            lead_days: row.lead_days,
            window_days: row.window_days,
            included_guests: row.included_guests,
            extra_guest_amount: row.extra_guest_amount,
            max_pets: row.max_pets,
            smoking_allowed: row.smoking_allowed,
        })
    }
}

fn day_numbers(stored: &str) -> Result<Vec<u8>, WeekdayError> {
    Ok(stored.parse::<WeekdaySet>()?.iter().map(Weekday::number).collect())
}
