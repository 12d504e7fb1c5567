//! Braintree's records, and how they are serialized.

mod transaction;
mod vault;

pub(crate) use transaction::{Status, Transaction};
pub(crate) use vault::{Customer, VaultedCard, stamp};
