//! The audit log: what the account's users did with bookings.

use chrono::{DateTime, TimeDelta, Utc};
use serde_json::{Value, json};
use store::row::Id;
use store::row::accounts::audit_entry;
use store::row::calendars::calendar_event;

use super::reservation::Booking;
use crate::load::home::Place;
use crate::load::rows::Rows;
use crate::load::scope::Mint;
use domain::reservations::reservation::Status;

/// Time after which the owner decides about a request.
pub(super) const ANSWER: TimeDelta = TimeDelta::minutes(95);

/// Accepted and declined requests. Actions of guests are not logged here.
pub(super) fn write_booking(rows: &mut Rows, booking: &Booking<'_>, mint: &mut Mint) {
    if !booking.was_requested() {
        return;
    }
    let closed = booking.stay.closed_at.map(|closed| booking.place.scope().instant(closed));
    let (action, at) = match booking.stay.status {
        Status::Reserved => ("accept", (booking.at + ANSWER).min(booking.place.scope().now)),
        Status::Declined => ("decline", closed.unwrap_or(booking.at)),
        _ => return,
    };
    let changes = json!({ "status": ["o", booking.stay.status.code()] });
    rows.audit_entry.extend(entry(booking.place, action, "reservation", booking.id, changes, at, mint));
}

pub(super) fn write_block(
    rows: &mut Rows,
    place: &Place<'_>,
    event: &calendar_event::Model,
    mint: &mut Mint,
) {
    let changes = json!({
        "start_date": [null, event.start_date],
        "end_date": [null, event.end_date],
        "summary": [null, event.summary],
    });
    rows.audit_entry.extend(entry(
        place,
        "create",
        "calendar-event",
        event.id,
        changes,
        event.created_at,
        mint,
    ));
}

fn entry(
    place: &Place<'_>,
    action: &str,
    noun: &str,
    row: Id,
    changes: Value,
    at: DateTime<Utc>,
    mint: &mut Mint,
) -> Option<audit_entry::Model> {
    let host = place.tenant.host()?;
    Some(audit_entry::Model {
        account_id: place.account_id(),
        id: mint.id(at),
        user_id: place.tenant.host_id(),
        actor: host.email.clone(),
        action: action.to_owned(),
        noun: noun.to_owned(),
        row_id: Some(row),
        changes,
        address: None,
        at,
    })
}
