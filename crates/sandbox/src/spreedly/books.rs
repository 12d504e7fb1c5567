//! Storage of Spreedly's records.

use super::record::{CreditCard, Transaction};
use crate::memory::shelf::{Kept, Shelf};

pub(crate) struct SpreedlyBooks {
    pub(crate) cards: Shelf<CreditCard>,
    pub(crate) transactions: Shelf<Transaction>,
}

impl SpreedlyBooks {
    pub(crate) fn new(capacity: usize) -> Self {
        Self {
            cards: Shelf::new("spreedly.payment_method", capacity),
            transactions: Shelf::new("spreedly.transaction", capacity),
        }
    }

    pub(crate) fn shelves(&mut self) -> [&mut dyn Kept; 2] {
        [&mut self.cards, &mut self.transactions]
    }
}
