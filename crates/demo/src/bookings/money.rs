//! Payments and refunds, as percentages of the total with dates around `today`.

use chrono::{NaiveDate, TimeDelta};

use super::reservation::{Payment, Refund, Reservation};
use super::scribe::{Scribe, daytime};
use domain::reservations::reservation::PaymentMethod;
use domain::reservations::reservation::Status;

/// Days from the cancellation until the refund reaches the card.
const REFUND_DAYS: i64 = 5;

impl Scribe<'_> {
    /// Adds the payments by the home's policy, with those due marked as paid, and the refund of a canceled stay.
    pub(super) fn settle(&mut self, reservation: &mut Reservation, overdue: bool) {
        if matches!(reservation.status, Status::Quote | Status::Declined) {
            return;
        }
        let Some(policy) = self.account.payment_policy(self.home) else { return };
        let created = reservation.created_at.date();
        let method = self.method(reservation);
        // Money is collected only once the owner has accepted or the charge succeeded.
        let closed = reservation.closed_at.map(|at| at.date());
        let until = match reservation.status {
            Status::Open | Status::Tentative => None,
            _ => Some(closed.unwrap_or(self.today).min(self.today - TimeDelta::days(1))),
        };
        for scheduled in policy.schedule(created, reservation.span.check_in) {
            // A reservation exists only after its first payment.
            let is_due = |until| scheduled.due <= until || scheduled.due == created;
            let paid_at = until.is_some_and(is_due).then(|| {
                if scheduled.due == created {
                    reservation.created_at
                } else {
                    daytime(scheduled.due, &mut self.dice)
                }
            });
            reservation.payments.push(Payment {
                percent: scheduled.percent,
                due: scheduled.due,
                paid_at,
                method,
            });
        }
        if overdue {
            miss_last(reservation, self.today);
        }
        reservation.refunds.extend(self.refund(reservation));
    }

    fn method(&mut self, reservation: &Reservation) -> PaymentMethod {
        match (reservation.source.channel, reservation.site.pay_online) {
            (true, _) => PaymentMethod::Channel,
            (false, true) => PaymentMethod::Card,
            (false, false) => *self
                .dice
                .pick(&[PaymentMethod::Card, PaymentMethod::Check, PaymentMethod::Cash])
                .unwrap_or(&PaymentMethod::Card),
        }
    }

    fn refund(&mut self, reservation: &Reservation) -> Option<Refund> {
        let closed_at = reservation.closed_at?;
        let paid: u32 = reservation
            .payments
            .iter()
            .filter(|payment| payment.paid_at.is_some())
            .map(|payment| payment.percent)
            .sum();
        let days_before = (reservation.span.check_in - closed_at.date()).num_days();
        let back = self.account.refund_policy(self.home)?.method.percent_back(days_before).min(paid);
        let due = closed_at.date() + TimeDelta::days(REFUND_DAYS);
        let sent_at = (due < self.today).then(|| daytime(due, &mut self.dice));
        (back > 0).then_some(Refund { percent: back, due, sent_at })
    }
}

/// Makes the last payment overdue; the first one is paid, as the reservation exists only after it.
fn miss_last(reservation: &mut Reservation, today: NaiveDate) {
    let created = reservation.created_at.date();
    let later = |last: &&mut Payment| created < last.due && last.due < today;
    if let Some(last) = reservation.payments.last_mut().filter(later) {
        last.paid_at = None;
    }
}
