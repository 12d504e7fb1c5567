//! The words of Pelias.

use serde::Deserialize;

use crate::{Bounds, Place};

pub(super) const PATH: &str = "/v1/autocomplete";

/// Shown around a place that has no extent of its own, in degrees.
const POINT: f64 = 0.04;

pub(super) fn question<'a>(text: &'a str, limit: &'a str) -> [(&'static str, &'a str); 2] {
    [("text", text), ("size", limit)]
}

#[derive(Debug, Deserialize)]
pub(super) struct Found {
    features: Vec<Feature>,
}

#[derive(Debug, Deserialize)]
struct Feature {
    geometry: Geometry,
    properties: Properties,
    /// West, south, east, north.
    bbox: Option<[f64; 4]>,
}

#[derive(Debug, Deserialize)]
struct Geometry {
    /// Longitude first.
    coordinates: [f64; 2],
}

#[derive(Debug, Deserialize)]
struct Properties {
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

fn place(Feature { geometry, properties, bbox }: Feature) -> Place {
    let [lon, lat] = geometry.coordinates;
    let Properties { name, label, region, country_code } = properties;
    let bounds = match bbox {
        Some([west, south, east, north]) => Bounds::new([south, north], [west, east]),
        None => Bounds::around(lat, lon, POINT),
    };
    Place { name, region, country: country_code.to_uppercase(), label, lat, lon, bounds }
}
