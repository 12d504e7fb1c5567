//! Countries, for addresses.

use domain::country::Country;
use flows::homes;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::uri::uri;
use crate::error::{ApiError, FieldErrors};
use crate::extract::Params;
use crate::json::Json;
use crate::paging::{PageOut, PageParams, Paging};

#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct CountryOut {
    /// The code.
    key: String,
    uri: String,
    /// Two letters, by ISO 3166.
    code: String,
    name: String,
}

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct CountryListParams {
    /// Words of the name; case and accents do not matter.
    search: Option<String>,
}

/// Countries by name, up to 1000 at once.
#[utoipa::path(
    get,
    operation_id = "list_countries",
    path = "/websites/api/v2/country",
    params(CountryListParams, PageParams),
    responses((status = 200, body = PageOut<CountryOut>), (status = 400, body = FieldErrors)),
    tag = "country"
)]
pub async fn list(
    Params(params): Params<CountryListParams>,
    paging: Paging<1000>,
) -> Result<Json<PageOut<CountryOut>>, ApiError> {
    let found = homes::countries(params.search.as_deref().unwrap_or_default(), paging.page);
    Ok(Json(paging.show(found, CountryOut::from)))
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
