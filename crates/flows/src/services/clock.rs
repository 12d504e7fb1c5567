//! The clock, injected so that tests can fix the time.

use chrono::{DateTime, NaiveDate, NaiveTime, SubsecRound, TimeDelta, TimeZone, Utc};
use chrono_tz::Tz;

/// Scheduled work of a day is done at this time in the home's time zone.
const MORNING: NaiveTime = NaiveTime::from_hms_opt(9, 0, 0).unwrap();

pub trait Clock: Send + Sync + std::fmt::Debug {
    fn now(&self) -> DateTime<Utc>;
}

/// The system clock, truncated to microseconds: the precision of both databases.
#[derive(Clone, Copy, Debug)]
pub struct SystemClock;

impl Clock for SystemClock {
    #[expect(clippy::disallowed_methods, reason = "the one place where the machine's clock is read")]
    fn now(&self) -> DateTime<Utc> {
        Utc::now().trunc_subsecs(6)
    }
}

/// If the time does not exist because of daylight saving, one hour later.
pub(crate) fn morning(day: NaiveDate, zone: Tz) -> DateTime<Utc> {
    let local = day.and_time(MORNING);
    let time = zone.from_local_datetime(&local).earliest();
    let time = time.or_else(|| zone.from_local_datetime(&(local + TimeDelta::hours(1))).earliest());
    time.map_or_else(|| local.and_utc(), |time| time.with_timezone(&Utc))
}
