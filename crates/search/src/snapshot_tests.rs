//! Searching a handful of homes.

use chrono::NaiveDate;
use chrono_tz::Tz;
use domain::calendar::TakenNights;
use domain::code::SystemType;
use domain::currency::Currency;
use domain::key::AccountId;
use domain::party::Party;
use domain::rate::{Rate, RateBook, RateSpan};
use domain::stay::Stay;
use domain::terms::Terms;
use domain::weekday::WeekdaySet;

use super::*;
use crate::query::{Filter, Page};

fn date(text: &str) -> NaiveDate {
    text.parse().unwrap()
}

fn now() -> DateTime<Utc> {
    "2026-07-01T05:00:00Z".parse().unwrap()
}

/// A home with a price by the night, sleeping as many as it has bedrooms, twice.
fn home(number: u32, night: i64, bedrooms: u32) -> Home {
    let key = Key::new(AccountId::new(1), number, 0);
    let rate = Rate {
        key,
        name: "All year".to_owned(),
        span: RateSpan::Always,
        week_night: night,
        weekend_night: None,
        weekly: None,
        monthly: None,
        min_nights: None,
        max_nights: None,
    };
    Home {
        key,
        listing: key,
        slug: format!("home-{number}"),
        name: format!("Home {number}"),
        headline: String::new(),
        system_type: SystemType::Native,
        property_type: "house".to_owned(),
        neighborhood: String::new(),
        city: if number.is_multiple_of(2) { "Seaside" } else { "Astoria" }.to_owned(),
        state: "OR".to_owned(),
        country: "US".to_owned(),
        lat: 45.0,
        lon: -124.0,
        time_zone: Tz::America__Los_Angeles,
        bedrooms,
        bathrooms: 1.0,
        allows_turns: true,
        weekend_nights: WeekdaySet::default(),
        instant_book: true,
        featured: number == 3,
        photos: Vec::new(),
        rating: None,
        amenities: if number == 1 {
            vec!["sauna".to_owned(), "wifi".to_owned()]
        } else {
            vec!["wifi".to_owned()]
        },
        groups: Vec::new(),
        tags: Vec::new(),
        search_text: format!("home {number}"),
        terms: Terms {
            currency: Currency::USD,
            active: number != 4,
            accommodates: bedrooms * 2,
            included_guests: bedrooms * 2,
            extra_guest_amount: 0,
            max_pets: 0,
            smoking_allowed: false,
            min_nights: if number == 2 { 5 } else { 1 },
            max_nights: None,
            check_in_days: WeekdaySet::EVERY_DAY,
            check_out_days: WeekdaySet::EVERY_DAY,
            lead_days: 0,
            window_days: None,
            rates: RateBook::new(vec![rate], Vec::new(), WeekdaySet::default()),
            fees: Vec::new(),
            taxes: Vec::new(),
        },
        taken: TakenNights::new(date("2026-06-30")),
    }
}

/// Home 1 to 3 are sold; 4 is not.
fn snapshot() -> Snapshot {
    let mut third = home(3, 20_000, 3);
    third.taken.take(date("2026-07-11"));
    Snapshot::new(vec![home(1, 30_000, 1), home(2, 10_000, 2), third, home(4, 1, 9)])
}

fn found(query: &Query) -> Vec<u32> {
    snapshot().search(query, now()).hits.iter().map(|hit| hit.home.key.created_seconds()).collect()
}

fn stay(check_in: &str, check_out: &str, enforce_min_stay: bool) -> StayFilter {
    let stay = Stay::new(date(check_in), date(check_out)).unwrap();
    StayFilter { stay, party: Party::default(), enforce_min_stay }
}

#[test]
fn favourites_come_first_and_what_is_not_sold_is_not_found() {
    assert_eq!(found(&Query::default()), [3, 1, 2]);
}

#[test]
fn each_order_sorts_and_ties_go_by_age() {
    for (order, expected) in [
        (Order::Name, [1, 2, 3]),
        (Order::Price, [2, 3, 1]),
        (Order::PriceDescending, [1, 3, 2]),
        (Order::Bedrooms, [1, 2, 3]),
        (Order::BedroomsDescending, [3, 2, 1]),
        (Order::Accommodates, [1, 2, 3]),
        (Order::AccommodatesDescending, [3, 2, 1]),
        (Order::Newest, [3, 2, 1]),
    ] {
        assert_eq!(found(&Query { order, ..Query::default() }), expected, "{order:?}");
    }
}

#[test]
fn with_dates_only_what_is_free_and_long_enough_is_found_with_its_total() {
    let query = Query { stay: Some(stay("2026-07-10", "2026-07-13", true)), ..Query::default() };
    assert_eq!(found(&query), [1]);
    let snapshot = snapshot();
    let found = snapshot.search(&query, now());
    assert!(matches!(&found.hits[0].price, Price::Total(quote) if quote.total == 90_000));
}

#[test]
fn least_stays_can_be_overlooked_but_taken_nights_cannot() {
    let query = Query { stay: Some(stay("2026-07-10", "2026-07-13", false)), ..Query::default() };
    assert_eq!(found(&query), [1, 2]);
}

#[test]
fn today_is_today_where_the_home_stands() {
    // In Oregon it is still the last evening of June.
    let query = Query { stay: Some(stay("2026-06-30", "2026-07-05", true)), ..Query::default() };
    assert_eq!(found(&query), [3, 1, 2]);
}

#[test]
fn filters_hold_together() {
    let all = |filter| found(&Query { filter, ..Query::default() });
    let texts = |values: &[&str]| values.iter().map(|value| (*value).to_owned()).collect::<Vec<_>>();
    assert_eq!(all(Filter { guests: 5, ..Filter::default() }), [3]);
    assert_eq!(all(Filter { cities: texts(&["astoria"]), ..Filter::default() }), [3, 1]);
    assert_eq!(all(Filter { amenities: texts(&["wifi", "sauna"]), ..Filter::default() }), [1]);
    assert_eq!(all(Filter { words: texts(&["home", "2"]), ..Filter::default() }), [2]);
    assert_eq!(all(Filter { bounds: Some([44.0, 46.0, -125.0, -123.0]), ..Filter::default() }), [3, 1, 2]);
    // A map over the date line.
    assert_eq!(all(Filter { bounds: Some([44.0, 46.0, 170.0, -120.0]), ..Filter::default() }), [3, 1, 2]);
    assert_eq!(all(Filter { bounds: Some([44.0, 46.0, 170.0, -170.0]), ..Filter::default() }), [0; 0]);
}

#[test]
fn prices_are_of_the_night_without_dates_and_of_the_stay_with_them() {
    assert_eq!(found(&Query { max_price: Some(20_000), ..Query::default() }), [3, 2]);
    let week = Some(stay("2026-07-20", "2026-07-27", true));
    assert_eq!(
        found(&Query { stay: week, min_price: Some(100_000), max_price: Some(150_000), ..Query::default() }),
        [3]
    );
}

#[test]
fn pages_do_not_overlap_and_count_all() {
    let page = |offset| Query { page: Page { offset, limit: 2 }, ..Query::default() };
    assert_eq!((found(&page(0)), found(&page(2)), found(&page(4))), (vec![3, 1], vec![2], vec![]));
    assert_eq!(snapshot().search(&page(4), now()).total, 3);
}

#[test]
fn a_home_is_found_by_key_and_by_slug() {
    let snapshot = snapshot();
    let home = snapshot.home_at("home-2").unwrap();
    assert_eq!(snapshot.home(home.key).unwrap().name, "Home 2");
    assert!(snapshot.home_at("home-9").is_none());
}
