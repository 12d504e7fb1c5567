//! A block of about a thousand homes, with the data for filters in columns.

use std::collections::HashMap;
use std::sync::Arc;

use chrono::{DateTime, Utc};
use domain::listings::sheet::Sheet;
use domain::text::fold;

use crate::columns::facet::{ValueId, Values};
use crate::columns::figures::FigureColumns;
use crate::columns::kinds::{Kind, Kinds};
use crate::columns::mask::Mask;
use crate::columns::night_prices::NightPrices;
use crate::columns::words::{WordId, Words};
use crate::home::Home;

#[derive(Clone, Debug, Default)]
pub(crate) struct Block {
    pub(crate) homes: Vec<Arc<Home>>,
    /// Folded names, for sorting.
    pub(crate) names: Vec<Arc<str>>,
    pub(crate) columns: Columns,
    night_prices: NightPrices,
    /// The terms of each home without amounts.
    pub(crate) sheets: Vec<Sheet>,
    pub(crate) values: HashMap<ValueId, Mask>,
    calendar: Calendar,
    /// Pairs of word and home, sorted. Shared with the previous version of the block: calendars change often, words rarely.
    words: Arc<Vec<(WordId, u16)>>,
}

#[derive(Clone, Debug, Default)]
pub(crate) struct Columns {
    pub(crate) bedrooms: Vec<u32>,
    pub(crate) guests: Vec<u32>,
    pub(crate) bathrooms: Vec<f64>,
    pub(crate) lat: Vec<f64>,
    pub(crate) lon: Vec<f64>,
    /// The rank by age among all homes of the site.
    pub(crate) age: Vec<u32>,
    pub(crate) zone: Vec<u16>,
    pub(crate) kind: Vec<Kind>,
    pub(crate) figures: FigureColumns,
    /// The first eight bytes of the names: full names are compared only if these are equal.
    pub(crate) first_letters: Vec<u64>,
    pub(crate) featured: Mask,
    pub(crate) active: Mask,
    /// Homes with rest days after a stay: availability is checked one by one.
    pub(crate) resting: Mask,
}

impl Default for Mask {
    fn default() -> Self {
        Self::EMPTY
    }
}

/// The taken homes of each day.
#[derive(Clone, Debug, Default)]
struct Calendar {
    first: i32,
    days: Vec<Mask>,
}

/// A home that is not assigned to a block yet.
pub(crate) struct Newcomer {
    age: u32,
    home: Arc<Home>,
    sheet: Sheet,
    pub(crate) kind: Kind,
}

/// The id maps that all blocks of a site share.
#[derive(Clone, Debug, Default)]
pub(crate) struct Numbers {
    pub(crate) values: Arc<Values>,
    pub(crate) words: Arc<Words>,
    pub(crate) zones: Arc<Vec<chrono_tz::Tz>>,
    pub(crate) kinds: Kinds,
}

impl Block {
    pub(crate) fn push(&mut self, newcomer: Newcomer, numbers: &mut Numbers) {
        let Newcomer { age, home, sheet, kind } = newcomer;
        let at = self.homes.len();
        let name = fold(&home.name);
        let zone = numbers.zone(&home);
        self.columns.push(&home, &name, zone, kind, age);
        self.names.push(name.into());
        self.sheets.push(sheet);
        self.homes.push(home);
        self.mark_values(at, numbers);
        let words = Arc::make_mut(&mut self.words);
        words.extend(word_ids(&self.homes[at], numbers).map(|word| (word, place(at))));
    }

    /// Completes the block after all homes were pushed: the part that needs no shared id maps and so can run in parallel.
    pub(crate) fn settle(&mut self) {
        Arc::make_mut(&mut self.words).sort_unstable();
        (0..self.homes.len()).for_each(|at| self.mark_nights(at));
    }

    /// Replaces the home at a position.
    pub(crate) fn replace(&mut self, at: usize, home: Arc<Home>, numbers: &mut Numbers) {
        let old = std::mem::replace(&mut self.homes[at], home);
        let home = Arc::clone(&self.homes[at]);
        self.unmark(at);
        let name = fold(&home.name);
        let zone = numbers.zone(&home);
        self.sheets[at] = home.terms.sheet();
        let kind = numbers.kinds.of(&mut self.sheets[at]);
        self.columns.set(at, &home, &name, zone, kind);
        let sheet = &self.sheets[at];
        self.night_prices.replace(at, |now| home.lowest_night(sheet, now));
        self.names[at] = name.into();
        self.mark_values(at, numbers);
        self.mark_nights(at);
        if old.search_text != home.search_text {
            let words = Arc::make_mut(&mut self.words);
            words.retain(|(_, of)| *of != place(at));
            words.extend(word_ids(&home, numbers).map(|word| (word, place(at))));
            words.sort_unstable();
        }
    }

