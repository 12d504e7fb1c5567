//! The cache of catalogs: one entry (shelf) for each site address, with eviction.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use domain::key::AccountId;
use tokio::sync::Mutex as AsyncMutex;

use super::catalog::Catalog;

/// How long a cached catalog is used before the database is checked for changes.
const TRUST: Duration = Duration::from_secs(1);
/// Catalogs that were not used for this long are evicted.
const COLD: Duration = Duration::from_hours(1);
/// Number of homes in memory above which the least recently used catalogs are evicted early.
const MOST_HOMES: usize = 500_000;

/// The catalogs of this process, by the requested site address.
#[derive(Clone, Debug, Default)]
pub struct Catalogs {
    shelves: Arc<Mutex<HashMap<String, Arc<Shelf>>>>,
}

/// Cache entry of one catalog. Its locks ensure that refreshing and building are done once, not once for each request.
#[derive(Debug, Default)]
pub(crate) struct Shelf {
    kept: Mutex<Option<Kept>>,
    pub(crate) care: AsyncMutex<()>,
    pub(crate) building: AsyncMutex<()>,
}

#[derive(Clone, Debug)]
pub(crate) struct Kept {
    pub(crate) catalog: Arc<Catalog>,
    /// When it was last compared with the database; `None` if that must be repeated.
    checked: Option<Instant>,
    used: Instant,
}

impl Catalogs {
    /// Makes the next use check for changes of the account.
    pub fn doubt(&self, account: AccountId) {
        self.shelves().values().for_each(|shelf| shelf.doubt(Some(account)));
    }

    pub fn doubt_all(&self) {
        self.shelves().values().for_each(|shelf| shelf.doubt(None));
    }

    fn shelves(&self) -> MutexGuard<'_, HashMap<String, Arc<Shelf>>> {
        self.shelves.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn shelf(&self, address: &str) -> Arc<Shelf> {
        let mut shelves = self.shelves();
        if let Some(shelf) = shelves.get(address) {
            return Arc::clone(shelf);
        }
        Arc::clone(shelves.entry(address.to_owned()).or_default())
    }

    /// An unknown address must not leave an entry, or requests could fill the memory.
    pub(crate) fn forget(&self, address: &str) {
        self.shelves().remove(address);
    }

    pub(crate) fn make_room(&self) {
        let mut shelves = self.shelves();
        let kept = shelves.iter().filter_map(|(address, shelf)| {
            let kept = shelf.peek()?;
            Some(Idle {
                address: address.clone(),
                since: kept.used.elapsed(),
                homes: kept.catalog.homes.len(),
            })
        });
        for address in let_go(kept.collect()) {
            shelves.remove(&address);
        }
    }
}

/// A cached catalog and the time since its last use.
struct Idle {
    address: String,
    since: Duration,
    homes: usize,
}

/// Returns the entries to evict: unused ones, and the least recently used while there are too many homes. The most recently used
/// always stays.
fn let_go(mut kept: Vec<Idle>) -> Vec<String> {
    kept.sort_by_key(|idle| idle.since);
    let mut homes = 0;
    let mut gone = Vec::new();
    for idle in kept.into_iter().skip(1) {
        homes += idle.homes;
        if idle.since >= COLD || homes > MOST_HOMES {
            gone.push(idle.address);
        }
    }
    gone
}

impl Shelf {
    fn lock(&self) -> MutexGuard<'_, Option<Kept>> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn peek(&self) -> Option<Kept> {
        self.lock().clone()
    }

    pub(crate) fn fresh(&self) -> Option<Arc<Catalog>> {
        let mut kept = self.lock();
        let kept = kept.as_mut()?;
        kept.used = Instant::now();
        let is_trusted = kept.checked.is_some_and(|checked| checked.elapsed() < TRUST);
        is_trusted.then(|| Arc::clone(&kept.catalog))
    }

    fn doubt(&self, account: Option<AccountId>) {
        if let Some(kept) = self.lock().as_mut()
            && account.is_none_or(|account| kept.catalog.account() == account)
        {
            kept.checked = None;
        }
    }

    pub(crate) fn keep(&self, catalog: Arc<Catalog>, checked: Instant) -> Arc<Catalog> {
        *self.lock() =
            Some(Kept { catalog: Arc::clone(&catalog), checked: Some(checked), used: Instant::now() });
        catalog
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cold_sites_go_and_large_ones_before_their_time() {
        let idle = |address: &str, minutes: u64, homes: usize| Idle {
            address: address.to_owned(),
            since: Duration::from_mins(minutes),
            homes,
        };
        assert_eq!(let_go(vec![idle("new", 0, 9), idle("cold", 60, 9), idle("warm", 59, 9)]), ["cold"]);
        assert_eq!(let_go(vec![idle("only", 90, MOST_HOMES * 2)]), [""; 0]);
        let crowd = vec![
            idle("oldest", 30, 10),
            idle("huge", 20, MOST_HOMES),
            idle("now", 0, MOST_HOMES),
            idle("before", 1, 10),
        ];
        assert_eq!(let_go(crowd), ["huge", "oldest"]);
    }
}
