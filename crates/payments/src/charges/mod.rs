//! Charges, refunds and hosted checkout sessions.

pub(crate) mod amount;
pub(crate) mod attempt;
pub(crate) mod charge;
pub(crate) mod session;
