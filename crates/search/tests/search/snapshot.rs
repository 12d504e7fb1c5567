//! Searches over a few homes.

use std::sync::Arc;

use domain::listings::terms::Terms;
use domain::money::rounding::MAX_AMOUNT;
use domain::people::party::Party;
use domain::time::stay::Stay;
use search::{Bounds, Cursor, Facet, Filter, Home, Order, Page, Price, Query, Snapshot, Start, StayFilter};

use crate::home::{date, home, key, now};

/// Homes 1 to 3 are on sale; 4 is not.
fn snapshot() -> Snapshot {
    let mut third = Home { bathrooms: 2.5, ..home(3, 20_000, 3) };
    third.taken.take(date("2026-07-11"));
    let homes = [home(1, 30_000, 1), home(2, 10_000, 2), third, home(4, 1, 9)];
    Snapshot::new(homes.into_iter().map(Arc::new).collect())
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
    assert!(matches!(found.hits[0].price, Price::Total { totals, nights: 3 } if totals.total == 90_000));
}

#[test]
fn a_home_with_an_impossible_price_is_left_out_alone() {
    let guests = Party::new(999, 999, 0, false).unwrap();
    let dear = |number| {
        let home = home(number, MAX_AMOUNT, 999);
        let terms = Terms { included_guests: 1, extra_guest_amount: MAX_AMOUNT, ..(*home.terms).clone() };
        Arc::new(Home { terms: terms.into(), ..home })
    };
    let snapshot =
        Snapshot::new(vec![Arc::new(home(1, 30_000, 999)), dear(2), Arc::new(home(3, 20_000, 999))]);
    let found = |nights: &str| -> Vec<u32> {
        let stay = StayFilter { party: guests, ..stay("2026-07-12", nights, true) };
        let found = snapshot.search(&Query { stay: Some(stay), ..Query::default() }, now());
        found.hits.iter().map(|hit| hit.home.key.created_seconds()).collect()
    };
    // Its price of a few nights could be paid.
    assert_eq!(found("2026-07-17"), [3, 1, 2]);
    assert_eq!(found("2026-08-12"), [3, 1]);
}

#[test]
fn least_stays_can_be_overlooked_but_taken_nights_cannot() {
    let query = Query { stay: Some(stay("2026-07-10", "2026-07-13", false)), ..Query::default() };
    assert_eq!(found(&query), [1, 2]);
}

#[test]
fn today_is_today_where_the_home_stands() {
    // In Oregon it is still the evening of 30 June.
    let query = Query { stay: Some(stay("2026-06-30", "2026-07-05", true)), ..Query::default() };
    assert_eq!(found(&query), [3, 1, 2]);
}

#[test]
fn filters_hold_together() {
    let all = |filter| found(&Query { filter, ..Query::default() });
    let with = |values: &[(Facet, &str)]| Filter {
        values: values.iter().map(|(facet, value)| (*facet, (*value).to_owned())).collect(),
        ..Filter::default()
    };
    let map = |west, east| Filter {
        bounds: Some(Bounds { south: 44.0, north: 46.0, west, east }),
        ..Filter::default()
    };
    assert_eq!(all(Filter { guests: 5, ..Filter::default() }), [3]);
    assert_eq!(all(with(&[(Facet::City, "astoria")])), [3, 1]);
    assert_eq!(all(with(&[(Facet::City, "ASTORIA"), (Facet::City, "seaside")])), [3, 1, 2]);
    assert_eq!(all(with(&[(Facet::City, "nowhere")])), [0; 0]);
    assert_eq!(all(with(&[(Facet::Amenity, "wifi"), (Facet::Amenity, "sauna")])), [1]);
    assert_eq!(all(with(&[(Facet::Amenity, "wifi"), (Facet::Amenity, "moat")])), [0; 0]);
    assert_eq!(all(map(-125.0, -123.0)), [3, 1, 2]);
    // A map across the date line.
    assert_eq!(all(map(170.0, -120.0)), [3, 1, 2]);
    assert_eq!(all(map(170.0, -170.0)), [0; 0]);
}

#[test]
fn words_may_be_begun_or_misspelt() {
    let typed = |words: &[&str]| {
        let words = words.iter().map(|word| (*word).to_owned()).collect();
        found(&Query { filter: Filter { words, ..Filter::default() }, ..Query::default() })
    };
    assert_eq!(typed(&["home", "2"]), [2]);
    assert_eq!(typed(&["cott"]), [3, 1, 2]);
    assert_eq!(typed(&["cotage", "lkae"]), [3, 1, 2]);
    assert_eq!(typed(&["castle"]), [0; 0]);
}

