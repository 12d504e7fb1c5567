//! Days of the week with the numbers of the specification: 0 Sunday … 6 Saturday.

use std::fmt;
use std::str::FromStr;

use chrono::{Datelike, NaiveDate};
use thiserror::Error;

use crate::text::text_value::text_value;

/// Serialized as its number. A night belongs to the day on which it starts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Weekday {
    Sunday,
    Monday,
    Tuesday,
    Wednesday,
    Thursday,
    Friday,
    Saturday,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum WeekdayError {
    #[error("A day of the week is a number from 0, Sunday, to 6, Saturday.")]
    OutOfRange,
}

impl Weekday {
    pub const ALL: [Self; 7] = [
        Self::Sunday,
        Self::Monday,
        Self::Tuesday,
        Self::Wednesday,
        Self::Thursday,
        Self::Friday,
        Self::Saturday,
    ];

    pub fn of(date: NaiveDate) -> Self {
        Self::ALL[date.weekday().num_days_from_sunday() as usize]
    }

    pub const fn number(self) -> u8 {
        self as u8
    }
}

impl TryFrom<u8> for Weekday {
    type Error = WeekdayError;

    fn try_from(number: u8) -> Result<Self, WeekdayError> {
        Self::ALL.get(usize::from(number)).copied().ok_or(WeekdayError::OutOfRange)
    }
}

impl FromStr for Weekday {
    type Err = WeekdayError;

    fn from_str(text: &str) -> Result<Self, WeekdayError> {
        text.parse::<u8>().map_err(|_| WeekdayError::OutOfRange)?.try_into()
    }
}

impl fmt::Display for Weekday {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}

text_value!(Weekday);

/// A set of weekdays, written as numbers in order: `5,6`. The default is the weekend nights.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct WeekdaySet(u8);

impl WeekdaySet {
    pub const EMPTY: Self = Self(0);
    pub const EVERY_DAY: Self = Self(0b111_1111);
    pub const WEEKEND_NIGHTS: Self = Self(1 << Weekday::Friday.number() | 1 << Weekday::Saturday.number());

    pub const fn contains(self, day: Weekday) -> bool {
        self.0 & (1 << day.number()) != 0
    }

    /// For weekdays as computed numbers: 0 Sunday … 6 Saturday.
    pub const fn has_number(self, number: u32) -> bool {
        self.0 & (1 << number) != 0
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    pub fn iter(self) -> impl Iterator<Item = Weekday> {
        Weekday::ALL.into_iter().filter(move |&day| self.contains(day))
    }
}

impl Default for WeekdaySet {
    fn default() -> Self {
        Self::WEEKEND_NIGHTS
    }
}

impl FromIterator<Weekday> for WeekdaySet {
    fn from_iter<I: IntoIterator<Item = Weekday>>(days: I) -> Self {
        Self(days.into_iter().fold(0, |mask, day| mask | 1 << day.number()))
    }
}

impl FromStr for WeekdaySet {
    type Err = WeekdayError;

    fn from_str(text: &str) -> Result<Self, WeekdayError> {
        if text.trim().is_empty() {
            return Ok(Self::EMPTY);
        }
        text.split(',').map(|number| number.trim().parse::<Weekday>()).collect()
    }
}

impl fmt::Display for WeekdaySet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let numbers: Vec<String> = self.iter().map(|day| day.to_string()).collect();
        f.pad(&numbers.join(","))
    }
}

impl fmt::Debug for WeekdaySet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

text_value!(WeekdaySet);

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn days_are_numbered_from_sunday() {
        for (number, day) in (0_u8..).zip(Weekday::ALL) {
            // 2026-02-01 is a Sunday.
            let date = NaiveDate::from_ymd_opt(2026, 2, 1 + u32::from(number)).unwrap();
            assert_eq!(Weekday::of(date), day);
            assert_eq!(day.number(), number);
            assert_eq!(Weekday::try_from(number), Ok(day));
            assert_eq!(day.to_string().parse(), Ok(day));
        }
        for text in ["", "7", "-1", "256", "Friday", " 5", "5.0"] {
            assert_eq!(text.parse::<Weekday>(), Err(WeekdayError::OutOfRange), "{text:?}");
        }
    }

    #[test]
    fn the_weekend_nights_are_friday_and_saturday() {
        let weekend = WeekdaySet::default();
        assert_eq!(weekend.to_string(), "5,6");
        assert_eq!(weekend.iter().collect::<Vec<_>>(), [Weekday::Friday, Weekday::Saturday]);
        assert_eq!(format!("{weekend:?}"), "{Friday, Saturday}");
        assert!(!weekend.contains(Weekday::Sunday));
    }

    #[test]
    fn sets_are_read_in_any_order() {
        for (text, printed) in [
            ("", ""),
            (" ", ""),
            ("6,5", "5,6"),
            (" 5 , 6 ", "5,6"),
            ("0,0", "0"),
            ("0,1,2,3,4,5,6", "0,1,2,3,4,5,6"),
        ] {
            assert_eq!(text.parse::<WeekdaySet>().unwrap().to_string(), printed, "{text:?}");
        }
        for text in ["7", "5,", ",", "5;6", "56", "5 6", "fri"] {
            assert_eq!(text.parse::<WeekdaySet>(), Err(WeekdayError::OutOfRange), "{text:?}");
        }
        assert!(WeekdaySet::EMPTY.is_empty());
        assert_eq!(WeekdaySet::EVERY_DAY.iter().count(), 7);
    }

    #[test]
    fn json_carries_the_text() {
        assert_eq!(serde_json::to_string(&WeekdaySet::WEEKEND_NIGHTS).unwrap(), r#""5,6""#);
        assert_eq!(serde_json::from_str::<WeekdaySet>(r#""5,6""#).unwrap(), WeekdaySet::WEEKEND_NIGHTS);
        assert!(serde_json::from_str::<WeekdaySet>(r#""9""#).is_err());
    }

    proptest! {
        #[test]
        fn a_set_holds_what_was_put_in(days in prop::collection::vec(prop::sample::select(&Weekday::ALL[..]), 0..10)) {
            let set: WeekdaySet = days.iter().copied().collect();
            for day in Weekday::ALL {
                prop_assert_eq!(set.contains(day), days.contains(&day));
            }
            prop_assert_eq!(set.to_string().parse(), Ok(set));
            prop_assert_eq!(set.iter().collect::<WeekdaySet>(), set);
        }

        #[test]
        fn no_text_panics(text in "\\PC*|[0-9, ]*") {
            if let Ok(set) = text.parse::<WeekdaySet>() {
                prop_assert_eq!(set.to_string().parse(), Ok(set));
            }
        }
    }
}
