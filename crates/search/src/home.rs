//! A home in the search: the data for filters and cards, and the terms for its price.

use std::sync::{Arc, OnceLock};

use chrono::{DateTime, NaiveDate, Utc};
use chrono_tz::Tz;
use domain::calendars::night::lowest_night;
use domain::key::Key;
use domain::listings::sheet::Sheet;
use domain::listings::terms::{Standing, Terms};
use domain::text::code::SystemType;
use domain::time::calendar::TakenNights;
use domain::time::weekday::WeekdaySet;

#[derive(Clone, Debug)]
pub struct Home {
    pub key: Key,
    pub listing: Key,
    pub slug: Arc<str>,
    pub name: Arc<str>,
    pub headline: Arc<str>,
    pub system_type: SystemType,
    /// The partner's id of the home.
    pub partner_listing_id: Option<String>,
    pub property_type: Arc<str>,
    pub neighborhood: Arc<str>,
    pub city: Arc<str>,
    pub state: Arc<str>,
    pub country: Arc<str>,
    pub lat: f64,
    pub lon: f64,
    pub time_zone: Tz,
    pub bedrooms: u32,
    pub bathrooms: f64,
    pub allows_turns: bool,
    pub weekend_nights: WeekdaySet,
    pub featured: bool,
    pub photos: Vec<Photo>,
    pub rating: Option<Rating>,
    pub amenities: Vec<Arc<str>>,
    pub groups: Vec<Arc<str>>,
    pub tags: Vec<Arc<str>>,
    /// Name, place and description, in lower case without accents.
    pub search_text: String,
    pub terms: Arc<Terms>,
    pub taken: TakenNights,
    /// Without nights that were taken at the partner's at the last import, if there are any: they may be free again.
    pub taken_here: Option<TakenNights>,
    /// The cached serialized card, written on first use. Derived only from the other fields.
    pub card: OnceLock<Box<str>>,
}

#[derive(Clone, Debug)]
pub struct Photo {
    pub key: Key,
    pub alt: Arc<str>,
    pub width: u32,
    pub height: u32,
    pub tone: Arc<str>,
}

/// The average of all ratings, in tenths.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rating {
    pub tenths: u32,
    pub count: u32,
}

impl Rating {
    pub fn of(stars: &[u32]) -> Option<Self> {
        let count = u32::try_from(stars.len()).ok().filter(|count| *count > 0)?;
        let sum: u32 = stars.iter().sum();
        Some(Self { tenths: (sum * 10 + count / 2) / count, count })
    }
}

impl Home {
    /// Nights that are taken independent of the partner's calendar.
    pub fn surely_taken(&self) -> &TakenNights {
        self.taken_here.as_ref().unwrap_or(&self.taken)
    }

    /// The lowest price of a night that can be booked, for queries without dates. `sheet` is of the home's terms.
    pub fn lowest_night(&self, sheet: &Sheet, now: DateTime<Utc>) -> Option<i64> {
        lowest_night(&self.terms, sheet, &self.taken, self.today(now))
    }

    pub fn is_on_sale(&self) -> bool {
        self.terms.standing == Standing::Active
    }

    /// Today in the home's time zone.
    pub fn today(&self, now: DateTime<Utc>) -> NaiveDate {
        now.with_timezone(&self.time_zone).date_naive()
    }
}
