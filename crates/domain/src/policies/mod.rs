//! What guests agree to: payment plans, cancellation policies and rental agreements.

pub mod agreement;
pub mod payment_plan;
pub mod refund;
