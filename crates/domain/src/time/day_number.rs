//! Days as numbers, counted from the start of the common era: faster to compare and subtract than dates.

use chrono::NaiveDate;

pub(crate) fn date(day: i32) -> NaiveDate {
    NaiveDate::from_num_days_from_ce_opt(day).expect("days of stays are far inside the calendar")
}
