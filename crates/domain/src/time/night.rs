//! The two ways to write the end of a range of nights: stays, spans and feeds state the check-out day, rows of calendars and rates
//! the last night. Converted only here.

use chrono::{Days, NaiveDate};

/// The day after the last night, on which a stay ends.
pub fn check_out_after(last_night: NaiveDate) -> NaiveDate {
    last_night.checked_add_days(Days::new(1)).unwrap_or(last_night)
}

/// The night before the day on which a stay ends.
pub fn last_night_before(check_out: NaiveDate) -> NaiveDate {
    check_out.checked_sub_days(Days::new(1)).unwrap_or(check_out)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stay_ends_the_day_after_its_last_night() {
        for (last_night, check_out) in [
            ("2026-07-10", "2026-07-11"),
            ("2028-02-28", "2028-02-29"),
            ("2026-02-28", "2026-03-01"),
            ("2026-12-31", "2027-01-01"),
        ] {
            let (last_night, check_out) = (last_night.parse().unwrap(), check_out.parse().unwrap());
            assert_eq!(check_out_after(last_night), check_out);
            assert_eq!(last_night_before(check_out), last_night);
        }
    }
}
