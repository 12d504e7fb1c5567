//! Cache of the listing terms that this node has already stored.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use domain::key::Key;
use domain::listings::terms::Terms;
use search::Home;
use store::row::Id;

/// Maximum of cached listings; beyond it the cache is cleared, which costs one statement for each listing.
const MOST: usize = 10_000;

#[derive(Clone, Debug, Default)]
pub(crate) struct KnownTerms(Arc<Mutex<HashMap<Key, Known>>>);

#[derive(Debug)]
struct Known {
    terms: Arc<Terms>,
    id: Id,
}

impl KnownTerms {
    pub(crate) fn of(&self, home: &Home) -> Option<Id> {
        let known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        known.get(&home.listing).filter(|known| Arc::ptr_eq(&known.terms, &home.terms)).map(|known| known.id)
    }

    pub(crate) fn add(&self, home: &Home, id: Id) {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if known.len() >= MOST {
            known.clear();
        }
        known.insert(home.listing, Known { terms: Arc::clone(&home.terms), id });
    }
}
