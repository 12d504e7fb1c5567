//! A question to the catalogue.

use domain::inquiry::StayRequest;
use domain::party::Party;
use domain::stay::Stay;

use crate::cursor::Cursor;
use crate::facet::Facet;
use crate::order::Order;

#[derive(Clone, Debug, Default)]
pub struct Query {
    pub filter: Filter,
    /// With dates every match is priced, and only what can be booked is found.
    pub stay: Option<StayFilter>,
    /// Of the total with dates, of the night without.
    pub min_price: Option<i64>,
    pub max_price: Option<i64>,
    pub order: Order,
    pub page: Page,
}

#[derive(Clone, Copy, Debug)]
pub struct StayFilter {
    pub stay: Stay,
    pub party: Party,
    /// When off, a home whose least stay is longer is found too, without a price.
    pub enforce_min_stay: bool,
}

impl StayFilter {
    pub fn request(&self) -> StayRequest {
        StayRequest::plain(self.stay, self.party)
    }
}

#[derive(Clone, Copy, Debug)]
pub struct Page {
    pub start: Start,
    pub limit: usize,
}

#[derive(Clone, Copy, Debug)]
pub enum Start {
    Offset(usize),
    After(Cursor),
}

impl Default for Page {
    fn default() -> Self {
        Self { start: Start::Offset(0), limit: 25 }
    }
}

/// A piece of a map. West may lie east of east: then it goes over the date line.
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

/// What a home must be, apart from free and priced. Several values of one facet mean any of them, but amenities mean all.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Filter {
    pub guests: u32,
    pub bedrooms: u32,
    pub bathrooms: f64,
    pub values: Vec<(Facet, String)>,
    pub bounds: Option<Bounds>,
    /// Words in lower case without accents; each must occur.
    pub words: Vec<String>,
}

impl Filter {
    /// Whether anything is asked that each home has a number for.
    pub(crate) fn has_numbers(&self) -> bool {
        self.guests > 0 || self.bedrooms > 0 || self.bathrooms > 0.0 || self.bounds.is_some()
    }

    /// What is asked of one facet.
    pub(crate) fn wanted(&self, facet: Facet) -> impl Iterator<Item = &str> {
        self.values.iter().filter(move |(of, _)| *of == facet).map(|(_, value)| value.as_str())
    }
}
