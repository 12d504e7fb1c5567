//! All rates of a listing, in order of precedence.

use std::sync::Arc;

use chrono::{Datelike, NaiveDate};
use serde::{Deserialize, Serialize};

use crate::price::rate::{NightOverride, Rate};
use crate::price::timeline::{Timeline, Timelines};
use crate::text::code::coded;
use crate::time::weekday::WeekdaySet;

/// With a timeline, the rate of a night is looked up instead of testing the rates in turn.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Written", into = "Written")]
pub struct RateBook {
    rates: Box<[Rate]>,
    overrides: Box<[NightOverride]>,
    weekend: WeekdaySet,
    timeline: Arc<Timeline>,
}

coded! {
    /// The rule behind the price of a night.
    NightRule as "rule of a night" { Own = "own", Night = "night", Weekend = "weekend", Weekly = "weekly", Monthly = "monthly" }
}

impl RateBook {
    pub fn new(mut rates: Vec<Rate>, mut overrides: Vec<NightOverride>, weekend: WeekdaySet) -> Self {
        // Keys sort by age, so the newer rate wins among equals.
        rates.sort_by_key(|rate| (rate.span.rank(), std::cmp::Reverse(rate.key)));
        overrides.sort_by_key(|own| own.night);
        Self { rates: rates.into(), overrides: overrides.into(), weekend, timeline: Arc::default() }
    }

    /// Precomputes the rate of each night, for a listing that is queried often.
    #[must_use]
    pub fn with_timeline(mut self, timelines: &mut Timelines) -> Self {
        self.timeline = timelines.of(self.rates.iter().map(|rate| rate.span).collect());
        self
    }

    pub fn rates(&self) -> &[Rate] {
        &self.rates
    }

    pub fn overrides(&self) -> &[NightOverride] {
        &self.overrides
    }

    pub const fn weekend(&self) -> WeekdaySet {
        self.weekend
    }

    pub const fn timeline(&self) -> &Arc<Timeline> {
        &self.timeline
    }

    pub fn override_for(&self, night: NaiveDate) -> Option<&NightOverride> {
        self.overrides.binary_search_by_key(&night, |own| own.night).ok().map(|at| &self.overrides[at])
    }

    /// Nights from `first` until before `end` that have a price override.
    pub(crate) fn own_prices(&self, first: i32, end: i32) -> impl Iterator<Item = (i32, i64)> {
        let from = self.overrides.partition_point(|own| own.night.num_days_from_ce() < first);
        let days = self.overrides[from..].iter().map(|own| (own.night.num_days_from_ce(), own.amount));
        days.take_while(move |(day, _)| *day < end).filter_map(|(day, amount)| Some((day, amount?)))
    }
}

/// The serialized form of a rate book; the timeline is recomputed when needed.
#[derive(Serialize, Deserialize)]
struct Written {
    rates: Vec<Rate>,
    overrides: Vec<NightOverride>,
    weekend: WeekdaySet,
}

impl From<Written> for RateBook {
    fn from(written: Written) -> Self {
        Self::new(written.rates, written.overrides, written.weekend)
    }
}

impl From<RateBook> for Written {
    fn from(book: RateBook) -> Self {
        Self { rates: book.rates.into(), overrides: book.overrides.into(), weekend: book.weekend }
    }
}
