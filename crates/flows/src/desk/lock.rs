//! Locking a reservation against changes.

use domain::key::Key;

use crate::access::Caller;
use crate::reservations::{BookingError, Case, ReservationView};
use crate::{App, reservations};

/// A locked reservation can only be unlocked.
pub async fn set_locked(
    app: &App,
    caller: &Caller,
    key: Key,
    locked: bool,
) -> Result<ReservationView, BookingError> {
    reservations::admit(app, Some(caller), key).await?;
    let action = if locked { "lock" } else { "unlock" };
    let mut case = Case::open(app, key).await?.by(Some(caller), action);
    if case.reservation.partner_reservation_id.is_some() {
        // A partner's booking is changed in the partner's system.
        return Err(BookingError::Locked);
    }
    if case.reservation.locked != locked {
        case.reservation.locked = locked;
        case.save_reservation().await?;
        case.note(action, "").await?;
        case.commit().await?;
    }
    reservations::reservation(app, key).await
}
