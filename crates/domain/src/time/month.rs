//! Calendar months, written `2026-07`, and ranges of nights. Civil dates, no time zone.

use std::fmt;
use std::str::FromStr;

use chrono::{Datelike, Months, NaiveDate};
use thiserror::Error;

use crate::text::text_value::text_value;
use crate::time::night::check_out_after;

/// A month of a four-digit year.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Month {
    first: NaiveDate,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("A month is written YYYY-MM.")]
pub struct MonthError;

impl Month {
    /// The month of a day.
    pub fn of(day: NaiveDate) -> Self {
        Self { first: day.with_day(1).unwrap_or(day) }
    }

    /// The month this many months earlier.
    #[must_use]
    pub fn before(self, months: u32) -> Self {
        Self { first: self.first.checked_sub_months(Months::new(months)).unwrap_or(self.first) }
    }

    #[must_use]
    pub fn next(self) -> Self {
        Self { first: self.first.checked_add_months(Months::new(1)).unwrap_or(self.first) }
    }

    pub fn span(self) -> Span {
        Span { from: self.first, until: self.next().first }
    }

    /// All months from this one to `last`, inclusive; empty if `last` is earlier.
    pub fn until(self, last: Self) -> impl Iterator<Item = Self> {
        std::iter::successors(Some(self), |month| Some(month.next())).take_while(move |month| *month <= last)
    }

    /// The number of months from this one to `last`, inclusive; 0 if `last` is earlier.
    pub fn count_until(self, last: Self) -> i64 {
        let number = |month: Self| i64::from(month.first.year()) * 12 + i64::from(month.first.month());
        (number(last) - number(self) + 1).max(0)
    }
}

impl fmt::Display for Month {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}", self.first.year(), self.first.month())
    }
}

impl FromStr for Month {
    type Err = MonthError;

    fn from_str(text: &str) -> Result<Self, MonthError> {
        let (year, month) = text.split_once('-').ok_or(MonthError)?;
        let is_number = |part: &str, length| part.len() == length && part.bytes().all(|b| b.is_ascii_digit());
        if !is_number(year, 4) || !is_number(month, 2) {
            return Err(MonthError);
        }
        let (year, month) = (year.parse().map_err(|_| MonthError)?, month.parse().map_err(|_| MonthError)?);
        // December 9999 is excluded: its end would be a date that the databases do not support.
        let first = NaiveDate::from_ymd_opt(year, month, 1).filter(|_| (1..9999).contains(&year));
        first.map(|first| Self { first }).ok_or(MonthError)
    }
}

text_value!(Month);

/// A range of consecutive nights, excluding its end. It may be empty.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Span {
    pub from: NaiveDate,
    pub until: NaiveDate,
}

impl Span {
    pub fn through(from: NaiveDate, last_night: NaiveDate) -> Self {
        Self { from, until: check_out_after(last_night) }
    }

    pub fn nights(self) -> i64 {
        (self.until - self.from).num_days().max(0)
    }

    #[must_use]
    pub fn shared(self, other: Self) -> Self {
        Self { from: self.from.max(other.from), until: self.until.min(other.until) }
    }

    pub fn contains(self, night: NaiveDate) -> bool {
        (self.from..self.until).contains(&night)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn month(text: &str) -> Month {
        text.parse().unwrap()
    }

    #[test]
    fn months_are_read_and_written_alike() {
        assert_eq!(month("2026-07").to_string(), "2026-07");
        for text in [
            "",
            "2026",
            "2026-7",
            "26-07",
            "2026-13",
            "2026-00",
            "2026-07-01",
            "+026-07",
            "9999-12",
            "0000-01",
        ] {
            assert_eq!(text.parse::<Month>(), Err(MonthError), "{text}");
        }
    }

    #[test]
    fn months_follow_each_other_over_the_year() {
        let all: Vec<String> =
            month("2025-11").until(month("2026-02")).map(|month| month.to_string()).collect();
        assert_eq!(all, ["2025-11", "2025-12", "2026-01", "2026-02"]);
        assert_eq!(month("2025-11").count_until(month("2026-02")), 4);
        assert_eq!(month("2026-02").until(month("2025-11")).count(), 0);
        assert_eq!(month("2026-02").count_until(month("2025-11")), 0);
        assert_eq!(month("2026-02").before(12), month("2025-02"));
        assert_eq!((month("2024-02").span().nights(), month("2026-02").span().nights()), (29, 28));
    }
}
