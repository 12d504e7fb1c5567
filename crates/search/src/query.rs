//! What can be asked of a site's homes.

use domain::party::Party;
use domain::quote::StayRequest;
use domain::stay::Stay;

use crate::home::Home;

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
        StayRequest { stay: self.stay, party: self.party, addons: None }
    }
}

#[derive(Clone, Copy, Debug)]
pub struct Page {
    pub offset: usize,
    pub limit: usize,
}

impl Default for Page {
    fn default() -> Self {
        Self { offset: 0, limit: 25 }
    }
}

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
}

/// What a home must be, apart from free and priced. Several values of one kind mean any of them, but amenities mean all.
#[derive(Clone, Debug, Default)]
pub struct Filter {
    pub guests: u32,
    pub bedrooms: u32,
    pub bathrooms: f64,
    pub property_types: Vec<String>,
    pub groups: Vec<String>,
    pub tags: Vec<String>,
    pub neighborhoods: Vec<String>,
    pub cities: Vec<String>,
    pub countries: Vec<String>,
    pub amenities: Vec<String>,
    /// South, north, west, east.
    pub bounds: Option<[f64; 4]>,
    /// Words in lower case without accents; each must occur.
    pub words: Vec<String>,
}

impl Filter {
    pub fn matches(&self, home: &Home) -> bool {
        let any = |wanted: &[String], value: &str| {
            wanted.is_empty() || wanted.iter().any(|one| one.eq_ignore_ascii_case(value))
        };
        let any_of = |wanted: &[String], values: &[String]| {
            wanted.is_empty() || values.iter().any(|value| any(wanted, value))
        };
        home.terms.accommodates >= self.guests
            && home.bedrooms >= self.bedrooms
            && home.bathrooms >= self.bathrooms
            && any(&self.property_types, &home.property_type)
            && any(&self.neighborhoods, &home.neighborhood)
            && any(&self.cities, &home.city)
            && any(&self.countries, &home.country)
            && any_of(&self.groups, &home.groups)
            && any_of(&self.tags, &home.tags)
            && self.amenities.iter().all(|wanted| home.amenities.contains(wanted))
            && self.bounds.is_none_or(|bounds| within(bounds, home))
            && self.words.iter().all(|word| home.search_text.contains(word.as_str()))
    }
}

fn within([south, north, west, east]: [f64; 4], home: &Home) -> bool {
    let in_longitude =
        if west <= east { (west..=east).contains(&home.lon) } else { home.lon >= west || home.lon <= east };
    (south..=north).contains(&home.lat) && in_longitude
}
