//! Collects a payment on its due date from the card on file, without the guest.

use domain::key::Key;
use domain::reservations::reservation::{PaymentState, Status};
use payments::Presence;

use super::charge::{order, send_charge};
use crate::app::After;
use crate::reservations::{BookingError, CERTAINTY, Case};
use crate::{App, reservations, stays};

pub(crate) async fn collect_payment(app: &App, payment: Key) -> Result<After, BookingError> {
    let mut case = match Case::of_payment(app, payment).await {
        Ok(case) => case,
        Err(BookingError::NoSuchPayment) => return Ok(After::Nothing),
        Err(error) => return Err(error),
    };
    let place = case.payment(payment)?;
    let row = &case.payments[place];
    let is_due = case.status() == Status::Reserved
        && row.state == PaymentState::Due
        && row.card_id.is_some()
        && row.amount > 0;
    if !is_due {
        return Ok(After::Nothing);
    }
    let earliest = case.collection_time(row.due_date).await?.max(row.next_attempt_at.unwrap_or(case.now));
    if case.now < earliest {
        return Ok(After::At(earliest));
    }
    // The due amount may depend on the result of another charge, as in a date change.
    if case.payments.iter().any(reservations::is_in_flight) {
        return Ok(After::At(case.now + CERTAINTY));
    }
    let site = stays::site_of(&case).await?;
    let order = order(app, &mut case, place, &site, Presence::OffSession).await?;
    case.commit().await?;
    match send_charge(app, order).await {
        // A decline has been handled already, including its retry.
        Ok(()) | Err(BookingError::Declined(_) | BookingError::ProviderDown) => Ok(After::Nothing),
        Err(error) => Err(error),
    }
}
