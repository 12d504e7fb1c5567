//! What Photon and Pelias have in common: places as `GeoJSON`, each with properties of its own kind.

use serde::Deserialize;

use crate::Bounds;

/// Shown around a place that has no extent of its own, in degrees.
const POINT: f64 = 0.04;

#[derive(Debug, Deserialize)]
pub(super) struct Collection<P> {
    pub(super) features: Vec<Feature<P>>,
}

#[derive(Debug, Deserialize)]
pub(super) struct Feature<P> {
    geometry: Geometry,
    pub(super) properties: P,
    /// West, south, east, north.
    pub(super) bbox: Option<[f64; 4]>,
}

#[derive(Debug, Deserialize)]
struct Geometry {
    /// Longitude first.
    coordinates: [f64; 2],
}

impl<P> Feature<P> {
    /// Latitude first.
    pub(super) fn point(&self) -> (f64, f64) {
        let [lon, lat] = self.geometry.coordinates;
        (lat, lon)
    }

    /// Of an extent from west, south, east and north, else around the point.
    pub(super) fn bounds(&self, extent: Option<[f64; 4]>) -> Bounds {
        let (lat, lon) = self.point();
        match extent {
            Some([west, south, east, north]) => Bounds::new([south, north], [west, east]),
            None => Bounds::around(lat, lon, POINT),
        }
    }
}
