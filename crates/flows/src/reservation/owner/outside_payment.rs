//! Money that came another way: in cash, by check or transfer, through a channel. It settles what is open, the next part first.

use chrono::{DateTime, NaiveDate, NaiveTime, TimeDelta, Utc};
use domain::code::{LetterKind, WebhookEvent};
use domain::key::Key;
use domain::reservation::{PaymentMethod, PaymentState, Status};
use store::StoreError;
use store::row::reservation_payment;

use super::super::case::Case;
use super::super::charge::is_open;
use super::super::rows::payment_row;
use super::super::{BookingError, ReservationView};
use crate::House;
use crate::access::Caller;

#[derive(Clone, Debug)]
pub struct OutsidePayment {
    pub amount: i64,
    pub method: PaymentMethod,
    /// Today, when nobody says.
    pub paid_on: Option<NaiveDate>,
    /// The part that it is for; the next one that is open, when nobody says.
    pub payment: Option<Key>,
}

impl House {
    pub async fn record_payment(
        &self,
        caller: &Caller,
        reservation: Key,
        money: &OutsidePayment,
    ) -> Result<ReservationView, BookingError> {
        self.admit(Some(caller), reservation).await?;
        let mut case = Case::open(self, reservation).await?.by(Some(caller), "record-payment");
        case.check_unlocked()?;
        case.check_nothing_pending()?;
        let places = case.open_places(money.payment)?;
        let open: i64 = places.iter().map(|place| case.payments[*place].amount).sum();
        if case.status()? != Status::Reserved || open == 0 {
            return Err(BookingError::NothingDue);
        }
        if money.amount <= 0 || money.amount > open {
            return Err(BookingError::TooMuch { most: open });
        }
        let paid_at = paid_at(money.paid_on, case.now)?;
        let settled = case.settle_open(&places, money, paid_at).await?;
        case.mention("amount", money.amount);
        case.mention("method", money.method.code());
        case.note("paid_outside", format!("{} {}", money.method, money.amount)).await?;
        for payment in settled {
            case.tell_guest(LetterKind::PaymentReceived, &payment.to_string()).await?;
            case.announce_payment(WebhookEvent::PaymentPaid, &case.payments[case.payment(payment)?]).await?;
        }
        case.commit().await?;
        self.reservation(reservation).await
    }
}

impl Case<'_> {
    /// Parts that are to be paid, the named one or all of them, the next first.
    fn open_places(&self, named: Option<Key>) -> Result<Vec<usize>, BookingError> {
        let all = (0..self.payments.len()).filter(|place| is_open(&self.payments[*place]));
        match named {
            None => Ok(all.collect()),
            Some(named) => {
                let place = self.payment(named)?;
                Ok(all.filter(|other| *other == place).collect())
            }
        }
    }

    /// A part that is paid in full is paid; of a larger one the rest stays open.
    async fn settle_open(
        &mut self,
        places: &[usize],
        money: &OutsidePayment,
        paid_at: DateTime<Utc>,
    ) -> Result<Vec<Key>, StoreError> {
        let (mut left, mut settled) = (money.amount, Vec::new());
        for place in places {
            let part = left.min(self.payments[*place].amount);
            if part == 0 {
                break;
            }
            left -= part;
            if part == self.payments[*place].amount {
                let row = &mut self.payments[*place];
                money.method.code().clone_into(&mut row.method);
                PaymentState::Paid.code().clone_into(&mut row.state);
                (row.paid_at, row.failure, row.next_attempt_at) = (Some(paid_at), None, None);
                settled.push(row.id.key());
                self.save_payment(*place).await?;
            } else {
                self.payments[*place].amount -= part;
                self.save_payment(*place).await?;
                settled.push(self.add_paid(part, money.method, paid_at).await?);
            }
        }
        Ok(settled)
    }

    async fn add_paid(
        &mut self,
        amount: i64,
        method: PaymentMethod,
        paid_at: DateTime<Utc>,
    ) -> Result<Key, StoreError> {
        let position = self.payments.iter().map(|payment| payment.position + 1).max().unwrap_or(0);
        let key = self.house.new_key(self.key().account());
        let day = paid_at.date_naive();
        let row = reservation_payment::Model {
            state: PaymentState::Paid.code().to_owned(),
            paid_at: Some(paid_at),
            created_at: self.now,
            updated_at: self.now,
            ..payment_row(&self.reservation, key, position, day, amount, method.code())
        };
        store::keep::insert(&self.tx, row.clone()).await?;
        self.payments.push(row);
        Ok(key)
    }
}

/// At noon of its day; what is today somewhere on Earth counts as now.
fn paid_at(day: Option<NaiveDate>, now: DateTime<Utc>) -> Result<DateTime<Utc>, BookingError> {
    const NOON: NaiveTime = NaiveTime::from_hms_opt(12, 0, 0).unwrap();
    const EARLIEST_ZONE: TimeDelta = TimeDelta::hours(14);
    match day {
        Some(day) if day > (now + EARLIEST_ZONE).date_naive() => Err(BookingError::NotYetPaid),
        Some(day) => Ok(day.and_time(NOON).and_utc().min(now)),
        None => Ok(now),
    }
}
