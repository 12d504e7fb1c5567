//! Response format of Photon, which searches as the user types.

use serde::Deserialize;

use super::geojson::{Collection, Feature};
use crate::Place;

pub(super) const PATH: &str = "/api";

pub(super) fn question<'a>(text: &'a str, limit: &'a str) -> [(&'static str, &'a str); 2] {
    [("q", text), ("limit", limit)]
}

pub(super) type Found = Collection<Properties>;

#[derive(Debug, Deserialize)]
pub(super) struct Properties {
    #[serde(default)]
    name: String,
    #[serde(default)]
    state: String,
    #[serde(default)]
    countrycode: String,
    /// West, north, east, south.
    extent: Option<[f64; 4]>,
}

pub(super) fn places(found: Found) -> Vec<Place> {
    let named = found.features.into_iter().filter(|feature| !feature.properties.name.is_empty());
    named.map(|feature| place(&feature)).collect()
}

fn place(feature: &Feature<Properties>) -> Place {
    let Properties { name, state, countrycode, extent } = &feature.properties;
    let bounds = feature.bounds(extent.map(|[west, north, east, south]| [west, south, east, north]));
    Place::new(name, state, &countrycode.to_uppercase(), feature.point(), bounds)
}
