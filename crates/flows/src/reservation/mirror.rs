//! What the partner says of a booking, kept: once, whoever heard it, the guest's own request or the job that asks.

use domain::code::{JobKind, LetterKind, PartnerBookingState, WebhookEvent};
use domain::key::Key;
use domain::reservation::Status;
use partner::Standing;
use store::row::partner_booking;

use super::BookingError;
use super::case::{Case, read_code};
use super::nights::Nights;
use crate::House;

const OVER: &str = "Canceled in the system that sells this home";

pub(super) enum Heard {
    Of(partner::Reservation),
    /// There never was one, and why. Only of an order that the partner has not answered yet.
    Nothing(String),
}

impl House {
    pub(super) async fn hear(&self, reservation: Key, heard: Heard) -> Result<(), BookingError> {
        let mut case = Case::open(self, reservation).await?;
        let booking = store::partner_booking::find(&case.tx, reservation).await?;
        let booking = booking.ok_or(BookingError::NoSuchReservation)?;
        let state: PartnerBookingState = read_code(&booking.state)?;
        let next = match heard {
            _ if state == PartnerBookingState::Failed => return Ok(()),
            Heard::Of(found) => {
                let standing = found.standing;
                case.reservation.partner_reservation_id = Some(found.id.clone());
                match standing {
                    Standing::Confirmed => case.mirror(&found).await?,
                    Standing::Waiting => case.wait_for_partner().await?,
                    Standing::Over => case.partner_gave_up(OVER).await?,
                }
                match standing {
                    Standing::Confirmed => (PartnerBookingState::Booked, None),
                    Standing::Waiting => (PartnerBookingState::Waiting, None),
                    Standing::Over => (PartnerBookingState::Failed, Some(OVER.to_owned())),
                }
            }
            Heard::Nothing(_) if state != PartnerBookingState::Sent => return Ok(()),
            Heard::Nothing(why) => {
                case.partner_gave_up(OVER).await?;
                (PartnerBookingState::Failed, Some(why))
            }
        };
        let (state, failure) = next;
        let row = partner_booking::Model {
            state: state.code().to_owned(),
            failure,
            missing_since: None,
            ..booking
        };
        store::partner_booking::put(&case.tx, row).await?;
        Ok(case.commit().await?)
    }
}

impl Case<'_> {
    /// It is the guest's, whatever our own calendar says: what is booked there is booked.
    async fn mirror(&mut self, found: &partner::Reservation) -> Result<(), BookingError> {
        let status = self.status()?;
        if status == Status::Reserved {
            return Ok(());
        }
        self.reservation.locked = true;
        if status != Status::Tentative {
            self.take_nights(self.mirrored_nights()).await?;
        }
        let confirmation = found.confirmation_code.as_deref().unwrap_or(&found.id);
        self.partner_took_money(confirmation, self.now).await?;
        self.note("partner_booked", confirmation).await?;
        self.reserve().await
    }

    fn mirrored_nights(&self) -> Nights {
        Nights::mirrored(self.reservation.check_in, self.reservation.check_out)
    }

    /// The partner's people decide. A booking with nights goes on holding them.
    async fn wait_for_partner(&mut self) -> Result<(), BookingError> {
        if self.status()? != Status::Quote {
            return Ok(self.save_reservation().await?);
        }
        self.reservation.requested = true;
        self.move_to(Status::Open).await?;
        self.note("requested", "").await?;
        self.tell_guest(LetterKind::Requested, "").await?;
        self.tell_owner(LetterKind::RequestMade, "").await?;
        Ok(self.announce(WebhookEvent::ReservationRequested).await?)
    }

    /// Back to where it can be tried again, or to its end.
    async fn partner_gave_up(&mut self, reason: &str) -> Result<(), BookingError> {
        match self.status()? {
            Status::Quote => {
                self.reservation.locked = false;
                Ok(self.save_reservation().await?)
            }
            Status::Tentative => {
                self.reservation.locked = false;
                self.reservation.partner_reservation_id = None;
                self.fall_back().await
            }
            Status::Open => self.close_request("declined", reason, LetterKind::Declined).await,
            Status::Reserved => {
                self.end_stay(reason).await?;
                // Its nights may stand in what was read of the partner's calendar.
                let home = self.reservation.property_id.key();
                self.house.ask(&self.tx, JobKind::ReadPartnerCalendar, home, self.now).await?;
                self.note("canceled", "partner").await?;
                self.tell_guest(LetterKind::Canceled, "").await?;
                self.tell_owner(LetterKind::CanceledOwner, "").await?;
                Ok(self.announce(WebhookEvent::ReservationCanceled).await?)
            }
            Status::Declined | Status::Canceled => Ok(()),
        }
    }
}
