//! The payments of a booking in minor units.

use chrono::NaiveDate;
use domain::money::rounding::pro_rata;

use crate::bookings::{Payment, Reservation};

#[derive(Debug)]
pub(in crate::load) struct Plan {
    pub(in crate::load) parts: Vec<Part>,
}

#[derive(Debug)]
pub(in crate::load) struct Part {
    pub(in crate::load) due: NaiveDate,
    pub(in crate::load) amount: i64,
    pub(in crate::load) at_booking: bool,
}

impl Plan {
    /// From percentages of the total; the last payment is the remainder, so that they sum to the total.
    pub(in crate::load) fn new(stay: &Reservation<'_>, total: i64) -> Self {
        let mut left = total;
        let last = stay.payments.len().saturating_sub(1);
        let part = |(index, payment): (usize, &Payment)| {
            let amount = if index == last { left } else { pro_rata(total, payment.percent, 100) };
            left -= amount;
            Part { due: payment.due, amount, at_booking: payment.due == stay.created_at.date() }
        };
        Self { parts: stay.payments.iter().enumerate().map(part).collect() }
    }
}
