//! The rent of a stay: runs of nights at one rate.

use chrono::NaiveDate;
use smallvec::SmallVec;

use crate::listings::rules::{RateRule, Rules};
use crate::listings::sheet::{Asked, Figures, Sheet};
use crate::listings::terms::Terms;
use crate::money::rounding::part_of;
use crate::price::inquiry::Inquiry;
use crate::price::rate_book::{NightRule, RateBook};
use crate::time::day_number::date;
use crate::time::weekday::WeekdaySet;

const WEEK: u32 = 7;
const MONTH: u32 = 30;

/// The nights of a stay as runs at one rate each. It depends on the dates of rates, not on their prices, so homes with the
/// same seasons share it.
#[derive(Clone, Debug, Default)]
pub(crate) struct Course {
    pub(crate) runs: SmallVec<[Run; 4]>,
    /// The first night without a rate.
    missing: Option<i32>,
}

/// Consecutive nights at one rate, or one night with a price override.
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
    /// The index of the rate in its book, and which of its prices applies.
    Rate(u16, Tariff),
    Own(i64),
}

/// The price of a rate that applies, by the length of the stay.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Tariff {
    Nightly,
    /// The weekly price, divided among the nights, for a stay that is long enough.
    Weekly,
    Monthly,
}

/// A night with its price and the rule behind it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PricedNight {
    pub(crate) date: NaiveDate,
    pub(crate) amount: i64,
    pub(crate) rule: NightRule,
}

impl Course {
    /// Returns the first night without a price as the error.
    pub(crate) fn check(&self) -> Result<(), NaiveDate> {
        self.missing.map_or(Ok(()), |day| Err(date(day)))
    }

    fn push(&mut self, first: i32, end: i32, weekend: WeekdaySet, source: Source) {
        let nights = (end - first).unsigned_abs();
        self.runs.push(Run { first, nights, weekend_nights: count(weekend, first, nights), source });
    }
}

impl Sheet {
    pub(crate) fn course(&self, inquiry: &Inquiry<'_>) -> Course {
        let (first, end) = (inquiry.first, inquiry.first + inquiry.nights.cast_signed());
        let mut course = Course::default();
        let mut day = first;
        for (own, amount) in self.book.own_prices(first, end) {
            self.rules.add_seasons(&mut course, (day, own), inquiry.nights);
            course.push(own, own + 1, self.rules.weekend, Source::Own(amount));
            day = own + 1;
        }
        self.rules.add_seasons(&mut course, (day, end), inquiry.nights);
        course
    }
}

impl Run {
    /// Weekly and monthly prices are rounded once for the whole run.
    #[inline]
    pub(crate) fn amount(&self, figures: &impl Figures) -> i64 {
        let (rate, tariff) = match self.source {
            Source::Own(amount) => return amount,
            Source::Rate(rate, tariff) => (usize::from(rate), tariff),
        };
        match tariff {
            Tariff::Nightly => {
                i64::from(self.nights - self.weekend_nights) * figures.price(rate, Asked::WeekNight)
                    + i64::from(self.weekend_nights) * figures.price(rate, Asked::WeekendNight)
            }
            Tariff::Weekly => part_of::<WEEK>(figures.price(rate, Asked::Week), self.nights),
            Tariff::Monthly => part_of::<MONTH>(figures.price(rate, Asked::Month), self.nights),
        }
    }

    /// The nights one by one; the odd cents of a weekly or monthly price go to the last ones.
    pub(crate) fn priced(&self, terms: &Terms) -> Vec<PricedNight> {
        let total = self.amount(terms);
        let nights = i64::from(self.nights);
        let (each, odd) = (total.div_euclid(nights), total.rem_euclid(nights));
        let priced = |passed: i32| {
            let day = self.first + passed;
            let part = each + i64::from(nights - i64::from(passed) <= odd);
            let (amount, rule) = match self.source {
                Source::Own(amount) => (amount, NightRule::Own),
                Source::Rate(_, Tariff::Weekly) => (part, NightRule::Weekly),
                Source::Rate(_, Tariff::Monthly) => (part, NightRule::Monthly),
                Source::Rate(rate, Tariff::Nightly) => night_of(&terms.rates, usize::from(rate), day),
            };
            PricedNight { date: date(day), amount, rule }
        };
        (0..self.nights.cast_signed()).map(priced).collect()
    }
}

pub(crate) fn night_of(book: &RateBook, rate: usize, day: i32) -> (i64, NightRule) {
    let rate = &book.rates()[rate];
    match rate.weekend_night {
        Some(amount) if is_in(book.weekend(), day) => (amount, NightRule::Weekend),
        _ => (rate.week_night, NightRule::Night),
    }
}

impl Rules {
    fn add_seasons(&self, course: &mut Course, (first, end): (i32, i32), stay_nights: u32) {
        let mut day = first;
        while day < end && course.missing.is_none() {
            let (rate, mut until) = self.season(day);
            while until < end && self.season(until).0 == rate {
                until = self.season(until).1;
            }
            let until = until.min(end);
            match rate {
                Some(rate) => {
                    let tariff = Tariff::of(&self.rates[usize::from(rate)], stay_nights);
                    course.push(day, until, self.weekend, Source::Rate(rate, tariff));
                }
                None => course.missing = Some(day),
            }
            day = until;
        }
    }
}

impl Tariff {
    const fn of(rate: &RateRule, stay_nights: u32) -> Self {
        match stay_nights {
            MONTH.. if rate.has_monthly => Self::Monthly,
            WEEK.. if rate.has_weekly => Self::Weekly,
            _ => Self::Nightly,
        }
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
