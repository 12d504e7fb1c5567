//! The precomputed rate of each night as consecutive seasons; equal to testing the rates in order of precedence.

use std::collections::HashMap;
use std::sync::Arc;

use chrono::{Datelike, NaiveDate};

use crate::price::rate::RateSpan;
use crate::time::day_number::date;

/// The range of a timeline: the longest stay that starts on the last bookable day, with some reserve.
const DAYS: i32 = 3 * 366 + 120;

#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Timeline {
    seasons: Box<[Season]>,
    end: i32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Season {
    /// In days since the start of the common era: integers are faster to compare and subtract than dates.
    first: i32,
    rate: Option<u16>,
}

/// Timelines from one day on. Listings whose rates cover the same dates share one, which is computed once.
#[derive(Debug)]
pub struct Timelines {
    from: NaiveDate,
    known: HashMap<Vec<RateSpan>, Arc<Timeline>>,
}

impl Timelines {
    pub fn from(from: NaiveDate) -> Self {
        Self { from, known: HashMap::new() }
    }

    /// For the spans of the rates, in order of precedence.
    pub(crate) fn of(&mut self, spans: Vec<RateSpan>) -> Arc<Timeline> {
        let from = self.from;
        let found = self.known.entry(spans).or_insert_with_key(|spans| Arc::new(Timeline::new(spans, from)));
        Arc::clone(found)
    }
}

impl Timeline {
    fn new(spans: &[RateSpan], from: NaiveDate) -> Self {
        let first = from.num_days_from_ce();
        let end = first + DAYS;
        let years = from.year() - 1..=date(end).year();
        let mut edges: Vec<i32> = spans
            .iter()
            .flat_map(|span| span.edges(years.clone()))
            .map(|edge| edge.num_days_from_ce())
            .filter(|edge| (first + 1..end).contains(edge))
            .chain([first])
            .collect();
        edges.sort_unstable();
        edges.dedup();
        let mut seasons: Vec<Season> = edges
            .into_iter()
            .map(|first| Season { first, rate: RateSpan::first_covering(spans.iter().copied(), first) })
            .collect();
        seasons.dedup_by_key(|season| season.rate);
        Self { seasons: seasons.into(), end }
    }

    /// The rate of a day and the first day on which it may change; `None` outside the range.
    pub fn season(&self, day: i32) -> Option<(Option<u16>, i32)> {
        let after = self.seasons.partition_point(|season| season.first <= day);
        if after == 0 || day >= self.end {
            return None;
        }
        let until = self.seasons.get(after).map_or(self.end, |next| next.first);
        Some((self.seasons[after - 1].rate, until))
    }
}
