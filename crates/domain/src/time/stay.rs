//! The dates of a stay: the nights from check-in until before check-out. Civil dates, no time zone.

use std::fmt;
use std::str::FromStr;

use chrono::NaiveDate;
use thiserror::Error;

use crate::text::text_value::text_value;
use crate::time::night::last_night_before;

/// At least one night, written as `2026-07-04/2026-07-11`. Stays sort by check-in, then by check-out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Stay {
    check_in: NaiveDate,
    check_out: NaiveDate,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum StayError {
    #[error("Check-out must be after check-in.")]
    NoNight,
    #[error("A stay can have at most {} nights.", Stay::MAX_NIGHTS)]
    TooLong,
    #[error("A stay is two dates, such as 2026-07-04/2026-07-11.")]
    NotDates,
}

impl Stay {
    /// Three years, one of them a leap year.
    pub const MAX_NIGHTS: u32 = 1096;

    pub fn new(check_in: NaiveDate, check_out: NaiveDate) -> Result<Self, StayError> {
        let nights = (check_out - check_in).num_days();
        if nights < 1 {
            Err(StayError::NoNight)
        } else if nights > i64::from(Self::MAX_NIGHTS) {
            Err(StayError::TooLong)
        } else {
            Ok(Self { check_in, check_out })
        }
    }

    pub const fn check_in(&self) -> NaiveDate {
        self.check_in
    }

    pub const fn check_out(&self) -> NaiveDate {
        self.check_out
    }

    pub fn last_night(&self) -> NaiveDate {
        last_night_before(self.check_out)
    }

    /// The number of nights; [`Stay::each_night`] lists them.
    pub fn nights(&self) -> u32 {
        u32::try_from((self.check_out - self.check_in).num_days()).expect("a stay has 1 to 1096 nights")
    }

    pub fn each_night(&self) -> impl Iterator<Item = NaiveDate> + use<> {
        self.check_in.iter_days().take(self.nights() as usize)
    }

    pub fn contains(&self, night: NaiveDate) -> bool {
        (self.check_in..self.check_out).contains(&night)
    }

    /// Whether the two have at least one night in common. Arrival on the other stay's departure day is no overlap.
    pub fn overlaps(&self, other: &Self) -> bool {
        self.check_in < other.check_out && other.check_in < self.check_out
    }
}

impl FromStr for Stay {
    type Err = StayError;

    fn from_str(text: &str) -> Result<Self, StayError> {
        let (check_in, check_out) = text.split_once('/').ok_or(StayError::NotDates)?;
        let date = |text: &str| text.parse::<NaiveDate>().map_err(|_| StayError::NotDates);
        Self::new(date(check_in)?, date(check_out)?)
    }
}

impl fmt::Display for Stay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.check_in, self.check_out)
    }
}

text_value!(Stay);

#[cfg(test)]
mod tests {
    use chrono::Days;
    use proptest::prelude::*;

    use super::*;

    fn date(text: &str) -> NaiveDate {
        text.parse().unwrap()
    }

    fn stay(text: &str) -> Stay {
        text.parse().unwrap()
    }

    #[test]
    fn good_stays() {
        for (text, nights, last_night) in [
            ("2026-07-04/2026-07-05", 1, "2026-07-04"),
            ("2026-07-04/2026-07-11", 7, "2026-07-10"),
            ("2028-02-28/2028-03-01", 2, "2028-02-29"),
            ("2026-12-31/2027-01-01", 1, "2026-12-31"),
            ("2026-07-04/2029-07-04", 1096, "2029-07-03"),
        ] {
            let stay = stay(text);
            assert_eq!((stay.nights(), stay.last_night()), (nights, date(last_night)), "{text}");
            assert_eq!(stay.to_string(), text);
        }
    }

    #[test]
    fn bad_stays_are_refused() {
        for (text, error) in [
            ("2026-07-04/2026-07-04", StayError::NoNight),
            ("2026-07-04/2026-07-03", StayError::NoNight),
            ("2026-07-04/2029-07-05", StayError::TooLong),
            ("2026-07-04/9999-12-31", StayError::TooLong),
            ("", StayError::NotDates),
            ("2026-07-04", StayError::NotDates),
            ("2026-07-04/", StayError::NotDates),
            ("2026-02-30/2026-03-04", StayError::NotDates),
            ("2026-07-04/2026-07-05/2026-07-06", StayError::NotDates),
            ("2026-07-04T10:00/2026-07-05", StayError::NotDates),
        ] {
            assert_eq!(text.parse::<Stay>(), Err(error), "{text:?}");
        }
        assert_eq!(StayError::TooLong.to_string(), "A stay can have at most 1096 nights.");
    }

    #[test]
    fn an_arrival_on_the_day_of_departure_is_no_overlap() {
        let week = stay("2026-07-04/2026-07-11");
        for (other, overlaps) in [
            ("2026-07-01/2026-07-04", false),
            ("2026-07-01/2026-07-05", true),
            ("2026-07-06/2026-07-08", true),
            ("2026-07-01/2026-07-20", true),
            ("2026-07-10/2026-07-20", true),
            ("2026-07-11/2026-07-20", false),
        ] {
            assert_eq!(week.overlaps(&stay(other)), overlaps, "{other}");
        }
    }

    #[test]
    fn json_carries_the_text() {
        let json = r#""2026-07-04/2026-07-11""#;
        assert_eq!(serde_json::to_string(&serde_json::from_str::<Stay>(json).unwrap()).unwrap(), json);
        assert!(serde_json::from_str::<Stay>(r#""2026-07-04/2026-07-04""#).is_err());
    }

    fn any_stay() -> impl Strategy<Value = Stay> {
        (0_u64..200, 1_u64..100).prop_map(|(offset, nights)| {
            let check_in = date("2026-01-01") + Days::new(offset);
            Stay::new(check_in, check_in + Days::new(nights)).unwrap()
        })
    }

    proptest! {
        #[test]
        fn text_reads_back(stay in any_stay()) {
            prop_assert_eq!(stay.to_string().parse(), Ok(stay));
        }

        #[test]
        fn each_night_is_contained_and_no_other(stay in any_stay()) {
            let nights: Vec<NaiveDate> = stay.each_night().collect();
            prop_assert_eq!(nights.len(), stay.nights() as usize);
            prop_assert_eq!(nights.first(), Some(&stay.check_in()));
            prop_assert_eq!(nights.last(), Some(&stay.last_night()));
            prop_assert!(nights.iter().all(|&night| stay.contains(night)));
            prop_assert!(!stay.contains(stay.check_out()) && !stay.contains(stay.check_in() - Days::new(1)));
        }

        #[test]
        fn overlapping_is_sharing_a_night(left in any_stay(), right in any_stay()) {
            let shared = left.each_night().any(|night| right.contains(night));
            prop_assert_eq!(left.overlaps(&right), shared);
            prop_assert_eq!(right.overlaps(&left), shared);
        }

        #[test]
        fn no_text_panics(text in "\\PC*|[+-]?[0-9]{1,6}-[01][0-9]-[0-3][0-9]/[+-]?[0-9]{1,6}-1?[0-9]-[12]?[0-9]") {
            if let Ok(stay) = text.parse::<Stay>() {
                prop_assert_eq!(stay.to_string().parse(), Ok(stay));
            }
        }
    }
}
