//! What a night costs, and what the nights of a stay cost together.

use chrono::{Datelike, NaiveDate};

use crate::key::Key;
use crate::rounding::pro_rata;
use crate::stay::Stay;
use crate::weekday::{Weekday, WeekdaySet};

const WEEK: u32 = 7;
const MONTH: u32 = 30;

/// One price list of a listing and the nights it is for. Amounts are in minor units of the listing's currency.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rate {
    pub key: Key,
    pub name: String,
    pub span: RateSpan,
    pub week_night: i64,
    pub weekend_night: Option<i64>,
    pub weekly: Option<i64>,
    pub monthly: Option<i64>,
    pub min_nights: Option<u32>,
    pub max_nights: Option<u32>,
}

/// The nights a rate covers, first and last included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RateSpan {
    Dates {
        first: NaiveDate,
        last: NaiveDate,
    },
    /// The same days every year; may run over new year.
    EveryYear {
        first: NaiveDate,
        last: NaiveDate,
    },
    /// The base rate: every night that no other rate covers.
    Always,
}

impl RateSpan {
    fn covers(self, night: NaiveDate) -> bool {
        let day_of_year = |date: NaiveDate| (date.month(), date.day());
        match self {
            Self::Dates { first, last } => first <= night && night <= last,
            Self::EveryYear { first, last } => {
                let (first, night, last) = (day_of_year(first), day_of_year(night), day_of_year(last));
                if first <= last { first <= night && night <= last } else { first <= night || night <= last }
            }
            Self::Always => true,
        }
    }

    /// Lower goes first: a date's own rate before a yearly one before the base, the shorter range before the longer.
    fn rank(self) -> (u8, i64) {
        let days = |first: NaiveDate, last: NaiveDate| (last - first).num_days();
        match self {
            Self::Dates { first, last } => (0, days(first, last)),
            Self::EveryYear { first, last } => (1, days(first, last).rem_euclid(366)),
            Self::Always => (2, 0),
        }
    }
}

/// One night's own price, above every rate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NightOverride {
    pub night: NaiveDate,
    pub amount: i64,
}

/// All rates of a listing, in the order in which they are tried.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RateBook {
    rates: Vec<Rate>,
    overrides: Vec<NightOverride>,
    weekend: WeekdaySet,
}

/// A night with its price and the rate it came from (none: the night's own override).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PricedNight<'a> {
    pub date: NaiveDate,
    pub amount: i64,
    pub rate: Option<&'a Rate>,
}

impl RateBook {
    pub fn new(mut rates: Vec<Rate>, mut overrides: Vec<NightOverride>, weekend: WeekdaySet) -> Self {
        // A key sorts by age, so among equals the newer rate wins.
        rates.sort_by_key(|rate| (rate.span.rank(), std::cmp::Reverse(rate.key)));
        overrides.sort_by_key(|own| own.night);
        Self { rates, overrides, weekend }
    }

    pub fn rates(&self) -> &[Rate] {
        &self.rates
    }

    pub fn rate_for(&self, night: NaiveDate) -> Option<&Rate> {
        self.rates.iter().find(|rate| rate.span.covers(night))
    }

    /// The lowest price of a single night, for "from" prices.
    pub fn lowest_night(&self) -> Option<i64> {
        self.rates.iter().flat_map(|rate| [Some(rate.week_night), rate.weekend_night]).flatten().min()
    }

    /// The nights of the stay with their prices, or the first night that has none.
    pub fn price(&self, stay: &Stay) -> Result<Vec<PricedNight<'_>>, NaiveDate> {
        let mut nights = Vec::with_capacity(stay.nights() as usize);
        for date in stay.each_night() {
            nights.push(self.price_night(date)?);
        }
        for run in nights
            .chunk_by_mut(|left, right| left.rate.map(|rate| rate.key) == right.rate.map(|rate| rate.key))
        {
            if let Some(long) = run[0].rate.and_then(|rate| LongStay::of(rate, *stay)) {
                long.price(run);
            }
        }
        Ok(nights)
    }

    fn price_night(&self, date: NaiveDate) -> Result<PricedNight<'_>, NaiveDate> {
        if let Ok(own) = self.overrides.binary_search_by_key(&date, |own| own.night) {
            return Ok(PricedNight { date, amount: self.overrides[own].amount, rate: None });
        }
        let rate = self.rate_for(date).ok_or(date)?;
        let weekend = self.weekend.contains(Weekday::of(date));
        let amount = rate.weekend_night.filter(|_| weekend).unwrap_or(rate.week_night);
        Ok(PricedNight { date, amount, rate: Some(rate) })
    }
}

/// The weekly or monthly price that a long stay takes instead of nightly ones.
struct LongStay {
    price: i64,
    days: u32,
}

impl LongStay {
    fn of(rate: &Rate, stay: Stay) -> Option<Self> {
        let length = stay.nights();
        let monthly = rate.monthly.filter(|_| length >= MONTH).map(|price| Self { price, days: MONTH });
        monthly.or_else(|| rate.weekly.filter(|_| length >= WEEK).map(|price| Self { price, days: WEEK }))
    }

    /// A run of nights is rounded once; the odd cents go to its last nights.
    fn price(&self, run: &mut [PricedNight<'_>]) {
        let nights = u32::try_from(run.len()).expect("a stay has at most three years of nights");
        let total = pro_rata(self.price, nights, self.days);
        let (each, odd) = (total.div_euclid(nights.into()), total.rem_euclid(nights.into()));
        for (night, left) in run.iter_mut().zip((0..i64::from(nights)).rev()) {
            night.amount = each + i64::from(left < odd);
        }
    }
}

#[cfg(test)]
#[path = "rate_tests.rs"]
mod tests;
