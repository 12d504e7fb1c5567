//! Large data sets: all homes differ, no two events of a home overlap, and the same seed gives the same data.

use std::collections::HashSet;
use std::sync::LazyLock;

use chrono::{NaiveDate, TimeDelta};
use demo::World;
use demo::big::homes;

static WORLD: LazyLock<World> = LazyLock::new(|| World::load().expect("the demo's data can be read"));

fn today() -> NaiveDate {
    NaiveDate::from_ymd_opt(2026, 11, 15).expect("a date")
}

fn profiles() -> Vec<String> {
    ["coast", "city"].map(str::to_owned).to_vec()
}

#[test]
fn homes_differ_and_make_sense() {
    let profiles = profiles();
    let mut slugs = HashSet::new();
    let mut names = HashSet::new();
    let mut cities = HashSet::new();
    for home in homes(&WORLD, &profiles, 5000, 1, today()) {
        assert!(home.nightly > 0 && home.bedrooms > 0 && home.bathrooms >= 1.0);
        assert!((-90.0..=90.0).contains(&home.lat) && (-180.0..=180.0).contains(&home.lon));
        assert!(!home.amenities.is_empty());
        cities.insert(home.city);
        names.insert(home.name);
        slugs.insert(home.slug);
    }
    assert_eq!((slugs.len(), cities.len()), (5000, 40));
    assert!(names.len() > 2000, "{} names", names.len());
}

#[test]
fn events_never_meet() {
    let profiles = profiles();
    let (first, last) = (today() - TimeDelta::days(366), today() + TimeDelta::days(731));
    for home in homes(&WORLD, &profiles, 2000, 7, today()) {
        for event in home.events {
            assert!((1..=4).contains(&(event.end - event.start).num_days()));
            assert!(first <= event.start && event.end <= last);
        }
        assert!(home.events.windows(2).all(|pair| pair[0].end <= pair[1].start));
    }
}

#[test]
fn the_same_seed_gives_the_same_world() {
    let profiles = profiles();
    let world = |seed| homes(&WORLD, &profiles, 20, seed, today()).collect::<Vec<_>>();
    assert_eq!(world(3), world(3));
    assert_ne!(world(3), world(4));
}
