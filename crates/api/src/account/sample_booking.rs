//! The sample booking that a policy is tried on, as it comes and as it is answered.

use chrono::NaiveDate;
use flows::desk::{SampleBooking, SampleWish};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
pub struct SampleBookingIn {
    /// Of the stay, in minor units of any currency.
    total: i64,
    /// Days from today to check-in.
    days_ahead: u32,
    nights: u32,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct SampleBookingOut {
    /// Today, where the account is.
    booked_on: NaiveDate,
    check_in: NaiveDate,
    check_out: NaiveDate,
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

/// How long before arrival a day is.
pub fn days_before(sample: &SampleBooking, day: NaiveDate) -> i64 {
    (sample.stay.check_in() - day).num_days()
}
