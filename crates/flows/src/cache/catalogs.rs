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
    state: Mutex<State>,
    pub(crate) care: AsyncMutex<()>,
    pub(crate) building: AsyncMutex<()>,
}

#[derive(Debug, Default)]
struct State {
    kept: Option<Kept>,
    /// When the last change was announced.
    doubted: Option<Instant>,
}

#[derive(Clone, Debug)]
pub(crate) struct Kept {
    pub(crate) catalog: Arc<Catalog>,
    /// When its last comparison with the database began.
    checked: Instant,
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
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn peek(&self) -> Option<Kept> {
        self.lock().kept.clone()
    }

    pub(crate) fn fresh(&self) -> Option<Arc<Catalog>> {
        let mut state = self.lock();
        let doubted = state.doubted;
        let kept = state.kept.as_mut()?;
        kept.used = Instant::now();
        is_trusted(kept.checked, doubted, kept.used).then(|| Arc::clone(&kept.catalog))
    }

    fn doubt(&self, account: Option<AccountId>) {
        let mut state = self.lock();
        let is_other =
            |account: AccountId| state.kept.as_ref().is_some_and(|kept| kept.catalog.account() != account);
        if !account.is_some_and(is_other) {
            state.doubted = Some(Instant::now());
        }
    }

    /// `checked` is when the comparison with the database began.
    pub(crate) fn keep(&self, catalog: Arc<Catalog>, checked: Instant) -> Arc<Catalog> {
        self.lock().kept = Some(Kept { catalog: Arc::clone(&catalog), checked, used: Instant::now() });
        catalog
    }
}

/// A change that was announced while the comparison was under way may not be in it.
fn is_trusted(checked: Instant, doubted: Option<Instant>, now: Instant) -> bool {
    now.saturating_duration_since(checked) < TRUST && doubted.is_none_or(|doubted| doubted < checked)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_change_during_the_comparison_is_looked_for_again() {
        let began = Instant::now();
        let [before, during] = [began.checked_sub(TRUST / 4).unwrap(), began + TRUST / 4];
        for (doubted, after, trusted) in [
            (None, TRUST / 2, true),
            (None, TRUST, false),
            (Some(before), TRUST / 2, true),
            (Some(began), TRUST / 2, false),
            (Some(during), TRUST / 2, false),
        ] {
            assert_eq!(is_trusted(began, doubted, began + after), trusted, "{doubted:?} {after:?}");
        }
    }

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
