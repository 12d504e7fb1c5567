//! A failed booking: it becomes a quote again, and its nights are released.

use domain::reservations::reservation::Status;
use domain::text::code::{LetterKind, WebhookEvent};

use super::give_back::give_promotions_back;
use crate::reservations;
use crate::reservations::{BookingError, Case};

/// Turns the booking back into a quote, and releases its nights.
pub(crate) async fn fall_back(case: &mut Case<'_>) -> Result<(), BookingError> {
    reservations::release_nights(case).await?;
    give_promotions_back(case).await?;
    case.reservation.hold_until = None;
    case.move_to(Status::Quote).await?;
    Ok(case.note("released", "").await?)
}

pub(crate) async fn close_request(
    case: &mut Case<'_>,
    step: &str,
    reason: &str,
    letter: LetterKind,
) -> Result<(), BookingError> {
    case.reservation.requested = false;
    case.reservation.hold_until = None;
    case.reservation.canceled_at = Some(case.now);
    case.reservation.cancel_reason = Some(reason.trim().to_owned());
    case.move_to(Status::Declined).await?;
    give_promotions_back(case).await?;
    case.note(step, "").await?;
    reservations::announce(case, WebhookEvent::ReservationDeclined).await?;
    Ok(reservations::tell_guest(case, letter, "").await?)
}
