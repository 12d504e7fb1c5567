//! A home's calendar as an iCal feed for other channels: at a secret address, without guest details, and without events imported
//! from other channels, which would come back to them as if they were ours.

use chrono::{DateTime, Days, TimeDelta, Utc};
use domain::accounts::role::Permission;
use domain::key::Key;
use domain::time::night::check_out_after;
use ical::{Entry, Run};
use serde_json::Value;
use sha2::{Digest, Sha256};
use store::StoreError;
use store::row::calendars::calendar_event;
use store::row::homes::property;

use super::full_calendar_event::ranges;
use crate::access::{Caller, Denied};
use crate::app::Act;
use crate::{App, access, app, feeds};

/// Events that ended longer ago are not exported.
const BACK: Days = Days::new(31);
/// Reads of the same calendar within this time are recorded once.
const READING: TimeDelta = TimeDelta::minutes(1);

#[derive(Clone, Debug)]
pub struct SharedCalendar {
    pub text: String,
    /// Unchanged as long as the content is.
    pub etag: String,
}

#[derive(Debug, thiserror::Error)]
pub enum SharedCalendarError {
    #[error("no such home")]
    NoSuchHome,
    #[error(transparent)]
    Denied(#[from] Denied),
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// `None` if the address is unknown.
pub async fn shared_calendar(app: &App, address: &str) -> Result<Option<SharedCalendar>, StoreError> {
    let Some((key, secret)) = address.split_once('-') else { return Ok(None) };
    let Ok(key) = key.parse::<Key>() else { return Ok(None) };
    let home = store::homes::property::find_row(app.store.read(), key.account(), key).await?;
    let Some(home) = home.filter(|home| access::fits(secret, &access::hashed(&home.ical_secret))) else {
        return Ok(None);
    };
    let now = app.now();
    let entries = shared_entries(app, &home).await?;
    note_reading(app, &home, &entries, now).await;
    let text = ical::write(&home.name, &entries);
    let etag = hex::encode(&Sha256::digest(text.as_bytes())[..16]);
    Ok(Some(SharedCalendar { text, etag }))
}

/// Records that the feed was read: a channel that has read a stay may repeat it in its own feed, and one that has not may sell
/// the nights itself. Written if the feed has a new event, and otherwise at most once a minute; an error does not fail the
/// request.
async fn note_reading(app: &App, home: &property::Model, entries: &[Entry], now: DateTime<Utc>) {
    let has_news = |read| entries.iter().any(|entry| entry.written > read);
    let is_known = home.calendar_read_at.is_some_and(|read| now - read < READING && !has_news(read));
    if is_known {
        return;
    }
    if let Err(error) = store::homes::property::set_calendar_read(&app.store, home.id.key(), now).await {
        tracing::warn!(%error, "the read of a calendar feed could not be recorded");
    }
}

/// The last part of the address of a home's iCal feed.
pub async fn calendar_address(
    app: &App,
    caller: &Caller,
    property: Key,
) -> Result<String, SharedCalendarError> {
    Ok(address(&own_home(app, caller, property).await?))
}

/// Replaces the address; the old one becomes invalid.
pub async fn renew_calendar_address(
    app: &App,
    caller: &Caller,
    property: Key,
) -> Result<String, SharedCalendarError> {
    let mut home = own_home(app, caller, property).await?;
    home.ical_secret = app.secret();
    let tx = app.store.write().await?;
    store::homes::property::set_ical_secret(&tx, property, &home.ical_secret).await?;
    let act =
        Act { action: "renew-calendar-address", noun: "property", row: Some(property), changes: Value::Null };
    app::record(app, &tx, caller, act).await?;
    app.commit(tx, caller.account).await?;
    Ok(address(&home))
}

async fn own_home(app: &App, caller: &Caller, key: Key) -> Result<property::Model, SharedCalendarError> {
    caller.demand(Permission::Properties)?;
    let home = if caller.sees(&app.store, key).await? {
        store::homes::property::find_row(app.store.read(), caller.account, key).await?
    } else {
        None
    };
    home.ok_or(SharedCalendarError::NoSuchHome)
}

async fn shared_entries(app: &App, home: &property::Model) -> Result<Vec<Entry>, StoreError> {
    let (db, property) = (app.store.read(), home.id.key());
    let today = app::home_day(home, app.now());
    let from = today.checked_sub_days(BACK).unwrap_or(today);
    let owners = store::calendars::calendar_event::owners(db, property.account(), property).await?;
    if home.units > 1 {
        // Other channels may sell the home as long as a unit is left.
        let units = usize::try_from(home.units).unwrap_or(1);
        let full = ranges(&owners, units, true).into_iter().filter(|range| range.end > from);
        let entries = full.map(|range| Entry {
            uid: format!("{}@{property}.casita", range.start),
            first: range.start,
            until: range.end,
            summary: CLOSED.to_owned(),
            written: home.created_at,
        });
        return Ok(entries.collect());
    }
    let owned = feeds::owned(&owners);
    let events = store::calendars::calendar_event::current(db, property.account(), property, from).await?;
    let ours = events.iter().filter(|event| event.feed_id.is_none());
    let mut entries: Vec<Entry> = ours.map(|event| entry(event, feeds::span(event, &owned))).collect();
    // A stay whose dates are changing has two events for a while.
    for place in 1..entries.len() {
        if entries[..place].iter().any(|before| before.uid == entries[place].uid) {
            entries[place].uid = format!("{}-{}", entries[place].first, entries[place].uid);
        }
    }
    Ok(entries)
}

const CLOSED: &str = "Not available";
const RESERVED: &str = "Reserved";

fn address(home: &property::Model) -> String {
    format!("{}-{}.ics", home.id.key(), home.ical_secret)
}

/// A stay keeps its UID when its dates change.
fn entry(event: &calendar_event::Model, run: Run) -> Entry {
    let named = event.reservation_id.unwrap_or(event.id);
    Entry {
        uid: feeds::name_of(named.key(), event.property_id.key()),
        first: run.first,
        until: check_out_after(run.last),
        summary: if event.reservation_id.is_some() { RESERVED } else { CLOSED }.to_owned(),
        written: event.created_at,
    }
}
