//! When a refundable deposit is taken from the card, and when it is given back.

use chrono::{Days, NaiveDate};

use crate::time::stay::Stay;

const DAYS_BEFORE: Days = Days::new(1);
const DAYS_AFTER: Days = Days::new(2);
/// Stays of this many nights or more are charged: a hold would be renewed too often.
const LONG_STAY: u32 = 28;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DepositSchedule {
    /// The day before arrival.
    pub taken_on: NaiveDate,
    /// Two days after departure.
    pub returned_on: NaiveDate,
    /// Charged and refunded, instead of held and released.
    pub is_charged: bool,
}

impl DepositSchedule {
    pub fn of(stay: Stay) -> Self {
        Self {
            taken_on: stay.check_in().checked_sub_days(DAYS_BEFORE).unwrap_or(stay.check_in()),
            returned_on: stay.check_out().checked_add_days(DAYS_AFTER).unwrap_or(stay.check_out()),
            is_charged: stay.nights() >= LONG_STAY,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn schedule(stay: &str) -> (String, String, bool) {
        let DepositSchedule { taken_on, returned_on, is_charged } =
            DepositSchedule::of(stay.parse().unwrap());
        (taken_on.to_string(), returned_on.to_string(), is_charged)
    }

    #[test]
    fn a_deposit_is_held_from_the_day_before_arrival_until_two_days_after_departure() {
        assert_eq!(schedule("2026-07-04/2026-07-11"), ("2026-07-03".into(), "2026-07-13".into(), false));
    }

    #[test]
    fn four_weeks_are_too_long_for_a_hold() {
        assert!(!schedule("2026-07-01/2026-07-28").2);
        assert!(schedule("2026-07-01/2026-07-29").2);
    }
}
