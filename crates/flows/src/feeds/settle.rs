//! The nights of imported events: taken where they are free, and reported to the owner where another stay has them.

use domain::text::code::EventKind;
use std::collections::{BTreeMap, BTreeSet};

use chrono::NaiveDate;
use domain::key::Key;
use ical::Run;
use store::calendars::night::{Claim, TakeError};
use store::row::Id;
use store::row::calendars::calendar_event;
use store::row::feeds::calendar_feed;
use store::row::homes::property;
use store::{StoreError, Tx};

use super::conflict::tell_of_conflict;
use super::span::Spans;
use crate::{App, app};

/// The owners of a home's nights.
struct Ledger {
    owners: Vec<(NaiveDate, Id)>,
    units: usize,
}

impl Ledger {
    async fn of(tx: &Tx, home: &property::Model) -> Result<Self, StoreError> {
        let property = home.id.key();
        let owners = store::calendars::calendar_event::owners(tx, property.account(), property).await?;
        Ok(Self { owners, units: usize::try_from(home.units).unwrap_or(1).max(1) })
    }

    fn missing(&self, event: &calendar_event::Model, today: NaiveDate) -> Vec<NaiveDate> {
        let owned: BTreeSet<NaiveDate> =
            self.owners.iter().filter(|(_, owner)| *owner == event.id).map(|(night, _)| *night).collect();
        let run = Run { first: event.start_date.max(today), last: event.end_date };
        run.nights().filter(|night| !owned.contains(night)).collect()
    }

    fn is_free(&self, night: NaiveDate) -> bool {
        let from = self.owners.partition_point(|(other, _)| *other < night);
        self.owners[from..].iter().take_while(|(other, _)| *other == night).count() < self.units
    }
}

/// Also runs when nothing new was read: nights may have become free.
pub(super) async fn settle(
    app: &App,
    tx: &Tx,
    feed: &calendar_feed::Model,
    home: &property::Model,
) -> Result<(), StoreError> {
    let today = app::home_day(home, app.now());
    let mut events = store::feeds::calendar_feed::events(tx, feed.id.key(), today).await?;
    wake_echoes(app, tx, feed, home, &mut events).await?;
    let mut ledger = Ledger::of(tx, home).await?;
    for mut event in events.into_iter().filter(|event| event.blocking) {
        let mut missing = ledger.missing(&event, today);
        if !missing.is_empty() {
            take_what_is_free(tx, &ledger, &event, &missing).await?;
            if event.kind == EventKind::Feed {
                take_over(app, tx, home, &ledger, &event, &missing).await?;
            }
            ledger = Ledger::of(tx, home).await?;
            missing = ledger.missing(&event, today);
        }
        let conflict = event.kind == EventKind::Feed && !missing.is_empty();
        if conflict != event.conflict {
            event.conflict = conflict;
            store::keep::update(tx, event.clone()).await?;
            if conflict {
                tell_of_conflict(app, tx, feed, &event, &missing).await?;
            }
        }
    }
    Ok(())
}

/// An event that repeated a deleted stay of ours now takes nights itself, until the channel removes it.
async fn wake_echoes(
    app: &App,
    tx: &Tx,
    feed: &calendar_feed::Model,
    home: &property::Model,
    events: &mut [calendar_event::Model],
) -> Result<(), StoreError> {
    if events.iter().all(|event| event.blocking) {
        return Ok(());
    }
    let others = Spans::beside(tx, home, feed.id.key(), app::home_day(home, app.now())).await?;
    for event in events.iter_mut().filter(|event| !event.blocking) {
        if !others.cover(Run { first: event.start_date, last: event.end_date }) {
            event.blocking = true;
            store::keep::update(tx, event.clone()).await?;
        }
    }
    Ok(())
}

async fn take_what_is_free(
    tx: &Tx,
    ledger: &Ledger,
    event: &calendar_event::Model,
    missing: &[NaiveDate],
) -> Result<(), StoreError> {
    let free: Vec<NaiveDate> = missing.iter().copied().filter(|night| ledger.is_free(*night)).collect();
    if free.is_empty() || take(tx, ledger, event, free.clone()).await? {
        return Ok(());
    }
    // A concurrent booking was faster, or no single unit is free throughout: take as many nights as possible, one by one.
    let owned = store::calendars::night::of_event(tx, event.id.key().account(), event.id.key()).await?;
    for night in free.into_iter().filter(|night| !owned.contains(night)) {
        take(tx, ledger, event, vec![night]).await?;
    }
    Ok(())
}

/// A stay takes over nights that another channel only blocks.
async fn take_over(
    app: &App,
    tx: &Tx,
    home: &property::Model,
    ledger: &Ledger,
    event: &calendar_event::Model,
    missing: &[NaiveDate],
) -> Result<(), StoreError> {
    let (account, property) = (event.id.key().account(), home.id.key());
    let today = app::home_day(home, app.now());
    let closed: BTreeSet<Id> = store::calendars::calendar_event::current(tx, account, property, today)
        .await?
        .into_iter()
        .filter(|other| other.kind == EventKind::FeedClosed)
        .map(|other| other.id)
        .collect();
    let mut nights: BTreeMap<Id, Vec<NaiveDate>> = BTreeMap::new();
    for night in missing.iter().copied().filter(|night| !ledger.is_free(*night)) {
        let owner = ledger.owners.iter().find(|(other, owner)| *other == night && closed.contains(owner));
        if let Some((_, owner)) = owner {
            nights.entry(*owner).or_default().push(night);
        }
    }
    for (owner, nights) in nights {
        store::calendars::night::hand_over(tx, account, owner.key(), event.id.key(), &nights).await?;
    }
    Ok(())
}

/// Returns whether all nights were taken.
async fn take(
    tx: &Tx,
    ledger: &Ledger,
    event: &calendar_event::Model,
    nights: Vec<NaiveDate>,
) -> Result<bool, StoreError> {
    let (event, property): (Key, Key) = (event.id.key(), event.property_id.key());
    let units = u16::try_from(ledger.units).unwrap_or(u16::MAX);
    let claim = Claim { account: event.account(), property, event, nights, units };
    match store::calendars::night::take(tx, &claim).await {
        Ok(_) => Ok(true),
        // Some nights may have been taken, and stay taken.
        Err(TakeError::Taken(_)) => Ok(false),
        Err(TakeError::Store(error)) => Err(error),
    }
}
