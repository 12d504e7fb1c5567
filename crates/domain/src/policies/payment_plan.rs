//! Payment plans: any number of parts, which always add up to the total.

use chrono::{Days, NaiveDate};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::money::basis_points::BasisPoints;
use crate::money::rounding::{MAX_AMOUNT, percent};

/// Generous limits: no realistic plan has more parts or longer terms.
const MOST_PARTS: usize = 12;
const MOST_DAYS: u32 = 1_096;

/// Parts in the order in which they take their share. Without parts everything is due at booking.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PaymentPlan {
    pub parts: Vec<PlanPart>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlanPart {
    pub share: PlanShare,
    pub due: PlanDue,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PlanShare {
    Amount(i64),
    /// Of the total.
    Percent(BasisPoints),
    Remainder,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PlanDue {
    AtBooking,
    DaysAfterBooking(u32),
    DaysBeforeCheckIn(u32),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Instalment {
    pub due_date: NaiveDate,
    pub amount: i64,
    /// Due with the booking itself.
    pub collect_while_booking: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum PlanError {
    #[error("A part cannot be more than the whole.")]
    Percent,
    #[error("This amount is out of range.")]
    Amount,
    #[error("At most {MOST_DAYS} days can be meant.")]
    Days,
    #[error("A stay is paid in at most {MOST_PARTS} parts.")]
    Count,
}

impl PlanPart {
    fn check(&self) -> Result<(), PlanError> {
        match self.share {
            PlanShare::Percent(share) if share > BasisPoints::WHOLE => return Err(PlanError::Percent),
            PlanShare::Amount(amount) if !(0..=MAX_AMOUNT).contains(&amount) => {
                return Err(PlanError::Amount);
            }
            _ => {}
        }
        match self.due {
            PlanDue::DaysAfterBooking(days) | PlanDue::DaysBeforeCheckIn(days) if days > MOST_DAYS => {
                Err(PlanError::Days)
            }
            _ => Ok(()),
        }
    }
}

impl PlanDue {
    fn date(self, booked: NaiveDate, check_in: NaiveDate) -> NaiveDate {
        let due = match self {
            Self::AtBooking => Some(booked),
            Self::DaysAfterBooking(days) => {
                booked.checked_add_days(Days::new(days.into())).map(|due| due.min(check_in))
            }
            Self::DaysBeforeCheckIn(days) => check_in.checked_sub_days(Days::new(days.into())),
        };
        due.unwrap_or(booked).max(booked)
    }
}

impl PaymentPlan {
    /// Rejects implausible plans.
    pub fn check(&self) -> Result<(), PlanError> {
        if self.parts.len() > MOST_PARTS {
            return Err(PlanError::Count);
        }
        self.parts.iter().try_for_each(PlanPart::check)
    }

    /// For homes with another currency than that of the amounts.
    #[must_use]
    pub fn without_amounts(mut self) -> Self {
        self.parts.retain(|part| !matches!(part.share, PlanShare::Amount(_)));
        self
    }

    /// The payments of a stay by due date. Parts that would already be due are due at booking; any remainder is added to the last
    /// payment. Nothing is due after the day of arrival unless the plan says so.
    pub fn schedule(&self, total: i64, booked: NaiveDate, check_in: NaiveDate) -> Vec<Instalment> {
        let mut left = total;
        let mut payments: Vec<(NaiveDate, i64)> = Vec::with_capacity(self.parts.len());
        for part in &self.parts {
            let wanted = match part.share {
                PlanShare::Amount(amount) => amount,
                PlanShare::Percent(share) => percent(total, share),
                PlanShare::Remainder => left,
            };
            let amount = wanted.clamp(0, left);
            left -= amount;
            payments.push((part.due.date(booked, check_in), amount));
        }
        payments.sort_by_key(|(due, _)| *due);
        match payments.last_mut() {
            Some((_, last)) => *last += left,
            None => payments.push((booked, total)),
        }
        merge(payments, booked)
    }
}

/// Merges the payments of a day into one; zero amounts are dropped.
fn merge(payments: Vec<(NaiveDate, i64)>, booked: NaiveDate) -> Vec<Instalment> {
    let mut merged: Vec<Instalment> = Vec::with_capacity(payments.len());
    for (due_date, amount) in payments.into_iter().filter(|(_, amount)| *amount > 0) {
        match merged.last_mut().filter(|last| last.due_date == due_date) {
            Some(last) => last.amount += amount,
            None => merged.push(Instalment { due_date, amount, collect_while_booking: due_date == booked }),
        }
    }
    merged
}

#[cfg(test)]
#[path = "payment_plan_tests.rs"]
mod tests;
