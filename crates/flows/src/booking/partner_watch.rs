//! What became of a booking in the partner's system, and whether it still stands there. Only the partner's own word ends a stay: that it
//! does not answer, or does not find what it had, is a reason to ask again, and in the end to tell the owner.

use chrono::TimeDelta;
use domain::code::{LetterKind, PartnerBookingState};
use domain::key::Key;
use domain::reservation::Status;
use store::row::partner_booking;

use super::mirror::{Heard, hear};
use crate::app::After;
use crate::reservations::{BookingError, CERTAINTY, Case};
use crate::services::PartnerTrouble;
use crate::{App, partner_homes, reservations};

/// How often the partner is asked whether its people have decided.
const ASK_AGAIN: TimeDelta = TimeDelta::minutes(15);
/// How often it is asked whether a booking still stands.
const LOOK_AGAIN: TimeDelta = TimeDelta::hours(24);
/// How soon it is asked again when it did not answer, or did not find what it had.
const TRY_AGAIN: TimeDelta = TimeDelta::hours(1);
/// A booking that is not found for so long is told to the owner.
const PERSISTS: TimeDelta = TimeDelta::hours(6);

const MISSING: &str = "the partner no longer finds this booking";

/// The job behind every booking at the partner's: what became of it, whether it was decided, whether it still stands.
pub(crate) async fn settle_partner_booking(app: &App, reservation: Key) -> Result<After, BookingError> {
    let db = app.store.read();
    let Some(booking) = store::partner_booking::find(db, reservation).await? else {
        return Ok(After::Nothing);
    };
    let state: PartnerBookingState = *booking.state;
    let row = store::reservation::find(db, reservation).await?.ok_or(BookingError::NoSuchReservation)?;
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
        // It stands until the partner says otherwise, so that is asked for however long the partner is away.
        Err(trouble) if was_known => {
            tracing::warn!(%reservation, %trouble, "the partner does not tell whether a booking stands");
            return Ok(After::At(app.now() + trouble.pause().unwrap_or(TRY_AGAIN)));
        }
        Err(trouble) => return Err(trouble.into()),
    }
    next_look(app, reservation).await
}

async fn next_look(app: &App, reservation: Key) -> Result<After, BookingError> {
    let booking = store::partner_booking::find(app.store.read(), reservation).await?;
    let state = booking.map(|booking| *booking.state);
    Ok(match state {
        Some(PartnerBookingState::Waiting) => After::At(app.now() + ASK_AGAIN),
        Some(PartnerBookingState::Booked) => After::At(app.now() + LOOK_AGAIN),
        _ => After::Nothing,
    })
}

/// The partner had it and does not find it. Nothing here changes; once that has gone on for long, the owner is told, once.
async fn miss(app: &App, reservation: Key) -> Result<After, BookingError> {
    let case = Case::open(app, reservation).await?;
    let booking = store::partner_booking::find(&case.tx, reservation).await?;
    let booking = booking.ok_or(BookingError::NoSuchReservation)?;
    let since = booking.missing_since.unwrap_or(case.now);
    let persists = case.now >= since + PERSISTS;
    if persists && booking.failure.is_none() {
        case.note("partner_missing", "").await?;
        reservations::tell_owner(&case, LetterKind::PartnerMissing, "").await?;
    }
    let failure = persists.then(|| MISSING.to_owned());
    let row = partner_booking::Model { missing_since: Some(since), failure, ..booking };
    store::partner_booking::put(&case.tx, row).await?;
    let next = case.now + if persists { LOOK_AGAIN } else { TRY_AGAIN };
    case.commit().await?;
    Ok(After::At(next))
}
