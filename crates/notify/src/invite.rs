//! The stay as an iCalendar event, attached to e-mails that confirm, change or cancel it.

use chrono::{DateTime, Utc};
use domain::sites::site_address::host_of;
use domain::text::code::LetterKind;
use icalendar::{Calendar, Component, Event, EventLike, EventStatus, Property};

use crate::letter::{Letter, Trip};

#[derive(Clone, Debug)]
pub(crate) struct Invite {
    /// `PUBLISH` or `CANCEL`; repeated in the content type of the MIME part.
    pub method: &'static str,
    pub text: String,
}

/// None if the e-mail does not change the stay.
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

/// From the time of check-in to that of check-out; if these are unknown, whole days with an exclusive end.
fn place_in_time(event: &mut Event, trip: &Trip) {
    match trip.span {
        Some((from, until)) => event.starts(from).ends(until),
        None => event.starts(trip.check_in).ends(trip.check_out),
    };
}
