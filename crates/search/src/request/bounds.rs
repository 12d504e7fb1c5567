//! A bounding box on a map.

/// If `west` is east of `east`, the box crosses the date line.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Bounds {
    pub south: f64,
    pub north: f64,
    pub west: f64,
    pub east: f64,
}

impl Bounds {
    #[expect(clippy::needless_bitwise_bool, reason = "without branches many homes are compared at once")]
    pub(crate) fn has(&self, lat: f64, lon: f64) -> bool {
        let after_west = lon >= self.west;
        let before_east = lon <= self.east;
        let in_longitude =
            if self.west <= self.east { after_west & before_east } else { after_west | before_east };
        (lat >= self.south) & (lat <= self.north) & in_longitude
    }

    pub(crate) fn middle(&self) -> (f64, f64) {
        let width = (self.east - self.west).rem_euclid(360.0);
        (f64::midpoint(self.south, self.north), self.west + width / 2.0)
    }
}
