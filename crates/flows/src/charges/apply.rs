//! Applies the provider's response to the reservation.

use domain::key::Key;
use domain::reservations::reservation::PaymentState;
use payments::{Decline, Outcome};

use super::outcome::{declined, late_money, paid, wait_for_proof, wait_for_provider};
use crate::App;
use crate::reservations::{BookingError, Case};

pub(crate) async fn apply(
    app: &App,
    payment: Key,
    attempt: &str,
    outcome: Outcome,
) -> Result<(), BookingError> {
    let mut case = Case::of_payment(app, payment).await?;
    let place = case.payment(payment)?;
    let row = &case.payments[place];
    let is_awaited = row.state == PaymentState::Pending && row.idempotency_key.as_deref() == Some(attempt);
    match outcome {
        Outcome::Paid { reference } if is_awaited => paid(&mut case, place, &reference).await?,
        Outcome::Paid { reference } => late_money(&mut case, place, &reference).await?,
        _ if !is_awaited => return Ok(()),
        Outcome::NeedsAuthentication { reference, auth_token } => {
            wait_for_proof(&mut case, place, &reference, &auth_token).await?;
        }
        Outcome::Processing { reference } | Outcome::Held { reference } => {
            wait_for_provider(&mut case, place, &reference).await?;
        }
        Outcome::Declined { decline, .. } => declined(&mut case, place, &decline).await?,
        Outcome::Canceled { .. } => {
            let message = "The payment was not completed.".to_owned();
            declined(&mut case, place, &Decline { code: "canceled".to_owned(), message }).await?;
        }
    }
    Ok(case.commit().await?)
}

pub(super) fn decline_of(outcome: &Outcome) -> Option<Decline> {
    match outcome {
        Outcome::Declined { decline, .. } => Some(decline.clone()),
        Outcome::Canceled { .. } => {
            Some(Decline { code: "canceled".to_owned(), message: Decline::DEFAULT_MESSAGE.to_owned() })
        }
        _ => None,
    }
}
