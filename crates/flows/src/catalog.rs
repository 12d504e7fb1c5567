//! The catalogue of each site in memory: built once on first use, then kept in step with what is stored, property by property.
//!
//! Every change is recorded in its own transaction. A node looks for changes when it made one itself, when another node tells
//! of one, and otherwise after [`TRUST`], so that nothing is missed.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use domain::key::{AccountId, Key};
use search::{Home, Photo, Snapshot};
use store::catalog::Extent;
use store::change::Changes;
use store::row::site;
use store::{StoreError, Tx};
use tokio::sync::Mutex as AsyncMutex;

use crate::House;
use crate::compile::{Unsellable, card_photo, compile_homes};

/// How long a catalogue is believed before it is asked again whether something changed.
const TRUST: Duration = Duration::from_secs(1);
/// How long a request waits for a catalogue that is built anew when there is one of a moment ago.
const PATIENCE: Duration = Duration::from_millis(500);
/// A catalogue that nobody asked for so long is let go.
const COLD: Duration = Duration::from_hours(1);
/// Homes in memory above which the catalogues that were not asked for the longest are let go early.
const MOST_HOMES: usize = 500_000;
/// Properties that are read at once, and how many such slices at a time.
const SLICE: usize = 1_000;
const HANDS: usize = 3;
/// Above so many changed properties reading everything is quicker.
const MOST_CHANGES: usize = 200;

#[derive(Debug, thiserror::Error)]
pub enum CatalogError {
    #[error("there is no site {0:?}")]
    NoSuchSite(String),
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// A site and all it sells, at one revision.
#[derive(Clone, Debug)]
pub struct Catalog {
    pub site: site::Model,
    /// The picture that the site opens with.
    pub hero: Option<Photo>,
    pub homes: Snapshot,
    pub revision: i64,
}

impl Catalog {
    pub fn account(&self) -> AccountId {
        self.site.id.key().account()
    }
}

/// The catalogues of this process, by the address under which the site was asked for.
#[derive(Clone, Debug, Default)]
pub struct Catalogs {
    shelves: Arc<Mutex<HashMap<String, Arc<Shelf>>>>,
}

/// Where one catalogue stands. Whoever looks after it or builds it holds a lock, so that is done once, not once for each
/// request.
#[derive(Debug, Default)]
struct Shelf {
    kept: Mutex<Option<Kept>>,
    care: AsyncMutex<()>,
    building: AsyncMutex<()>,
}

#[derive(Clone, Debug)]
struct Kept {
    catalog: Arc<Catalog>,
    /// When it was last compared with what is stored; nothing when that must be done again.
    checked: Option<Instant>,
    used: Instant,
}

impl Catalogs {
    /// Looks for changes of the account at the next use.
    pub fn doubt(&self, account: AccountId) {
        self.shelves().values().for_each(|shelf| shelf.doubt(Some(account)));
    }

    pub fn doubt_all(&self) {
        self.shelves().values().for_each(|shelf| shelf.doubt(None));
    }

    fn shelves(&self) -> MutexGuard<'_, HashMap<String, Arc<Shelf>>> {
        self.shelves.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn shelf(&self, address: &str) -> Arc<Shelf> {
        let mut shelves = self.shelves();
        if let Some(shelf) = shelves.get(address) {
            return Arc::clone(shelf);
        }
        Arc::clone(shelves.entry(address.to_owned()).or_default())
    }

    /// A wrong address must not leave a shelf behind, or strangers could fill the memory.
    fn forget(&self, address: &str) {
        self.shelves().remove(address);
    }

