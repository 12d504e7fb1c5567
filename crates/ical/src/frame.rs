//! Which nights matter.

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
