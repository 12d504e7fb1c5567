//! The sample booking of a policy preview, in the request and in the response.

use chrono::NaiveDate;
use flows::desk::{SampleBooking, SampleWish};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
pub struct SampleBookingIn {
    /// The total of the stay, in minor units of any currency.
    total: i64,
    /// The number of days from today to check-in.
    days_ahead: u32,
    /// The length of the stay in nights.
    nights: u32,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct SampleBookingOut {
    /// The current date in the account's time zone.
    booked_on: NaiveDate,
    check_in: NaiveDate,
    check_out: NaiveDate,
    /// The total of the stay in minor units.
    total: i64,
}

impl From<SampleBookingIn> for SampleWish {
    fn from(SampleBookingIn { total, days_ahead, nights }: SampleBookingIn) -> Self {
        Self { total, days_ahead, nights }
    }
}

impl From<SampleBooking> for SampleBookingOut {
    fn from(SampleBooking { booked, stay, total }: SampleBooking) -> Self {
        Self { booked_on: booked, check_in: stay.check_in(), check_out: stay.check_out(), total }
    }
}

/// Returns the number of days from a day to arrival.
pub fn days_before(sample: &SampleBooking, day: NaiveDate) -> i64 {
    (sample.stay.check_in() - day).num_days()
}
