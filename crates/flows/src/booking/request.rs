//! Requests to book: the owner accepts or declines them, or they expire.

use domain::key::Key;
use domain::reservations::reservation::{PaymentMethod, PaymentState, Status};
use domain::text::code::LetterKind;
use payments::Presence;

use crate::access::Caller;
use crate::app::After;
use crate::reservations::{BookingError, CERTAINTY, Case, Nights, ReservationView};
use crate::{App, charges, reservations, stays};

/// Takes the nights and charges the card on file. A declined card leaves the request as it was.
pub async fn accept_request(
    app: &App,
    caller: &Caller,
    reservation: Key,
) -> Result<ReservationView, BookingError> {
    reservations::admit(app, Some(caller), reservation).await?;
    let mut case = Case::open(app, reservation).await?.by(Some(caller), "accept");
    case.check_unlocked()?;
    case.status().move_to(Status::Reserved)?;
    let sold = reservations::sold(&case).await?;
    reservations::take_nights(&case, Nights::of(sold.request.stay, &sold.terms)).await?;
    case.note("accepted", "").await?;
    let by_card = PaymentMethod::Card;
    let place =
        case.payments.iter().position(|payment| payment.collect_while_booking && payment.method == by_card);
    let Some(place) = place else {
        stays::reserve(&mut case).await?;
        case.commit().await?;
        return reservations::reservation(app, reservation).await;
    };
    case.mention("charged", case.payments[place].amount);
    let site = stays::site_of(&case).await?;
    let order = charges::order(app, &mut case, place, &site, Presence::OffSession).await?;
    case.commit().await?;
    charges::send_charge(app, order).await?;
    reservations::reservation(app, reservation).await
}

pub async fn decline_request(
    app: &App,
    caller: &Caller,
    reservation: Key,
    reason: &str,
) -> Result<ReservationView, BookingError> {
    reservations::admit(app, Some(caller), reservation).await?;
    let mut case = Case::open(app, reservation).await?.by(Some(caller), "decline");
    case.check_unlocked()?;
    stays::close_request(&mut case, "declined", reason, LetterKind::Declined).await?;
    case.commit().await?;
    reservations::reservation(app, reservation).await
}

/// Expires a hold without a decision in time: a guest's request, or nights that the owner holds.
pub(crate) async fn expire_hold(app: &App, reservation: Key) -> Result<After, BookingError> {
    let mut case = Case::open(app, reservation).await?;
    let status = case.status();
    let pending = PaymentState::Pending;
    if case.payments.iter().any(|payment| payment.state == pending) {
        // A charge is in progress; its settle job decides.
        return Ok(After::At(case.now + CERTAINTY));
    }
    if let Some(until) = case.reservation.hold_until.filter(|until| *until > case.now) {
        return Ok(After::At(until));
    }
    match status {
        Status::Open => {
            let reason = "The owner did not answer in time";
            stays::close_request(&mut case, "request_expired", reason, LetterKind::Expired).await?;
        }
        Status::Tentative => stays::fall_back(&mut case).await?,
        _ => return Ok(After::Nothing),
    }
    case.commit().await?;
    Ok(After::Nothing)
}
