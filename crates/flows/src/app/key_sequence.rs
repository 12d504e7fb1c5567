//! Keys that grow with every row that a node creates, also within one second, so that "the newer one" is never a matter of chance.

use std::sync::atomic::{AtomicU64, Ordering};

use chrono::{DateTime, Utc};
use domain::key::{AccountId, Key};

const MICROSECOND_BITS: u32 = 20;
const SERIAL_BITS: u32 = 12;
const SECOND: u64 = 1 << (MICROSECOND_BITS + SERIAL_BITS);

/// The last time that a key was made for: Unix seconds (32 bits), microseconds (20), number within the microsecond (12).
#[derive(Debug, Default)]
pub(super) struct KeySequence(AtomicU64);

impl KeySequence {
    /// The next key: the account, the time, and 32 of the random bits.
    pub(super) fn next(&self, account: AccountId, now: DateTime<Utc>, random: u64) -> Key {
        let seconds = u64::from(u32::try_from(now.timestamp()).unwrap_or(u32::MAX));
        let micros = u64::from(now.timestamp_subsec_micros()).min((1 << MICROSECOND_BITS) - 1);
        let time = seconds * SECOND + (micros << SERIAL_BITS);
        let after = |last: u64| {
            // A clock that was set back takes keys back with it.
            let follows = (time..time.saturating_add(SECOND)).contains(&last);
            if follows { last + 1 } else { time }
        };
        let last = self.0.fetch_update(Ordering::Relaxed, Ordering::Relaxed, |last| Some(after(last)));
        let place = after(last.unwrap_or_default());
        let seconds = u32::try_from(place / SECOND).unwrap_or(u32::MAX);
        Key::new(account, seconds, (place % SECOND) << 32 | random & u64::from(u32::MAX))
    }
}

#[cfg(test)]
mod tests {
    use chrono::TimeDelta;

    use super::*;

    fn account() -> AccountId {
        AccountId::new(7)
    }

    #[test]
    fn keys_grow_while_the_clock_stands_still() {
        let (sequence, now) = (KeySequence::default(), DateTime::UNIX_EPOCH + TimeDelta::days(20_000));
        let keys: Vec<Key> = (0..10_000).map(|at| sequence.next(account(), now, u64::MAX - at)).collect();
        assert!(keys.is_sorted_by(|one, next| one < next));
        assert!(keys.iter().all(|key| key.account() == account()));
    }

    #[test]
    fn keys_name_the_second_of_a_clock_that_is_set_back_or_forth() {
        let (sequence, now) = (KeySequence::default(), DateTime::UNIX_EPOCH + TimeDelta::days(20_000));
        for seconds in [0, 1, 86_400, -86_400, 0] {
            let at = now + TimeDelta::seconds(seconds);
            let key = sequence.next(account(), at, 0);
            assert_eq!(i64::from(key.created_seconds()), at.timestamp());
        }
    }
}
