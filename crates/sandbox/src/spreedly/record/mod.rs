//! Spreedly's records.

mod credit_card;
mod transaction;

pub(crate) use credit_card::{CardIn, CreditCard, Storage};
pub(crate) use transaction::{Failure, Kind, Stage, Transaction};
