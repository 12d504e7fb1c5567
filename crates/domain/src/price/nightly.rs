//! The nightly equivalent of a weekly or monthly price, for comparison with nightly prices.

use crate::money::rounding::pro_rata;

pub fn of_week(weekly: i64) -> i64 {
    pro_rata(weekly, 1, 7)
}

/// A month counts thirty nights here, independent of the calendar.
pub fn of_month(monthly: i64) -> i64 {
    pro_rata(monthly, 1, 30)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_half_cent_goes_up() {
        assert_eq!((of_week(70_000), of_week(70_003), of_week(70_004)), (10_000, 10_000, 10_001));
        assert_eq!((of_month(300_014), of_month(300_015)), (10_000, 10_001));
    }
}
