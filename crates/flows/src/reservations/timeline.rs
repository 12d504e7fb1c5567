//! The timeline of a reservation: past and future events.

use chrono::{DateTime, NaiveDate, Utc};
use chrono_tz::Tz;
use domain::reservations::reservation::{PaymentState, Status};
use store::row::charges::{reservation_payment, reservation_refund};
use store::row::reservations::reservation;

/// A past or future event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moment {
    pub kind: MomentKind,
    pub date: NaiveDate,
    pub at: Option<DateTime<Utc>>,
    pub amount: Option<i64>,
    pub done: bool,
}

/// Declared in the order of events on the same day.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum MomentKind {
    Requested,
    Booked,
    Changed,
    HoldEnds,
    RequestEnds,
    Payment,
    Canceled,
    Refund,
    CheckIn,
    CheckOut,
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
            Self::CheckIn => "check_in",
            Self::CheckOut => "check_out",
            Self::Canceled => "canceled",
        }
    }
}

/// Past and future events.
pub(super) fn timeline(
    row: &reservation::Model,
    status: Status,
    payments: &[reservation_payment::Model],
    refunds: &[reservation_refund::Model],
    zone: Tz,
    today: NaiveDate,
) -> Vec<Moment> {
    let instant = |kind, at: DateTime<Utc>, done| Moment {
        kind,
        date: at.with_timezone(&zone).date_naive(),
        at: Some(at),
        amount: None,
        done,
    };
    let mut moments = Vec::new();
    if status == Status::Open || status == Status::Declined {
        moments.push(instant(MomentKind::Requested, row.created_at, true));
    }
    moments.extend(row.booked_at.map(|at| instant(MomentKind::Booked, at, true)));
    let ends = if status == Status::Open { MomentKind::RequestEnds } else { MomentKind::HoldEnds };
    moments.extend(row.hold_until.map(|at| instant(ends, at, false)));
    // No payment is collected before the owner has decided.
    let answered =
        row.hold_until.filter(|_| status == Status::Open).map(|at| at.with_timezone(&zone).date_naive());
    for payment in payments {
        let state: PaymentState = *payment.state;
        let due = answered.map_or(payment.due_date, |day| payment.due_date.max(day));
        let date = payment.paid_at.map_or(due, |at| at.with_timezone(&zone).date_naive());
        if state != PaymentState::Canceled {
            moments.push(Moment {
                kind: MomentKind::Payment,
                date,
                at: payment.paid_at,
                amount: Some(payment.amount),
                done: state == PaymentState::Paid,
            });
        }
    }
    for refund in refunds {
        let at = refund.refunded_at.unwrap_or(refund.created_at);
        let moment = instant(MomentKind::Refund, at, refund.refunded_at.is_some());
        moments.push(Moment { amount: Some(refund.amount), ..moment });
    }
    moments.extend(row.canceled_at.map(|at| instant(MomentKind::Canceled, at, true)));
    if matches!(status, Status::Reserved | Status::Open | Status::Tentative) {
        for (kind, date) in [(MomentKind::CheckIn, row.check_in), (MomentKind::CheckOut, row.check_out)] {
            moments.push(Moment { kind, date, at: None, amount: None, done: date < today });
        }
    }
    moments
}
