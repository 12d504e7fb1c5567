//! The stay as an entry for a calendar, attached to letters that make, move or unmake it.

use chrono::{DateTime, Utc};
use domain::code::LetterKind;
use domain::site_address::host_of;
use icalendar::{Calendar, Component, Event, EventLike, EventStatus, Property};

use crate::letter::{Letter, Trip};

#[derive(Clone, Debug)]
pub(crate) struct Invite {
    /// `PUBLISH` or `CANCEL`, which the part's type says too.
    pub method: &'static str,
    pub text: String,
}

/// Nothing where the letter changes nothing about the stay.
pub(crate) fn invite(letter: &Letter, written: DateTime<Utc>) -> Option<Invite> {
    let trip = letter.trip.as_ref()?;
    let (method, status) = match letter.kind {
        LetterKind::Confirmed | LetterKind::Changed => ("PUBLISH", EventStatus::Confirmed),
        LetterKind::Canceled => ("CANCEL", EventStatus::Cancelled),
        _ => return None,
    };
    let mut event = Event::new();
    event
        .uid(&format!("{}@{}", trip.key, host_of(&letter.site.root)))
        .sequence(trip.version)
        .timestamp(written)
        .summary(&letter.home)
        .location(&trip.address)
        .description(&letter.link)
        .url(&letter.link)
        .status(status);
    place_in_time(&mut event, trip);
    let mut calendar = Calendar::new();
    calendar.append_property(Property::new("METHOD", method)).push(event.done());
    Some(Invite { method, text: calendar.to_string() })
}

/// From the hour of arrival to that of departure; where those are not known, whole days, of which the last is not part.
fn place_in_time(event: &mut Event, trip: &Trip) {
    match trip.span {
        Some((from, until)) => event.starts(from).ends(until),
        None => event.starts(trip.check_in).ends(trip.check_out),
    };
}
