//! Checks payments and refunds as stored. [`super::provider`] compares them with the provider's records.

use std::collections::BTreeSet;

use domain::reservations::balance::Balance;
use domain::reservations::reservation::{PaidStatus, PaymentMethod, PaymentState, Status};
use store::row::charges::reservation_payment;
use store::row::reservations::reservation;

use super::accounts::{Audit, PATIENCE};

impl Audit<'_> {
    pub(crate) fn money(&self, row: &reservation::Model) -> Vec<String> {
        let payments = self.payments_of(row);
        let back =
            |payment: &&reservation_payment::Model| self.returned.get(&payment.id).copied().unwrap_or(0);
        let mut ills = Vec::new();
        let is_open = payments.iter().any(|payment| !PaymentState::SETTLED.contains(&payment.state));
        let paid_status = if is_open { PaidStatus::Unpaid } else { PaidStatus::Full };
        let status = *row.status;
        let refunded = self.refunded.get(&row.id).copied().unwrap_or(0);
        let balance = Balance::of(status, payments.iter().map(|payment| payment.instalment()), refunded);
        let agrees = |payment: &&reservation_payment::Model| {
            payment.reservation_status == status
                && payment.overdue_from == payment.instalment().overdue_from(status)
        };
        if row.paid_status != paid_status || row.balance() != balance || !payments.iter().all(agrees) {
            ills.push(format!("the list columns of {} and of its payments differ", row.id.key()));
        }
        for payment in payments {
            if back(payment) > payment.amount {
                ills.push(format!("more of {} was refunded than was paid", payment.id.key()));
            }
            let is_paid = payment.state == PaymentState::Paid;
            let by_card = payment.method == PaymentMethod::Card;
            let is_over = [Status::Quote, Status::Declined].contains(&row.status);
            if is_paid && by_card && is_over && back(payment) != payment.amount {
                ills.push(format!(
                    "{} was paid for {}, which came to nothing",
                    payment.id.key(),
                    row.id.key()
                ));
            }
            let is_first = payment.collect_while_booking && by_card;
            if row.status == Status::Reserved && is_first && !is_paid && payment.card_id.is_some() {
                ills.push(format!(
                    "{} is reserved and its booking payment is {}",
                    row.id.key(),
                    payment.state
                ));
            }
        }
        if row.status == Status::Reserved && !payments.is_empty() {
            let extra = self.moving.get(&row.id).copied().flatten();
            let owed = payments
                .iter()
                .filter(|payment| payment.state != PaymentState::Canceled && Some(payment.id) != extra);
            let sum: i64 = owed.map(|payment| payment.amount - back(payment)).sum();
            if sum != row.total {
                ills.push(format!("the payments of {} make {sum}, not {}", row.id.key(), row.total));
            }
        }
        ills
    }

    /// Payments and refunds that have been in progress for too long, without a job that continues them.
    pub(crate) fn stuck(&self, row: &reservation::Model) -> Vec<String> {
        let payments = self.payments_of(row);
        let mut ills = Vec::new();
        for payment in payments.iter().filter(|payment| payment.state == PaymentState::Pending) {
            let job = format!("settle_charge {}", payment.id.key());
            if !self.awaited.contains(job.as_str()) {
                ills.push(format!("no job asks for the result of the charge {}", payment.id.key()));
            }
        }
        if let Some(payment) = self.moving.get(&row.id)
            && !payments.iter().any(|own| Some(own.id) == *payment && own.state == PaymentState::Pending)
        {
            ills.push(format!("{} waits for a date change, and nothing is charged for it", row.id.key()));
        }
        let is_held = row.status == Status::Tentative;
        if is_held && row.hold_until.is_none_or(|until| until + PATIENCE < self.now) {
            ills.push(format!("{} is held for too long", row.id.key()));
        }
        let is_charged = payments.iter().any(|payment| payment.state == PaymentState::Pending);
        let waits = |job: &str| self.awaited.contains(format!("{job} {}", row.id.key()).as_str());
        if is_held && !is_charged && !waits("expire_hold") && !waits("settle_partner_booking") {
            ills.push(format!("{} is held, nothing is charged, and no job releases it", row.id.key()));
        }
        ills
    }

    pub(crate) fn charges_told_twice(&self) -> Vec<String> {
        let mut known = BTreeSet::new();
        let references =
            self.rows.payments.iter().filter_map(|payment| payment.provider_reference.as_deref());
        references
            .filter(|reference| !known.insert(*reference))
            .map(|reference| format!("the charge {reference} is recorded for two payments"))
            .collect()
    }
}
