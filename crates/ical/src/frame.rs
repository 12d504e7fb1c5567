//! The relevant range of nights.

use chrono::NaiveDate;
use chrono_tz::Tz;

/// The home's time zone, and the range of relevant nights.
#[derive(Clone, Copy, Debug)]
pub struct Frame {
    pub zone: Tz,
    /// The first night, inclusive.
    pub from: NaiveDate,
    /// The end of the range, exclusive.
    pub until: NaiveDate,
}
