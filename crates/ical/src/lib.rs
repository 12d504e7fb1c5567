//! Calendars as other channels write and read them (RFC 5545): busy nights out of theirs, and ours as theirs. Pure: no network, no
//! clock; what is read is bounded whatever it says.

mod channel;
mod draft;
mod line;
mod moment;
mod nights;
mod read;
mod recurrence;
mod write;

pub use channel::Held;
pub use nights::Run;
pub use read::{Busy, Calendar, MOST_BYTES, ReadError, read};
pub use write::{Entry, write};

use chrono::NaiveDate;
use chrono_tz::Tz;

/// Where the home stands, and which of its nights matter.
#[derive(Clone, Copy, Debug)]
pub struct Frame {
    pub zone: Tz,
    /// The first night that is told.
    pub from: NaiveDate,
    /// No night from here on is told.
    pub until: NaiveDate,
}

#[cfg(test)]
mod fuzz_tests;
