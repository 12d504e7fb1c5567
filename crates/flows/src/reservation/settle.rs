//! What a provider said of a charge, kept: once, whoever heard it (the request itself, the guest's proof, a webhook, or the job that
//! asks when nobody did).

use std::sync::Arc;

use chrono::{DateTime, TimeDelta, Utc};
use domain::code::JobKind;
use domain::key::Key;
use domain::reservation::{HOLD_MINUTES, PaymentState, Status};
use payments::{CardReference, ChargeReference, Decline, IdempotencyKey, Lookup, Outcome, Provider, Secret};
use store::StoreError;
use store::row::{reservation_payment, site};

use super::case::Case;
use super::charge::decline_of;
use super::{BookingError, CERTAINTY, ReservationView};
use crate::House;
use crate::job::After;

/// How often a provider is asked that has not decided.
const ASK_AGAIN: TimeDelta = TimeDelta::minutes(1);
/// A charge that never arrived is looked for once more, when no network can hold it any longer.
const LAST_LOOK: TimeDelta = TimeDelta::minutes(15);
/// A guest who is not there when a payment falls due has this long to prove that the card is theirs.
const GRACE: TimeDelta = TimeDelta::hours(24);
/// Tries to collect a payment, and the time between them.
const TRIES: i32 = 3;
const BETWEEN_TRIES: TimeDelta = TimeDelta::hours(1);
const NEVER_ARRIVED: &str = "never_arrived";

impl House {
    pub(crate) async fn apply(
        &self,
        payment: Key,
        attempt: &str,
        outcome: Outcome,
    ) -> Result<(), BookingError> {
        let mut case = Case::of_payment(self, payment).await?;
        let place = case.payment(payment)?;
        let row = &case.payments[place];
        let is_awaited =
            row.state == PaymentState::Pending.code() && row.idempotency_key.as_deref() == Some(attempt);
        match outcome {
            Outcome::Paid { reference } if is_awaited => case.paid(place, &reference).await?,
            Outcome::Paid { reference } => case.late_money(place, &reference).await?,
            _ if !is_awaited => return Ok(()),
            Outcome::NeedsAuthentication { reference, auth_token } => {
                case.wait_for_proof(place, &reference, &auth_token).await?;
            }
            Outcome::Processing { reference } | Outcome::Held { reference } => {
                case.wait_for_provider(place, &reference).await?;
            }
            Outcome::Declined { decline, .. } => case.declined(place, &decline).await?,
            Outcome::Canceled { .. } => {
                let message = "The payment was not completed.".to_owned();
                case.declined(place, &Decline { code: "canceled".to_owned(), message }).await?;
            }
        }
        Ok(case.commit().await?)
    }

    /// The guest says that the proof is done. Only the provider's word counts.
    pub async fn mark_payment_authenticated(&self, payment: Key) -> Result<ReservationView, BookingError> {
        let row = store::reservation::payment(self.store.read(), payment).await?;
        let row = row.ok_or(BookingError::NoSuchPayment)?;
        let reservation = row.reservation_id.key();
        if row.state != PaymentState::Pending.code() {
            return self.reservation(reservation).await;
        }
        let attempt = row.idempotency_key.clone().unwrap_or_default();
        let (provider, _) = self.line(&row).await?;
        let reference =
            row.provider_reference.as_deref().map(ChargeReference::new).ok_or(BookingError::Locked)?;
        let outcome = provider.finish_charge(&reference).await?;
        let decline = decline_of(&outcome);
        self.apply(payment, &attempt, outcome).await?;
        match decline {
            Some(decline) => Err(BookingError::Declined(decline)),
            None => self.reservation(reservation).await,
        }
    }

    /// A proof that nobody waits for any more, because the guest takes another way.
    pub(super) async fn abandon_proof(&self, payment: Key) -> Result<(), BookingError> {
        let row = store::reservation::payment(self.store.read(), payment).await?;
        let row = row.ok_or(BookingError::NoSuchPayment)?;
        if row.state != PaymentState::Pending.code() || !row.auth_required {
            return Ok(());
        }
        let (Some(reference), Some(attempt)) = (&row.provider_reference, &row.idempotency_key) else {
            return Ok(());
        };
        let (provider, _) = self.line(&row).await?;
        let outcome = provider.release(&ChargeReference::new(reference.clone())).await?;
        self.apply(payment, attempt, outcome).await
    }

    /// The job behind every charge: asks what became of it, and goes on or undoes.
    pub(crate) async fn settle_charge(&self, payment: Key) -> Result<After, BookingError> {
        let Some(row) = store::reservation::payment(self.store.read(), payment).await? else {
            return Ok(After::Nothing);
        };
        if row.session_reference.is_some() && row.state == PaymentState::Pending.code() {
            return self.settle_session(&row).await;
        }
        let is_pending = row.state == PaymentState::Pending.code();
        let is_missed =
            row.state == PaymentState::Due.code() && row.failure.as_deref() == Some(NEVER_ARRIVED);
        let (Some(attempt), true) = (row.idempotency_key.clone(), is_pending || is_missed) else {
            return Ok(After::Nothing);
        };
        let (provider, card) = self.line(&row).await?;
        let now = self.now();
        match look_up(&*provider, &row, &attempt, card.as_ref()).await? {
            Some(Outcome::NeedsAuthentication { reference, auth_token }) if is_pending => {
                let until = self.proof_until(&row).await?;
                if now < until {
                    if !row.auth_required {
                        let outcome = Outcome::NeedsAuthentication { reference, auth_token };
                        self.apply(payment, &attempt, outcome).await?;
                    }
                    return Ok(After::At(until));
                }
                let outcome = provider.release(&reference).await?;
                self.apply(payment, &attempt, outcome).await?;
            }
            Some(outcome @ (Outcome::Processing { .. } | Outcome::Held { .. })) => {
                self.apply(payment, &attempt, outcome).await?;
                return Ok(After::At(now + ASK_AGAIN));
            }
            Some(outcome) => self.apply(payment, &attempt, outcome).await?,
            None if is_pending => {
                let certain = row.sent_at.unwrap_or(row.updated_at) + CERTAINTY;
                if now < certain {
                    return Ok(After::At(certain));
                }
                let decline = Decline { code: NEVER_ARRIVED.to_owned(), message: NEVER_ARRIVED.to_owned() };
                self.apply(payment, &attempt, Outcome::Declined { reference: None, decline }).await?;
                return Ok(After::At(now + LAST_LOOK));
            }
            None => (),
        }
        Ok(After::Nothing)
    }

