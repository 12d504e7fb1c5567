//! All rates of a listing, and what the nights of a stay cost together.

use chrono::{Datelike, NaiveDate};
use serde::{Deserialize, Serialize};

use crate::rate::{NightOverride, Rate};
use crate::rounding::pro_rata;
use crate::weekday::WeekdaySet;

const WEEK: u32 = 7;
const MONTH: u32 = 30;
/// The longest stay from the last day that can be booked, and a little: what a timeline covers from its first day.
const TIMELINE_DAYS: i32 = 3 * 366 + 120;

/// The rates in the order in which they are tried. With a timeline a night's rate is found without trying them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Written", into = "Written")]
pub struct RateBook {
    rates: Box<[Rate]>,
    overrides: Box<[NightOverride]>,
    weekend: WeekdaySet,
    timeline: Timeline,
}

/// Which rate each night has, as seasons one after the other: what trying the rates in turn would find.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Timeline {
    seasons: Box<[Season]>,
    end: i32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Season {
    /// Days are counted from the common era: whole numbers are compared and subtracted faster than dates.
    first: i32,
    rate: Option<u16>,
}

/// Nights in a row at one price list.
#[derive(Clone, Copy, Debug)]
pub struct Run<'a> {
    pub first: i32,
    pub nights: u32,
    pub tariff: Tariff<'a>,
}

/// Where the price of a night comes from.
#[derive(Clone, Copy, Debug)]
pub enum Tariff<'a> {
    /// The night has a price of its own.
    Own(i64),
    Nightly(&'a Rate),
    /// The rate's weekly or monthly price, shared by its days, because the stay is long.
    Long(&'a Rate, LongPrice),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LongPrice {
    pub price: i64,
    pub days: u32,
}

/// A night with its price and the rule behind it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PricedNight<'a> {
    pub date: NaiveDate,
    pub amount: i64,
    pub rate: Option<&'a Rate>,
    pub rule: NightRule,
}

crate::code::coded! {
    /// Why a night costs what it costs.
    NightRule as "rule of a night" { Own = "own", Night = "night", Weekend = "weekend", Weekly = "weekly", Monthly = "monthly" }
}

impl RateBook {
    pub fn new(mut rates: Vec<Rate>, mut overrides: Vec<NightOverride>, weekend: WeekdaySet) -> Self {
        // A key sorts by age, so among equals the newer rate wins.
        rates.sort_by_key(|rate| (rate.span.rank(), std::cmp::Reverse(rate.key)));
        overrides.sort_by_key(|own| own.night);
        Self { rates: rates.into(), overrides: overrides.into(), weekend, timeline: Timeline::default() }
    }

    /// For a listing that is asked often: finds out once which rate each night from `from` on has.
    #[must_use]
    pub fn with_timeline(mut self, from: NaiveDate) -> Self {
        let first = from.num_days_from_ce();
        let end = first + TIMELINE_DAYS;
        let years = from.year() - 1..=date(end).year();
        let mut edges: Vec<i32> = self
            .rates
            .iter()
            .flat_map(|rate| rate.span.edges(years.clone()))
            .map(|edge| edge.num_days_from_ce())
            .filter(|edge| (first + 1..end).contains(edge))
            .chain([first])
            .collect();
        edges.sort_unstable();
        edges.dedup();
        let mut seasons: Vec<Season> =
            edges.into_iter().map(|first| Season { first, rate: self.try_rates(first) }).collect();
        seasons.dedup_by_key(|season| season.rate);
        self.timeline = Timeline { seasons: seasons.into(), end };
        self
    }

    pub fn rates(&self) -> &[Rate] {
        &self.rates
    }

    pub fn overrides(&self) -> &[NightOverride] {
        &self.overrides
    }

    pub fn rate_for(&self, night: NaiveDate) -> Option<&Rate> {
        self.season(night.num_days_from_ce()).0.map(|rate| &self.rates[usize::from(rate)])
    }

    pub fn override_for(&self, night: NaiveDate) -> Option<&NightOverride> {
        self.overrides.binary_search_by_key(&night, |own| own.night).ok().map(|at| &self.overrides[at])
    }

    /// The lowest price of a single night, for "from" prices.
    pub fn lowest_night(&self) -> Option<i64> {
        self.rates.iter().flat_map(|rate| [Some(rate.week_night), rate.weekend_night]).flatten().min()
    }

    /// Whether any rate is an event, whose nights are sold together.
    pub fn has_events(&self) -> bool {
        self.rates.iter().any(|rate| rate.duration.is_some())
    }

    /// The nights from `first` on in runs at one price list, or the first night that has none.
    pub fn each_run<'a>(
        &'a self,
        first: i32,
        nights: u32,
        mut visit: impl FnMut(Run<'a>),
    ) -> Result<(), NaiveDate> {
        let end = first + nights.cast_signed();
        let mut own = self.own_prices(first, end).peekable();
        let mut day = first;
        while day < end {
            if let Some((_, amount)) = own.next_if(|(night, _)| *night == day) {
                visit(Run { first: day, nights: 1, tariff: Tariff::Own(amount) });
                day += 1;
                continue;
            }
            let limit = own.peek().map_or(end, |(night, _)| *night);
            let (rate, until) = self.season_until(day, limit);
            let rate = &self.rates[usize::from(rate.ok_or_else(|| date(day))?)];
            visit(Run { first: day, nights: (until - day).unsigned_abs(), tariff: Tariff::of(rate, nights) });
            day = until;
        }
        Ok(())
    }

