//! Rates: the price of a night, and the nights that a rate covers.

use std::sync::Arc;

use chrono::{Datelike, Days, NaiveDate};
use serde::{Deserialize, Serialize};

use crate::key::Key;
use crate::time::day_number::date;
use crate::time::night::check_out_after;
use crate::time::stay::Stay;
use crate::time::weekday::WeekdaySet;

/// One price list of a listing and the nights it covers. Amounts are in minor units of the listing's currency.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rate {
    pub week_night: i64,
    pub weekend_night: Option<i64>,
    pub weekly: Option<i64>,
    pub monthly: Option<i64>,
    pub min_nights: Option<u32>,
    pub max_nights: Option<u32>,
    pub check_in_days: Option<WeekdaySet>,
    /// An event: this many nights are sold together or not at all.
    pub duration: Option<u32>,
    pub span: RateSpan,
    pub key: Key,
    pub name: Arc<str>,
}

/// The nights a rate covers; the first and last night are included.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RateSpan {
    Dates {
        first: NaiveDate,
        last: NaiveDate,
    },
    /// The same days every year; may span the turn of the year.
    EveryYear {
        first: NaiveDate,
        last: NaiveDate,
    },
    /// The base rate: every night that no other rate covers.
    Always,
}

/// Price and minimum stay of a single night; takes precedence over every rate.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NightOverride {
    pub night: NaiveDate,
    pub amount: Option<i64>,
    pub min_nights: Option<u32>,
}

impl Rate {
    /// The lower of the week night and the weekend night.
    pub(crate) fn lowest_night(&self) -> i64 {
        self.weekend_night.map_or(self.week_night, |weekend| weekend.min(self.week_night))
    }
}

impl RateSpan {
    /// The index of the first span that covers a day.
    pub(crate) fn first_covering(mut spans: impl Iterator<Item = Self>, day: i32) -> Option<u16> {
        let night = date(day);
        spans.position(|span| span.covers(night)).and_then(|at| u16::try_from(at).ok())
    }

    pub fn covers(self, night: NaiveDate) -> bool {
        match self {
            Self::Dates { first, last } => first <= night && night <= last,
            Self::EveryYear { first, last } => {
                let (first, night, last) = (day_of_year(first), day_of_year(night), day_of_year(last));
                if first <= last { first <= night && night <= last } else { first <= night || night <= last }
            }
            Self::Always => true,
        }
    }

    /// Lower takes precedence: dated rates before yearly ones before the base rate, shorter ranges before longer ones.
    pub(crate) fn rank(self) -> (u8, i64) {
        let days = |first: NaiveDate, last: NaiveDate| (last - first).num_days();
        match self {
            Self::Dates { first, last } => (0, days(first, last)),
            Self::EveryYear { first, last } => (1, days(first, last).rem_euclid(366)),
            Self::Always => (2, 0),
        }
    }

    /// The days in the given years on which the span starts to cover nights or stops.
    pub(crate) fn edges(self, years: std::ops::RangeInclusive<i32>) -> Vec<NaiveDate> {
        match self {
            Self::Dates { first, last } => vec![first, check_out_after(last)],
            Self::EveryYear { first, last } => years
                .flat_map(|year| [begin_in(year, first), end_in(year, last).map(check_out_after)])
                .flatten()
                .collect(),
            Self::Always => Vec::new(),
        }
    }

    /// The block of `duration` nights around this one that are sold together.
    pub(crate) fn event_around(self, duration: u32, night: NaiveDate) -> Option<Stay> {
        let length = i64::from(duration);
        if length <= 1 {
            return None;
        }
        let (first, last) = self.occurrence(night)?;
        let passed = (night - first).num_days() / length * length;
        let start = first.checked_add_days(Days::new(passed.unsigned_abs()))?;
        let end = start.checked_add_days(Days::new(length.unsigned_abs()))?.min(check_out_after(last));
        Stay::new(start, end).ok()
    }

    /// First and last night of the occurrence of this span that contains the night.
    fn occurrence(self, night: NaiveDate) -> Option<(NaiveDate, NaiveDate)> {
        match self {
            _ if !self.covers(night) => None,
            Self::Dates { first, last } => Some((first, last)),
            Self::EveryYear { first, last } => {
                let over_new_year = day_of_year(first) > day_of_year(last);
                let began_last_year = over_new_year && day_of_year(night) <= day_of_year(last);
                let year = night.year() - i32::from(began_last_year);
                Some((begin_in(year, first)?, end_in(year + i32::from(over_new_year), last)?))
            }
            Self::Always => None,
        }
    }
}

fn day_of_year(date: NaiveDate) -> (u32, u32) {
    (date.month(), date.day())
}

/// The start day in that year; 29 February in a non-leap year becomes 1 March …
fn begin_in(year: i32, day: NaiveDate) -> Option<NaiveDate> {
    day.with_year(year).or_else(|| NaiveDate::from_ymd_opt(year, 3, 1))
}

/// … and as an end day 28 February.
fn end_in(year: i32, day: NaiveDate) -> Option<NaiveDate> {
    day.with_year(year).or_else(|| NaiveDate::from_ymd_opt(year, 2, 28))
}
