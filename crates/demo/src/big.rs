//! Demo data of any size, for load and growth tests: plausible homes around forty towns, each with a calendar. An iterator makes
//! them one at a time, so a hundred thousand need no memory.

use chrono::{NaiveDate, TimeDelta};

use crate::dice::Dice;
use crate::home::PropertyType;
use crate::world::World;

/// Calendar events per home.
pub const EVENTS: u32 = 40;

/// The calendar runs from a year before today to two years after. Each event has an interval of its own in it, so that no two
/// overlap.
const FIRST_DAY: i64 = -365;
const STRETCH: u32 = 3 * 365 / EVENTS;
const LONGEST: u32 = 4;

/// Radius around a town in which homes lie, in millionths of a degree: about fifteen kilometers.
const SPREAD: i64 = 130_000;

#[derive(Debug, Clone, PartialEq)]
pub struct BigHome<'w> {
    /// Counted from 0; also the end of the slug.
    pub number: u32,
    pub name: String,
    pub slug: String,
    pub headline: String,
    pub property_type: PropertyType,
    pub neighborhood: &'w str,
    pub city: &'w str,
    pub state: &'w str,
    pub country: &'w str,
    pub time_zone: &'w str,
    pub lat: f64,
    pub lon: f64,
    pub accommodates: u32,
    pub bedrooms: u32,
    pub bathrooms: f64,
    pub amenities: Vec<&'w str>,
    /// In minor units.
    pub nightly: i64,
    pub min_nights: u32,
    /// Name of a pricing profile of the account that the home is made for.
    pub pricing: &'w str,
    pub events: [Event; EVENTS as usize],
}

/// Taken nights, `[start, end)`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Event {
    pub start: NaiveDate,
    pub end: NaiveDate,
}

/// Returns `count` homes, the same for the same seed and day. `profiles` are the pricing profiles to distribute over them.
pub fn homes<'w>(
    world: &'w World,
    profiles: &'w [String],
    count: u32,
    seed: u64,
    today: NaiveDate,
) -> impl Iterator<Item = BigHome<'w>> {
    (0..count).filter_map(move |number| home(world, profiles, number, seed, today))
}

/// `None` only if there are no words or towns to make the home from.
fn home<'w>(
    world: &'w World,
    profiles: &'w [String],
    number: u32,
    seed: u64,
    today: NaiveDate,
) -> Option<BigHome<'w>> {
    let mut dice = Dice::new(seed ^ (u64::from(number) << 32));
    let words = &world.vocabulary;
    let (first, second) = (dice.pick(&words.first_words)?, dice.pick(&words.second_words)?);
    let centre = dice.pick(&words.centres)?;
    let neighborhood = dice.pick(&words.neighborhoods)?;
    let property_type = *dice.pick(&words.property_types)?;
    let bedrooms = dice.between(1, 3) + dice.below(3);
    let nightly = i64::from(dice.between(60, 140) + bedrooms * dice.between(30, 90)) * 100;
    Some(BigHome {
        number,
        name: format!("{first} {second}"),
        slug: format!("{}-{}-{number}", first.to_lowercase(), second.to_lowercase()),
        headline: format!("{} in {}, {}", property_type.name(), neighborhood, centre.city),
        property_type,
        neighborhood,
        city: &centre.city,
        state: &centre.state,
        country: &centre.country,
        time_zone: &centre.time_zone,
        lat: nearby(centre.lat, &mut dice),
        lon: nearby(centre.lon, &mut dice),
        accommodates: bedrooms * 2 + dice.below(3),
        bedrooms,
        bathrooms: f64::from(dice.between(2, bedrooms * 2)) / 2.0,
        amenities: amenities(world, &mut dice),
        nightly,
        min_nights: dice.between(1, 4),
        pricing: dice.pick(profiles)?,
        events: events(today, &mut dice),
    })
}

/// The sum of two throws, so that homes are denser near the town's center.
fn nearby(middle: f64, dice: &mut Dice) -> f64 {
    let offset = dice.days(-SPREAD / 2, SPREAD / 2) + dice.days(-SPREAD / 2, SPREAD / 2);
    let millionths = i32::try_from(offset).unwrap_or_default();
    middle + f64::from(millionths) / 1_000_000.0
}

fn amenities<'w>(world: &'w World, dice: &mut Dice) -> Vec<&'w str> {
    let chance = dice.between(20, 60);
    world.amenities.iter().filter(|_| dice.percent(chance)).map(String::as_str).collect()
}

fn events(today: NaiveDate, dice: &mut Dice) -> [Event; EVENTS as usize] {
    let mut stretch = today + TimeDelta::days(FIRST_DAY);
    std::array::from_fn(|_| {
        let nights = dice.between(1, LONGEST);
        let start = stretch + TimeDelta::days(dice.below(STRETCH - LONGEST + 1).into());
        stretch += TimeDelta::days(STRETCH.into());
        Event { start, end: start + TimeDelta::days(nights.into()) }
    })
}
