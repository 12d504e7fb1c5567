//! A reservation under its lock: read, checked and changed within one transaction.

use chrono::{DateTime, NaiveDate, Utc};
use chrono_tz::Tz;
use domain::key::Key;
use domain::money::Money;
use domain::money::currency::Currency;
use domain::reservations::reservation::{PaymentState, Status};
use serde_json::{Map, Value};
use store::row::charges::reservation_payment;
use store::row::reservations::{booking_step, reservation};
use store::{StoreError, Tx};

use super::error::BookingError;
use crate::access::Caller;
use crate::{App, app, services};

pub(crate) struct Case<'a> {
    pub(crate) app: &'a App,
    pub(crate) tx: Tx,
    pub(crate) reservation: reservation::Model,
    pub(crate) payments: Vec<reservation_payment::Model>,
    pub(crate) now: DateTime<Utc>,
    /// The action of a user of the account, if any.
    pub(crate) deed: Option<Deed>,
}

impl<'a> Case<'a> {
    pub(crate) async fn open(app: &'a App, reservation: Key) -> Result<Self, BookingError> {
        let tx = app.store.write().await?;
        let reservation = store::reservations::reservation::lock(&tx, reservation).await?;
        Self::of(app, tx, reservation.ok_or(BookingError::NoSuchReservation)?).await
    }

    /// The case that a payment belongs to.
    pub(crate) async fn of_payment(app: &'a App, payment: Key) -> Result<Self, BookingError> {
        let row = store::reservations::reservation::payment(app.store.read(), payment).await?;
        Self::open(app, row.ok_or(BookingError::NoSuchPayment)?.reservation_id.key()).await
    }

    pub(crate) async fn of(
        app: &'a App,
        tx: Tx,
        reservation: reservation::Model,
    ) -> Result<Self, BookingError> {
        let payments = store::reservations::reservation::payments(&tx, reservation.id.key()).await?;
        Ok(Self { app, tx, reservation, payments, now: app.now(), deed: None })
    }

    pub(crate) async fn commit(self) -> Result<(), StoreError> {
        self.record_deed().await?;
        store::reservations::reservation::agree(&self.tx, &self.reservation).await?;
        self.app.commit(self.tx, self.reservation.id.key().account()).await
    }

    pub(crate) fn key(&self) -> Key {
        self.reservation.id.key()
    }

    pub(crate) fn status(&self) -> Status {
        *self.reservation.status
    }

    pub(crate) fn currency(&self) -> Result<Currency, StoreError> {
        self.reservation.currency.parse().map_err(|_| StoreError::Broken("a currency".to_owned()))
    }

    pub(crate) fn money(&self, minor: i64) -> Result<Money, StoreError> {
        Ok(Money::new(minor, self.currency()?))
    }

    /// Fails while the reservation is locked by the owner or the partner, or a charge is in flight.
    pub(crate) fn check_unlocked(&self) -> Result<(), BookingError> {
        let charging = self.payments.iter().any(is_in_flight);
        if self.reservation.locked || charging { Err(BookingError::Locked) } else { Ok(()) }
    }

    /// Fails while a payment is pending, at the provider or for the guest's authentication: the due amount must not change.
    pub(crate) fn check_nothing_pending(&self) -> Result<(), BookingError> {
        let is_pending = |payment: &reservation_payment::Model| payment.state == PaymentState::Pending;
        if self.payments.iter().any(is_pending) { Err(BookingError::Locked) } else { Ok(()) }
    }

    pub(crate) fn payment(&self, key: Key) -> Result<usize, BookingError> {
        let place = self.payments.iter().position(|payment| payment.id.key() == key);
        place.ok_or(BookingError::NoSuchPayment)
    }

    pub(crate) async fn move_to(&mut self, to: Status) -> Result<(), BookingError> {
        let status = self.status().move_to(to)?;
        self.reservation.status = status.into();
        self.save_reservation().await?;
        Ok(())
    }

    pub(crate) async fn save_reservation(&mut self) -> Result<(), StoreError> {
        self.reservation.updated_at = self.now;
        self.reservation.version += 1;
        store::keep::update(&self.tx, self.reservation.clone()).await
    }

    pub(crate) async fn save_payment(&mut self, place: usize) -> Result<(), StoreError> {
        let payment = &mut self.payments[place];
        payment.updated_at = self.now;
        payment.version += 1;
        store::keep::update(&self.tx, payment.clone()).await
    }

    pub(crate) async fn note(&self, name: &str, detail: impl Into<String>) -> Result<(), StoreError> {
        let step = booking_step::Model {
            account_id: self.reservation.account_id,
            id: self.app.new_key(self.key().account()).into(),
            reservation_id: self.reservation.id,
            name: name.to_owned(),
            detail: detail.into(),
            at: self.now,
        };
        store::keep::insert(&self.tx, step).await
    }

    /// Payments are collected in the morning of their due date.
    pub(crate) async fn collection_time(&self, day: NaiveDate) -> Result<DateTime<Utc>, StoreError> {
        Ok(services::morning(day, self.time_zone().await?))
    }

    pub(crate) async fn time_zone(&self) -> Result<Tz, StoreError> {
        let (account, property) = (self.key().account(), self.reservation.property_id.key());
        let row = store::homes::property::find_row(&self.tx, account, property).await?;
        Ok(row.map_or(Tz::UTC, |row| app::home_zone(&row)))
    }
}

/// A charge was sent and its result is not known. One that waits for the guest's authentication is not in flight.
pub(crate) fn is_in_flight(payment: &reservation_payment::Model) -> bool {
    payment.state == PaymentState::Pending && !payment.auth_required && payment.session_reference.is_none()
}

/// A user's action, with the values before it.
pub(crate) struct Deed {
    pub(crate) caller: Caller,
    pub(crate) action: &'static str,
    pub(crate) before: Value,
    pub(crate) more: Map<String, Value>,
}
