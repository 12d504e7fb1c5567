//! Sample homes for search tests.

use std::sync::{Arc, OnceLock};

use chrono::{DateTime, NaiveDate, Utc};
use chrono_tz::Tz;
use domain::key::{AccountId, Key};
use domain::listings::terms::{BookingTerms, MinNightsRule, Standing, Terms};
use domain::money::currency::Currency;
use domain::price::rate::{Rate, RateSpan};
use domain::price::rate_book::RateBook;
use domain::text::code::SystemType;
use domain::time::calendar::TakenNights;
use domain::time::weekday::WeekdaySet;
use search::Home;

pub fn date(text: &str) -> NaiveDate {
    text.parse().unwrap()
}

pub fn now() -> DateTime<Utc> {
    "2026-07-01T05:00:00Z".parse().unwrap()
}

pub fn key(number: u32) -> Key {
    Key::new(AccountId::new(1), number, 0)
}

/// A home with a nightly price that sleeps two per bedroom.
pub fn home(number: u32, night: i64, bedrooms: u32) -> Home {
    let texts = |values: &[&str]| values.iter().map(|value| Arc::from(*value)).collect();
    Home {
        key: key(number),
        listing: key(number),
        slug: format!("home-{number}").into(),
        name: format!("Home {number}").into(),
        headline: "".into(),
        system_type: SystemType::Native,
        partner_listing_id: None,
        property_type: "house".into(),
        neighborhood: "".into(),
        city: if number.is_multiple_of(2) { "Seaside" } else { "Astoria" }.into(),
        state: "OR".into(),
        country: "US".into(),
        lat: 45.0,
        lon: -124.0,
        time_zone: Tz::America__Los_Angeles,
        bedrooms,
        bathrooms: 1.0,
        allows_turns: true,
        weekend_nights: WeekdaySet::default(),
        featured: number == 3,
        photos: Vec::new(),
        rating: None,
        amenities: texts(if number == 1 { &["sauna", "wifi"] } else { &["wifi"] }),
        groups: Vec::new(),
        tags: Vec::new(),
        card: OnceLock::new(),
        search_text: format!("home {number} cottage by the lake"),
        terms: terms(number, night, bedrooms).into(),
        taken: TakenNights::new(date("2026-06-30")),
        taken_here: None,
    }
}

fn terms(number: u32, night: i64, bedrooms: u32) -> Terms {
    let rate = Rate {
        week_night: night,
        weekend_night: None,
        weekly: None,
        monthly: None,
        min_nights: None,
        max_nights: None,
        check_in_days: None,
        duration: None,
        span: RateSpan::Always,
        key: key(number),
        name: "All year".into(),
    };
    Terms {
        standing: if number == 4 { Standing::Inactive } else { Standing::Active },
        accommodates: bedrooms * 2,
        included_guests: bedrooms * 2,
        max_pets: 0,
        smoking_allowed: false,
        min_nights_rule: MinNightsRule::Arrival,
        check_in_days: WeekdaySet::EVERY_DAY,
        check_out_days: WeekdaySet::EVERY_DAY,
        min_nights: if number == 2 { 5 } else { 1 },
        max_nights: None,
        min_gap_nights: None,
        lead_days: 0,
        window_days: None,
        rest_days: 0,
        extra_guest_amount: 0,
        rates: RateBook::new(vec![rate], Vec::new(), WeekdaySet::default()).into(),
        discounts: Vec::new(),
        fees: Vec::new(),
        taxes: Vec::new(),
        property: key(number),
        currency: Currency::USD,
        plan: Arc::default(),
        refund: None,
        booking: BookingTerms::default(),
    }
}
