//! A search query.

use domain::people::party::Party;
use domain::price::inquiry::StayRequest;
use domain::time::stay::Stay;

use crate::columns::facet::Facet;
use crate::request::bounds::Bounds;
use crate::request::cursor::Cursor;
use crate::request::order::Order;

#[derive(Clone, Debug, Default)]
pub struct Query {
    pub filter: Filter,
    /// With dates every match is priced, and only bookable homes are included.
    pub stay: Option<StayFilter>,
    /// Of the total with dates, otherwise of the nightly price.
    pub min_price: Option<i64>,
    pub max_price: Option<i64>,
    pub order: Order,
    pub page: Page,
}

#[derive(Clone, Copy, Debug)]
pub struct StayFilter {
    pub stay: Stay,
    pub party: Party,
    /// If false, homes with a longer minimum stay are included too, without a price.
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

/// Filters except availability and price. Several values of one facet match any of them, but amenities must all match.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Filter {
    pub guests: u32,
    pub bedrooms: u32,
    pub bathrooms: f64,
    pub values: Vec<(Facet, String)>,
    pub bounds: Option<Bounds>,
    /// Search words in lower case without accents; all must match.
    pub words: Vec<String>,
}

impl Filter {
    /// Whether any of the numeric filters is set.
    pub(crate) fn has_numbers(&self) -> bool {
        self.guests > 0 || self.bedrooms > 0 || self.bathrooms > 0.0 || self.bounds.is_some()
    }

    /// The selected values of one facet.
    pub(crate) fn wanted(&self, facet: Facet) -> impl Iterator<Item = &str> {
        self.values.iter().filter(move |(of, _)| *of == facet).map(|(_, value)| value.as_str())
    }
}
