//! Cancellation and payment policies.

use chrono::{NaiveDate, TimeDelta};
use serde::Deserialize;

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RefundPolicy {
    pub key: String,
    pub name: String,
    /// One sentence for guests.
    pub text: String,
    pub method: RefundMethod,
}

#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case", tag = "kind", deny_unknown_fields)]
pub enum RefundMethod {
    NoRefunds,
    /// By the rental agreement; the owner decides.
    RentalContract,
    DaysPrior {
        tiers: Vec<RefundTier>,
    },
    /// Full refund within some hours of booking if check-in is far enough away, else by the tiers.
    BookingDate {
        hours: u32,
        days_away: u32,
        tiers: Vec<RefundTier>,
    },
    /// For stays of 28 nights or more: the next 30 nights are not refunded.
    LongTerm,
}

impl RefundMethod {
    /// Percentage of the total refunded for a cancellation so many days before check-in.
    pub fn percent_back(&self, days_before: i64) -> u32 {
        match self {
            Self::DaysPrior { tiers } | Self::BookingDate { tiers, .. } => tiers
                .iter()
                .filter(|tier| i64::from(tier.days) <= days_before)
                .map(|tier| tier.percent)
                .max()
                .unwrap_or(0),
            Self::NoRefunds | Self::RentalContract | Self::LongTerm => 0,
        }
    }
}

/// At least this many days before check-in, this percentage is refunded.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RefundTier {
    pub days: u32,
    pub percent: u32,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PaymentPolicy {
    pub key: String,
    pub name: String,
    pub instalments: Vec<Instalment>,
}

/// A share of the total and its due date.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Instalment {
    pub percent: u32,
    pub due: Due,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Due {
    AtBooking,
    DaysAfterBooking(u32),
    DaysBeforeCheckIn(u32),
}

/// One payment of a plan; the shares of a plan sum to 100.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Scheduled {
    pub percent: u32,
    pub due: NaiveDate,
}

impl PaymentPolicy {
    /// The payments of a stay, by due date. A date that has passed at booking becomes the day of booking.
    pub fn schedule(&self, booked: NaiveDate, check_in: NaiveDate) -> Vec<Scheduled> {
        let mut plan: Vec<Scheduled> = Vec::with_capacity(self.instalments.len());
        for instalment in &self.instalments {
            let due = match instalment.due {
                Due::AtBooking => booked,
                Due::DaysAfterBooking(days) => booked + TimeDelta::days(days.into()),
                Due::DaysBeforeCheckIn(days) => check_in - TimeDelta::days(days.into()),
            }
            .max(booked);
            match plan.iter_mut().find(|payment| payment.due == due) {
                Some(payment) => payment.percent += instalment.percent,
                None => plan.push(Scheduled { percent: instalment.percent, due }),
            }
        }
        plan.sort_by_key(|payment| payment.due);
        plan
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn half_now_half_later() -> PaymentPolicy {
        toml::from_str(
            "key = 'half'\nname = 'Half'\ninstalments = [
                { percent = 50, due = 'at_booking' },
                { percent = 50, due = { days_before_check_in = 30 } },
            ]",
        )
        .unwrap()
    }

    fn day(text: &str) -> NaiveDate {
        text.parse().unwrap()
    }

    #[test]
    fn the_balance_is_due_before_check_in() {
        let plan = half_now_half_later().schedule(day("2027-01-10"), day("2027-07-31"));
        assert_eq!(
            plan,
            [
                Scheduled { percent: 50, due: day("2027-01-10") },
                Scheduled { percent: 50, due: day("2027-07-01") },
            ]
        );
    }

    #[test]
    fn a_late_booking_pays_all_at_once() {
        let plan = half_now_half_later().schedule(day("2027-07-10"), day("2027-07-31"));
        assert_eq!(plan, [Scheduled { percent: 100, due: day("2027-07-10") }]);
    }

    #[test]
    fn the_best_tier_that_is_still_open_counts() {
        let tiers = vec![RefundTier { days: 60, percent: 100 }, RefundTier { days: 30, percent: 50 }];
        let method = RefundMethod::DaysPrior { tiers };
        assert_eq!([60, 59, 30, 29, -1].map(|days| method.percent_back(days)), [100, 50, 50, 0, 0]);
    }
}
