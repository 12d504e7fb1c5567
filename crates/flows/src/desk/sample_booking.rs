//! An example booking, so that owners see the effect of their rules: made today, for a stay some days ahead.

use chrono::{Days, NaiveDate};
use domain::accounts::role::Permission;
use domain::money::rounding::MAX_AMOUNT;
use domain::time::stay::Stay;

use crate::access::Caller;
use crate::records::ResourceError;
use crate::{App, app};

/// The booking horizon in days.
const MOST_DAYS: u32 = 1_096;

#[derive(Clone, Copy, Debug)]
pub struct SampleWish {
    pub total: i64,
    /// Days from today to check-in.
    pub days_ahead: u32,
    pub nights: u32,
}

#[derive(Clone, Copy, Debug)]
pub struct SampleBooking {
    /// Today in the account's time zone.
    pub booked: NaiveDate,
    pub stay: Stay,
    pub total: i64,
}

pub async fn sample_booking(
    app: &App,
    caller: &Caller,
    wish: SampleWish,
) -> Result<SampleBooking, ResourceError> {
    caller.demand(Permission::Read)?;
    if !(0..=MAX_AMOUNT).contains(&wish.total) {
        return Err(ResourceError::wrong("total", "This amount is out of range."));
    }
    if wish.days_ahead > MOST_DAYS {
        return Err(ResourceError::wrong("days_ahead", format!("This must be at most {MOST_DAYS}.")));
    }
    let booked = app::account_day(app, caller).await?;
    let check_in = booked + Days::new(wish.days_ahead.into());
    let stay = check_in
        .checked_add_days(Days::new(wish.nights.into()))
        .map(|check_out| Stay::new(check_in, check_out))
        .transpose()
        .map_err(|error| ResourceError::wrong("nights", error.to_string()))?;
    let stay = stay.ok_or_else(|| ResourceError::wrong("nights", "This is too long."))?;
    Ok(SampleBooking { booked, stay, total: wish.total })
}
