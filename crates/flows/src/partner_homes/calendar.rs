//! Nights taken at the partner, read periodically so that searches and calendars leave them out. They are not in our ledger:
//! whether a stay is free, the partner says when asked for a price, and what it then sells is booked.

use std::collections::BTreeSet;

use chrono::{Days, NaiveDate, TimeDelta};
use domain::key::Key;
use domain::text::code::JobKind;
use store::{StoreError, Tx};

use super::token::ask_partner;
use crate::app::After;
use crate::services::PartnerTrouble;
use crate::{App, app};

const EVERY: TimeDelta = TimeDelta::hours(6);
const AHEAD: Days = Days::new(365);
/// Retry interval if the partner does not respond, unless it sets one.
const AGAIN: TimeDelta = TimeDelta::hours(1);
/// Spreads the reads of many homes: the partner limits requests, and bookings have priority.
const SPREAD_SECONDS: u64 = 3_600;

/// Enqueues the first read of the home's calendar.
pub(super) async fn ask_for_calendar(app: &App, tx: &Tx, property: Key) -> Result<(), StoreError> {
    app::enqueue(app, tx, JobKind::ReadPartnerCalendar, property, app.now() + spread(app)).await
}

/// The job, for as long as the partner sells the home.
pub(crate) async fn read_partner_calendar(app: &App, property: Key) -> Result<After, PartnerTrouble> {
    let db = app.store.read();
    let heard = store::partner_homes::partner_listing::of_property(db, property).await?;
    let home = store::homes::property::find_row(db, property.account(), property).await?;
    let sold = heard.filter(|heard| !heard.fingerprint.is_empty());
    let (Some(home), Some(sold)) = (home, sold) else { return Ok(After::Nothing) };
    let from = app::home_day(&home, app.now());
    let to = from.checked_add_days(AHEAD).unwrap_or(from);
    let listing = sold.listing_key.as_str();
    let asking = ask_partner(app, property.account(), |line, token| async move {
        line.calendar(&token, listing, from, to).await
    });
    let days = match asking.await {
        Ok(days) => days,
        Err(PartnerTrouble::Store(error)) => return Err(error.into()),
        Err(trouble) => {
            tracing::warn!(%property, %trouble, "a calendar could not be read from the partner");
            return Ok(After::At(app.now() + trouble.pause().unwrap_or(AGAIN) + spread(app)));
        }
    };
    let taken = days.iter().filter(|day| !day.free).map(|day| day.night);
    let taken = taken.filter(|night| (from..=to).contains(night)).collect();
    keep_partner_nights(app, property, &taken).await?;
    Ok(After::At(app.now() + EVERY + spread(app)))
}

async fn keep_partner_nights(
    app: &App,
    property: Key,
    taken: &BTreeSet<NaiveDate>,
) -> Result<(), StoreError> {
    if store::partner_homes::partner_night::of_property(app.store.read(), property).await? == *taken {
        return Ok(());
    }
    let tx = app.store.write().await?;
    store::partner_homes::partner_night::replace(&tx, property, taken).await?;
    app.commit(tx, property.account()).await
}

fn spread(app: &App) -> TimeDelta {
    TimeDelta::seconds(i64::try_from(app.random() % SPREAD_SECONDS).unwrap_or_default())
}
