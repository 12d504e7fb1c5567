//! The settlement of a canceled stay: what the owner keeps under the cancellation policy, and which payments are refunded.

use chrono::{DateTime, NaiveDate, TimeDelta, Utc};

use crate::key::Key;
use crate::policies::refund::{Grace, RefundMethod, RefundPolicy, Refundable};
use crate::time::stay::Stay;

/// A stay with its booking and cancellation times. Dates are in the time zone of the home.
#[derive(Clone, Debug)]
pub struct Cancelation {
    pub stay: Stay,
    pub total: i64,
    /// The price of each night.
    pub nights: Vec<i64>,
    /// Kept by the owner in any case: what was no longer refundable when the dates were changed.
    pub kept_at_least: i64,
    pub booked_at: DateTime<Utc>,
    pub booked_on: NaiveDate,
    pub canceled_at: DateTime<Utc>,
    pub canceled_on: NaiveDate,
}

/// The part of a payment that was received and not refunded yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Received {
    pub payment: Key,
    pub amount: i64,
}

/// What the guest gets back, payment by payment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settlement {
    /// The part of the total that the policy refunds.
    pub returned: i64,
    /// The part of the received payments that the owner keeps.
    pub kept: i64,
    pub refunds: Vec<Received>,
    /// The policy leaves the refund to the owner, who may refund more.
    pub owner_decides: bool,
}

impl Settlement {
    pub fn refunded(&self) -> i64 {
        self.refunds.iter().map(|refund| refund.amount).sum()
    }
}

impl Cancelation {
    /// Settles by the policy of the quote; without a policy nothing is refunded automatically.
    pub fn settle(&self, policy: Option<&RefundPolicy>, received: &[Received]) -> Settlement {
        self.give_back(policy.map_or(0, |policy| self.returned(policy)), policy, received)
    }

    /// Settles a cancellation by the owner: the guest gets everything back.
    pub fn settle_in_full(&self, received: &[Received]) -> Settlement {
        self.give_back(self.total, None, received)
    }

    /// The owner keeps what the policy does not return; payments beyond that are refunded.
    fn give_back(&self, returned: i64, policy: Option<&RefundPolicy>, received: &[Received]) -> Settlement {
        let paid: i64 = received.iter().map(|payment| payment.amount).sum();
        let kept = self.kept(returned, paid);
        Settlement {
            returned,
            kept,
            refunds: newest_first(received, paid - kept),
            owner_decides: policy.is_some_and(|policy| policy.method == RefundMethod::RentalContract),
        }
    }

    pub(super) fn kept(&self, returned: i64, paid: i64) -> i64 {
        (self.total - returned).clamp(0, paid)
    }

    pub(super) fn refundable(&self) -> Refundable<'_> {
        Refundable { stay: self.stay, total: self.total, booked: self.booked_on, nights: &self.nights }
    }

    fn returned(&self, policy: &RefundPolicy) -> i64 {
        if self.is_in_grace(policy) {
            self.most_returned()
        } else {
            self.returned_on(policy, self.canceled_on)
        }
    }

    /// What the policy returns on a day on which the hours after booking are over.
    pub(super) fn returned_on(&self, policy: &RefundPolicy, day: NaiveDate) -> i64 {
        policy.back_on(&self.refundable(), day).min(self.most_returned())
    }

    pub(super) fn most_returned(&self) -> i64 {
        (self.total - self.kept_at_least).max(0)
    }

    /// Whether it is canceled within the hours after booking in which everything comes back.
    pub(super) fn is_in_grace(&self, policy: &RefundPolicy) -> bool {
        let grace = policy.grace.filter(|_| policy.method == RefundMethod::BookingDate);
        grace.is_some_and(|Grace { hours, days_before }| {
            let is_far = (self.stay.check_in() - self.booked_on).num_days() >= i64::from(days_before);
            is_far && self.canceled_at - self.booked_at <= TimeDelta::hours(hours.into())
        })
    }
}

/// Settles by an amount that the owner chose, at most what was received.
pub fn settle_by_hand(amount: i64, received: &[Received]) -> Settlement {
    let paid: i64 = received.iter().map(|payment| payment.amount).sum();
    let returned = amount.clamp(0, paid.max(0));
    let refunds = newest_first(received, returned);
    Settlement { returned, kept: paid - returned, refunds, owner_decides: false }
}

/// Refunds the newest payment first, because a card provider is most likely to still accept a refund of it.
pub fn newest_first(received: &[Received], mut amount: i64) -> Vec<Received> {
    let mut refunds = Vec::new();
    for payment in received.iter().rev() {
        let part = amount.clamp(0, payment.amount);
        if part > 0 {
            refunds.push(Received { amount: part, ..*payment });
            amount -= part;
        }
    }
    refunds
}

#[cfg(test)]
#[path = "cancelation_tests.rs"]
mod tests;
