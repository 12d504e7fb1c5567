//! Fixed clocks for tests.

use std::sync::{Mutex, PoisonError};

use chrono::{DateTime, TimeDelta, Utc};
use flows::services::Clock;

/// A clock that always shows the same time.
#[derive(Debug)]
pub struct FixedClock(pub DateTime<Utc>);

impl Clock for FixedClock {
    fn now(&self) -> DateTime<Utc> {
        self.0
    }
}

/// A clock that only the test advances.
#[derive(Debug)]
pub struct TestClock(Mutex<DateTime<Utc>>);

impl TestClock {
    pub fn at(moment: DateTime<Utc>) -> Self {
        Self(Mutex::new(moment))
    }

    pub fn set(&self, moment: DateTime<Utc>) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = moment;
    }

    pub fn advance(&self, by: TimeDelta) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) += by;
    }
}

impl Clock for TestClock {
    fn now(&self) -> DateTime<Utc> {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl sandbox::Clock for TestClock {
    fn now(&self) -> DateTime<Utc> {
        Clock::now(self)
    }
}
