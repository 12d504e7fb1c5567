//! Worlds of any size, for load and growth tests: plausible homes around forty towns, each with a calendar. They are
//! made one at a time while they are read, so a hundred thousand of them need no memory.

use chrono::{NaiveDate, TimeDelta};

use crate::dice::Dice;
use crate::home::PropertyType;
use crate::world::World;

/// Calendar events of each home.
pub const EVENTS: u32 = 40;

/// The calendar runs from a year before today to two years after. Each event has a stretch of its own in it, so no
/// two can meet.
const FIRST_DAY: i64 = -365;
const STRETCH: u32 = 3 * 365 / EVENTS;
const LONGEST: u32 = 4;

/// Homes lie within about fifteen kilometres of their town, in millionths of a degree.
const SPREAD: i64 = 130_000;

#[derive(Debug, Clone, PartialEq)]
pub struct BigHome<'w> {
    /// From 0, also the end of the slug.
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
    /// Minor units.
    pub nightly: i64,
    pub min_nights: u32,
    /// Name of a pricing profile of the account it was made for.
    pub pricing: &'w str,
    pub events: [Event; EVENTS as usize],
}

/// Nights that are taken: `[start, end)`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Event {
    pub start: NaiveDate,
    pub end: NaiveDate,
}

/// `count` homes, the same for the same seed and day. `profiles` are the pricing profiles to spread over them.
pub fn homes<'w>(
    world: &'w World,
    profiles: &'w [String],
    count: u32,
    seed: u64,
    today: NaiveDate,
) -> impl Iterator<Item = BigHome<'w>> {
    (0..count).filter_map(move |number| home(world, profiles, number, seed, today))
}

/// One home; `None` only when there are no words or places to make it from.
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

/// Homes crowd towards the middle of the town: the sum of two throws.
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