    fn own_prices(&self, first: i32, end: i32) -> impl Iterator<Item = (i32, i64)> {
        let from = self.overrides.partition_point(|own| own.night.num_days_from_ce() < first);
        let days = self.overrides[from..].iter().map(|own| (own.night.num_days_from_ce(), own.amount));
        days.take_while(move |(day, _)| *day < end).filter_map(|(day, amount)| Some((day, amount?)))
    }

    /// A run's amount. Long prices are rounded once for the whole run.
    pub fn amount(&self, run: &Run<'_>) -> i64 {
        match run.tariff {
            Tariff::Own(amount) => amount,
            Tariff::Nightly(rate) => {
                let weekend = rate.weekend_night.map_or(0, |_| count(self.weekend, run.first, run.nights));
                let others = i64::from(run.nights - weekend);
                others * rate.week_night + i64::from(weekend) * rate.weekend_night.unwrap_or(0)
            }
            Tariff::Long(_, long) => pro_rata(long.price, run.nights, long.days),
        }
    }

    /// A run's nights one by one; the odd cents of a long price go to the last ones.
    pub fn nights_of<'a>(&self, run: &Run<'a>) -> impl Iterator<Item = PricedNight<'a>> {
        let total = self.amount(run);
        let nights = i64::from(run.nights);
        let (each, odd) = (total.div_euclid(nights), total.rem_euclid(nights));
        let (run, weekend) = (*run, self.weekend);
        (0..run.nights.cast_signed()).map(move |passed| {
            let day = run.first + passed;
            let (amount, rate, rule) = match run.tariff {
                Tariff::Own(amount) => (amount, None, NightRule::Own),
                Tariff::Nightly(rate) => match rate.weekend_night.filter(|_| is_in(weekend, day)) {
                    Some(amount) => (amount, Some(rate), NightRule::Weekend),
                    None => (rate.week_night, Some(rate), NightRule::Night),
                },
                Tariff::Long(rate, long) => {
                    let is_odd = nights - i64::from(passed) <= odd;
                    (each + i64::from(is_odd), Some(rate), long.rule())
                }
            };
            PricedNight { date: date(day), amount, rate, rule }
        })
    }

    fn season_until(&self, day: i32, limit: i32) -> (Option<u16>, i32) {
        let (rate, mut until) = self.season(day);
        while until < limit && self.season(until).0 == rate {
            until = self.season(until).1;
        }
        (rate, until.min(limit))
    }

    /// The rate of a day and the day on which that is asked again.
    fn season(&self, day: i32) -> (Option<u16>, i32) {
        let after = self.timeline.seasons.partition_point(|season| season.first <= day);
        if after == 0 || day >= self.timeline.end {
            return (self.try_rates(day), day + 1);
        }
        let until = self.timeline.seasons.get(after).map_or(self.timeline.end, |next| next.first);
        (self.timeline.seasons[after - 1].rate, until)
    }

    fn try_rates(&self, day: i32) -> Option<u16> {
        let night = date(day);
        self.rates.iter().position(|rate| rate.span.covers(night)).and_then(|at| u16::try_from(at).ok())
    }
}

impl<'a> Tariff<'a> {
    /// What a rate asks in a stay of so many nights.
    fn of(rate: &'a Rate, stay_nights: u32) -> Self {
        let monthly = rate.monthly.filter(|_| stay_nights >= MONTH).map(|price| (price, MONTH));
        let long = monthly.or_else(|| rate.weekly.filter(|_| stay_nights >= WEEK).map(|price| (price, WEEK)));
        long.map_or(Self::Nightly(rate), |(price, days)| Self::Long(rate, LongPrice { price, days }))
    }
}

impl LongPrice {
    fn rule(self) -> NightRule {
        if self.days == MONTH { NightRule::Monthly } else { NightRule::Weekly }
    }
}

fn date(day: i32) -> NaiveDate {
    NaiveDate::from_num_days_from_ce_opt(day).expect("days of stays are far inside the calendar")
}

/// The first day of the common era was a Monday, so the remainder is the number of the weekday.
fn is_in(days: WeekdaySet, day: i32) -> bool {
    days.has_number(day.rem_euclid(7).unsigned_abs())
}

fn count(days: WeekdaySet, first: i32, nights: u32) -> u32 {
    let odd = (0..nights % WEEK).filter(|passed| is_in(days, first + passed.cast_signed()));
    nights / WEEK * days.len() + u32::try_from(odd.count()).expect("fewer than seven")
}

/// A rate book as it is written down: the timeline is found again when it is needed.
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

#[cfg(test)]
#[path = "rate_book_tests.rs"]
mod tests;
