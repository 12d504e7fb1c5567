//! Nights held for a guest who has not paid yet.

use chrono::TimeDelta;
use domain::reservations::reservation::Status;

use crate::quotes::ReadQuote;
use crate::reservations;
use crate::reservations::{BookingError, Case, Nights};

/// Unpaid stays that one guest can hold at the same time, whichever way they pay.
const MOST_HOLDS: u64 = 3;

/// Takes the nights until the guest has paid. Taking them locks the account's row (`store::catalog::change`), so concurrent holds
/// are counted one after the other.
pub(super) async fn hold(
    case: &mut Case<'_>,
    read: &ReadQuote,
    length: TimeDelta,
    detail: &str,
) -> Result<(), BookingError> {
    reservations::take_nights(case, Nights::of(read.request.stay, &read.terms)).await?;
    let (account, email) = (case.key().account(), &case.reservation.email);
    let held = store::reservations::reservation::count_holds(&case.tx, account, email, case.now).await?;
    if held >= MOST_HOLDS {
        return Err(BookingError::TooManyHolds);
    }
    case.reservation.hold_until = Some(case.now + length);
    case.move_to(Status::Tentative).await?;
    Ok(case.note("held", detail).await?)
}
