//! Time, passed in, so that a test can stand still.

use chrono::{DateTime, NaiveDate, NaiveTime, SubsecRound, TimeDelta, TimeZone, Utc};
use chrono_tz::Tz;

/// What the house does by itself on a day, it does in the morning where the home stands.
const MORNING: NaiveTime = NaiveTime::from_hms_opt(9, 0, 0).unwrap();

pub trait Clock: Send + Sync + std::fmt::Debug {
    fn now(&self) -> DateTime<Utc>;
}

/// The machine's clock, cut to microseconds: the finest that both databases keep.
#[derive(Clone, Copy, Debug)]
pub struct SystemClock;

impl Clock for SystemClock {
    #[expect(clippy::disallowed_methods, reason = "the one place where the machine's clock is read")]
    fn now(&self) -> DateTime<Utc> {
        Utc::now().trunc_subsecs(6)
    }
}

/// When the hour does not exist, because clocks are put forward, an hour later.
pub(crate) fn morning(day: NaiveDate, zone: Tz) -> DateTime<Utc> {
    let local = day.and_time(MORNING);
    let time = zone.from_local_datetime(&local).earliest();
    let time = time.or_else(|| zone.from_local_datetime(&(local + TimeDelta::hours(1))).earliest());
    time.map_or_else(|| local.and_utc(), |time| time.with_timezone(&Utc))
}
