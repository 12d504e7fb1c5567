//! Seasons of every year, and events around a weekend.

use chrono::{Datelike, NaiveDate, Weekday};
use serde::{Deserialize, Deserializer};

/// A part of every year, including first and last night. It may span New Year.
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

/// Nights around a weekend that are sold only together.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Event {
    pub name: String,
    pub month: u32,
    /// Starts on the n-th Friday of the month.
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
        // 2001 is not a leap year, so 29 February is rejected: it does not occur every year.
        NaiveDate::parse_from_str(&format!("2001-{text}"), "%Y-%m-%d")
            .map(|date| Self { month: date.month(), day: date.day() })
            .map_err(|_| serde::de::Error::custom(format!("`{text}` is not a month and day like 06-15")))
    }
}

impl MonthDay {
    fn of(date: NaiveDate) -> Self {
        Self { month: date.month(), day: date.day() }
    }

    pub(crate) fn in_year(self, year: i32) -> Option<NaiveDate> {
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
}
