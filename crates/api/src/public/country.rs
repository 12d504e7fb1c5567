//! Countries, for addresses.

use axum::extract::Path;
use domain::locale::country::Country;
use flows::homes;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::uri::uri;
use crate::error::{ApiError, ErrorCode};
use crate::extract::Params;
use crate::json::Json;
use crate::paging::{PageOut, PageParams, Paging};

#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct CountryOut {
    /// The country code, the same as `code`.
    key: String,
    /// The API path of the country.
    uri: String,
    /// The two-letter ISO 3166 code, such as `ES`.
    code: String,
    /// The English name.
    name: String,
}

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct CountryListParams {
    /// Words of the name, ignoring case and accents.
    search: Option<String>,
}

/// Lists countries by name, up to 1000 per page.
#[utoipa::path(
    get,
    operation_id = "list_countries",
    path = "/websites/api/v2/country",
    params(CountryListParams, PageParams),
    responses((status = 200, body = PageOut<CountryOut>)),
    tag = "country"
)]
pub async fn list(
    Params(params): Params<CountryListParams>,
    paging: Paging<1000>,
) -> Result<Json<PageOut<CountryOut>>, ApiError> {
    let found = homes::countries(params.search.as_deref().unwrap_or_default(), paging.page);
    Ok(Json(paging.show(found, CountryOut::from)))
}

/// Returns a country by its code.
#[utoipa::path(
    get,
    operation_id = "get_country",
    path = "/websites/api/v2/country/{key}",
    params(("key" = String, Path)),
    responses((status = 200, body = CountryOut)),
    tag = "country"
)]
pub async fn get(Path(code): Path<String>) -> Result<Json<CountryOut>, ApiError> {
    let country = homes::country(&code).ok_or(ErrorCode::NotFound)?;
    Ok(Json(country.into()))
}

impl From<Country> for CountryOut {
    fn from(country: Country) -> Self {
        Self {
            key: country.code.to_owned(),
            uri: uri("country", country.code),
            code: country.code.to_owned(),
            name: country.name.to_owned(),
        }
    }
}
