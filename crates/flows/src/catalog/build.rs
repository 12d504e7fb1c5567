//! From the store to a catalogue: all homes of a site, or those that changed.

use std::sync::Arc;

use domain::key::Key;
use search::{Home, Photo, Snapshot};
use store::StoreError;
use store::catalog::Extent;
use store::row::site;

use super::{Catalog, CatalogError};
use crate::House;
use crate::compile::{Unsellable, card_photo, compile_homes};

/// Properties that are read at once, and how many such slices at a time.
const SLICE: usize = 1_000;
const HANDS: usize = 3;

impl House {
    pub(super) async fn with_changed(&self, catalog: &Catalog, keys: &[Key]) -> Result<Snapshot, StoreError> {
        let homes = self.homes(&catalog.site, &[Extent::Only(keys)]).await?;
        let gone = keys.iter().filter(|key| !homes.iter().any(|home| home.key == **key));
        let snapshot = gone.fold(catalog.homes.clone(), |snapshot, key| snapshot.without(*key));
        Ok(homes.iter().fold(snapshot, |snapshot, home| snapshot.with(Arc::clone(home))))
    }

    pub(super) async fn build_catalog(&self, address: &str) -> Result<Catalog, CatalogError> {
        let db = self.store.read();
        let site = store::site::find_by_address(db, address)
            .await?
            .ok_or_else(|| CatalogError::NoSuchSite(address.to_owned()))?;
        let account = site.id.key().account();
        if !store::account::is_open(db, account).await? {
            return Err(CatalogError::NoSuchSite(address.to_owned()));
        }
        // Asked before the rows: what changes while they are read is then read twice, never missed.
        let revision = store::change::revision(db, account).await?;
        let homes = self.all_homes(&site).await?;
        let (hero, logo) = (self.picture(&site, "hero").await?, self.picture(&site, "logo").await?);
        let pages = self.page_titles(&site).await?.into();
        let homes = off_the_requests(move || Snapshot::new(homes)).await;
        Ok(Catalog { site: site.into(), hero, logo, pages, homes, revision })
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

    /// The picture that the site's theme names for a place, else none.
    async fn picture(&self, site: &site::Model, place: &str) -> Result<Option<Photo>, StoreError> {
        let named = site.theme.get(place).and_then(|name| name.as_str()).and_then(|text| text.parse().ok());
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
