//! Intents: payments and card setups that a guest confirms.

pub(crate) mod intent;
pub(crate) mod payment_intent;
pub(crate) mod setup_intent;
