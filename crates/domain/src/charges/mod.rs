//! Charging: the amounts due of a payment plan, retries of declined payments, and the days of a deposit.

pub mod deposit_schedule;
pub mod instalments;
pub mod payment_retry;
