//! Payment plans, cancellation policies, rental agreements and signatures.

pub mod agreement;
pub mod payment_policy;
pub mod refund_policy;
pub mod signature;
