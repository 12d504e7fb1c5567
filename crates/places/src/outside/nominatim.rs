//! Response format of Nominatim, the geocoder of OpenStreetMap.

use serde::Deserialize;

use crate::{Bounds, Place};

pub(super) const PATH: &str = "/search";

pub(super) fn question<'a>(text: &'a str, limit: &'a str) -> [(&'static str, &'a str); 4] {
    [("q", text), ("limit", limit), ("format", "jsonv2"), ("addressdetails", "1")]
}

#[derive(Debug, Deserialize)]
pub(super) struct Found {
    lat: String,
    lon: String,
    #[serde(default)]
    name: String,
    display_name: String,
    /// South, north, west, east.
    boundingbox: [String; 4],
    #[serde(default)]
    address: Address,
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
struct Address {
    state: String,
    region: String,
    country_code: String,
}

pub(super) fn places(found: Vec<Found>) -> Vec<Place> {
    found.into_iter().filter_map(place).collect()
}

/// None if its coordinates are not numbers.
fn place(found: Found) -> Option<Place> {
    let number = |text: &String| text.parse::<f64>().ok();
    let [south, north, west, east] = found.boundingbox.each_ref().map(number);
    let first_part = || found.display_name.split(',').next().unwrap_or_default().to_owned();
    let Address { state, region, country_code } = found.address;
    Some(Place {
        name: if found.name.is_empty() { first_part() } else { found.name },
        region: if state.is_empty() { region } else { state },
        country: country_code.to_uppercase(),
        lat: number(&found.lat)?,
        lon: number(&found.lon)?,
        bounds: Bounds::new([south?, north?], [west?, east?]),
        label: found.display_name,
    })
}