    /// The line to the provider over which a payment is charged, and the card.
    pub(super) async fn line(
        &self,
        payment: &reservation_payment::Model,
    ) -> Result<(Arc<dyn Provider>, Option<CardReference>), BookingError> {
        let site = self.site_of_payment(payment).await?;
        let card = match payment.card_id {
            Some(card) => store::reservation::card(self.store.read(), card.key()).await?,
            None => None,
        };
        Ok((self.cashier.provider(&site)?, card.map(|card| CardReference::new(card.card_token))))
    }

    pub(super) async fn site_of_payment(
        &self,
        payment: &reservation_payment::Model,
    ) -> Result<site::Model, BookingError> {
        let db = self.store.read();
        let reservation = store::reservation::find(db, payment.reservation_id.key()).await?;
        let reservation = reservation.ok_or(BookingError::NoSuchReservation)?;
        let site = store::site::find(db, payment.id.key().account(), reservation.site_id.key()).await?;
        site.ok_or(BookingError::NoSuchReservation)
    }

    async fn proof_until(&self, payment: &reservation_payment::Model) -> Result<DateTime<Utc>, StoreError> {
        let reservation = store::reservation::find(self.store.read(), payment.reservation_id.key()).await?;
        let held =
            reservation.filter(|row| row.status == Status::Tentative.code()).and_then(|row| row.hold_until);
        let sent = payment.sent_at.unwrap_or(payment.updated_at);
        Ok(held.or(payment.next_attempt_at).unwrap_or(sent + GRACE))
    }
}

async fn look_up(
    provider: &dyn Provider,
    payment: &reservation_payment::Model,
    attempt: &str,
    card: Option<&CardReference>,
) -> Result<Option<Outcome>, BookingError> {
    if let Some(reference) = &payment.provider_reference {
        let reference = ChargeReference::new(reference.clone());
        return Ok(provider.find_charge(&Lookup::Reference(&reference)).await?);
    }
    let key = IdempotencyKey::new(attempt).map_err(|error| StoreError::Broken(error.to_string()))?;
    let Some(card) = card else { return Ok(None) };
    Ok(provider.find_charge(&Lookup::Key { key: &key, card }).await?)
}

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
        match self.status()? {
            Status::Tentative | Status::Open if self.is_paid_for_booking() => self.reserve().await,
            Status::Tentative | Status::Open => Ok(()),
            Status::Reserved => {
                let guest = self.reservation.email.clone();
                Ok(self.tell("payment_receipt", &guest, &key.to_string()).await?)
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
    async fn late_money(&mut self, place: usize, reference: &ChargeReference) -> Result<(), BookingError> {
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

    async fn wait_for_proof(
        &mut self,
        place: usize,
        reference: &ChargeReference,
        token: &Secret,
    ) -> Result<(), BookingError> {
        let until = if self.status()? == Status::Tentative {
            let until = self.now + TimeDelta::minutes(HOLD_MINUTES);
            self.reservation.hold_until = Some(until);
            self.save_reservation().await?;
            until
        } else {
            self.now + GRACE
        };
        let payment = &mut self.payments[place];
        payment.auth_required = true;
        payment.auth_token = Some(token.expose().to_owned());
        payment.provider_reference = Some(reference.as_str().to_owned());
        payment.next_attempt_at = Some(until);
        let key = payment.id.key();
        self.save_payment(place).await?;
        self.note("authentication", "").await?;
        self.house.ask(&self.tx, JobKind::SettleCharge, key, until).await?;
        if self.status()? == Status::Reserved {
            let guest = self.reservation.email.clone();
            self.tell("payment_authentication", &guest, &key.to_string()).await?;
        }
        Ok(())
    }

    async fn wait_for_provider(
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
        let payment = &mut self.payments[place];
        PaymentState::Due.code().clone_into(&mut payment.state);
        payment.auth_required = false;
        (payment.auth_token, payment.provider_reference) = (None, None);
        (payment.session_reference, payment.session_url) = (None, None);
        payment.next_attempt_at = None;
        payment.failure = Some(decline.message.clone());
        self.save_payment(place).await?;
        self.note("declined", decline.code.as_str()).await?;
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
    async fn fall_back(&mut self) -> Result<(), BookingError> {
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
        let guest = self.reservation.email.clone();
        self.tell("payment_failed", &guest, &key.to_string()).await?;
        Ok(self.tell_owner("payment_failed_owner").await?)
    }
}
