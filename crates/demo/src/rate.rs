//! Rates: how a home's nightly price changes over the year.

use chrono::{Datelike, NaiveDate, TimeDelta, Weekday};
use serde::{Deserialize, Deserializer};

use crate::home::Home;
use crate::pricing::Profile;

/// Rates are whole units of money: a hundred cents, or a hundred yen.
const ROUND_TO: i64 = 100;

/// How far ahead dated event rates are made, in years.
const EVENT_YEARS: i32 = 3;

/// A part of every year, first and last night included. It may run over New Year.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Season {
    pub name: String,
    pub from: MonthDay,
    pub to: MonthDay,
    /// Of the home's nightly price.
    pub percent: i64,
    pub min_nights: Option<u32>,
}

/// Some nights around a weekend that are sold together or not at all.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Event {
    pub name: String,
    pub month: u32,
    /// Begins on the n-th Friday of the month.
    pub friday: u8,
    pub nights: u32,
    pub percent: i64,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct MonthDay {
    pub month: u32,
    pub day: u32,
}

impl<'de> Deserialize<'de> for MonthDay {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        // 2001 is no leap year, so 29 February is refused: it does not come every year.
        NaiveDate::parse_from_str(&format!("2001-{text}"), "%Y-%m-%d")
            .map(|date| Self { month: date.month(), day: date.day() })
            .map_err(|_| serde::de::Error::custom(format!("`{text}` is not a month and day like 06-15")))
    }
}

impl MonthDay {
    fn of(date: NaiveDate) -> Self {
        Self { month: date.month(), day: date.day() }
    }

    fn in_year(self, year: i32) -> Option<NaiveDate> {
        NaiveDate::from_ymd_opt(year, self.month, self.day)
    }
}

impl Season {
    pub fn covers(&self, night: NaiveDate) -> bool {
        let night = MonthDay::of(night);
        if self.from <= self.to {
            self.from <= night && night <= self.to
        } else {
            self.from <= night || night <= self.to
        }
    }
}

impl Event {
    pub fn first_night(&self, year: i32) -> Option<NaiveDate> {
        NaiveDate::from_weekday_of_month_opt(year, self.month, Weekday::Fri, self.friday)
    }

    fn rate(&self, nightly: i64, year: i32) -> Option<Rate> {
        let first = self.first_night(year)?;
        let last = first + TimeDelta::days(i64::from(self.nights) - 1);
        let night = whole(nightly * self.percent / 100);
        Some(Rate {
            name: self.name.clone(),
            nights: Some((first, last)),
            repeat: false,
            duration: Some(self.nights),
            week_night: night,
            weekend_night: night,
            weekly: None,
            monthly: None,
            min_nights: Some(self.nights),
        })
    }
}

/// A rate as the product knows it, in minor units.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rate {
    pub name: String,
    /// First and last night; none for the base rate.
    pub nights: Option<(NaiveDate, NaiveDate)>,
    pub repeat: bool,
    /// Nights that are sold together.
    pub duration: Option<u32>,
    pub week_night: i64,
    pub weekend_night: i64,
    pub weekly: Option<i64>,
    pub monthly: Option<i64>,
    pub min_nights: Option<u32>,
}

impl Profile {
    /// The rates of a home with this nightly price: the base, the yearly seasons, and the events of this year and the
    /// next ones.
    pub fn rates(&self, nightly: i64, min_nights: u32, today: NaiveDate) -> Vec<Rate> {
        let base = self.rate("Standard", nightly, None, Some(min_nights));
        let seasons = self.seasons.iter().filter_map(|season| {
            let first = season.from.in_year(today.year())?;
            let last_year = today.year() + i32::from(season.to < season.from);
            let nights = (first, season.to.in_year(last_year)?);
            let night = nightly * season.percent / 100;
            Some(Rate { repeat: true, ..self.rate(&season.name, night, Some(nights), season.min_nights) })
        });
        let years = today.year()..today.year() + EVENT_YEARS;
        let events =
            years.flat_map(|year| self.events.iter().filter_map(move |event| event.rate(nightly, year)));
        std::iter::once(base).chain(seasons).chain(events).collect()
    }

    /// Least nights of a stay that begins with this night.
    pub fn min_nights(&self, home: &Home, night: NaiveDate) -> u32 {
        let season = self.seasons.iter().find(|season| season.covers(night));
        season.and_then(|season| season.min_nights).unwrap_or(home.min_nights)
    }

    fn rate(
        &self,
        name: &str,
        night: i64,
        nights: Option<(NaiveDate, NaiveDate)>,
        min_nights: Option<u32>,
    ) -> Rate {
        let week_night = whole(night);
        Rate {
            name: name.to_owned(),
            nights,
            repeat: false,
            duration: None,
            week_night,
            weekend_night: whole(week_night * self.weekend_percent / 100),
            weekly: Some(whole(week_night * 7 * self.weekly_percent / 100)),
            monthly: Some(whole(week_night * 30 * self.monthly_percent / 100)),
            min_nights,
        }
    }
}

fn whole(amount: i64) -> i64 {
    (amount + ROUND_TO / 2) / ROUND_TO * ROUND_TO
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_season_may_run_over_new_year() {
        let season: Season =
            toml::from_str("name = 'Holidays'\nfrom = '12-18'\nto = '01-04'\npercent = 160").unwrap();
        let covers = |text: &str| season.covers(text.parse().unwrap());
        assert_eq!(
            ["2026-12-17", "2026-12-18", "2027-01-04", "2027-01-05"].map(covers),
            [false, true, true, false]
        );
    }

    #[test]
    fn a_day_that_does_not_come_every_year_is_refused() {
        let season = toml::from_str::<Season>("name = 'Leap'\nfrom = '02-29'\nto = '03-04'\npercent = 100");
        assert!(season.unwrap_err().to_string().contains("02-29"));
    }

    #[test]
    fn rates_are_whole_units() {
        assert_eq!([24_949, 24_950, 100].map(whole), [24_900, 25_000, 100]);
    }
}
