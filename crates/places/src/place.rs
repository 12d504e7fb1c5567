//! A place on the map.

use domain::locale::country::Country;

#[derive(Clone, Debug, PartialEq)]
pub struct Place {
    pub name: String,
    /// State, province or similar; may be empty.
    pub region: String,
    /// Two-letter country code; may be empty.
    pub country: String,
    /// The place on one line.
    pub label: String,
    pub lat: f64,
    pub lon: f64,
    pub bounds: Bounds,
}

/// The area that a map shows.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Bounds {
    pub min_lat: f64,
    pub max_lat: f64,
    pub min_lng: f64,
    pub max_lng: f64,
}

impl Place {
    /// Builds the label from name, region and country.
    pub fn new(name: &str, region: &str, country: &str, at: (f64, f64), bounds: Bounds) -> Self {
        Self {
            label: label(name, region, country),
            name: name.to_owned(),
            region: region.to_owned(),
            country: country.to_owned(),
            lat: at.0,
            lon: at.1,
            bounds,
        }
    }
}

impl Bounds {
    /// `degrees` of latitude to each side; as wide on the ground as it is high.
    pub fn around(lat: f64, lon: f64, degrees: f64) -> Self {
        let wide = degrees / lat.to_radians().cos().max(0.1);
        Self::new([lat - degrees, lat + degrees], [lon - wide, lon + wide])
    }

    /// From two latitudes and two longitudes, clamped to the globe.
    pub fn new([min_lat, max_lat]: [f64; 2], [min_lng, max_lng]: [f64; 2]) -> Self {
        Self {
            min_lat: min_lat.clamp(-90.0, 90.0),
            max_lat: max_lat.clamp(-90.0, 90.0),
            min_lng: min_lng.clamp(-180.0, 180.0),
            max_lng: max_lng.clamp(-180.0, 180.0),
        }
    }

    /// The smallest area that holds all points, with a margin of `room` degrees.
    pub fn of_points(points: impl Iterator<Item = (f64, f64)>, room: f64) -> Option<Self> {
        let each = points.map(|(lat, lon)| Self::around(lat, lon, room));
        each.reduce(|one, other| Self {
            min_lat: one.min_lat.min(other.min_lat),
            max_lat: one.max_lat.max(other.max_lat),
            min_lng: one.min_lng.min(other.min_lng),
            max_lng: one.max_lng.max(other.max_lng),
        })
    }

    pub fn centre(&self) -> (f64, f64) {
        (f64::midpoint(self.min_lat, self.max_lat), f64::midpoint(self.min_lng, self.max_lng))
    }

    pub fn holds(&self, lat: f64, lon: f64) -> bool {
        (self.min_lat..=self.max_lat).contains(&lat) && (self.min_lng..=self.max_lng).contains(&lon)
    }
}

/// `Portland, Oregon, United States`: a region equal to the name is left out.
fn label(name: &str, region: &str, country: &str) -> String {
    let country = Country::all().find(|known| known.code == country).map_or(country, |known| known.name);
    let region = if region == name { "" } else { region };
    [name, region, country].into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_label_has_what_is_known() {
        let label = |name, region, country| {
            Place::new(name, region, country, (0.0, 0.0), Bounds::around(0.0, 0.0, 1.0)).label
        };
        assert_eq!(label("Portland", "Oregon", "US"), "Portland, Oregon, United States");
        assert_eq!(label("Luxembourg", "Luxembourg", "LU"), "Luxembourg, Luxembourg");
        assert_eq!(label("Nowhere", "", ""), "Nowhere");
    }

    #[test]
    fn bounds_widen_towards_the_poles_and_stay_on_the_globe() {
        let equator = Bounds::around(0.0, 10.0, 0.5);
        assert_eq!(
            (equator.min_lat, equator.max_lat, equator.min_lng, equator.max_lng),
            (-0.5, 0.5, 9.5, 10.5)
        );
        let north = Bounds::around(60.0, 10.0, 0.5);
        assert!((north.max_lng - 11.0).abs() < 1e-9);
        let pole = Bounds::around(90.0, 179.0, 1.0);
        assert_eq!((pole.max_lat, pole.max_lng), (90.0, 180.0));
    }

    #[test]
    fn points_are_held_with_room() {
        let bounds = Bounds::of_points([(1.0, 2.0), (3.0, -2.0)].into_iter(), 0.1).unwrap();
        assert!(bounds.holds(1.0, 2.0) && bounds.holds(3.0, -2.0) && bounds.holds(0.9, 0.0));
        assert!(!bounds.holds(3.2, 0.0));
        assert_eq!(Bounds::of_points(std::iter::empty(), 0.1), None);
    }
}
