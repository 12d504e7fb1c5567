//! The sandbox's state: the records of each stand-in, and the common ledger.

use crate::memory::ledger::Entry;
use crate::memory::shelf::{Kept, Shelf};
use crate::{braintree, partner, spreedly, stripe};

/// The ledger holds this many times more entries than the other shelves: it is used for audits.
const LEDGER_FACTOR: usize = 10;

pub(crate) struct Books {
    pub(crate) ledger: Shelf<Entry>,
    pub(crate) stripe: stripe::Books,
    pub(crate) spreedly: spreedly::Books,
    pub(crate) braintree: braintree::Books,
    pub(crate) partner: partner::Books,
}

impl Books {
    pub(crate) fn new(capacity: usize) -> Self {
        Self {
            ledger: Shelf::new("ledger", capacity * LEDGER_FACTOR),
            stripe: stripe::Books::new(capacity),
            spreedly: spreedly::Books::new(capacity),
            braintree: braintree::Books::new(capacity),
            partner: partner::Books::new(capacity),
        }
    }

    pub(crate) fn enter(&mut self, entry: Entry) {
        let (account, id) = (entry.account.clone(), entry.id.clone());
        self.ledger.put(&account, &id, entry);
    }

    pub(crate) fn shelves(&mut self) -> Vec<&mut dyn Kept> {
        let mut shelves: Vec<&mut dyn Kept> = vec![&mut self.ledger];
        shelves.extend(self.stripe.shelves());
        shelves.extend(self.spreedly.shelves());
        shelves.extend(self.braintree.shelves());
        shelves.extend(self.partner.shelves());
        shelves
    }
}
