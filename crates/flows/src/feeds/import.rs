//! Compares a complete feed with the stored events: new events are added, moved ones replaced, missing ones deleted.

use domain::text::code::EventKind;
use std::collections::BTreeMap;

use chrono::NaiveDate;
use domain::key::Key;
use ical::{Busy, Calendar, Held, Run};
use store::row::calendars::calendar_event;
use store::row::feeds::calendar_feed;
use store::row::homes::property;
use store::{StoreError, Tx};

use super::event::{forget_event, frame};
use super::span::{Spans, is_ours};
use crate::{App, app};

/// The stored events of one UID.
type Family = Vec<calendar_event::Model>;

/// Nights are taken later, after all deletions.
pub(super) async fn import(
    app: &App,
    tx: &Tx,
    feed: &calendar_feed::Model,
    home: &property::Model,
    calendar: &Calendar,
) -> Result<(), StoreError> {
    let (key, today) = (feed.id.key(), app::home_day(home, app.now()));
    let from = frame(home, app.now()).from;
    let mut known: BTreeMap<String, Family> = BTreeMap::new();
    for event in store::feeds::calendar_feed::events(tx, key, today).await? {
        known.entry(event.external_uid.clone().unwrap_or_default()).or_default().push(event);
    }
    let (mut new, mut gone) = (Vec::new(), Vec::new());
    for busy in calendar.events.iter().filter(|busy| !is_ours(&busy.uid, home.id.key())) {
        let family = known.remove(&busy.uid).unwrap_or_default();
        let runs = busy.runs.iter().copied().filter(|run| run.last >= today);
        let (more, less) = compare(family, runs.collect(), kind(busy.held), from);
        new.extend(more.into_iter().map(|run| (busy, run)));
        gone.extend(less);
    }
    gone.extend(vanished(known, &calendar.unreadable));
    for event in gone {
        forget_event(tx, event).await?;
    }
    take_in(app, tx, feed, home, new).await
}

async fn take_in(
    app: &App,
    tx: &Tx,
    feed: &calendar_feed::Model,
    home: &property::Model,
    new: Vec<(&Busy, Run)>,
) -> Result<(), StoreError> {
    if new.is_empty() {
        return Ok(());
    }
    let others = Spans::beside(tx, home, feed.id.key(), app::home_day(home, app.now())).await?;
    let account = feed.id.key().account();
    for (busy, run) in new {
        let event = calendar_event::Model {
            account_id: feed.account_id,
            id: app.new_key(account).into(),
            property_id: feed.property_id,
            start_date: run.first,
            end_date: run.last,
            blocking: !others.echo(run, busy.held),
            kind: kind(busy.held).into(),
            // The channel's summary is about its guests, so it is not stored.
            summary: feed.name.clone(),
            reservation_id: None,
            feed_id: Some(feed.id),
            external_uid: Some(busy.uid.clone()),
            conflict: false,
            created_at: app.now(),
        };
        store::keep::insert(tx, event).await?;
    }
    Ok(())
}

const fn kind(held: Held) -> EventKind {
    match held {
        Held::Closed => EventKind::FeedClosed,
        Held::Unsure | Held::Booked => EventKind::Feed,
    }
}

/// Returns the ranges to add and the events to delete for one UID. Rows that are still correct stay.
fn compare(family: Family, mut runs: Vec<Run>, kind: EventKind, from: NaiveDate) -> (Vec<Run>, Vec<Key>) {
    let mut gone = Vec::new();
    for event in family {
        let run = Run { first: event.start_date.max(from), last: event.end_date };
        match runs.iter().position(|other| *other == run).filter(|_| event.kind == kind) {
            Some(place) => {
                runs.swap_remove(place);
            }
            None => gone.push(event.id.key()),
        }
    }
    (runs, gone)
}

/// The events that are no longer in the feed. An unreadable entry without a UID could be any event, so then nothing is deleted.
fn vanished(known: BTreeMap<String, Family>, unreadable: &[Option<String>]) -> Vec<Key> {
    if unreadable.contains(&None) {
        return Vec::new();
    }
    let is_spared = |uid: &str| unreadable.iter().flatten().any(|known| known == uid);
    let gone = known.into_iter().filter(|(uid, _)| !is_spared(uid));
    gone.flat_map(|(_, family)| family).map(|event| event.id.key()).collect()
}
