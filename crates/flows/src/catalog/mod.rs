//! The catalogue of each site in memory: built once on first use, then kept in step with what is stored, property by property.
//!
//! Every change is recorded in its own transaction. A node looks for changes when it made one itself, when another node tells
//! of one, and otherwise after a second, so that nothing is missed.

mod build;
mod shelf;

use std::sync::Arc;
use std::time::{Duration, Instant};

use domain::key::AccountId;
use search::{Photo, Snapshot};
use store::change::Changes;
use store::row::site;
use store::{StoreError, Tx};

use crate::House;
use crate::site_page::PageTitle;
pub use shelf::Catalogs;
use shelf::Shelf;

/// How long a request waits for a catalogue that is built anew when there is one of a moment ago.
const PATIENCE: Duration = Duration::from_millis(500);
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
    pub site: Arc<site::Model>,
    /// The picture that the site opens with.
    pub hero: Option<Photo>,
    pub logo: Option<Photo>,
    /// Pages in the owner's own words, in their order.
    pub pages: Arc<[PageTitle]>,
    pub homes: Snapshot,
    pub revision: i64,
}

impl Catalog {
    pub fn account(&self) -> AccountId {
        self.site.id.key().account()
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
}
