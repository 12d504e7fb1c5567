//! The time zone of a home, and its current date.

use chrono::{DateTime, NaiveDate, Utc};
use chrono_tz::Tz;
use store::row::homes::property;

use super::account_clock::zone_named;

pub(crate) fn home_day(home: &property::Model, now: DateTime<Utc>) -> NaiveDate {
    now.with_timezone(&home_zone(home)).date_naive()
}

pub(crate) fn home_zone(home: &property::Model) -> Tz {
    zone_named(&home.time_zone)
}