#[test]
fn the_nearest_to_the_middle_of_the_map_comes_first() {
    let at = |number: u32, lon: f64| Arc::new(Home { lon, ..home(number, 10_000, 1) });
    let homes = Snapshot::new(vec![at(1, -124.9), at(2, -124.0), at(3, -124.4), at(5, -123.1)]);
    let bounds = Some(Bounds { south: 44.0, north: 46.0, west: -125.0, east: -123.0 });
    let query =
        Query { filter: Filter { bounds, ..Filter::default() }, order: Order::Distance, ..Query::default() };
    let found = homes.search(&query, now());
    assert_eq!(found.hits.iter().map(|hit| hit.home.key).collect::<Vec<_>>(), [2, 3, 1, 5].map(key));
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
    let page = |offset| Query { page: Page { start: Start::Offset(offset), limit: 2 }, ..Query::default() };
    assert_eq!((found(&page(0)), found(&page(2)), found(&page(4))), (vec![3, 1], vec![2], vec![]));
    assert_eq!(snapshot().search(&page(4), now()).total, 3);
}

#[test]
fn a_cursor_goes_on_where_the_page_ended_even_when_its_home_has_gone() {
    let snapshot = snapshot();
    let after =
        |cursor: Cursor| Query { page: Page { start: Start::After(cursor), limit: 1 }, ..Query::default() };
    let mut query = Query { page: Page { limit: 1, ..Page::default() }, ..Query::default() };
    let mut seen = Vec::new();
    loop {
        let found = snapshot.search(&query, now());
        assert_eq!(found.total, 3);
        seen.extend(found.hits.iter().map(|hit| hit.home.key.created_seconds()));
        let Some(cursor) = found.next else { break };
        query = after(cursor);
    }
    assert_eq!(seen, [3, 1, 2]);
    let first =
        snapshot.search(&Query { page: Page { limit: 2, ..Page::default() }, ..Query::default() }, now());
    let left = snapshot.without(key(1));
    let next = left.search(&after(first.next.unwrap()), now());
    assert_eq!(next.hits.iter().map(|hit| hit.home.key).collect::<Vec<_>>(), [key(2)]);
}

#[test]
fn options_count_what_each_choice_would_find() {
    let snapshot = snapshot();
    let count = |query: &Query, facet, name: &str| {
        let options = snapshot.options(query, now());
        options
            .values
            .iter()
            .find(|value| value.facet == facet && &*value.name == name)
            .map(|value| value.count)
    };
    let all = Query::default();
    assert_eq!(count(&all, Facet::City, "Astoria"), Some(2));
    assert_eq!(count(&all, Facet::Amenity, "sauna"), Some(1));
    let values = vec![(Facet::City, "Seaside".to_owned())];
    let seaside = Query { filter: Filter { values, ..Filter::default() }, ..Query::default() };
    // Another city instead; an amenity in addition.
    assert_eq!(count(&seaside, Facet::City, "Astoria"), Some(2));
    assert_eq!(count(&seaside, Facet::Amenity, "sauna"), Some(0));
    let options = snapshot.options(&all, now());
    assert_eq!((options.min_price, options.max_price), (Some(10_000), Some(30_000)));
    assert_eq!(options.bedrooms, [(1, 3), (2, 2), (3, 1)]);
    assert_eq!(options.bathrooms, [(1.0, 3), (2.5, 1)]);
}

#[test]
fn a_changed_home_is_seen_and_the_old_snapshot_stays_as_it_was() {
    let before = snapshot();
    let mut changed = home(1, 5_000, 6);
    changed.slug = "renamed".into();
    changed.city = "Nehalem".into();
    changed.search_text = "home 1 castle".to_owned();
    changed.taken.take(date("2026-07-20"));
    let after = before.with(Arc::new(changed));
    assert!(before.home_at("renamed").is_none() && after.home_at("home-1").is_none());
    assert_eq!(after.home_at("renamed").unwrap().bedrooms, 6);
    let search = |snapshot: &Snapshot, filter: Filter, stay| -> Vec<u32> {
        let found = snapshot.search(&Query { filter, stay, ..Query::default() }, now());
        found.hits.iter().map(|hit| hit.home.key.created_seconds()).collect()
    };
    let words = Filter { words: vec!["castle".to_owned()], ..Filter::default() };
    let city = Filter { values: vec![(Facet::City, "Nehalem".to_owned())], ..Filter::default() };
    for filter in [words, city] {
        assert_eq!(search(&before, filter.clone(), None), [0; 0]);
        assert_eq!(search(&after, filter, None), [1]);
    }
    let night = Some(stay("2026-07-20", "2026-07-25", true));
    assert_eq!(search(&before, Filter::default(), night), [3, 1, 2]);
    assert_eq!(search(&after, Filter::default(), night), [3, 2]);
    assert_eq!(after.with(Arc::new(home(9, 1, 1))).len(), 5);
    assert_eq!((after.without(key(2)).len(), after.without(key(8)).len()), (3, 4));
}

#[test]
fn a_home_is_found_by_key_and_by_slug() {
    let snapshot = snapshot();
    let home = snapshot.home_at("home-2").unwrap();
    assert_eq!(snapshot.home(home.key).unwrap().name.as_ref(), "Home 2");
    assert!(snapshot.home_at("home-9").is_none());
}
