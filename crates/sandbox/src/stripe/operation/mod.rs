//! The API's operations, by resource.

pub(crate) mod charge;
pub(crate) mod customer;
pub(crate) mod event;
pub(crate) mod intent;
pub(crate) mod payment;
pub(crate) mod payment_intent;
pub(crate) mod payment_method;
pub(crate) mod refund;
pub(crate) mod setup_intent;
pub(crate) mod token;