    /// Lets go what is cold, and of the rest what was not used the longest while there is too much.
    fn make_room(&self) {
        let mut shelves = self.shelves();
        shelves.retain(|_, shelf| shelf.peek().is_none_or(|kept| kept.used.elapsed() < COLD));
        let mut by_use: Vec<(Instant, usize, String)> = shelves
            .iter()
            .filter_map(|(address, shelf)| {
                shelf.peek().map(|kept| (kept.used, kept.catalog.homes.len(), address.clone()))
            })
            .collect();
        by_use.sort_by_key(|(used, ..)| std::cmp::Reverse(*used));
        let mut homes = 0;
        for (_, count, address) in by_use.into_iter().skip(1) {
            homes += count;
            if homes > MOST_HOMES {
                shelves.remove(&address);
            }
        }
    }
}

impl Shelf {
    fn lock(&self) -> MutexGuard<'_, Option<Kept>> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn peek(&self) -> Option<Kept> {
        self.lock().clone()
    }

    fn fresh(&self) -> Option<Arc<Catalog>> {
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

    fn keep(&self, catalog: Arc<Catalog>, checked: Instant) -> Arc<Catalog> {
        *self.lock() =
            Some(Kept { catalog: Arc::clone(&catalog), checked: Some(checked), used: Instant::now() });
        catalog
    }
}

impl House {
    /// The catalogue of the site at a namespace or host name.
    pub async fn catalog(&self, address: &str) -> Result<Arc<Catalog>, CatalogError> {
        let place = self.catalogs.shelf(address);
        if let Some(catalog) = place.fresh() {
            return Ok(catalog);
        }
        let Some(kept) = place.peek() else { return self.rebuild(place, address).await };
        if let Some(catalog) = self.look_after(&place).await? {
            return Ok(catalog);
        }
        if place.building.try_lock().is_err() {
            return Ok(kept.catalog);
        }
        match tokio::time::timeout(PATIENCE, self.rebuild(place, address)).await {
            Ok(outcome) => outcome,
            Err(_) => Ok(kept.catalog),
        }
    }

    /// Keeps what was written and makes this node see it at once.
    pub async fn commit(&self, tx: Tx, account: AccountId) -> Result<(), StoreError> {
        tx.commit().await?;
        self.catalogs.doubt(account);
        Ok(())
    }

    /// Brings in what changed since the last look; nothing when the catalogue must be built anew.
    async fn look_after(&self, place: &Shelf) -> Result<Option<Arc<Catalog>>, StoreError> {
        let _care = place.care.lock().await;
        if let Some(catalog) = place.fresh() {
            return Ok(Some(catalog));
        }
        // What changes from here on is looked for the next time.
        let checked = Instant::now();
        let Some(kept) = place.peek() else { return Ok(None) };
        let catalog = self.bring_up_to_date(kept.catalog).await?;
        Ok(catalog.map(|catalog| place.keep(catalog, checked)))
    }

    /// In a task of its own: whoever asked may hang up, the next one wants it all the same.
    async fn rebuild(&self, place: Arc<Shelf>, address: &str) -> Result<Arc<Catalog>, CatalogError> {
        let (house, address) = (self.clone(), address.to_owned());
        let work = async move {
            let _building = place.building.lock().await;
            if let Some(catalog) = place.fresh() {
                return Ok(catalog);
            }
            let checked = Instant::now();
            match house.build_catalog(&address).await {
                Ok(catalog) => {
                    let catalog = place.keep(Arc::new(catalog), checked);
                    house.catalogs.make_room();
                    Ok(catalog)
                }
                Err(error) => {
                    house.catalogs.forget(&address);
                    Err(error)
                }
            }
        };
        tokio::spawn(work).await.expect("building a catalogue never panics")
    }

    /// Nothing when so much changed that it must be built anew.
    async fn bring_up_to_date(&self, catalog: Arc<Catalog>) -> Result<Option<Arc<Catalog>>, StoreError> {
        match store::change::since(self.store.read(), catalog.account(), catalog.revision).await? {
            Changes::Nothing => Ok(Some(catalog)),
            Changes::Properties { keys, revision } if keys.len() <= MOST_CHANGES => {
                let homes = self.with_changed(&catalog, &keys).await?;
                Ok(Some(Arc::new(Catalog { homes, revision, ..Catalog::clone(&catalog) })))
            }
            Changes::Properties { .. } | Changes::Much => Ok(None),
        }
    }

