//! The timeline of a reservation: past and future events.

use chrono::{DateTime, NaiveDate, Utc};
use chrono_tz::Tz;
use domain::charges::deposit_schedule::DepositSchedule;
use domain::reservations::reservation::{ChangeState, DepositState, PaymentState, Status};
use store::row::charges::{reservation_deposit, reservation_payment, reservation_refund};
use store::row::reservations::{reservation, reservation_change};

/// A past or future event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moment {
    pub kind: MomentKind,
    pub date: NaiveDate,
    pub at: Option<DateTime<Utc>>,
    pub amount: Option<i64>,
    pub done: bool,
}

/// Declared in the order of events at the same time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum MomentKind {
    Requested,
    Booked,
    HoldEnds,
    RequestEnds,
    Payment,
    Changed,
    Canceled,
    Refund,
    /// The deposit is held, or charged if the stay is too long for a hold.
    DepositHold,
    DepositCharge,
    CheckIn,
    CheckOut,
    DepositRelease,
    DepositRefund,
}

impl MomentKind {
    pub const fn code(self) -> &'static str {
        match self {
            Self::Requested => "requested",
            Self::Booked => "booked",
            Self::Changed => "changed",
            Self::HoldEnds => "hold_ends",
            Self::RequestEnds => "request_ends",
            Self::Payment => "payment",
            Self::Refund => "refund",
            Self::DepositHold => "deposit_hold",
            Self::DepositCharge => "deposit_charge",
            Self::DepositRelease => "deposit_release",
            Self::DepositRefund => "deposit_refund",
            Self::CheckIn => "check_in",
            Self::CheckOut => "check_out",
            Self::Canceled => "canceled",
        }
    }
}

/// The rows that the events are read from.
pub(super) struct Events<'a> {
    pub row: &'a reservation::Model,
    pub payments: &'a [reservation_payment::Model],
    pub refunds: &'a [reservation_refund::Model],
    pub changes: &'a [reservation_change::Model],
    pub deposit: Option<&'a reservation_deposit::Model>,
    /// Of the home.
    pub zone: Tz,
}

impl Events<'_> {
    /// Past and future events, in the order of time.
    pub(super) fn timeline(&self, today: NaiveDate) -> Vec<Moment> {
        let row = self.row;
        let status: Status = *row.status;
        let mut moments = Vec::new();
        if status == Status::Open || status == Status::Declined {
            moments.push(self.instant(MomentKind::Requested, row.created_at, true));
        }
        moments.extend(row.booked_at.map(|at| self.instant(MomentKind::Booked, at, true)));
        let ends = if status == Status::Open { MomentKind::RequestEnds } else { MomentKind::HoldEnds };
        moments.extend(row.hold_until.map(|at| self.instant(ends, at, false)));
        moments.extend(self.payments());
        for refund in self.refunds {
            let at = refund.refunded_at.unwrap_or(refund.created_at);
            let moment = self.instant(MomentKind::Refund, at, refund.refunded_at.is_some());
            moments.push(Moment { amount: Some(refund.amount), ..moment });
        }
        let done = self.changes.iter().filter(|change| change.state == ChangeState::Done);
        moments.extend(done.map(|change| self.instant(MomentKind::Changed, change.updated_at, true)));
        moments.extend(row.canceled_at.map(|at| self.instant(MomentKind::Canceled, at, true)));
        if matches!(status, Status::Reserved | Status::Open | Status::Tentative) {
            for (kind, date) in [(MomentKind::CheckIn, row.check_in), (MomentKind::CheckOut, row.check_out)] {
                moments.push(Moment { kind, date, at: None, amount: None, done: date < today });
            }
        }
        moments.extend(self.deposit.into_iter().flat_map(|deposit| self.deposit(deposit)));
        // An event known only by its date comes after the day's others.
        moments.sort_by_key(|moment| {
            let at = moment.at.filter(|_| moment.done).unwrap_or(DateTime::<Utc>::MAX_UTC);
            (moment.date, !moment.done, at, moment.kind)
        });
        moments
    }

    fn payments(&self) -> impl Iterator<Item = Moment> {
        // No payment is collected before the host has decided.
        let asked = self.row.hold_until.filter(|_| *self.row.status == Status::Open);
        let answered = asked.map(|at| self.day(at));
        let wanted = self.payments.iter().filter(|payment| payment.state != PaymentState::Canceled);
        wanted.map(move |payment| {
            let due = answered.map_or(payment.due_date, |day| payment.due_date.max(day));
            Moment {
                kind: MomentKind::Payment,
                date: payment.paid_at.map_or(due, |at| self.day(at)),
                at: payment.paid_at,
                amount: Some(payment.amount),
                done: payment.state == PaymentState::Paid,
            }
        })
    }

    /// Both ends of the deposit, as long as the stay is booked; afterwards only that it was returned.
    fn deposit(&self, deposit: &reservation_deposit::Model) -> Vec<Moment> {
        let Ok(stay) = self.row.stay() else { return Vec::new() };
        let schedule = DepositSchedule::of(stay);
        let (taken, given_back) = if schedule.is_charged {
            (MomentKind::DepositCharge, MomentKind::DepositRefund)
        } else {
            (MomentKind::DepositHold, MomentKind::DepositRelease)
        };
        let on = |kind, date, done| Moment { kind, date, at: None, amount: Some(deposit.amount), done };
        let returned = || {
            let moment = self.instant(given_back, deposit.updated_at, true);
            Moment { amount: Some(deposit.amount), ..moment }
        };
        let is_booked = *self.row.status == Status::Reserved;
        match *deposit.state {
            DepositState::Returned if is_booked => vec![on(taken, schedule.taken_on, true), returned()],
            DepositState::Returned => vec![returned()],
            DepositState::Failed if is_booked => vec![on(taken, schedule.taken_on, false)],
            DepositState::Due | DepositState::Pending if is_booked => {
                vec![on(taken, schedule.taken_on, false), on(given_back, schedule.returned_on, false)]
            }
            DepositState::Held | DepositState::Charged if is_booked => {
                vec![on(taken, schedule.taken_on, true), on(given_back, schedule.returned_on, false)]
            }
            DepositState::Canceled
            | DepositState::Due
            | DepositState::Pending
            | DepositState::Held
            | DepositState::Charged
            | DepositState::Failed => Vec::new(),
        }
    }

    fn instant(&self, kind: MomentKind, at: DateTime<Utc>, done: bool) -> Moment {
        Moment { kind, date: self.day(at), at: Some(at), amount: None, done }
    }

    fn day(&self, at: DateTime<Utc>) -> NaiveDate {
        at.with_timezone(&self.zone).date_naive()
    }
}
