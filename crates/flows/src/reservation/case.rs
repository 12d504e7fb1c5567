//! A reservation under its lock: read, judged and changed within one transaction.

use chrono::{DateTime, NaiveDate, Utc};
use chrono_tz::Tz;
use domain::code::{JobKind, LetterKind, WebhookEvent};
use domain::currency::Currency;
use domain::key::Key;
use domain::money::Money;
use domain::reservation::{PaymentMethod, PaymentState, RefundState, Status};
use store::row::{booking_step, reservation, reservation_payment, reservation_refund};
use store::{StoreError, Tx};

use super::BookingError;
use super::owner::Deed;
use crate::House;
use crate::clock::morning;

pub(super) struct Case<'a> {
    pub(super) house: &'a House,
    pub(super) tx: Tx,
    pub(super) reservation: reservation::Model,
    pub(super) payments: Vec<reservation_payment::Model>,
    pub(super) now: DateTime<Utc>,
    /// Who of the account acts, if anybody.
    pub(super) deed: Option<Deed>,
}

impl<'a> Case<'a> {
    pub(super) async fn open(house: &'a House, reservation: Key) -> Result<Self, BookingError> {
        let tx = house.store.write().await?;
        let reservation = store::reservation::lock(&tx, reservation).await?;
        Self::of(house, tx, reservation.ok_or(BookingError::NoSuchReservation)?).await
    }

    /// The case that a payment belongs to.
    pub(super) async fn of_payment(house: &'a House, payment: Key) -> Result<Self, BookingError> {
        let row = store::reservation::payment(house.store.read(), payment).await?;
        Self::open(house, row.ok_or(BookingError::NoSuchPayment)?.reservation_id.key()).await
    }

    pub(super) async fn of(
        house: &'a House,
        tx: Tx,
        reservation: reservation::Model,
    ) -> Result<Self, BookingError> {
        let payments = store::reservation::payments(&tx, reservation.id.key()).await?;
        Ok(Self { house, tx, reservation, payments, now: house.now(), deed: None })
    }

    pub(super) async fn commit(self) -> Result<(), StoreError> {
        self.record_deed().await?;
        store::reservation::agree(&self.tx, &self.reservation).await?;
        self.house.commit(self.tx, self.reservation.id.key().account()).await
    }

    pub(super) fn key(&self) -> Key {
        self.reservation.id.key()
    }

    pub(super) fn status(&self) -> Result<Status, StoreError> {
        read_code(&self.reservation.status)
    }

    pub(super) fn currency(&self) -> Result<Currency, StoreError> {
        self.reservation.currency.parse().map_err(|_| StoreError::Broken("a currency".to_owned()))
    }

    pub(super) fn money(&self, minor: i64) -> Result<Money, StoreError> {
        Ok(Money::new(minor, self.currency()?))
    }

    /// Whether somebody must not be disturbed: the owner, the partner, or the provider.
    pub(super) fn check_unlocked(&self) -> Result<(), BookingError> {
        let charging = self.payments.iter().any(is_in_flight);
        if self.reservation.locked || charging { Err(BookingError::Locked) } else { Ok(()) }
    }

    /// Whether a payment is under way, be it that the provider works on it or that the guest has to prove it: what is owed must not change.
    pub(super) fn check_nothing_pending(&self) -> Result<(), BookingError> {
        let is_pending = |payment: &reservation_payment::Model| payment.state == PaymentState::Pending.code();
        if self.payments.iter().any(is_pending) { Err(BookingError::Locked) } else { Ok(()) }
    }

    pub(super) fn payment(&self, key: Key) -> Result<usize, BookingError> {
        let place = self.payments.iter().position(|payment| payment.id.key() == key);
        place.ok_or(BookingError::NoSuchPayment)
    }

    pub(super) async fn move_to(&mut self, to: Status) -> Result<(), BookingError> {
        let status = self.status()?.move_to(to)?;
        status.code().clone_into(&mut self.reservation.status);
        self.save_reservation().await?;
        Ok(())
    }

    pub(super) async fn save_reservation(&mut self) -> Result<(), StoreError> {
        self.reservation.updated_at = self.now;
        self.reservation.version += 1;
        store::keep::update(&self.tx, self.reservation.clone()).await
    }

    pub(super) async fn save_payment(&mut self, place: usize) -> Result<(), StoreError> {
        let payment = &mut self.payments[place];
        payment.updated_at = self.now;
        payment.version += 1;
        store::keep::update(&self.tx, payment.clone()).await
    }

