//! Storage of Braintree's records.

use super::record::{Customer, Transaction, VaultedCard};
use crate::memory::shelf::{Kept, Shelf};

pub(crate) struct BraintreeBooks {
    pub(crate) cards: Shelf<VaultedCard>,
    pub(crate) customers: Shelf<Customer>,
    pub(crate) transactions: Shelf<Transaction>,
}

impl BraintreeBooks {
    pub(crate) fn new(capacity: usize) -> Self {
        Self {
            cards: Shelf::new("braintree.card", capacity),
            customers: Shelf::new("braintree.customer", capacity),
            transactions: Shelf::new("braintree.transaction", capacity),
        }
    }

    pub(crate) fn shelves(&mut self) -> [&mut dyn Kept; 3] {
        [&mut self.cards, &mut self.customers, &mut self.transactions]
    }
}
