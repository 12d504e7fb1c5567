//! What the nights of a stay cost together: runs of nights at one price list.

use chrono::NaiveDate;

use crate::rate_book::{NightRule, date};
use crate::rounding::part_of;
use crate::sheet::{RatePrice, Sheet};
use crate::weekday::WeekdaySet;

const WEEK: u32 = 7;
const MONTH: u32 = 30;

/// Nights in a row at one price list.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Run {
    pub(crate) first: i32,
    pub(crate) nights: u32,
    pub(crate) tariff: Tariff,
    /// The place of the rate in its book; none for a night with a price of its own.
    pub(crate) rate: Option<u16>,
}

/// Where the price of a night comes from.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Tariff {
    /// The night has a price of its own.
    Own(i64),
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

impl Sheet {
    /// The nights from `first` on in runs at one price list, or the first night that has none.
    pub(crate) fn each_run(
        &self,
        first: i32,
        nights: u32,
        mut visit: impl FnMut(Run),
    ) -> Result<(), NaiveDate> {
        let end = first + nights.cast_signed();
        if self.has_overrides {
            return self.each_run_around_own(first, nights, visit);
        }
        self.seasons_between(first, end, nights, &mut visit)
    }

    fn each_run_around_own(
        &self,
        first: i32,
        nights: u32,
        mut visit: impl FnMut(Run),
    ) -> Result<(), NaiveDate> {
        let end = first + nights.cast_signed();
        let mut day = first;
        for (own, amount) in self.book.own_prices(first, end) {
            self.seasons_between(day, own, nights, &mut visit)?;
            visit(Run { first: own, nights: 1, tariff: Tariff::Own(amount), rate: None });
            day = own + 1;
        }
        self.seasons_between(day, end, nights, &mut visit)
    }

    fn seasons_between(
        &self,
        first: i32,
        end: i32,
        stay_nights: u32,
        visit: &mut impl FnMut(Run),
    ) -> Result<(), NaiveDate> {
        let mut day = first;
        while day < end {
            let (rate, mut until) = self.season(day);
            while until < end && self.season(until).0 == rate {
                until = self.season(until).1;
            }
            let until = until.min(end);
            let rate = rate.ok_or_else(|| date(day))?;
            let tariff = Tariff::of(&self.prices[usize::from(rate)], stay_nights);
            visit(Run { first: day, nights: (until - day).unsigned_abs(), tariff, rate: Some(rate) });
            day = until;
        }
        Ok(())
    }

    /// A run's amount. Long prices are rounded once for the whole run.
    pub(crate) fn amount(&self, run: &Run) -> i64 {
        match run.tariff {
            Tariff::Own(amount) => amount,
            Tariff::Nightly { week, weekend: None } => week * i64::from(run.nights),
            Tariff::Nightly { week, weekend: Some(weekend) } => {
                let at_weekend = count(self.weekend, run.first, run.nights);
                i64::from(run.nights - at_weekend) * week + i64::from(at_weekend) * weekend
            }
            Tariff::Long { price, days: MONTH } => part_of::<MONTH>(price, run.nights),
            Tariff::Long { price, .. } => part_of::<WEEK>(price, run.nights),
        }
    }

    /// A run's nights one by one; the odd cents of a long price go to the last ones.
    pub(crate) fn nights_of(&self, run: &Run) -> impl Iterator<Item = PricedNight> {
        let total = self.amount(run);
        let nights = i64::from(run.nights);
        let (each, odd) = (total.div_euclid(nights), total.rem_euclid(nights));
        let (run, weekend_days) = (*run, self.weekend);
        (0..run.nights.cast_signed()).map(move |passed| {
            let day = run.first + passed;
            let (amount, rule) = match run.tariff {
                Tariff::Own(amount) => (amount, NightRule::Own),
                Tariff::Nightly { week, weekend } => match weekend.filter(|_| is_in(weekend_days, day)) {
                    Some(amount) => (amount, NightRule::Weekend),
                    None => (week, NightRule::Night),
                },
                Tariff::Long { days, .. } => {
                    let is_odd = nights - i64::from(passed) <= odd;
                    let rule = if days == MONTH { NightRule::Monthly } else { NightRule::Weekly };
                    (each + i64::from(is_odd), rule)
                }
            };
            PricedNight { date: date(day), amount, rule }
        })
    }
}

impl Tariff {
    /// What a rate asks in a stay of so many nights.
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
