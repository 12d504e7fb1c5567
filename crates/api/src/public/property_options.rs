//! What a guest can choose from, with how many homes each choice would find.

use axum::extract::State;
use flows::{App, catalog, homes};
use search::{Counted, Facet, Options};
use serde::Serialize;
use utoipa::ToSchema;

use super::property_list::PropertyListParams;
use crate::error::{ApiError, ErrorOut, FieldErrors};
use crate::extract::Params;
use crate::json::Json;

/// Counts are of homes that the same search would find with that choice: one more amenity, another place instead.
#[derive(Clone, Debug, Default, Serialize, ToSchema)]
pub struct PropertyOptionsOut {
    groups: Vec<OptionOut>,
    types: Vec<OptionOut>,
    amenities: Vec<OptionOut>,
    /// Cities.
    locations: Vec<OptionOut>,
    neighborhoods: Vec<OptionOut>,
    countries: Vec<OptionOut>,
    tags: Vec<OptionOut>,
    /// So many or more.
    bedrooms: Vec<AtLeastOut>,
    /// So many or more; halves are rooms without a bath.
    bathrooms: Vec<BathroomsOut>,
    /// Of the total with dates, of the night without.
    min_price: Option<i64>,
    max_price: Option<i64>,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct OptionOut {
    /// What a search is asked with.
    key: String,
    name: String,
    count: usize,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct AtLeastOut {
    least: u32,
    count: usize,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct BathroomsOut {
    least: f64,
    count: usize,
}

/// The choices of a site; with the parameters of a search, those that are left.
#[utoipa::path(
    get,
    operation_id = "get_property_options",
    path = "/websites/api/v2/property/options",
    params(PropertyListParams),
    responses((status = 200, body = PropertyOptionsOut), (status = 400, body = FieldErrors), (status = 404, body = ErrorOut)),
    tag = "property"
)]
pub async fn get(
    State(app): State<App>,
    Params(params): Params<PropertyListParams>,
) -> Result<Json<PropertyOptionsOut>, ApiError> {
    let query = params.query()?;
    let catalog = catalog::catalog(&app, &params.name_space).await?;
    let names = homes::amenity_names(&app).await?;
    let mut out = PropertyOptionsOut::from(catalog.homes.options(&query, app.now()));
    for amenity in &mut out.amenities {
        if let Some((_, name)) = names.iter().find(|(code, _)| *code == amenity.key) {
            amenity.name.clone_from(name);
        }
    }
    Ok(Json(out))
}

impl From<Options> for PropertyOptionsOut {
    fn from(options: Options) -> Self {
        let mut out = Self {
            bedrooms: options
                .bedrooms
                .into_iter()
                .map(|(least, count)| AtLeastOut { least, count })
                .collect(),
            bathrooms: options
                .bathrooms
                .into_iter()
                .map(|(least, count)| BathroomsOut { least, count })
                .collect(),
            min_price: options.min_price,
            max_price: options.max_price,
            ..Self::default()
        };
        for Counted { facet, name, count } in options.values {
            let list = match facet {
                Facet::Group => &mut out.groups,
                Facet::PropertyType => &mut out.types,
                Facet::Amenity => &mut out.amenities,
                Facet::City => &mut out.locations,
                Facet::Neighborhood => &mut out.neighborhoods,
                Facet::Country => &mut out.countries,
                Facet::Tag => &mut out.tags,
            };
            list.push(OptionOut { key: name.to_string(), name: name.to_string(), count });
        }
        out
    }
}
