//! Reserving a stay, with all its follow-up jobs.

use domain::reservations::reservation::{PaymentMethod, PaymentState, Status};
use domain::text::code::{JobKind, LetterKind, WebhookEvent};

use super::deposit::plan_deposit;
use crate::reservations::{BookingError, Case};
use crate::{app, reservations, services, templates};

/// Reserves the stay for the guest and enqueues everything that follows.
pub(crate) async fn reserve(case: &mut Case<'_>) -> Result<(), BookingError> {
    reserve_quietly(case).await?;
    reservations::tell_guest(case, LetterKind::Confirmed, "").await?;
    Ok(reservations::tell_owner(case, LetterKind::Booked, "").await?)
}

/// The same without e-mails.
pub(crate) async fn reserve_quietly(case: &mut Case<'_>) -> Result<(), BookingError> {
    let was_asked_for = case.status() == Status::Open;
    case.reservation.booked_at = Some(case.now);
    case.reservation.hold_until = None;
    case.reservation.requested = false;
    case.move_to(Status::Reserved).await?;
    case.note("reserved", "").await?;
    if was_asked_for {
        reservations::announce(case, WebhookEvent::ReservationAccepted).await?;
    }
    reservations::announce(case, WebhookEvent::ReservationBooked).await?;
    ask_for_payments(case).await?;
    plan_deposit(case).await?;
    reservations::ask_for_reminder(case).await?;
    Ok(templates::plan_messages_for(case.app, &case.tx, &case.reservation).await?)
}

/// Enqueues a job for every payment that is collected from a card on its due date.
pub(crate) async fn ask_for_payments(case: &Case<'_>) -> Result<(), BookingError> {
    let zone = case.time_zone().await?;
    for payment in &case.payments {
        let by_card = payment.method == PaymentMethod::Card && payment.card_id.is_some();
        if by_card && payment.state == PaymentState::Due {
            let at = services::morning(payment.due_date, zone).max(case.now);
            app::enqueue(case.app, &case.tx, JobKind::CollectPayment, payment.id.key(), at).await?;
        }
    }
    Ok(())
}