    pub(super) async fn note(&self, name: &str, detail: impl Into<String>) -> Result<(), StoreError> {
        let step = booking_step::Model {
            account_id: self.reservation.account_id,
            id: self.house.new_key(self.key().account()).into(),
            reservation_id: self.reservation.id,
            name: name.to_owned(),
            detail: detail.into(),
            at: self.now,
        };
        store::keep::insert(&self.tx, step).await
    }

    /// Promotions count once for each booking; this one came to nothing.
    pub(super) async fn give_promotions_back(&self) -> Result<(), StoreError> {
        for promotion in &self.bill().await?.promotions {
            store::promotion::give_use_back(&self.tx, promotion.key).await?;
        }
        Ok(())
    }

    /// From here on it is the guest's: everything that follows is asked for.
    pub(super) async fn reserve(&mut self) -> Result<(), BookingError> {
        self.reserve_quietly().await?;
        self.tell_guest(LetterKind::Confirmed, "").await?;
        Ok(self.tell_owner(LetterKind::Booked, "").await?)
    }

    /// The same without a word to anybody.
    pub(super) async fn reserve_quietly(&mut self) -> Result<(), BookingError> {
        let was_asked_for = self.status()? == Status::Open;
        self.reservation.booked_at = Some(self.now);
        self.reservation.hold_until = None;
        self.reservation.requested = false;
        self.move_to(Status::Reserved).await?;
        self.note("reserved", "").await?;
        if was_asked_for {
            self.announce(WebhookEvent::ReservationAccepted).await?;
        }
        self.announce(WebhookEvent::ReservationBooked).await?;
        self.ask_for_payments().await?;
        self.plan_deposit().await?;
        self.ask_for_reminder().await?;
        Ok(self.house.plan_messages_for(&self.tx, &self.reservation).await?)
    }

    /// A job for every payment that will be taken from a card on its day.
    pub(super) async fn ask_for_payments(&self) -> Result<(), BookingError> {
        let zone = self.time_zone().await?;
        for payment in &self.payments {
            let by_card = payment.method == PaymentMethod::Card.code() && payment.card_id.is_some();
            if by_card && payment.state == PaymentState::Due.code() {
                let at = morning(payment.due_date, zone).max(self.now);
                self.house.ask(&self.tx, JobKind::CollectPayment, payment.id.key(), at).await?;
            }
        }
        Ok(())
    }

    /// Payments are taken in the morning of their day.
    pub(super) async fn collection_time(&self, day: NaiveDate) -> Result<DateTime<Utc>, StoreError> {
        Ok(morning(day, self.time_zone().await?))
    }

    pub(super) async fn time_zone(&self) -> Result<Tz, StoreError> {
        let (account, property) = (self.key().account(), self.reservation.property_id.key());
        let row = store::property::find_row(&self.tx, account, property).await?;
        Ok(row.and_then(|row| row.time_zone.parse().ok()).unwrap_or(Tz::UTC))
    }

    /// Money that came although nobody wants it any more, or more of it than is owed, goes back.
    pub(super) async fn give_back(&self, payment: Key, amount: i64, reason: &str) -> Result<(), StoreError> {
        let refund = self.refund_row(payment, amount, reason);
        let key = refund.id.key();
        store::keep::insert(&self.tx, refund).await?;
        self.house.ask(&self.tx, JobKind::SendRefund, key, self.now).await?;
        self.note("refund_due", amount.to_string()).await
    }

    pub(super) fn refund_row(&self, payment: Key, amount: i64, reason: &str) -> reservation_refund::Model {
        reservation_refund::Model {
            account_id: self.reservation.account_id,
            id: self.house.new_key(self.key().account()).into(),
            reservation_id: self.reservation.id,
            payment_id: Some(payment.into()),
            amount,
            reason: reason.to_owned(),
            state: RefundState::Due.code().to_owned(),
            provider_reference: None,
            refunded_at: None,
            attempts: 0,
            idempotency_key: None,
            sent_at: None,
            failure: None,
            created_at: self.now,
            updated_at: self.now,
            version: 1,
        }
    }
}

/// A charge was sent and what became of it is not known. One that waits for the guest's proof is not in flight.
pub(super) fn is_in_flight(payment: &reservation_payment::Model) -> bool {
    payment.state == PaymentState::Pending.code()
        && !payment.auth_required
        && payment.session_reference.is_none()
}

pub(super) fn read_code<T: std::str::FromStr<Err = domain::code::UnknownCode>>(
    text: &str,
) -> Result<T, StoreError> {
    text.parse().map_err(|error: domain::code::UnknownCode| StoreError::Broken(error.to_string()))
}
