//! Lookup of places by name.

use axum::extract::State;
use flows::{App, homes};
use places::{Bounds, Place};
use serde::{Deserialize, Serialize};
use store::page::Page;
use utoipa::{IntoParams, ToSchema};

use super::site_params::SiteParams;
use crate::error::{ApiError, ErrorOut};
use crate::extract::Params;
use crate::json::Json;
use crate::paging::{PageOut, PageParams, Paging};

const MOST: u64 = 20;
const USUAL: u64 = 5;

#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct PlaceOut {
    /// The name of the place.
    name: String,
    /// The state, province or similar; may be empty.
    region: String,
    /// The two-letter ISO 3166 code; may be empty.
    country: String,
    /// Name, region and country on one line.
    label: String,
    /// The latitude in degrees.
    lat: f64,
    /// The longitude in degrees.
    lon: f64,
    bounds: PlaceBoundsOut,
}

/// The map area of the place, in degrees.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct PlaceBoundsOut {
    min_lat: f64,
    max_lat: f64,
    min_lng: f64,
    max_lng: f64,
}

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct GeocodeParams {
    /// The beginning of the place's name, ignoring case and accents; after a comma, of its region or country.
    #[serde(default)]
    q: String,
}

/// Searches places by name: first those where the site has homes, then exact matches, then larger places.
#[utoipa::path(
    get,
    operation_id = "list_places",
    path = "/websites/api/v2/geocode",
    params(SiteParams, GeocodeParams, PageParams),
    responses((status = 200, body = PageOut<PlaceOut>), (status = 404, body = ErrorOut)),
    tag = "place"
)]
pub async fn list(
    State(app): State<App>,
    Params(site): Params<SiteParams>,
    Params(params): Params<GeocodeParams>,
    paging: Paging<MOST, USUAL>,
) -> Result<Json<PageOut<PlaceOut>>, ApiError> {
    let Page { offset, limit } = paging.page;
    // A place beyond the longest page is better found by typing more letters.
    let wanted = usize::try_from(offset.saturating_add(limit).min(MOST)).unwrap_or(usize::MAX);
    let places = homes::geocode(&app, site.required()?, &params.q, wanted).await?;
    Ok(Json(paging.show(paging.page.cut(places), PlaceOut::from)))
}

impl From<Place> for PlaceOut {
    fn from(place: Place) -> Self {
        let Place { name, region, country, label, lat, lon, bounds } = place;
        let Bounds { min_lat, max_lat, min_lng, max_lng } = bounds;
        let bounds = PlaceBoundsOut { min_lat, max_lat, min_lng, max_lng };
        Self { name, region, country, label, lat, lon, bounds }
    }
}
