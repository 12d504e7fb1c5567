//! Events created from a feed: their kind, their date range, and their deletion.

use chrono::{DateTime, Days, Utc};
use domain::key::Key;
use ical::Frame;
use store::row::homes::property;
use store::{StoreError, Tx};

use crate::app;

/// The date range that is imported: past days for events that began long ago, and future days up to the booking horizon.
const BACK: Days = Days::new(62);
const AHEAD: Days = Days::new(1_100);

pub(super) async fn forget_event(tx: &Tx, event: Key) -> Result<(), StoreError> {
    store::calendars::night::release(tx, event.account(), event).await?;
    store::calendars::calendar_event::delete(tx, event).await
}

pub(super) fn frame(home: &property::Model, now: DateTime<Utc>) -> Frame {
    let today = app::home_day(home, now);
    let from = today.checked_sub_days(BACK).unwrap_or(today);
    Frame { zone: app::home_zone(home), from, until: today.checked_add_days(AHEAD).unwrap_or(today) }
}
