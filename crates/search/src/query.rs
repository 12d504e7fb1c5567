//! A question to the catalogue.

use domain::inquiry::StayRequest;
use domain::party::Party;
use domain::stay::Stay;

use crate::bounds::Bounds;
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
