//! The sandbox's state: the records of each stand-in, and the common ledger.

use crate::braintree::books::BraintreeBooks;
use crate::memory::ledger::Entry;
use crate::memory::shelf::{Kept, Shelf};
use crate::partner::books::PartnerBooks;
use crate::spreedly::books::SpreedlyBooks;
use crate::stripe::books::StripeBooks;

/// The ledger holds this many times more entries than the other shelves: it is used for audits.
const LEDGER_FACTOR: usize = 10;

pub(crate) struct Books {
    pub(crate) ledger: Shelf<Entry>,
    pub(crate) stripe: StripeBooks,
    pub(crate) spreedly: SpreedlyBooks,
    pub(crate) braintree: BraintreeBooks,
    pub(crate) partner: PartnerBooks,
}

impl Books {
    pub(crate) fn new(capacity: usize) -> Self {
        Self {
            ledger: Shelf::new("ledger", capacity * LEDGER_FACTOR),
            stripe: StripeBooks::new(capacity),
            spreedly: SpreedlyBooks::new(capacity),
            braintree: BraintreeBooks::new(capacity),
            partner: PartnerBooks::new(capacity),
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
