//! Fees, add-ons and deposits of a listing.

use axum::extract::State;
use flows::{App, listings};
use serde::{Deserialize, Serialize};
use store::row::listing_fee;
use utoipa::{IntoParams, ToSchema};

use super::currency::CurrencyOut;
use super::listing::currency;
use super::site_params::SiteParams;
use super::uri::uri;
use crate::code;
use crate::error::{ApiError, ErrorCode, ErrorOut, FieldErrors};
use crate::extract::Params;
use crate::json::Json;
use crate::paging::{PageOut, PageParams, Paging};

#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ListingFeeOut {
    key: String,
    uri: String,
    name: String,
    /// What it is counted by.
    kind: code::FeeKind,
    /// For one of what it is counted by.
    amount: i64,
    /// Hundredths of a percent, when it is a percentage.
    basis_points: i32,
    taxable: bool,
    /// A deposit: it stands beside the total.
    refundable: bool,
    /// An add-on: charged when the guest selects it.
    optional: bool,
    /// Whether an add-on is selected unless the guest says otherwise.
    selected: bool,
    currency: CurrencyOut,
}

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct ListingFeeListParams {
    /// The listing's key.
    listing: String,
}

/// The fees of a listing, in the owner's order. With a site, the site must sell it.
#[utoipa::path(
    get,
    operation_id = "list_listing_fees",
    path = "/websites/api/v2/listing-fee",
    params(ListingFeeListParams, SiteParams, PageParams),
    responses((status = 200, body = PageOut<ListingFeeOut>), (status = 400, body = FieldErrors), (status = 404, body = ErrorOut)),
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
