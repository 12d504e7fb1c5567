//! The nights of our own calendar as exported to other channels, to recognize them when they come back.

use std::collections::{BTreeMap, HashMap};

use chrono::NaiveDate;
use domain::key::Key;
use ical::{Held, Run};
use sha2::{Digest, Sha256};
use store::row::Id;
use store::row::calendars::calendar_event;
use store::row::homes::property;
use store::{StoreError, Tx};

/// The UID of an event in our feeds. It is stable and reveals nothing: a channel may show it to anyone.
pub(crate) fn name_of(event: Key, home: Key) -> String {
    let digest = Sha256::digest(event.as_u128().to_be_bytes());
    format!("{}@{home}.casita", hex::encode(&digest[..16]))
}

/// Whether the UID was exported from this home's calendar, in any format that we have used.
pub(super) fn is_ours(uid: &str, home: Key) -> bool {
    uid.ends_with(&format!("@{home}.casita"))
}

/// From the first to the last night of an event, including the blocked days after it.
pub(crate) fn span(event: &calendar_event::Model, owned: &HashMap<Id, Run>) -> Run {
    let own = Run { first: event.start_date, last: event.end_date };
    match owned.get(&event.id) {
        Some(owned) => Run { first: own.first.min(owned.first), last: own.last.max(owned.last) },
        None => own,
    }
}

/// The first and the last night that each event owns.
pub(crate) fn owned(owners: &[(NaiveDate, Id)]) -> HashMap<Id, Run> {
    let mut owned: HashMap<Id, Run> = HashMap::new();
    for (night, event) in owners {
        let run = owned.entry(*event).or_insert(Run { first: *night, last: *night });
        run.last = run.last.max(*night);
    }
    owned
}

/// The events of a home's calendar that do not come from the given feed.
pub(crate) struct Spans {
    today: NaiveDate,
    runs: Vec<Run>,
    /// Our events that no channel can have read yet.
    unheard: Vec<Run>,
    /// Number of owners of each night.
    taken: BTreeMap<NaiveDate, i32>,
    units: i32,
}

impl Spans {
    pub(crate) async fn beside(
        tx: &Tx,
        home: &property::Model,
        feed: Key,
        today: NaiveDate,
    ) -> Result<Self, StoreError> {
        let (account, property) = (feed.account(), home.id.key());
        let events = store::calendars::calendar_event::current(tx, account, property, today).await?;
        let owned = owned(&store::calendars::calendar_event::owners(tx, account, property).await?);
        let others = events.iter().filter(|event| event.feed_id != Some(feed.into()));
        let is_unheard = |event: &&calendar_event::Model| {
            event.feed_id.is_none() && home.calendar_read_at.is_none_or(|read| event.created_at > read)
        };
        let unheard = others.clone().filter(is_unheard).map(|event| span(event, &owned)).collect();
        let runs: Vec<Run> = others.map(|event| span(event, &owned)).collect();
        Ok(Self::new(today, runs, unheard, home.units))
    }

    fn new(today: NaiveDate, runs: Vec<Run>, unheard: Vec<Run>, units: i32) -> Self {
        let mut taken = BTreeMap::new();
        for night in runs.iter().flat_map(|run| run.nights()) {
            *taken.entry(night).or_default() += 1;
        }
        Self { today, runs, unheard, taken, units: units.max(1) }
    }

    /// Whether other events take all of these nights already.
    pub(crate) fn cover(&self, run: Run) -> bool {
        let mut left = run.nights().filter(|night| *night >= self.today);
        left.all(|night| self.taken.get(&night).is_some_and(|count| *count >= self.units))
    }

    /// Whether a channel's event only repeats what it read from us or another channel: it closes taken nights, or, if the
    /// channel does not distinguish stays from closures, has exactly the nights of known stays. A channel cannot repeat what it
    /// has not read: such an event is a stay of its own, a double booking.
    pub(crate) fn echo(&self, run: Run, held: Held) -> bool {
        match held {
            Held::Booked => false,
            Held::Closed => self.cover(run),
            Held::Unsure => {
                let begins = run.first < self.today || self.runs.iter().any(|other| other.first == run.first);
                let ends = self.runs.iter().any(|other| other.last == run.last);
                begins && ends && self.cover(run) && !self.unheard.iter().any(|other| overlap(*other, run))
            }
        }
    }
}

fn overlap(one: Run, other: Run) -> bool {
    one.first <= other.last && other.first <= one.last
}

#[cfg(test)]
mod tests {
    use super::*;

    fn run(first: u32, last: u32) -> Run {
        let day = |number| NaiveDate::from_ymd_opt(2026, 7, number).unwrap();
        Run { first: day(first), last: day(last) }
    }

    fn spans(runs: &[Run], units: i32) -> Spans {
        Spans::new(run(5, 5).first, runs.to_vec(), Vec::new(), units)
    }

    #[test]
    fn a_channel_that_repeats_us_is_known_again() {
        let ours = spans(&[run(10, 12), run(13, 14), run(20, 22)], 1);
        for (theirs, closed, unsure) in [
            (run(10, 12), true, true),
            // Adjacent stays that a channel reports as one.
            (run(10, 14), true, true),
            (run(11, 12), true, false),
            (run(10, 13), true, false),
            (run(10, 15), false, false),
            (run(9, 12), false, false),
            (run(16, 17), false, false),
            (run(12, 20), false, false),
        ] {
            assert_eq!(ours.echo(theirs, Held::Closed), closed, "{theirs:?}");
            assert_eq!(ours.echo(theirs, Held::Unsure), unsure, "{theirs:?}");
            assert!(!ours.echo(theirs, Held::Booked), "a booking is never an echo");
        }
        let new = Spans { unheard: vec![run(13, 14)], ..spans(&[run(10, 12), run(13, 14)], 1) };
        assert!(new.echo(run(10, 12), Held::Unsure), "of this one they have read");
        for theirs in [run(13, 14), run(10, 14)] {
            assert!(!new.echo(theirs, Held::Unsure), "{theirs:?}: nobody repeats what they have not read");
            assert!(new.echo(theirs, Held::Closed), "{theirs:?}: what is closed is no stay");
        }
        let begun = spans(&[run(1, 6)], 1);
        assert!(begun.echo(run(3, 6), Held::Unsure), "what is over does not matter");
        assert!(!spans(&[run(10, 12)], 2).echo(run(10, 12), Held::Closed), "a unit is left");
    }
}
