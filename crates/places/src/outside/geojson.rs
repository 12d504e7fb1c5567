//! Types shared by Photon and Pelias: places as `GeoJSON`, each with its own properties.

use serde::Deserialize;

use crate::Bounds;

/// Extent around a place that has none of its own, in degrees.
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

    /// The extent from west, south, east and north; without one, an area around the point.
    pub(super) fn bounds(&self, extent: Option<[f64; 4]>) -> Bounds {
        let (lat, lon) = self.point();
        match extent {
            Some([west, south, east, north]) => Bounds::new([south, north], [west, east]),
            None => Bounds::around(lat, lon, POINT),
        }
    }
}
