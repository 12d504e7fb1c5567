//! The terms behind quotes, kept once for each version of a listing. This node remembers which it has kept, so that only the
//! first quote after a change writes them.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use domain::key::Key;
use domain::terms::Terms;
use search::Home;
use store::StoreError;
use store::row::Id;

use crate::House;

/// Listings whose terms are remembered; past that all are forgotten, which costs one statement each.
const MOST: usize = 10_000;

#[derive(Clone, Debug, Default)]
pub(crate) struct KnownTerms(Arc<Mutex<HashMap<Key, Known>>>);

#[derive(Debug)]
struct Known {
    terms: Arc<Terms>,
    id: Id,
}

impl KnownTerms {
    fn of(&self, home: &Home) -> Option<Id> {
        let known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        known.get(&home.listing).filter(|known| Arc::ptr_eq(&known.terms, &home.terms)).map(|known| known.id)
    }

    fn add(&self, home: &Home, id: Id) {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if known.len() >= MOST {
            known.clear();
        }
        known.insert(home.listing, Known { terms: Arc::clone(&home.terms), id });
    }
}

impl House {
    pub(super) async fn keep_terms(&self, home: &Home) -> Result<Id, StoreError> {
        if let Some(id) = self.known_terms.of(home) {
            return Ok(id);
        }
        let row = store::listing_terms::row(home.listing, &home.terms, self.now())?;
        let id = row.id;
        store::listing_terms::keep(self.store.write_one(), row).await?;
        self.known_terms.add(home, id);
        Ok(id)
    }
}
