//! The catalogue of each site in memory: built once on first use, kept while the site's revision stands, built anew after.
//!
//! A change raises the revision in its own transaction. This node looks again after [`TRUST`]; so does every other node.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use search::{Photo, Snapshot};
use store::StoreError;
use store::row::site;
use tokio::sync::Mutex as AsyncMutex;

use crate::House;
use crate::compile::{Unsellable, compile_hero, compile_homes};

/// How long a catalogue is believed before its revision is asked again.
const TRUST: Duration = Duration::from_secs(1);

#[derive(Debug, thiserror::Error)]
pub enum CatalogError {
    #[error("there is no site {0:?}")]
    NoSuchSite(String),
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// A site and all it sells, at one revision.
#[derive(Debug)]
pub struct Catalog {
    pub site: site::Model,
    /// The picture that the site opens with.
    pub hero: Option<Photo>,
    pub homes: Snapshot,
}

/// The catalogues of this process, by the address under which the site was asked for.
#[derive(Clone, Debug, Default)]
pub struct Catalogs {
    shelves: Arc<Mutex<HashMap<String, Arc<Shelf>>>>,
}

/// Where one catalogue stands. Whoever looks after it holds the lock, so it is built once, not once for each request.
#[derive(Debug, Default)]
struct Shelf {
    kept: Mutex<Option<Kept>>,
    care: AsyncMutex<()>,
}

#[derive(Clone, Debug)]
struct Kept {
    catalog: Arc<Catalog>,
    /// When the revision was last asked; nothing when it must be asked again.
    checked: Option<Instant>,
}

impl Catalogs {
    /// Asks every revision again at the next use: for a node that was just told of a change.
    pub fn doubt(&self) {
        for shelf in self.shelves.lock().unwrap_or_else(PoisonError::into_inner).values() {
            shelf.doubt();
        }
    }

    fn shelf(&self, address: &str) -> Arc<Shelf> {
        let mut shelves = self.shelves.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(shelf) = shelves.get(address) {
            return Arc::clone(shelf);
        }
        Arc::clone(shelves.entry(address.to_owned()).or_default())
    }

    /// A wrong address must not leave a shelf behind, or strangers could fill the memory.
    fn forget(&self, address: &str) {
        self.shelves.lock().unwrap_or_else(PoisonError::into_inner).remove(address);
    }
}

impl Shelf {
    fn kept(&self) -> Option<Kept> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    fn fresh(&self) -> Option<Arc<Catalog>> {
        let is_trusted = |kept: &Kept| kept.checked.is_some_and(|checked| checked.elapsed() < TRUST);
        self.kept().filter(is_trusted).map(|kept| kept.catalog)
    }

    fn doubt(&self) {
        if let Some(kept) = self.kept.lock().unwrap_or_else(PoisonError::into_inner).as_mut() {
            kept.checked = None;
        }
    }

    fn keep(&self, catalog: Arc<Catalog>) -> Arc<Catalog> {
        let kept = Kept { catalog: Arc::clone(&catalog), checked: Some(Instant::now()) };
        *self.kept.lock().unwrap_or_else(PoisonError::into_inner) = Some(kept);
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
        let _care = place.care.lock().await;
        if let Some(catalog) = place.fresh() {
            return Ok(catalog);
        }
        if let Some(kept) = place.kept()
            && self.is_current(&kept.catalog.site).await?
        {
            return Ok(place.keep(kept.catalog));
        }
        match self.build_catalog(address).await {
            Ok(catalog) => Ok(place.keep(Arc::new(catalog))),
            Err(error) => {
                self.catalogs.forget(address);
                Err(error)
            }
        }
    }

    async fn is_current(&self, site: &site::Model) -> Result<bool, StoreError> {
        let account = site.id.key().account();
        let revision = store::site::revision(self.store.read(), account, site.id.key()).await?;
        Ok(revision == Some(site.revision))
    }

    async fn build_catalog(&self, address: &str) -> Result<Catalog, CatalogError> {
        let db = self.store.read();
        let site = store::site::find_by_address(db, address)
            .await?
            .ok_or_else(|| CatalogError::NoSuchSite(address.to_owned()))?;
        // A day back: somewhere it is still yesterday.
        let from = self.now().date_naive() - chrono::Days::new(1);
        let rows = store::catalog::load(db, &site, from).await?;
        let hero = compile_hero(&site, &rows);
        let (homes, unsellable) = compile_homes(rows, from);
        for Unsellable { property, reason } in unsellable {
            tracing::warn!(%property, reason, "a property is left out of its site");
        }
        Ok(Catalog { site, hero, homes: Snapshot::new(homes) })
    }
}
