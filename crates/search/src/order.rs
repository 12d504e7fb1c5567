//! In which order homes are shown. Each order makes one number of a home; the lower goes first, and among equals the older
//! home, so a page never shows a home twice.

use crate::home::Home;
use crate::query::Bounds;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Order {
    /// The owner's favourites first, then the oldest.
    #[default]
    Featured,
    Name,
    Price,
    PriceDescending,
    Bedrooms,
    BedroomsDescending,
    Accommodates,
    AccommodatesDescending,
    Newest,
    /// From the middle of the map.
    Distance,
}

impl Order {
    pub const ALL: [Self; 10] = [
        Self::Featured,
        Self::Name,
        Self::Price,
        Self::PriceDescending,
        Self::Bedrooms,
        Self::BedroomsDescending,
        Self::Accommodates,
        Self::AccommodatesDescending,
        Self::Newest,
        Self::Distance,
    ];

    /// The number by which a home is sorted. What has no price comes last in both directions.
    pub(crate) fn rank(self, home: &Home, name: &str, price: Option<i64>, bounds: Option<&Bounds>) -> u64 {
        match self {
            Self::Featured => u64::from(!home.featured),
            Self::Name => first_letters(name),
            Self::Price => price.map_or(u64::MAX, i64::cast_unsigned),
            Self::PriceDescending => price.map_or(u64::MAX, |price| u64::MAX - 1 - price.cast_unsigned()),
            Self::Bedrooms => home.bedrooms.into(),
            Self::BedroomsDescending => u64::MAX - u64::from(home.bedrooms),
            Self::Accommodates => home.terms.accommodates.into(),
            Self::AccommodatesDescending => u64::MAX - u64::from(home.terms.accommodates),
            Self::Newest => u64::MAX - u64::from(home.key.created_seconds()),
            Self::Distance => bounds.map_or(0, |bounds| squared_distance(bounds, home).to_bits()),
        }
    }
}

/// Names are compared by their first eight bytes here, and in full only when these are equal.
fn first_letters(name: &str) -> u64 {
    let mut bytes = [0; 8];
    let length = name.len().min(8);
    bytes[..length].copy_from_slice(&name.as_bytes()[..length]);
    u64::from_be_bytes(bytes)
}

/// In degrees of latitude, as on a flat map: near enough to sort by. Never negative, so its bits sort like the number.
fn squared_distance(bounds: &Bounds, home: &Home) -> f64 {
    let (lat, lon) = bounds.middle();
    let across = (home.lon - lon + 540.0).rem_euclid(360.0) - 180.0;
    let (down, across) = (home.lat - lat, across * lat.to_radians().cos());
    down * down + across * across
}
