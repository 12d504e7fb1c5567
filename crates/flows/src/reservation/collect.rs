//! A payment on its day, from the card on file, without the guest.

use domain::key::Key;
use domain::reservation::{PaymentState, Status};
use payments::Presence;

use super::case::{Case, is_in_flight};
use super::{BookingError, CERTAINTY};
use crate::House;
use crate::job::After;

impl House {
    pub(crate) async fn collect_payment(&self, payment: Key) -> Result<After, BookingError> {
        let mut case = match Case::of_payment(self, payment).await {
            Ok(case) => case,
            Err(BookingError::NoSuchPayment) => return Ok(After::Nothing),
            Err(error) => return Err(error),
        };
        let place = case.payment(payment)?;
        let row = &case.payments[place];
        let is_due = case.status()? == Status::Reserved
            && row.state == PaymentState::Due.code()
            && row.card_id.is_some()
            && row.amount > 0;
        if !is_due {
            return Ok(After::Nothing);
        }
        let earliest = case.collection_time(row.due_date).await?.max(row.next_attempt_at.unwrap_or(case.now));
        if case.now < earliest {
            return Ok(After::At(earliest));
        }
        // What is owed may follow from what becomes of another charge, as when the stay is moved.
        if case.payments.iter().any(is_in_flight) {
            return Ok(After::At(case.now + CERTAINTY));
        }
        let site = self.site_of(&case).await?;
        let order = self.order(&mut case, place, &site, Presence::OffSession).await?;
        case.commit().await?;
        match self.send_charge(order).await {
            // What follows from a refusal has been decided and asked for.
            Ok(()) | Err(BookingError::Declined(_) | BookingError::ProviderDown) => Ok(After::Nothing),
            Err(error) => Err(error),
        }
    }
}
