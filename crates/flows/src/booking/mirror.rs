//! Applies the partner's state of a booking once, whether it came from the guest's own request or from the job that polls.

use domain::key::Key;
use domain::reservations::reservation::Status;
use domain::text::code::{JobKind, LetterKind, PartnerBookingState, WebhookEvent};
use partner::Standing;
use store::row::partner_homes::partner_booking;

use crate::reservations::{BookingError, Case, Nights};
use crate::{App, app, reservations, stays};

const OVER: &str = "Canceled in the system that sells this home";

pub(crate) enum Heard {
    Of(partner::Reservation),
    /// The partner has no such booking, with the reason. Applies only to an order whose response has not arrived yet.
    Nothing(String),
}

pub(super) async fn hear(app: &App, reservation: Key, heard: Heard) -> Result<(), BookingError> {
    let mut case = Case::open(app, reservation).await?;
    let booking = store::partner_homes::partner_booking::find(&case.tx, reservation).await?;
    let booking = booking.ok_or(BookingError::NoSuchReservation)?;
    let state: PartnerBookingState = *booking.state;
    let next = match heard {
        _ if state == PartnerBookingState::Failed => return Ok(()),
        Heard::Of(found) => {
            let standing = found.standing;
            case.reservation.partner_reservation_id = Some(found.id.clone());
            match standing {
                Standing::Confirmed => mirror(&mut case, &found).await?,
                Standing::Waiting => wait_for_partner(&mut case).await?,
                Standing::Over => partner_gave_up(&mut case, OVER).await?,
            }
            match standing {
                Standing::Confirmed => (PartnerBookingState::Booked, None),
                Standing::Waiting => (PartnerBookingState::Waiting, None),
                Standing::Over => (PartnerBookingState::Failed, Some(OVER.to_owned())),
            }
        }
        Heard::Nothing(_) if state != PartnerBookingState::Sent => return Ok(()),
        Heard::Nothing(why) => {
            partner_gave_up(&mut case, OVER).await?;
            (PartnerBookingState::Failed, Some(why))
        }
    };
    let (state, failure) = next;
    let row = partner_booking::Model { state: state.into(), failure, missing_since: None, ..booking };
    store::partner_homes::partner_booking::put(&case.tx, row).await?;
    Ok(case.commit().await?)
}

/// Reserves the stay even if our calendar has a conflict: the partner's booking is binding.
async fn mirror(case: &mut Case<'_>, found: &partner::Reservation) -> Result<(), BookingError> {
    let status = case.status();
    if status == Status::Reserved {
        return Ok(());
    }
    case.reservation.locked = true;
    if status != Status::Tentative {
        reservations::take_nights(case, mirrored_nights(case)).await?;
    }
    let confirmation = found.confirmation_code.as_deref().unwrap_or(&found.id);
    stays::partner_took_money(case, confirmation, case.now).await?;
    case.note("partner_booked", confirmation).await?;
    stays::reserve(case).await
}

fn mirrored_nights(case: &Case<'_>) -> Nights {
    Nights::mirrored(case.reservation.check_in, case.reservation.check_out)
}

/// The partner's staff decides. A booking that owns nights keeps them.
async fn wait_for_partner(case: &mut Case<'_>) -> Result<(), BookingError> {
    if case.status() != Status::Quote {
        return Ok(case.save_reservation().await?);
    }
    case.reservation.requested = true;
    case.move_to(Status::Open).await?;
    case.note("requested", "").await?;
    reservations::tell_guest(case, LetterKind::Requested, "").await?;
    reservations::tell_owner(case, LetterKind::RequestMade, "").await?;
    Ok(reservations::announce(case, WebhookEvent::ReservationRequested).await?)
}

/// Reopens the quote for another attempt, or ends the booking.
async fn partner_gave_up(case: &mut Case<'_>, reason: &str) -> Result<(), BookingError> {
    match case.status() {
        Status::Quote => {
            case.reservation.locked = false;
            Ok(case.save_reservation().await?)
        }
        Status::Tentative => {
            case.reservation.locked = false;
            case.reservation.partner_reservation_id = None;
            stays::fall_back(case).await
        }
        Status::Open => stays::close_request(case, "declined", reason, LetterKind::Declined).await,
        Status::Reserved => {
            stays::end_stay(case, reason).await?;
            // Its nights may still be in our copy of the partner's calendar.
            let home = case.reservation.property_id.key();
            app::enqueue(case.app, &case.tx, JobKind::ReadPartnerCalendar, home, case.now).await?;
            case.note("canceled", "partner").await?;
            reservations::tell_guest(case, LetterKind::Canceled, "").await?;
            reservations::tell_owner(case, LetterKind::CanceledOwner, "").await?;
            Ok(reservations::announce(case, WebhookEvent::ReservationCanceled).await?)
        }
        Status::Declined | Status::Canceled => Ok(()),
    }
}
