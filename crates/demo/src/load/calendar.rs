//! Calendar events, to which the nights of the ledger belong.

use chrono::{DateTime, Days, NaiveDate, Utc};
use domain::text::code::EventKind;
use domain::time::night::last_night_before;
use store::row::Id;
use store::row::calendars::{calendar_event, stay_night};

use super::home::Place;
use super::scope::Scope;
use crate::bookings::Span;

/// An owner's block of the nights before `until`, made at `created_at`; the event of a reservation has more fields.
pub(super) fn block_row(
    scope: &Scope,
    property_id: Id,
    id: Id,
    (first, until): (NaiveDate, NaiveDate),
    created_at: DateTime<Utc>,
) -> calendar_event::Model {
    calendar_event::Model {
        account_id: scope.account.into(),
        id,
        property_id,
        start_date: first,
        end_date: last_night_before(until),
        blocking: true,
        kind: EventKind::Block.into(),
        summary: String::new(),
        reservation_id: None,
        feed_id: None,
        external_uid: None,
        conflict: false,
        created_at,
    }
}

pub(super) fn event_row(
    place: &Place<'_>,
    id: Id,
    span: Span,
    created_at: DateTime<Utc>,
) -> calendar_event::Model {
    block_row(place.scope(), place.property, id, (span.check_in, span.check_out), created_at)
}

/// The nights, and the day of check-out if no other guest may arrive on it.
pub(super) fn owned_nights<'t>(
    place: &'t Place<'_>,
    span: Span,
    event_id: Id,
) -> impl Iterator<Item = stay_night::Model> + 't {
    let until = span.check_out + Days::new(u64::from(!place.home.allows_turns));
    let nights = span.check_in.iter_days().take_while(move |night: &NaiveDate| *night < until);
    nights.map(move |night| stay_night::Model {
        account_id: place.account_id(),
        property_id: place.property,
        night,
        slot: 0,
        event_id,
    })
}
