//! Requests to book: the owner accepts, declines, or does not answer in time.

use domain::code::{LetterKind, WebhookEvent};
use domain::key::Key;
use domain::reservation::{PaymentMethod, PaymentState, Status};
use payments::Presence;

use super::case::Case;
use super::nights::Nights;
use super::{BookingError, ReservationView};
use crate::House;
use crate::access::Caller;
use crate::job::After;

impl House {
    /// Takes the nights and charges the card on file. A card that is declined leaves the request as it was.
    pub async fn accept_request(
        &self,
        caller: &Caller,
        reservation: Key,
    ) -> Result<ReservationView, BookingError> {
        self.admit(Some(caller), reservation).await?;
        let mut case = Case::open(self, reservation).await?.by(Some(caller), "accept");
        case.check_unlocked()?;
        case.status()?.move_to(Status::Reserved)?;
        let sold = case.sold().await?;
        case.take_nights(Nights::of(sold.request.stay, &sold.terms)).await?;
        case.note("accepted", "").await?;
        let by_card = PaymentMethod::Card.code();
        let place = case
            .payments
            .iter()
            .position(|payment| payment.collect_while_booking && payment.method == by_card);
        let Some(place) = place else {
            case.reserve().await?;
            case.commit().await?;
            return self.reservation(reservation).await;
        };
        case.mention("charged", case.payments[place].amount);
        let site = self.site_of(&case).await?;
        let order = self.order(&mut case, place, &site, Presence::OffSession).await?;
        case.commit().await?;
        self.send_charge(order).await?;
        self.reservation(reservation).await
    }

    pub async fn decline_request(
        &self,
        caller: &Caller,
        reservation: Key,
        reason: &str,
    ) -> Result<ReservationView, BookingError> {
        self.admit(Some(caller), reservation).await?;
        let mut case = Case::open(self, reservation).await?.by(Some(caller), "decline");
        case.check_unlocked()?;
        case.close_request("declined", reason, LetterKind::Declined).await?;
        case.commit().await?;
        self.reservation(reservation).await
    }

    /// What nobody decided about in time: a request of a guest, or nights that the owner holds.
    pub(crate) async fn expire_hold(&self, reservation: Key) -> Result<After, BookingError> {
        let mut case = Case::open(self, reservation).await?;
        let status = case.status()?;
        let pending = PaymentState::Pending.code();
        if case.payments.iter().any(|payment| payment.state == pending) {
            // A charge is under way; whoever asks what became of it decides.
            return Ok(After::At(case.now + super::CERTAINTY));
        }
        if let Some(until) = case.reservation.hold_until.filter(|until| *until > case.now) {
            return Ok(After::At(until));
        }
        match status {
            Status::Open => {
                let reason = "The owner did not answer in time";
                case.close_request("request_expired", reason, LetterKind::Expired).await?;
            }
            Status::Tentative => case.fall_back().await?,
            _ => return Ok(After::Nothing),
        }
        case.commit().await?;
        Ok(After::Nothing)
    }
}

impl Case<'_> {
    pub(super) async fn close_request(
        &mut self,
        step: &str,
        reason: &str,
        letter: LetterKind,
    ) -> Result<(), BookingError> {
        self.reservation.requested = false;
        self.reservation.hold_until = None;
        self.reservation.canceled_at = Some(self.now);
        self.reservation.cancel_reason = Some(reason.trim().to_owned());
        self.move_to(Status::Declined).await?;
        self.give_promotions_back().await?;
        self.note(step, "").await?;
        self.announce(WebhookEvent::ReservationDeclined).await?;
        Ok(self.tell_guest(letter, "").await?)
    }
}
