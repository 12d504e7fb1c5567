//! Watches a booking in the partner's system. A stay ends only if the partner says so: no response, or a booking that is not
//! found, is retried, and in the end the owner is notified.

use chrono::TimeDelta;
use domain::key::Key;
use domain::reservations::reservation::Status;
use domain::text::code::{LetterKind, PartnerBookingState};
use store::row::partner_homes::partner_booking;

use super::mirror::{Heard, hear};
use crate::app::After;
use crate::reservations::{BookingError, CERTAINTY, Case};
use crate::services::PartnerTrouble;
use crate::{App, partner_homes, reservations};

/// Interval for asking whether the partner's staff has decided.
const ASK_AGAIN: TimeDelta = TimeDelta::minutes(15);
/// Interval for checking that a booking still exists.
const LOOK_AGAIN: TimeDelta = TimeDelta::hours(24);
/// Retry interval after no response, or after a booking was not found.
const TRY_AGAIN: TimeDelta = TimeDelta::hours(1);
/// The owner is notified if a booking is not found for this long.
const PERSISTS: TimeDelta = TimeDelta::hours(6);

const MISSING: &str = "the partner no longer finds this booking";

/// The job of every partner booking: settles its result, waits for a decision, and checks that it still exists.
pub(crate) async fn settle_partner_booking(app: &App, reservation: Key) -> Result<After, BookingError> {
    let db = app.store.read();
    let Some(booking) = store::partner_homes::partner_booking::find(db, reservation).await? else {
        return Ok(After::Nothing);
    };
    let state: PartnerBookingState = *booking.state;
    let row = store::reservations::reservation::find(db, reservation)
        .await?
        .ok_or(BookingError::NoSuchReservation)?;
    let is_ended = matches!(*row.status, Status::Declined | Status::Canceled);
    let is_past = row.check_out < app.now().date_naive();
    let was_known = matches!(state, PartnerBookingState::Waiting | PartnerBookingState::Booked);
    if state == PartnerBookingState::Failed || (was_known && (is_past || is_ended)) {
        return Ok(After::Nothing);
    }
    let Some(name) = row.partner_reservation_id.as_ref().or(booking.inquiry.as_ref()) else {
        return Ok(After::Never("the partner did not say what its booking would be known by".to_owned()));
    };
    let asking = partner_homes::ask_partner(app, reservation.account(), |line, token| async move {
        line.reservation(&token, name).await
    });
    match asking.await {
        Ok(Some(found)) => hear(app, reservation, Heard::Of(found)).await?,
        Ok(None) if was_known => return miss(app, reservation).await,
        Ok(None) if app.now() < booking.sent_at + CERTAINTY => {
            return Ok(After::At(booking.sent_at + CERTAINTY));
        }
        Ok(None) => {
            hear(app, reservation, Heard::Nothing("the partner has no such booking".to_owned())).await?;
        }
        Err(PartnerTrouble::Store(error)) => return Err(error.into()),
        // The booking stands until the partner says otherwise, so this is retried for as long as the partner is unavailable.
        Err(trouble) if was_known => {
            tracing::warn!(%reservation, %trouble, "the state of a booking could not be read from the partner");
            return Ok(After::At(app.now() + trouble.pause().unwrap_or(TRY_AGAIN)));
        }
        Err(trouble) => return Err(trouble.into()),
    }
    next_look(app, reservation).await
}

async fn next_look(app: &App, reservation: Key) -> Result<After, BookingError> {
    let booking = store::partner_homes::partner_booking::find(app.store.read(), reservation).await?;
    let state = booking.map(|booking| *booking.state);
    Ok(match state {
        Some(PartnerBookingState::Waiting) => After::At(app.now() + ASK_AGAIN),
        Some(PartnerBookingState::Booked) => After::At(app.now() + LOOK_AGAIN),
        _ => After::Nothing,
    })
}

/// The partner no longer finds a known booking. Nothing changes here; if that lasts, the owner is notified once.
async fn miss(app: &App, reservation: Key) -> Result<After, BookingError> {
    let case = Case::open(app, reservation).await?;
    let booking = store::partner_homes::partner_booking::find(&case.tx, reservation).await?;
    let booking = booking.ok_or(BookingError::NoSuchReservation)?;
    let since = booking.missing_since.unwrap_or(case.now);
    let persists = case.now >= since + PERSISTS;
    if persists && booking.failure.is_none() {
        case.note("partner_missing", "").await?;
        reservations::tell_owner(&case, LetterKind::PartnerMissing, "").await?;
    }
    let failure = persists.then(|| MISSING.to_owned());
    let row = partner_booking::Model { missing_since: Some(since), failure, ..booking };
    store::partner_homes::partner_booking::put(&case.tx, row).await?;
    let next = case.now + if persists { LOOK_AGAIN } else { TRY_AGAIN };
    case.commit().await?;
    Ok(After::At(next))
}
