//! What becomes of the money when a stay is canceled: what the owner keeps by the policy, and which payments give back the rest.

use chrono::{DateTime, NaiveDate, TimeDelta, Utc};

use crate::key::Key;
use crate::refund::{Grace, RefundMethod, RefundPolicy};
use crate::stay::Stay;

/// A stay, when it was booked and when it is canceled. Days are those where the home stands.
#[derive(Clone, Copy, Debug)]
pub struct Cancelation {
    pub stay: Stay,
    pub total: i64,
    /// What the owner keeps in any case, because the dates were changed when so much could not come back any more.
    pub kept_at_least: i64,
    pub booked_at: DateTime<Utc>,
    pub booked_on: NaiveDate,
    pub canceled_at: DateTime<Utc>,
    pub canceled_on: NaiveDate,
}

/// Money that has arrived and not gone back yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Received {
    pub payment: Key,
    pub amount: i64,
}

/// What the guest gets back, payment by payment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settlement {
    /// Of the total, what the policy gives back.
    pub returned: i64,
    /// What the owner keeps of what was paid.
    pub kept: i64,
    pub refunds: Vec<Received>,
    /// The policy leaves it to the owner, who may give back more.
    pub owner_decides: bool,
}

impl Settlement {
    pub fn refunded(&self) -> i64 {
        self.refunds.iter().map(|refund| refund.amount).sum()
    }
}

impl Cancelation {
    /// By the policy of the quote; without one nothing comes back by itself.
    pub fn settle(&self, policy: Option<&RefundPolicy>, received: &[Received]) -> Settlement {
        let returned = policy.map_or(0, |policy| self.returned(policy));
        let returned = returned.min((self.total - self.kept_at_least).max(0));
        self.give_back(returned, policy, received)
    }

    /// When the owner cancels, the guest loses nothing.
    pub fn settle_in_full(&self, received: &[Received]) -> Settlement {
        self.give_back(self.total, None, received)
    }

    /// The owner keeps what the policy does not return; whatever was paid beyond that goes back.
    fn give_back(&self, returned: i64, policy: Option<&RefundPolicy>, received: &[Received]) -> Settlement {
        let paid: i64 = received.iter().map(|payment| payment.amount).sum();
        let kept = (self.total - returned).clamp(0, paid);
        Settlement {
            returned,
            kept,
            refunds: newest_first(received, paid - kept),
            owner_decides: policy.is_some_and(|policy| policy.method == RefundMethod::RentalContract),
        }
    }

    fn returned(&self, policy: &RefundPolicy) -> i64 {
        if policy.method == RefundMethod::BookingDate
            && policy.grace.is_some_and(|grace| self.is_within(grace))
        {
            return self.total;
        }
        policy.back_on(self.stay, self.total, self.booked_on, self.canceled_on)
    }

    fn is_within(&self, grace: Grace) -> bool {
        let is_far = (self.stay.check_in() - self.booked_on).num_days() >= i64::from(grace.days_before);
        is_far && self.canceled_at - self.booked_at <= TimeDelta::hours(grace.hours.into())
    }
}

/// The owner decides how much goes back: never more than was paid.
pub fn settle_by_hand(amount: i64, received: &[Received]) -> Settlement {
    let paid: i64 = received.iter().map(|payment| payment.amount).sum();
    let returned = amount.clamp(0, paid.max(0));
    let refunds = newest_first(received, returned);
    Settlement { returned, kept: paid - returned, refunds, owner_decides: false }
}

/// The last payment goes back first: it is the one that a card remembers best.
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
