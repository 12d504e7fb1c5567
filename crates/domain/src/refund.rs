//! Cancellation policies: the refund to the cent, known before booking.

use std::sync::Arc;

use chrono::{Days, NaiveDate};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::code::coded;
use crate::rounding::{portion, pro_rata};
use crate::stay::Stay;

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

/// The refund if canceled on `until` or earlier.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
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

impl RefundPolicy {
    /// Every day from booking to arrival with its refund, as far as the day alone decides. Empty if the owner decides.
    pub fn spans(&self, stay: Stay, total: i64, booked: NaiveDate) -> Vec<RefundSpan> {
        if self.method == RefundMethod::RentalContract {
            return Vec::new();
        }
        let nothing = RefundStep { until: stay.check_in(), hours_after_booking: None, percent: 0, amount: 0 };
        let steps = self.steps(stay, total, booked).into_iter();
        let mut spans = Vec::new();
        let mut from = booked;
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

    /// The steps in order of decreasing refund, each with its last day; past ones are omitted.
    pub fn steps(&self, stay: Stay, total: i64, booked: NaiveDate) -> Vec<RefundStep> {
        match self.method {
            RefundMethod::NoRefunds | RefundMethod::RentalContract => Vec::new(),
            RefundMethod::DaysPrior => self.tier_steps(stay, total, booked),
            RefundMethod::BookingDate => {
                let tiers = self.tier_steps(stay, total, booked);
                self.grace_step(stay, total, booked).into_iter().chain(tiers).collect()
            }
            RefundMethod::LongTerm if stay.nights() < LONG_TERM_NIGHTS => {
                self.tier_steps(stay, total, booked)
            }
            RefundMethod::LongTerm => long_term_step(stay, total).into_iter().collect(),
        }
    }

    /// The remaining steps on `today`, if the owner keeps at least `kept_at_least`.
    pub fn steps_left(
        &self,
        stay: Stay,
        total: i64,
        booked: NaiveDate,
        today: NaiveDate,
        kept_at_least: i64,
    ) -> Vec<RefundStep> {
        let most = (total - kept_at_least).max(0);
        let most_percent = u32::try_from(most * i64::from(PERCENT) / total.max(1)).unwrap_or(PERCENT);
        let steps = self.steps(stay, total, booked).into_iter();
        steps
            .filter(|step| step.until >= today && most > 0)
            .map(|step| RefundStep {
                amount: step.amount.min(most),
                percent: step.percent.min(most_percent),
                ..step
            })
            .collect()
    }

    /// The refund of `total` for a cancellation on a day, as far as the day alone decides: the grace period in hours
    /// after booking is not considered.
    pub fn back_on(&self, stay: Stay, total: i64, booked: NaiveDate, canceled: NaiveDate) -> i64 {
        if self.method == RefundMethod::LongTerm && stay.nights() >= LONG_TERM_NIGHTS {
            return back_of_long_stay(stay, total, canceled);
        }
        let steps = self.steps(stay, total, booked);
        let by_day = steps.iter().filter(|step| step.hours_after_booking.is_none());
        by_day.filter(|step| canceled <= step.until).map(|step| step.amount).max().unwrap_or(0)
    }

    fn tier_steps(&self, stay: Stay, total: i64, booked: NaiveDate) -> Vec<RefundStep> {
        let mut tiers = self.tiers.clone();
        tiers.sort_by_key(|tier| (std::cmp::Reverse(tier.days), tier.percent));
        let mut steps: Vec<RefundStep> = tiers
            .into_iter()
            .filter_map(|tier| {
                let until = stay.check_in().checked_sub_days(Days::new(tier.days.into()))?;
                let percent = tier.percent.min(PERCENT);
                let amount = pro_rata(total, percent, PERCENT);
                Some(RefundStep { until, hours_after_booking: None, percent, amount })
            })
            .filter(|step| step.percent > 0 && step.until >= booked)
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

    fn grace_step(&self, stay: Stay, total: i64, booked: NaiveDate) -> Option<RefundStep> {
        let Grace { hours, days_before } = self.grace?;
        let is_far = (stay.check_in() - booked).num_days() >= i64::from(days_before);
        let until = booked.checked_add_days(Days::new(u64::from(hours / 24)))?.min(stay.check_in());
        is_far.then_some(RefundStep {
            until,
            hours_after_booking: Some(hours),
            percent: PERCENT,
            amount: total,
        })
    }
}

/// The next nights from `day` on are kept; the price of all later nights is refunded.
fn back_of_long_stay(stay: Stay, total: i64, day: NaiveDate) -> i64 {
    let gone = (day - stay.check_in()).num_days().max(0);
    let returned = (i64::from(stay.nights()) - gone - i64::from(KEPT_NIGHTS)).max(0);
    portion(total, returned, stay.nights().into())
}

fn long_term_step(stay: Stay, total: i64) -> Option<RefundStep> {
    let returned = stay.nights().checked_sub(KEPT_NIGHTS).filter(|nights| *nights > 0)?;
    let amount = back_of_long_stay(stay, total, stay.check_in());
    let percent = returned * PERCENT / stay.nights();
    Some(RefundStep { until: stay.check_in(), hours_after_booking: None, percent, amount })
}

#[cfg(test)]
#[path = "refund_tests.rs"]
mod tests;
