//! Cancellation policies: the refund to the cent, known before booking.

use std::sync::Arc;

use chrono::{Days, NaiveDate};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::money::rounding::{portion, pro_rata};
use crate::text::code::coded;
use crate::time::stay::Stay;

/// Stays of at least this many nights are long-term …
const LONG_TERM_NIGHTS: u32 = 28;
/// … and this many nights from the cancellation or arrival on are not refunded.
const KEPT_NIGHTS: u32 = 30;
const PERCENT: u32 = 100;
/// Generous limits: no realistic policy has more tiers or longer terms.
const MOST_TIERS: usize = 12;
const MOST_DAYS: u32 = 1_096;

coded! {
    /// The calculation method of a refund.
    RefundMethod as "refund method" {
        NoRefunds = "no_refunds" / "No refunds",
        /// By the rental agreement; the owner decides.
        RentalContract = "rental_contract" / "Rental contract",
        /// By the number of days before check-in.
        DaysPrior = "days_prior" / "Days prior",
        /// Full refund soon after booking, otherwise by the days before check-in.
        BookingDate = "booking_date" / "Booking date",
        /// Long stays: the next thirty nights are not refunded.
        LongTerm = "long_term" / "Long term",
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RefundPolicy {
    pub name: Arc<str>,
    pub method: RefundMethod,
    /// The policy as one sentence for guests.
    pub text: Arc<str>,
    pub tiers: Vec<RefundTier>,
    pub grace: Option<Grace>,
}

/// `percent` is refunded until `days` before check-in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RefundTier {
    pub days: u32,
    pub percent: u32,
}

/// A full refund within some hours after booking, if check-in is far enough away.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Grace {
    pub hours: u32,
    pub days_before: u32,
}

/// The booking that a refund is calculated for.
#[derive(Clone, Copy, Debug)]
pub struct Refundable<'a> {
    pub stay: Stay,
    pub total: i64,
    pub booked: NaiveDate,
    /// The price of each night, in the order of the stay; without prices all nights cost the same.
    pub nights: &'a [i64],
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum TierError {
    #[error("At most {PERCENT} percent can come back.")]
    Percent,
    #[error("At most {MOST_DAYS} days before check-in can be meant.")]
    Days,
    #[error("At most {MOST_TIERS} steps can be told to a guest.")]
    Count,
}

/// A range of cancellation days, inclusive, with the same refund.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RefundSpan {
    pub from: NaiveDate,
    pub until: NaiveDate,
    pub percent: u32,
    pub amount: i64,
}

/// The refund if canceled on `until` or, after the step before, earlier; `percent` of the total is not kept by the owner then.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RefundStep {
    pub until: NaiveDate,
    /// For the grace period right after booking: its length in hours; `until` is only approximate then.
    pub hours_after_booking: Option<u32>,
    pub percent: u32,
    pub amount: i64,
}

impl RefundTier {
    /// Rejects implausible tiers.
    pub fn check_all(tiers: &[Self]) -> Result<(), TierError> {
        if tiers.len() > MOST_TIERS {
            Err(TierError::Count)
        } else if tiers.iter().any(|tier| tier.percent > PERCENT) {
            Err(TierError::Percent)
        } else if tiers.iter().any(|tier| tier.days > MOST_DAYS) {
            Err(TierError::Days)
        } else {
            Ok(())
        }
    }
}

impl Refundable<'_> {
    /// The share of the total for all nights but the first ones, at their own prices.
    fn without_first(&self, nights: u32) -> i64 {
        let later = self.stay.nights().saturating_sub(nights);
        match self.nights.iter().sum() {
            0 => portion(self.total, later.into(), self.stay.nights().into()),
            rent => portion(self.total, self.nights.iter().skip(nights as usize).sum(), rent),
        }
    }

    /// The next nights from `day` on are kept; the price of all later nights is returned.
    fn back_of_long_stay(&self, day: NaiveDate) -> i64 {
        let gone = (day - self.stay.check_in()).num_days().max(0);
        self.without_first(u32::try_from(gone).unwrap_or(u32::MAX).saturating_add(KEPT_NIGHTS))
    }

    fn is_long_term(&self) -> bool {
        self.stay.nights() >= LONG_TERM_NIGHTS
    }
}

