//! Fees, add-ons and deposits of a listing.

use axum::extract::State;
use flows::{App, listings};
use serde::{Deserialize, Serialize};
use store::row::listings::listing_fee;
use utoipa::{IntoParams, ToSchema};

use super::currency::CurrencyOut;
use super::listing::currency;
use super::site_params::SiteParams;
use super::uri::uri;
use crate::code;
use crate::error::{ApiError, ErrorCode, ErrorOut};
use crate::extract::{Params, RowKey};
use crate::json::Json;
use crate::paging::{PageOut, PageParams, Paging};

#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ListingFeeOut {
    /// The fee's key, used to select an add-on.
    key: String,
    /// The API path of the fee.
    uri: String,
    /// The fee's name as guests see it.
    name: String,
    /// The unit that the fee is charged per.
    kind: code::FeeKind,
    /// The amount per unit in minor units; not used for percentages.
    amount: i64,
    /// The percentage in basis points (hundredths of a percent); only for percentages.
    basis_points: i32,
    /// Whether the fee is taxed.
    taxable: bool,
    /// Whether the fee is a refundable deposit, which is not part of the total.
    refundable: bool,
    /// Whether the fee is an add-on, which is charged only if the guest selects it.
    optional: bool,
    /// Whether the add-on is selected by default.
    selected: bool,
    /// The currency of `amount`.
    currency: CurrencyOut,
}

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct ListingFeeListParams {
    /// The listing's key.
    listing: String,
}

/// Lists the fees of a listing in the owner's order.
///
/// With a site, the listing must be sold on it.
#[utoipa::path(
    get,
    operation_id = "list_listing_fees",
    path = "/websites/api/v2/listing-fee",
    params(ListingFeeListParams, SiteParams, PageParams),
    responses((status = 200, body = PageOut<ListingFeeOut>), (status = 404, body = ErrorOut)),
    tag = "listing"
)]
pub async fn list(
    State(app): State<App>,
    Params(params): Params<ListingFeeListParams>,
    Params(site): Params<SiteParams>,
    paging: Paging,
) -> Result<Json<PageOut<ListingFeeOut>>, ApiError> {
    let listing =
        listings::listing_named(&app, &params.listing, site.given()).await?.ok_or(ErrorCode::NotFound)?;
    let currency = currency(&listing)?;
    let found = listings::listing_fees(&app, listing.id.key(), paging.page).await?;
    Ok(Json(paging.show(found, |row| ListingFeeOut::new(row, currency))))
}

/// Returns a fee of a listing.
///
/// With a site, the listing must be sold on it.
#[utoipa::path(
    get,
    operation_id = "get_listing_fee",
    path = "/websites/api/v2/listing-fee/{key}",
    params(("key" = String, Path), SiteParams),
    responses((status = 200, body = ListingFeeOut)),
    tag = "listing"
)]
pub async fn get(
    State(app): State<App>,
    RowKey(key): RowKey,
    Params(site): Params<SiteParams>,
) -> Result<Json<ListingFeeOut>, ApiError> {
    let found = listings::listing_fee(&app, key, site.given()).await?;
    let (fee, listing) = found.ok_or(ErrorCode::NotFound)?;
    Ok(Json(ListingFeeOut::new(fee, currency(&listing)?)))
}

impl ListingFeeOut {
    fn new(row: listing_fee::Model, currency: CurrencyOut) -> Self {
        let key = row.id.key();
        Self {
            key: key.to_string(),
            uri: uri("listing-fee", key),
            name: row.name,
            kind: row.kind.into(),
            amount: row.amount,
            basis_points: row.basis_points,
            taxable: row.taxable,
            refundable: row.refundable,
            optional: row.optional,
            selected: row.selected,
            currency,
        }
    }
}
