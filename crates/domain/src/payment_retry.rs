//! When a payment that was refused is tried again.

use chrono::{DateTime, TimeDelta, Utc};

/// So often a card is tried for one payment or deposit.
const TRIES: i32 = 3;
/// The time between two tries.
pub const PAUSE: TimeDelta = TimeDelta::hours(1);

/// Nothing after the last try.
pub fn next_try(tried: i32, at: DateTime<Utc>) -> Option<DateTime<Utc>> {
    (tried < TRIES).then(|| at + PAUSE)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn three_tries_an_hour_apart() {
        let at = DateTime::UNIX_EPOCH;
        let tries = (1..5).map(|tried| next_try(tried, at));
        assert_eq!(tries.collect::<Vec<_>>(), [Some(at + PAUSE), Some(at + PAUSE), None, None]);
    }
}
