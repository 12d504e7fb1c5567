//! What the nights of a stay cost together: runs of nights at one price list.

use chrono::NaiveDate;
use smallvec::SmallVec;

use crate::inquiry::Inquiry;
use crate::rate_book::{NightRule, date};
use crate::rounding::part_of;
use crate::sheet::{RatePrice, Sheet};
use crate::weekday::WeekdaySet;

const WEEK: u32 = 7;
const MONTH: u32 = 30;

/// The nights of a stay in runs at one rate each. It depends on when rates apply, not on what they ask, so homes with the
/// same seasons share it.
#[derive(Clone, Debug, Default)]
pub struct Course {
    pub(crate) runs: SmallVec<[Run; 4]>,
    /// The first night that no rate covers.
    missing: Option<i32>,
}

/// Nights in a row at one rate, or one night with a price of its own.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Run {
    pub(crate) first: i32,
    pub(crate) nights: u32,
    weekend_nights: u32,
    pub(crate) source: Source,
}

/// Where the price of a run comes from.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Source {
    /// The place of the rate in its book.
    Rate(u16),
    Own(i64),
}

/// How a rate is asked in a stay of some length.
enum Tariff {
    Nightly {
        week: i64,
        weekend: Option<i64>,
    },
    /// A weekly or monthly price, shared by its days, because the stay is long.
    Long {
        price: i64,
        days: u32,
    },
}

/// A night with its price and the rule behind it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PricedNight {
    pub(crate) date: NaiveDate,
    pub(crate) amount: i64,
    pub(crate) rule: NightRule,
}

impl Course {
    /// Nothing is missing, or the first night without a price.
    pub(crate) fn check(&self) -> Result<(), NaiveDate> {
        self.missing.map_or(Ok(()), |day| Err(date(day)))
    }

    fn push(&mut self, first: i32, end: i32, weekend: WeekdaySet, source: Source) {
        let nights = (end - first).unsigned_abs();
        self.runs.push(Run { first, nights, weekend_nights: count(weekend, first, nights), source });
    }
}

impl Sheet {
    pub fn course(&self, inquiry: &Inquiry<'_>) -> Course {
        let (first, end) = (inquiry.first, inquiry.first + inquiry.nights.cast_signed());
        let mut course = Course::default();
        let mut day = first;
        if self.has_overrides {
            for (own, amount) in self.book.own_prices(first, end) {
                self.add_seasons(&mut course, day, own);
                course.push(own, own + 1, self.weekend, Source::Own(amount));
                day = own + 1;
            }
        }
        self.add_seasons(&mut course, day, end);
        course
    }

    fn add_seasons(&self, course: &mut Course, first: i32, end: i32) {
        let mut day = first;
        while day < end && course.missing.is_none() {
            let (rate, mut until) = self.season(day);
            while until < end && self.season(until).0 == rate {
                until = self.season(until).1;
            }
            let until = until.min(end);
            match rate {
                Some(rate) => course.push(day, until, self.weekend, Source::Rate(rate)),
                None => course.missing = Some(day),
            }
            day = until;
        }
    }

    /// A run's amount in a stay of so many nights. Long prices are rounded once for the whole run.
    pub(crate) fn amount(&self, run: &Run, stay_nights: u32) -> i64 {
        let rate = match run.source {
            Source::Own(amount) => return amount,
            Source::Rate(rate) => &self.prices[usize::from(rate)],
        };
        match Tariff::of(rate, stay_nights) {
            Tariff::Nightly { week, weekend } => {
                let weekend_nights = i64::from(run.weekend_nights);
                i64::from(run.nights) * week + weekend_nights * (weekend.unwrap_or(week) - week)
            }
            Tariff::Long { price, days: MONTH } => part_of::<MONTH>(price, run.nights),
            Tariff::Long { price, .. } => part_of::<WEEK>(price, run.nights),
        }
    }

    /// A run's nights one by one; the odd cents of a long price go to the last ones.
    pub(crate) fn nights_of(&self, run: &Run, stay_nights: u32) -> Vec<PricedNight> {
        let total = self.amount(run, stay_nights);
        let nights = i64::from(run.nights);
        let (each, odd) = (total.div_euclid(nights), total.rem_euclid(nights));
        let priced = |passed: i32| {
            let day = run.first + passed;
            let (amount, rule) = match run.source {
                Source::Own(amount) => (amount, NightRule::Own),
                Source::Rate(rate) => match Tariff::of(&self.prices[usize::from(rate)], stay_nights) {
                    Tariff::Nightly { weekend: Some(amount), .. } if is_in(self.weekend, day) => {
                        (amount, NightRule::Weekend)
                    }
                    Tariff::Nightly { week, .. } => (week, NightRule::Night),
                    Tariff::Long { days, .. } => {
                        let is_odd = nights - i64::from(passed) <= odd;
                        let rule = if days == MONTH { NightRule::Monthly } else { NightRule::Weekly };
                        (each + i64::from(is_odd), rule)
                    }
                },
            };
            PricedNight { date: date(day), amount, rule }
        };
        (0..run.nights.cast_signed()).map(priced).collect()
    }
}

impl Tariff {
    fn of(price: &RatePrice, stay_nights: u32) -> Self {
        let monthly = price.monthly.filter(|_| stay_nights >= MONTH).map(|price| (price, MONTH));
        let long =
            monthly.or_else(|| price.weekly.filter(|_| stay_nights >= WEEK).map(|price| (price, WEEK)));
        let nightly = Self::Nightly { week: price.week_night, weekend: price.weekend_night };
        long.map_or(nightly, |(price, days)| Self::Long { price, days })
    }
}

/// The first day of the common era was a Monday, so the remainder is the number of the weekday.
fn is_in(days: WeekdaySet, day: i32) -> bool {
    days.has_number(day.rem_euclid(7).unsigned_abs())
}

fn count(days: WeekdaySet, first: i32, nights: u32) -> u32 {
    let odd = (0..nights % WEEK).filter(|passed| is_in(days, first + passed.cast_signed()));
    nights / WEEK * days.len() + u32::try_from(odd.count()).expect("fewer than seven")
}

#[cfg(test)]
#[path = "rent_tests.rs"]
mod tests;
