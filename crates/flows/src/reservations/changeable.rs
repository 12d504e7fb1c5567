//! Whether a stay can still be changed.

use domain::listings::terms::Terms;
use domain::reservations::reservation::{ChangeState, PaymentMethod, Status};
use store::row::charges::reservation_payment;
use store::row::reservations::{reservation, reservation_change};

use super::error::BookingError;
use crate::quotes::QuoteError;

pub(crate) fn is_open(change: &reservation_change::Model) -> bool {
    change.state == ChangeState::Open
}

/// Fails unless the stay is booked here and not locked.
pub(crate) fn check_movable(row: &reservation::Model) -> Result<(), BookingError> {
    if row.status != Status::Reserved || row.partner_reservation_id.is_some() {
        return Err(BookingError::NotChangeable);
    }
    if row.locked { Err(BookingError::Locked) } else { Ok(()) }
}

/// Whether the guest may change the stay: it is booked here, has not begun, and the owner allows changes by guests.
pub(crate) fn check_changeable(
    row: &reservation::Model,
    payments: &[reservation_payment::Model],
    terms: &Terms,
    today: chrono::NaiveDate,
) -> Result<(), BookingError> {
    check_movable(row)?;
    let by_channel = payments.iter().any(|payment| payment.method == PaymentMethod::Channel);
    let is_ahead = today < row.check_in;
    if !is_ahead || by_channel {
        return Err(BookingError::NotChangeable);
    }
    if terms.booking.renter_can_modify { Ok(()) } else { Err(QuoteError::MayNotModify.into()) }
}