    async fn with_changed(&self, catalog: &Catalog, keys: &[Key]) -> Result<Snapshot, StoreError> {
        let homes = self.homes(&catalog.site, &[Extent::Only(keys)]).await?;
        let gone = keys.iter().filter(|key| !homes.iter().any(|home| home.key == **key));
        let snapshot = gone.fold(catalog.homes.clone(), |snapshot, key| snapshot.without(*key));
        Ok(homes.iter().fold(snapshot, |snapshot, home| snapshot.with(Arc::clone(home))))
    }

    async fn build_catalog(&self, address: &str) -> Result<Catalog, CatalogError> {
        let db = self.store.read();
        let site = store::site::find_by_address(db, address)
            .await?
            .ok_or_else(|| CatalogError::NoSuchSite(address.to_owned()))?;
        let account = site.id.key().account();
        // Asked before the rows: what changes while they are read is then read twice, never missed.
        let revision = store::change::revision(db, account).await?;
        let homes = self.all_homes(&site).await?;
        let hero = self.hero(&site).await?;
        let homes = off_the_requests(move || Snapshot::new(homes)).await;
        Ok(Catalog { site, hero, homes, revision })
    }

    /// In slices, so that rows are let go as soon as homes are made of them; several at a time, because each now waits for the
    /// database and now for a core.
    async fn all_homes(&self, site: &site::Model) -> Result<Vec<Arc<Home>>, StoreError> {
        let keys = store::catalog::properties(self.store.read(), site.id.key().account()).await?;
        let slices: Vec<Extent<'static>> =
            keys.chunks(SLICE).map(|slice| Extent::Between(slice[0], slice[slice.len() - 1])).collect();
        let at_a_time = slices.len().div_ceil(HANDS).max(1);
        let parts: Vec<_> = slices
            .chunks(at_a_time)
            .map(|part| {
                let (house, site, part) = (self.clone(), site.clone(), part.to_vec());
                tokio::spawn(async move { house.homes(&site, &part).await })
            })
            .collect();
        let mut homes = Vec::with_capacity(keys.len());
        for part in parts {
            homes.extend(part.await.expect("building never panics")?);
        }
        Ok(homes)
    }

    async fn homes(&self, site: &site::Model, slices: &[Extent<'_>]) -> Result<Vec<Arc<Home>>, StoreError> {
        let from = self.first_day();
        let mut homes = Vec::new();
        for slice in slices {
            let rows = store::catalog::load(self.store.read(), site, *slice, from).await?;
            let (compiled, unsellable) = off_the_requests(move || compile_homes(rows, from)).await;
            homes.extend(compiled);
            tell(unsellable);
        }
        Ok(homes)
    }

    /// The picture that the site's theme names, else none.
    async fn hero(&self, site: &site::Model) -> Result<Option<Photo>, StoreError> {
        let named = site.theme.get("hero").and_then(|hero| hero.as_str()).and_then(|text| text.parse().ok());
        let Some(key) = named else { return Ok(None) };
        let photo = store::catalog::find_photo(self.store.read(), site.id.key().account(), key).await?;
        Ok(photo.map(card_photo))
    }

    /// A day back: somewhere it is still yesterday.
    fn first_day(&self) -> chrono::NaiveDate {
        self.now().date_naive() - chrono::Days::new(1)
    }
}

/// A large site takes seconds of a core, which must not be one that answers requests.
async fn off_the_requests<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> T {
    tokio::task::spawn_blocking(work).await.expect("building never panics")
}

fn tell(unsellable: Vec<Unsellable>) {
    for Unsellable { property, reason } in unsellable {
        tracing::warn!(%property, reason, "a property is left out of its site");
    }
}
