//! What a provider said of a charge, kept: once, whoever heard it (the request itself, the guest's proof, a webhook, or the job that
//! asks when nobody did).

use std::sync::Arc;

use chrono::{DateTime, TimeDelta, Utc};
use domain::key::Key;
use domain::reservation::{PaymentState, Status};
use payments::{CardReference, ChargeReference, Decline, IdempotencyKey, Lookup, Outcome, Provider};
use store::StoreError;
use store::row::{reservation_payment, site};

use super::case::Case;
use super::charge::decline_of;
use super::{BookingError, CERTAINTY, ReservationView};
use crate::House;
use crate::job::After;

/// How often a provider is asked that has not decided.
pub(super) const ASK_AGAIN: TimeDelta = TimeDelta::minutes(1);
/// A charge that never arrived is looked for once more, when no network can hold it any longer.
const LAST_LOOK: TimeDelta = TimeDelta::minutes(15);
/// A guest who is not there when a payment falls due has this long to prove that the card is theirs.
pub(super) const GRACE: TimeDelta = TimeDelta::hours(24);
const NEVER_ARRIVED: &str = "The payment did not reach the bank.";

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

    /// The guest says that the proof is done, or comes back from the provider's page. Only the provider's word counts.
    pub async fn mark_payment_authenticated(&self, payment: Key) -> Result<ReservationView, BookingError> {
        self.ask_about_proof(payment, false).await
    }

    /// A token that works now, for a charge that was made while the guest was away or a proof that took too long.
    pub async fn refresh_payment_auth(&self, payment: Key) -> Result<ReservationView, BookingError> {
        self.ask_about_proof(payment, true).await
    }

    async fn ask_about_proof(&self, payment: Key, anew: bool) -> Result<ReservationView, BookingError> {
        let row = store::reservation::payment(self.store.read(), payment).await?;
        let row = row.ok_or(BookingError::NoSuchPayment)?;
        let reservation = row.reservation_id.key();
        if row.state != PaymentState::Pending.code() {
            return self.reservation(reservation).await;
        }
        if row.session_reference.is_some() {
            self.settle_session(&row).await?;
            return self.reservation(reservation).await;
        }
        let attempt = row.idempotency_key.clone().unwrap_or_default();
        let (provider, card) = self.line(&row).await?;
        let reference =
            row.provider_reference.as_deref().map(ChargeReference::new).ok_or(BookingError::Locked)?;
        let outcome = match card {
            Some(card) if anew => provider.renew_charge_auth(&reference, &card).await?,
            _ => provider.finish_charge(&reference).await?,
        };
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
        let is_given_up =
            [PaymentState::Due.code(), PaymentState::Canceled.code()].contains(&row.state.as_str());
        let is_missed = is_given_up && row.failure.as_deref() == Some(NEVER_ARRIVED);
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
                let decline = Decline { code: "never_arrived".to_owned(), message: NEVER_ARRIVED.to_owned() };
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
