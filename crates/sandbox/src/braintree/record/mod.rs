//! What is kept of each thing at Braintree, and how it is told.

mod transaction;
mod vault;

pub(crate) use transaction::{Status, Transaction};
pub(crate) use vault::{Customer, VaultedCard, stamp};
