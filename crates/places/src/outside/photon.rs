//! The words of Photon, which finds places while they are typed.

use serde::Deserialize;

use crate::{Bounds, Place};

pub(super) const PATH: &str = "/api";

/// Shown around a place that has no extent of its own, in degrees.
const POINT: f64 = 0.04;

pub(super) fn question<'a>(text: &'a str, limit: &'a str) -> [(&'static str, &'a str); 2] {
    [("q", text), ("limit", limit)]
}

#[derive(Debug, Deserialize)]
pub(super) struct Found {
    features: Vec<Feature>,
}

#[derive(Debug, Deserialize)]
struct Feature {
    geometry: Geometry,
    properties: Properties,
}

#[derive(Debug, Deserialize)]
struct Geometry {
    /// Longitude first.
    coordinates: [f64; 2],
}

#[derive(Debug, Deserialize)]
struct Properties {
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
    named.map(place).collect()
}

fn place(Feature { geometry, properties }: Feature) -> Place {
    let [lon, lat] = geometry.coordinates;
    let Properties { name, state, countrycode, extent } = properties;
    let bounds = match extent {
        Some([west, north, east, south]) => Bounds::new([south, north], [west, east]),
        None => Bounds::around(lat, lon, POINT),
    };
    Place::new(&name, &state, &countrycode.to_uppercase(), (lat, lon), bounds)
}
