//! Sort orders. Each order maps a home to a rank; lower ranks come first, ties by age, so a home never appears on two
//! pages.

use crate::columns::block::Columns;
use crate::request::bounds::Bounds;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Order {
    /// Featured homes first, then by age.
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
    /// From the center of the map.
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

    /// The sort key of a home. Homes without a price come last in both directions.
    pub(crate) fn rank(
        self,
        columns: &Columns,
        at: usize,
        price: Option<i64>,
        bounds: Option<&Bounds>,
    ) -> u64 {
        match self {
            Self::Featured => u64::from(!columns.featured.contains(at)),
            Self::Name => columns.first_letters[at],
            Self::Price => price.map_or(u64::MAX, i64::cast_unsigned),
            Self::PriceDescending => price.map_or(u64::MAX, |price| u64::MAX - 1 - price.cast_unsigned()),
            Self::Bedrooms => columns.bedrooms[at].into(),
            Self::BedroomsDescending => u64::MAX - u64::from(columns.bedrooms[at]),
            Self::Accommodates => columns.guests[at].into(),
            Self::AccommodatesDescending => u64::MAX - u64::from(columns.guests[at]),
            // By reverse age alone.
            Self::Newest => 0,
            Self::Distance => {
                let place = (columns.lat[at], columns.lon[at]);
                bounds.map_or(0, |bounds| squared_distance(bounds.middle(), place).to_bits())
            }
        }
    }
}

/// In degrees of latitude, on a flat map: accurate enough for sorting. Never negative, so its bits sort like the number.
fn squared_distance(from: (f64, f64), to: (f64, f64)) -> f64 {
    let across = (to.1 - from.1 + 540.0).rem_euclid(360.0) - 180.0;
    let (down, across) = (to.0 - from.0, across * from.0.to_radians().cos());
    down * down + across * across
}
