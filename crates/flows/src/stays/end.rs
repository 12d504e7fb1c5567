//! The end of a canceled stay: nights, open payments and scheduled messages.

use domain::reservations::reservation::{PaymentState, Status};
use store::StoreError;

use super::finish_change::undo_open_changes;
use crate::reservations::{BookingError, Case};
use crate::{reservations, templates};

/// Cancels the stay with everything that is still open.
pub(crate) async fn end_stay(case: &mut Case<'_>, reason: &str) -> Result<(), BookingError> {
    case.reservation.canceled_at = Some(case.now);
    case.reservation.cancel_reason = Some(reason.trim().to_owned());
    case.reservation.hold_until = None;
    case.move_to(Status::Canceled).await?;
    undo_open_changes(case).await?;
    reservations::release_nights(case).await?;
    drop_open_payments(case).await?;
    Ok(templates::cancel_messages_of(case.app, &case.tx, case.key()).await?)
}

async fn drop_open_payments(case: &mut Case<'_>) -> Result<(), StoreError> {
    for place in 0..case.payments.len() {
        if matches!(*case.payments[place].state, PaymentState::Due | PaymentState::Failed) {
            case.payments[place].state = PaymentState::Canceled.into();
            case.save_payment(place).await?;
        }
    }
    Ok(())
}