    fn mark_values(&mut self, at: usize, numbers: &mut Numbers) {
        for value in Values::of(&mut numbers.values, &self.homes[at]) {
            self.values.entry(value).or_default().insert(at);
        }
    }

    fn mark_nights(&mut self, at: usize) {
        for day in self.homes[at].taken.days() {
            self.calendar.take(day, at);
        }
    }

    fn unmark(&mut self, at: usize) {
        self.values.values_mut().for_each(|mask| mask.remove(at));
        self.calendar.days.iter_mut().for_each(|mask| mask.remove(at));
    }

    /// Homes with any of the words.
    pub(crate) fn with_words(&self, words: &[WordId]) -> Mask {
        let mut mask = Mask::EMPTY;
        for word in words {
            let from = self.words.partition_point(|(other, _)| other < word);
            let homes = self.words[from..].iter().take_while(|(other, _)| other == word);
            homes.for_each(|(_, at)| mask.insert(usize::from(*at)));
        }
        mask
    }

    /// The lowest price of a night that can be booked, for each home.
    pub(crate) fn night_prices(&self, now: DateTime<Utc>) -> Arc<[Option<i64>]> {
        let homes = || self.homes.iter().zip(&self.sheets);
        self.night_prices.at(now, || homes().map(|(home, sheet)| home.lowest_night(sheet, now)).collect())
    }

    /// Homes that are taken on any of `days` days.
    pub(crate) fn taken(&self, first: i32, days: u32) -> Mask {
        let mut mask = Mask::EMPTY;
        let from = usize::try_from(first - self.calendar.first).unwrap_or(0);
        let until = usize::try_from(first + days.cast_signed() - self.calendar.first).unwrap_or(0);
        let until = until.min(self.calendar.days.len());
        self.calendar.days.get(from..until).unwrap_or_default().iter().for_each(|day| mask.add(day));
        mask
    }
}

impl Columns {
    fn push(&mut self, home: &Home, name: &str, zone: u16, kind: Kind, age: u32) {
        let at = self.guests.len();
        self.bedrooms.push(0);
        self.guests.push(0);
        self.bathrooms.push(0.0);
        self.lat.push(0.0);
        self.lon.push(0.0);
        self.age.push(age);
        self.zone.push(0);
        self.kind.push(Kind::default());
        self.first_letters.push(0);
        self.set(at, home, name, zone, kind);
    }

    fn set(&mut self, at: usize, home: &Home, name: &str, zone: u16, kind: Kind) {
        self.bedrooms[at] = home.bedrooms;
        self.guests[at] = home.terms.accommodates;
        self.bathrooms[at] = home.bathrooms;
        self.lat[at] = home.lat;
        self.lon[at] = home.lon;
        self.zone[at] = zone;
        self.kind[at] = kind;
        self.figures.set(at, &home.terms);
        self.first_letters[at] = first_letters(name);
        self.featured.set(at, home.featured);
        self.active.set(at, home.is_on_sale());
        self.resting.set(at, home.terms.rest_days > 0);
    }
}

fn first_letters(name: &str) -> u64 {
    let mut bytes = [0; 8];
    let length = name.len().min(8);
    bytes[..length].copy_from_slice(&name.as_bytes()[..length]);
    u64::from_be_bytes(bytes)
}

impl Calendar {
    fn take(&mut self, day: i32, at: usize) {
        if self.days.is_empty() {
            self.first = day;
        }
        if day < self.first {
            let earlier = (self.first - day).unsigned_abs() as usize;
            self.days.splice(0..0, std::iter::repeat_n(Mask::EMPTY, earlier));
            self.first = day;
        }
        let offset = (day - self.first).unsigned_abs() as usize;
        if self.days.len() <= offset {
            self.days.resize(offset + 1, Mask::EMPTY);
        }
        self.days[offset].insert(at);
    }
}

impl Numbers {
    pub(crate) fn newcomer(&mut self, age: u32, home: Arc<Home>) -> Newcomer {
        let mut sheet = home.terms.sheet();
        let kind = self.kinds.of(&mut sheet);
        Newcomer { age, home, sheet, kind }
    }

    fn zone(&mut self, home: &Home) -> u16 {
        let known = self.zones.iter().position(|zone| *zone == home.time_zone);
        let at = known.unwrap_or_else(|| {
            Arc::make_mut(&mut self.zones).push(home.time_zone);
            self.zones.len() - 1
        });
        u16::try_from(at).expect("the world has fewer time zones")
    }
}

fn word_ids(home: &Home, numbers: &mut Numbers) -> impl Iterator<Item = WordId> + use<> {
    Words::of(&mut numbers.words, &home.search_text).into_iter()
}

fn place(at: usize) -> u16 {
    u16::try_from(at).expect("a block has fewer homes")
}
