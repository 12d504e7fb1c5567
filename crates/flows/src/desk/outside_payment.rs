//! Money received another way: in cash, by check or transfer, through a channel. It settles open payments, the next one first.

use chrono::{DateTime, NaiveDate, NaiveTime, TimeDelta, Utc};
use domain::key::Key;
use domain::reservations::reservation::{PaymentMethod, PaymentState, Status};
use domain::text::code::{LetterKind, WebhookEvent};
use store::StoreError;
use store::row::charges::reservation_payment;

use crate::access::Caller;
use crate::reservations::{BookingError, Case, ReservationView};
use crate::{App, charges, reservations};

#[derive(Clone, Debug)]
pub struct OutsidePayment {
    pub amount: i64,
    pub method: PaymentMethod,
    /// Today by default.
    pub paid_on: Option<NaiveDate>,
    /// The payment it is for; by default the next open one.
    pub payment: Option<Key>,
}

pub async fn record_payment(
    app: &App,
    caller: &Caller,
    reservation: Key,
    money: &OutsidePayment,
) -> Result<ReservationView, BookingError> {
    reservations::admit(app, Some(caller), reservation).await?;
    let mut case = Case::open(app, reservation).await?.by(Some(caller), "record-payment");
    case.check_unlocked()?;
    case.check_nothing_pending()?;
    let places = open_places(&case, money.payment)?;
    let open: i64 = places.iter().map(|place| case.payments[*place].amount).sum();
    if case.status() != Status::Reserved || open == 0 {
        return Err(BookingError::NothingDue);
    }
    if money.amount <= 0 || money.amount > open {
        return Err(BookingError::TooMuch { most: open });
    }
    let paid_at = paid_at(money.paid_on, case.now)?;
    let settled = settle_open(&mut case, &places, money, paid_at).await?;
    case.mention("amount", money.amount);
    case.mention("method", money.method.code());
    case.note("paid_outside", format!("{} {}", money.method, money.amount)).await?;
    for payment in settled {
        reservations::tell_guest(&case, LetterKind::PaymentReceived, &payment.to_string()).await?;
        reservations::announce_payment(
            &case,
            WebhookEvent::PaymentPaid,
            &case.payments[case.payment(payment)?],
        )
        .await?;
    }
    case.commit().await?;
    reservations::reservation(app, reservation).await
}

/// Indexes of the open payments, either the named one or all of them, the next first.
fn open_places(case: &Case<'_>, named: Option<Key>) -> Result<Vec<usize>, BookingError> {
    let all = (0..case.payments.len()).filter(|place| charges::is_open(&case.payments[*place]));
    match named {
        None => Ok(all.collect()),
        Some(named) => {
            let place = case.payment(named)?;
            Ok(all.filter(|other| *other == place).collect())
        }
    }
}

/// A payment covered in full is paid; the rest of a larger one stays open.
async fn settle_open(
    case: &mut Case<'_>,
    places: &[usize],
    money: &OutsidePayment,
    paid_at: DateTime<Utc>,
) -> Result<Vec<Key>, StoreError> {
    let (mut left, mut settled) = (money.amount, Vec::new());
    for place in places {
        let part = left.min(case.payments[*place].amount);
        if part == 0 {
            break;
        }
        left -= part;
        if part == case.payments[*place].amount {
            let row = &mut case.payments[*place];
            row.method = money.method.into();
            row.state = PaymentState::Paid.into();
            (row.paid_at, row.failure, row.next_attempt_at) = (Some(paid_at), None, None);
            settled.push(row.id.key());
            case.save_payment(*place).await?;
        } else {
            case.payments[*place].amount -= part;
            case.save_payment(*place).await?;
            settled.push(add_paid(case, part, money.method, paid_at).await?);
        }
    }
    Ok(settled)
}

async fn add_paid(
    case: &mut Case<'_>,
    amount: i64,
    method: PaymentMethod,
    paid_at: DateTime<Utc>,
) -> Result<Key, StoreError> {
    let position = case.payments.iter().map(|payment| payment.position + 1).max().unwrap_or(0);
    let key = case.app.new_key(case.key().account());
    let day = paid_at.date_naive();
    let row = reservation_payment::Model {
        state: PaymentState::Paid.into(),
        paid_at: Some(paid_at),
        created_at: case.now,
        updated_at: case.now,
        ..reservations::payment_row(&case.reservation, key, position, day, amount, method)
    };
    store::keep::insert(&case.tx, row.clone()).await?;
    case.payments.push(row);
    Ok(key)
}

/// Noon of the day in UTC. A day that is today in some time zone counts as now.
fn paid_at(day: Option<NaiveDate>, now: DateTime<Utc>) -> Result<DateTime<Utc>, BookingError> {
    const NOON: NaiveTime = NaiveTime::from_hms_opt(12, 0, 0).unwrap();
    const EARLIEST_ZONE: TimeDelta = TimeDelta::hours(14);
    match day {
        Some(day) if day > (now + EARLIEST_ZONE).date_naive() => Err(BookingError::NotYetPaid),
        Some(day) => Ok(day.and_time(NOON).and_utc().min(now)),
        None => Ok(now),
    }
}
