//! Feeds of other channels: read periodically, and their nights taken in our ledger. Errors never release nights; only a complete
//! feed without the event does.

use std::time::Duration;

use chrono::{DateTime, TimeDelta, Utc};
use domain::key::Key;
use domain::text::code::{JobKind, StateStatus};
use reach::{FetchError, Fetched, Known, ReachError};
use store::row::feeds::calendar_feed;
use store::row::homes::property;
use store::{StoreError, Tx};

use super::event::{forget_event, frame};
use super::import::import;
use super::settle::settle;
use crate::app::After;
use crate::services::Purpose;
use crate::{App, app};

const EVERY: TimeDelta = TimeDelta::minutes(15);
/// Spreads the reads, so that not all happen in the same second.
const JITTER_SECONDS: u64 = 300;
const LONGEST_PAUSE: TimeDelta = TimeDelta::hours(3);
const PATIENCE: Duration = Duration::from_secs(40);
const ACCEPT: &str = "text/calendar, */*;q=0.5";

const LONGEST_FAILURE: usize = 300;
const UNREADABLE_ADDRESS: &str = "The address was encrypted by another installation. Please enter it again.";
const MOST_AT_START: u64 = 10_000;

#[derive(Debug, thiserror::Error)]
pub enum FeedError {
    #[error("nobody is set to read calendars")]
    NoOutside,
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// The result of one read.
enum Look {
    Failed(String),
    Unchanged,
    Whole { calendar: ical::Calendar, known: Known },
}

/// Fails if the address cannot be that of a feed, as far as it can be checked now.
pub(super) fn check_feed_address(app: &App, url: &str) -> Result<(), ReachError> {
    app.outside.as_ref().map_or(Ok(()), |outside| outside.check(url))
}

/// Enqueues jobs for feeds without one, which were created before feeds were read.
pub(crate) async fn watch_feeds(app: &App) -> Result<(), StoreError> {
    let feeds = store::feeds::calendar_feed::untouched(app.store.read(), MOST_AT_START).await?;
    if feeds.is_empty() {
        return Ok(());
    }
    let tx = app.store.write().await?;
    for feed in feeds {
        app::enqueue(app, &tx, JobKind::ReadFeed, feed, app.now() + jitter(app)).await?;
    }
    tx.commit().await
}

/// The job of every feed.
pub(crate) async fn read_feed(app: &App, key: Key) -> Result<After, FeedError> {
    let now = app.now();
    Ok(match refresh_feed(app, key, PATIENCE).await? {
        None => After::Nothing,
        Some(feed) if feed.good_at == feed.checked_at => After::At(now + EVERY + jitter(app)),
        Some(feed) => {
            let since = feed.good_at.unwrap_or(feed.created_at);
            After::At(now + (now - since).clamp(EVERY, LONGEST_PAUSE) + jitter(app))
        }
    })
}

/// Reads the feed once and stores the result. `None` for a feed that is not active.
pub(super) async fn refresh_feed(
    app: &App,
    key: Key,
    patience: Duration,
) -> Result<Option<calendar_feed::Model>, FeedError> {
    let db = app.store.read();
    let feed = store::feeds::calendar_feed::find(db, key).await?;
    let Some(feed) = feed.filter(|feed| feed.state_status == StateStatus::Active) else {
        return Ok(None);
    };
    let home = store::homes::property::find_row(db, key.account(), feed.property_id.key()).await?;
    let Some(home) = home else { return Ok(None) };
    let began = app.now();
    let look = look_at(app, &feed, &home, patience).await?;
    app.reach("feed_read");
    keep_look(app, &feed, &home, began, look).await
}

async fn look_at(
    app: &App,
    feed: &calendar_feed::Model,
    home: &property::Model,
    patience: Duration,
) -> Result<Look, FeedError> {
    let outside = app.outside.as_ref().ok_or(FeedError::NoOutside)?;
    let known = known(feed, app.now());
    let limits = (ical::MOST_BYTES, patience);
    let account = feed.id.key().account();
    let Ok(url) = app.seal.reveal(Purpose::FeedAddress.place(), account, &feed.url) else {
        return Ok(Look::Failed(UNREADABLE_ADDRESS.to_owned()));
    };
    let (bytes, known) = match outside.fetch(&url, ACCEPT, &known, limits).await {
        Ok(Fetched::Unchanged) => return Ok(Look::Unchanged),
        Ok(Fetched::Body { bytes, known }) => (bytes, known),
        Err(error) => return Ok(Look::Failed(told(&error))),
    };
    let frame = frame(home, app.now());
    // CPU-bound for up to a second, so it must not block other tasks.
    let read = tokio::task::spawn_blocking(move || ical::read(&bytes, &frame)).await;
    Ok(match read {
        Ok(Ok(calendar)) => Look::Whole { calendar, known },
        Ok(Err(error)) => Look::Failed(error.to_string()),
        Err(_) => Look::Failed("The calendar cannot be read.".to_owned()),
    })
}

async fn keep_look(
    app: &App,
    seen: &calendar_feed::Model,
    home: &property::Model,
    began: DateTime<Utc>,
    look: Look,
) -> Result<Option<calendar_feed::Model>, FeedError> {
    let key = seen.id.key();
    let tx = app.store.write().await?;
    let feed = store::feeds::calendar_feed::lock(&tx, key).await?;
    let active = StateStatus::Active;
    let Some(mut feed) = feed.filter(|feed| feed.state_status == active) else { return Ok(None) };
    if feed.url != seen.url {
        // The result is from the old address; a read of the new one has been enqueued.
        return Ok(Some(feed));
    }
    if feed.checked_at.is_some_and(|checked| checked > began) {
        // A later read finished first: this result may be outdated, and would release nights that were sold since.
        return Ok(Some(feed));
    }
    // A read is as old as its beginning: bookings made by the channel during the request are not in it.
    feed.checked_at = Some(began);
    match look {
        Look::Failed(why) => feed.failure = Some(why),
        Look::Unchanged => (feed.good_at, feed.failure) = (Some(began), None),
        Look::Whole { calendar, known } => {
            (feed.good_at, feed.failure) = (Some(began), unread(&calendar));
            let is_clear = feed.failure.is_none();
            feed.etag = known.etag.filter(|_| is_clear);
            feed.last_modified = known.last_modified.filter(|_| is_clear);
            import(app, &tx, &feed, home, &calendar).await?;
        }
    }
    settle(app, &tx, &feed, home).await?;
    store::keep::update(&tx, feed.clone()).await?;
    app.commit(tx, key.account()).await?;
    Ok(Some(feed))
}

/// Deletes all events of a feed.
pub(super) async fn forget_feed(_app: &App, tx: &Tx, feed: Key) -> Result<(), StoreError> {
    for event in store::feeds::calendar_feed::all_events(tx, feed).await? {
        forget_event(tx, event).await?;
    }
    Ok(())
}

fn jitter(app: &App) -> TimeDelta {
    TimeDelta::seconds(i64::try_from(app.random() % JITTER_SECONDS).unwrap_or_default())
}

/// The cache validators of the last read. None once a day, because the imported date range moves on and everything must be read
/// again.
fn known(feed: &calendar_feed::Model, now: DateTime<Utc>) -> Known {
    if feed.good_at.is_none_or(|good| good.date_naive() != now.date_naive()) {
        return Known::default();
    }
    Known { etag: feed.etag.clone(), last_modified: feed.last_modified.clone() }
}

fn told(error: &FetchError) -> String {
    error.to_string().chars().take(LONGEST_FAILURE).collect()
}

/// The message for entries that could not be parsed.
fn unread(calendar: &ical::Calendar) -> Option<String> {
    match calendar.unreadable.len() {
        0 => None,
        1 => Some("One entry cannot be read. Its nights stay as they were.".to_owned()),
        count => Some(format!("{count} entries cannot be read. Their nights stay as they were.")),
    }
}
