//! Response format of Pelias.

use serde::Deserialize;

use super::geojson::{Collection, Feature};
use crate::Place;

pub(super) const PATH: &str = "/v1/autocomplete";

pub(super) fn question<'a>(text: &'a str, limit: &'a str) -> [(&'static str, &'a str); 2] {
    [("text", text), ("size", limit)]
}

pub(super) type Found = Collection<Properties>;

#[derive(Debug, Deserialize)]
pub(super) struct Properties {
    name: String,
    label: String,
    #[serde(default)]
    region: String,
    #[serde(default)]
    country_code: String,
}

pub(super) fn places(found: Found) -> Vec<Place> {
    found.features.into_iter().map(place).collect()
}

fn place(feature: Feature<Properties>) -> Place {
    let ((lat, lon), bounds) = (feature.point(), feature.bounds(feature.bbox));
    let Properties { name, label, region, country_code } = feature.properties;
    Place { name, region, country: country_code.to_uppercase(), label, lat, lon, bounds }
}
