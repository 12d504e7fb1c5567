//! What an outcome of a charge means for the reservation: the guest has it, waits, or loses it.

use chrono::TimeDelta;
use domain::code::{JobKind, LetterKind, WebhookEvent};
use domain::reservation::{HOLD_MINUTES, PaymentState, Status};
use payments::{ChargeReference, Decline, Secret};
use store::row::reservation_payment;

use super::BookingError;
use super::case::Case;
use super::settle::{ASK_AGAIN, GRACE};

/// Tries to collect a payment, and the time between them.
const TRIES: i32 = 3;
const BETWEEN_TRIES: TimeDelta = TimeDelta::hours(1);

impl Case<'_> {
    pub(super) async fn paid(
        &mut self,
        place: usize,
        reference: &ChargeReference,
    ) -> Result<(), BookingError> {
        let payment = &mut self.payments[place];
        PaymentState::Paid.code().clone_into(&mut payment.state);
        payment.paid_at = Some(self.now);
        payment.provider_reference = Some(reference.as_str().to_owned());
        payment.auth_required = false;
        (payment.auth_token, payment.failure, payment.next_attempt_at) = (None, None, None);
        let (key, amount) = (payment.id.key(), payment.amount);
        self.save_payment(place).await?;
        self.note("paid", reference.as_str()).await?;
        self.announce_payment(WebhookEvent::PaymentPaid, &self.payments[place]).await?;
        match self.status()? {
            Status::Tentative | Status::Open if self.is_paid_for_booking() => self.reserve().await,
            Status::Tentative | Status::Open => Ok(()),
            Status::Reserved => {
                self.tell_guest(LetterKind::PaymentReceived, &key.to_string()).await?;
                match self.change_of(place).await? {
                    // The moving of a stay is large, and rare.
                    Some(change) => Box::pin(self.finish_change(change)).await,
                    None => Ok(()),
                }
            }
            Status::Quote | Status::Declined | Status::Canceled => {
                Ok(self.give_back(key, amount, "The booking was over when the money came").await?)
            }
        }
    }

    fn is_paid_for_booking(&self) -> bool {
        let now = self.payments.iter().filter(|payment| payment.collect_while_booking);
        now.clone().all(|payment| payment.state == PaymentState::Paid.code())
    }

    /// Money of an attempt that had been given up: it is kept as a payment of its own, and goes back.
    pub(super) async fn late_money(
        &mut self,
        place: usize,
        reference: &ChargeReference,
    ) -> Result<(), BookingError> {
        let account = self.key().account();
        if store::reservation::payment_by_reference(&self.tx, account, reference.as_str()).await?.is_some() {
            return Ok(());
        }
        let position = i32::try_from(self.payments.len()).unwrap_or(i32::MAX);
        let late = reservation_payment::Model {
            id: self.house.new_key(account).into(),
            position,
            due_date: self.now.date_naive(),
            collect_while_booking: false,
            state: PaymentState::Paid.code().to_owned(),
            auth_required: false,
            auth_token: None,
            provider_reference: Some(reference.as_str().to_owned()),
            failure: None,
            paid_at: Some(self.now),
            session_reference: None,
            session_url: None,
            created_at: self.now,
            updated_at: self.now,
            version: 1,
            ..self.payments[place].clone()
        };
        let (key, amount) = (late.id.key(), late.amount);
        store::keep::insert(&self.tx, late).await?;
        self.note("late_money", reference.as_str()).await?;
        Ok(self.give_back(key, amount, "Charged although the attempt had been given up").await?)
    }

    /// A guest who has been asked already keeps the time that was given.
    pub(super) async fn wait_for_proof(
        &mut self,
        place: usize,
        reference: &ChargeReference,
        token: &Secret,
    ) -> Result<(), BookingError> {
        if self.payments[place].auth_required {
            self.payments[place].auth_token = Some(token.expose().to_owned());
            return Ok(self.save_payment(place).await?);
        }
        let held = self.now + TimeDelta::minutes(HOLD_MINUTES);
        let is_change = self.change_of(place).await?.is_some();
        let is_held = self.status()? == Status::Tentative;
        if is_held {
            self.reservation.hold_until = Some(held);
            self.save_reservation().await?;
        }
        let until = if is_held || is_change { held } else { self.now + GRACE };
        let payment = &mut self.payments[place];
        payment.auth_required = true;
        payment.auth_token = Some(token.expose().to_owned());
        payment.provider_reference = Some(reference.as_str().to_owned());
        payment.next_attempt_at = Some(until);
        let key = payment.id.key();
        self.save_payment(place).await?;
        self.note("authentication", "").await?;
        self.house.ask(&self.tx, JobKind::SettleCharge, key, until).await?;
        if !is_held && !is_change {
            self.tell_guest(LetterKind::ProofNeeded, &key.to_string()).await?;
        }
        Ok(())
    }

    pub(super) async fn wait_for_provider(
        &mut self,
        place: usize,
        reference: &ChargeReference,
    ) -> Result<(), BookingError> {
        self.payments[place].provider_reference = Some(reference.as_str().to_owned());
        self.save_payment(place).await?;
        let key = self.payments[place].id.key();
        Ok(self.house.ask(&self.tx, JobKind::SettleCharge, key, self.now + ASK_AGAIN).await?)
    }

    pub(super) async fn declined(&mut self, place: usize, decline: &Decline) -> Result<(), BookingError> {
        let change = self.change_of(place).await?;
        let state = if change.is_some() { PaymentState::Canceled } else { PaymentState::Due };
        let payment = &mut self.payments[place];
        state.code().clone_into(&mut payment.state);
        payment.auth_required = false;
        (payment.auth_token, payment.provider_reference) = (None, None);
        (payment.session_reference, payment.session_url) = (None, None);
        payment.next_attempt_at = None;
        payment.failure = Some(decline.message.clone());
        self.save_payment(place).await?;
        self.note("declined", decline.code.as_str()).await?;
        if let Some(change) = change {
            return Ok(self.undo_change(change).await?);
        }
        match self.status()? {
            Status::Tentative => self.fall_back().await,
            Status::Open => {
                self.reservation.locked = false;
                self.save_reservation().await?;
                Ok(self.release_nights().await?)
            }
            Status::Reserved => self.try_later(place).await,
            Status::Quote | Status::Declined | Status::Canceled => Ok(()),
        }
    }

    /// The booking came to nothing: it is a quote again, and its nights are anybody's.
    pub(super) async fn fall_back(&mut self) -> Result<(), BookingError> {
        self.release_nights().await?;
        self.give_promotions_back().await?;
        self.reservation.hold_until = None;
        self.move_to(Status::Quote).await?;
        Ok(self.note("released", "").await?)
    }

    /// A payment that is due and was refused: an hour later again, three times in all.
    async fn try_later(&mut self, place: usize) -> Result<(), BookingError> {
        let today = self.now.with_timezone(&self.time_zone().await?).date_naive();
        let payment = &mut self.payments[place];
        if payment.due_date > today {
            return Ok(());
        }
        let key = payment.id.key();
        if payment.attempts < TRIES {
            let at = self.now + BETWEEN_TRIES;
            payment.next_attempt_at = Some(at);
            self.save_payment(place).await?;
            return Ok(self.house.ask(&self.tx, JobKind::CollectPayment, key, at).await?);
        }
        PaymentState::Failed.code().clone_into(&mut payment.state);
        self.save_payment(place).await?;
        self.note("payment_failed", key.to_string()).await?;
        self.announce_payment(WebhookEvent::PaymentFailed, &self.payments[place]).await?;
        self.tell_guest(LetterKind::PaymentFailed, &key.to_string()).await?;
        Ok(self.tell_owner(LetterKind::PaymentFailedOwner, &key.to_string()).await?)
    }
}