impl RefundPolicy {
    /// Every day from booking to arrival with its refund of a booking that is paid in full, as far as the day alone decides. Empty
    /// if the owner decides.
    pub fn spans(&self, of: &Refundable<'_>) -> Vec<RefundSpan> {
        if self.method == RefundMethod::RentalContract {
            return Vec::new();
        }
        let nothing =
            RefundStep { until: of.stay.check_in(), hours_after_booking: None, percent: 0, amount: 0 };
        let steps = self.policy_steps(of).into_iter();
        let mut spans = Vec::new();
        let mut from = of.booked;
        for RefundStep { until, percent, amount, .. } in
            steps.filter(|step| step.hours_after_booking.is_none()).chain([nothing])
        {
            if from <= until {
                spans.push(RefundSpan { from, until, percent, amount });
                from = until.succ_opt().unwrap_or(until);
            }
        }
        spans
    }

    /// The full refund of the first hours after booking, if the policy has one.
    pub fn grace(&self, of: &Refundable<'_>) -> Option<RefundStep> {
        self.policy_steps(of).into_iter().find(|step| step.hours_after_booking.is_some())
    }

    /// The days up to arrival after which the refund of a booking that is paid in full changes.
    pub fn last_days(&self, of: &Refundable<'_>) -> impl Iterator<Item = NaiveDate> + use<> {
        let by_day = self.policy_steps(of).into_iter().filter(|step| step.hours_after_booking.is_none());
        by_day.map(|step| step.until).chain([of.stay.check_in()])
    }

    /// The part of the total that a cancellation on a day returns, as far as the day alone decides: the grace period in hours after
    /// booking is not considered.
    pub fn back_on(&self, of: &Refundable<'_>, canceled: NaiveDate) -> i64 {
        if self.method == RefundMethod::LongTerm && of.is_long_term() {
            return of.back_of_long_stay(canceled);
        }
        let steps = self.policy_steps(of);
        let by_day = steps.iter().filter(|step| step.hours_after_booking.is_none());
        by_day.filter(|step| canceled <= step.until).map(|step| step.amount).max().unwrap_or(0)
    }

    /// The steps of a booking that is paid in full, in order of decreasing refund.
    fn policy_steps(&self, of: &Refundable<'_>) -> Vec<RefundStep> {
        match self.method {
            RefundMethod::NoRefunds | RefundMethod::RentalContract => Vec::new(),
            RefundMethod::BookingDate => self.grace_step(of).into_iter().chain(self.tier_steps(of)).collect(),
            RefundMethod::LongTerm if of.is_long_term() => long_term_step(of).into_iter().collect(),
            RefundMethod::DaysPrior | RefundMethod::LongTerm => self.tier_steps(of),
        }
    }

    fn tier_steps(&self, of: &Refundable<'_>) -> Vec<RefundStep> {
        let mut tiers = self.tiers.clone();
        tiers.sort_by_key(|tier| (std::cmp::Reverse(tier.days), tier.percent));
        let mut steps: Vec<RefundStep> = tiers
            .into_iter()
            .filter_map(|tier| {
                let until = of.stay.check_in().checked_sub_days(Days::new(tier.days.into()))?;
                let percent = tier.percent.min(PERCENT);
                let amount = pro_rata(of.total, percent, PERCENT);
                Some(RefundStep { until, hours_after_booking: None, percent, amount })
            })
            .filter(|step| step.percent > 0 && step.until >= of.booked)
            .collect();
        // A tier is redundant if a later tier refunds at least as much.
        let mut best = 0;
        steps.reverse();
        steps.retain(|step| {
            let gives_more = step.percent > best;
            best = best.max(step.percent);
            gives_more
        });
        steps.reverse();
        steps
    }

    fn grace_step(&self, of: &Refundable<'_>) -> Option<RefundStep> {
        let Grace { hours, days_before } = self.grace?;
        let check_in = of.stay.check_in();
        let is_far = (check_in - of.booked).num_days() >= i64::from(days_before);
        let until = of.booked.checked_add_days(Days::new(u64::from(hours / 24)))?.min(check_in);
        is_far.then_some(RefundStep {
            until,
            hours_after_booking: Some(hours),
            percent: PERCENT,
            amount: of.total,
        })
    }
}

fn long_term_step(of: &Refundable<'_>) -> Option<RefundStep> {
    let until = of.stay.check_in();
    let amount = of.back_of_long_stay(until);
    let step = RefundStep { until, hours_after_booking: None, percent: percent_of(amount, of.total), amount };
    (amount > 0).then_some(step)
}

/// As shown to people.
pub fn percent_of(amount: i64, total: i64) -> u32 {
    u32::try_from(portion(PERCENT.into(), amount, total)).unwrap_or(PERCENT)
}

#[cfg(test)]
#[path = "refund_tests.rs"]
mod tests;
