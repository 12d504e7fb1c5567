//! Charging: the amounts due of a payment plan, and retries of declined payments.

pub mod instalments;
pub mod payment_retry;
