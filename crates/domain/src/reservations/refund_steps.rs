//! What a guest gets back by the day of cancellation, from today to arrival: what [`Cancelation::settle`] will give on that
//! day, if the payments that are still open are made on their due dates.

use std::collections::BTreeSet;

use chrono::{Days, NaiveDate, NaiveTime};

use crate::policies::payment_plan::Instalment;
use crate::policies::refund::{RefundMethod, RefundPolicy, RefundStep, percent_of};
use crate::quotes::Quote;
use crate::reservations::cancelation::Cancelation;
use crate::time::stay::Stay;

/// The payments of a booking: what is paid and not refunded, and what is not paid yet.
#[derive(Clone, Debug)]
pub struct PaidSoFar {
    pub paid: i64,
    pub open: Vec<Instalment>,
}

impl PaidSoFar {
    /// Right after booking: what is due with the booking is paid.
    fn of_quote(quote: &Quote, today: NaiveDate) -> Self {
        let (now, open): (Vec<Instalment>, _) =
            quote.payments.iter().partition(|payment| payment.due_date <= today);
        Self { paid: now.iter().map(|payment| payment.amount).sum(), open }
    }

    /// What will have been paid by a day of which the guest owes `total`. An overdue payment is taken to be made tomorrow.
    fn by(&self, day: NaiveDate, today: NaiveDate, total: i64) -> i64 {
        let due: i64 =
            self.open.iter().filter(|part| day_of(part, today) <= day).map(|part| part.amount).sum();
        self.paid.max((self.paid + due).min(total))
    }
}

/// What is still open today will not be paid before tomorrow.
fn day_of(part: &Instalment, today: NaiveDate) -> NaiveDate {
    part.due_date.max(today + Days::new(1))
}

impl Cancelation {
    /// Of a stay that would be booked now, and canceled right after.
    fn of_quote(quote: &Quote, stay: Stay, today: NaiveDate) -> Self {
        let now = today.and_time(NaiveTime::MIN).and_utc();
        Self {
            stay,
            total: quote.totals.total,
            nights: quote.nights.iter().map(|night| night.amount).collect(),
            kept_at_least: 0,
            booked_at: now,
            booked_on: today,
            canceled_at: now,
            canceled_on: today,
        }
    }

    /// Each step ends on its day, and all days up to arrival are in one. The hours after booking, in which everything comes back,
    /// come first, while they last and if they give more than the days. Empty if the owner decides.
    pub fn refund_steps(&self, policy: &RefundPolicy, payments: &PaidSoFar) -> Vec<RefundStep> {
        let (today, check_in) = (self.canceled_on, self.stay.check_in());
        if policy.method == RefundMethod::RentalContract || check_in < today {
            return Vec::new();
        }
        let step = |until, returned| {
            let paid = payments.by(until, today, self.total);
            let amount = paid - self.kept(returned, paid);
            RefundStep { until, hours_after_booking: None, percent: percent_of(returned, self.total), amount }
        };
        let mut steps: Vec<RefundStep> = Vec::new();
        let before_due = payments.open.iter().filter_map(|part| day_of(part, today).pred_opt());
        let last_days: BTreeSet<NaiveDate> = policy.last_days(&self.refundable()).chain(before_due).collect();
        for until in last_days.range(today..=check_in) {
            let step = step(*until, self.returned_on(policy, *until));
            match steps.last_mut().filter(|last| (last.amount, last.percent) == (step.amount, step.percent)) {
                Some(last) => *last = step,
                None => steps.push(step),
            }
        }
        let grace = policy.grace(&self.refundable()).filter(|_| self.is_in_grace(policy));
        if let Some(grace) =
            grace.filter(|grace| self.returned_on(policy, grace.until) < self.most_returned())
        {
            let RefundStep { percent, amount, .. } = step(today, self.most_returned());
            steps.insert(0, RefundStep { percent, amount, ..grace });
        }
        steps
    }
}

impl Quote {
    /// The refunds of a booking that is made today.
    pub fn refund_steps(
        &self,
        policy: Option<&RefundPolicy>,
        stay: Stay,
        today: NaiveDate,
    ) -> Vec<RefundStep> {
        let steps = |policy| {
            Cancelation::of_quote(self, stay, today).refund_steps(policy, &PaidSoFar::of_quote(self, today))
        };
        policy.map(steps).unwrap_or_default()
    }
}

#[cfg(test)]
#[path = "refund_steps_tests.rs"]
mod tests;
