//! Where a place is, by its name.

use axum::extract::State;
use flows::{App, homes};
use places::{Bounds, Place};
use serde::{Deserialize, Serialize};
use store::page::Page;
use utoipa::{IntoParams, ToSchema};

use super::site_params::SiteParams;
use crate::error::{ApiError, ErrorOut, FieldErrors};
use crate::extract::Params;
use crate::json::Json;
use crate::paging::{PageOut, PageParams, Paging};

const MOST: u64 = 20;
const USUAL: u64 = 5;

#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct PlaceOut {
    name: String,
    /// State, province or the like; may be empty.
    region: String,
    /// Two letters; may be empty.
    country: String,
    /// All of it on one line.
    label: String,
    lat: f64,
    lon: f64,
    bounds: PlaceBoundsOut,
}

/// What a map shows of it.
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
    /// How the place's name begins; case and accents do not matter. After a comma its region or country.
    #[serde(default)]
    q: String,
}

/// Places of a name: those where the site has homes, then those that are called just so, then the larger ones.
#[utoipa::path(
    get,
    operation_id = "list_places",
    path = "/websites/api/v2/geocode",
    params(SiteParams, GeocodeParams, PageParams),
    responses((status = 200, body = PageOut<PlaceOut>), (status = 400, body = FieldErrors), (status = 404, body = ErrorOut)),
    tag = "place"
)]
pub async fn list(
    State(app): State<App>,
    Params(site): Params<SiteParams>,
    Params(params): Params<GeocodeParams>,
    paging: Paging<MOST, USUAL>,
) -> Result<Json<PageOut<PlaceOut>>, ApiError> {
    let Page { offset, limit } = paging.page;
    // Nobody reads further than the longest page: a place that is not among them is better asked for by more letters.
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
