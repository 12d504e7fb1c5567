//! The retry schedule of declined payments.

use chrono::{DateTime, TimeDelta, Utc};

/// The number of attempts for one payment or deposit.
const TRIES: i32 = 3;
/// The time between two attempts.
pub const RETRY_INTERVAL: TimeDelta = TimeDelta::hours(1);

/// `None` after the last attempt.
pub fn next_try(tried: i32, at: DateTime<Utc>) -> Option<DateTime<Utc>> {
    (tried < TRIES).then(|| at + RETRY_INTERVAL)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn three_tries() {
        let at = DateTime::UNIX_EPOCH;
        let tries = (1..5).map(|tried| next_try(tried, at));
        assert_eq!(
            tries.collect::<Vec<_>>(),
            [Some(at + RETRY_INTERVAL), Some(at + RETRY_INTERVAL), None, None]
        );
    }
}
