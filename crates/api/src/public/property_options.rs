//! The filter options of a search, each with the number of homes that it would find.

use axum::extract::State;
use flows::{App, catalog, homes};
use search::{Counted, Facet, Options};
use serde::Serialize;
use utoipa::ToSchema;

use super::property_list::PropertyListParams;
use crate::error::{ApiError, ErrorOut};
use crate::extract::Params;
use crate::json::Json;

/// Each count is the number of homes that the same search would find with that option: with one more amenity, or with another
/// city instead of the chosen one.
#[derive(Clone, Debug, Default, Serialize, ToSchema)]
pub struct PropertyOptionsOut {
    /// Groups of homes.
    groups: Vec<OptionOut>,
    /// Types of homes.
    types: Vec<OptionOut>,
    amenities: Vec<OptionOut>,
    /// Cities.
    locations: Vec<OptionOut>,
    neighborhoods: Vec<OptionOut>,
    countries: Vec<OptionOut>,
    tags: Vec<OptionOut>,
    /// Minimum numbers of bedrooms.
    bedrooms: Vec<AtLeastOut>,
    /// Minimum numbers of bathrooms; halves are rooms without a bath.
    bathrooms: Vec<BathroomsOut>,
    /// The lowest price in minor units: of the total with dates, of a night without. Absent if no home has a price.
    min_price: Option<i64>,
    /// The highest price in minor units: of the total with dates, of a night without. Absent if no home has a price.
    max_price: Option<i64>,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct OptionOut {
    /// The value of the search parameter.
    key: String,
    /// The name for display.
    name: String,
    /// The number of homes with this option.
    count: usize,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct AtLeastOut {
    /// The minimum.
    least: u32,
    /// The number of homes with at least as many.
    count: usize,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct BathroomsOut {
    /// The minimum.
    least: f64,
    /// The number of homes with at least as many.
    count: usize,
}

/// Returns the filter options of a site; with search parameters, those that remain.
#[utoipa::path(
    get,
    operation_id = "get_property_options",
    path = "/websites/api/v2/property/options",
    params(PropertyListParams),
    responses((status = 200, body = PropertyOptionsOut), (status = 404, body = ErrorOut)),
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
