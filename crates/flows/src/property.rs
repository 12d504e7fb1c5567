//! A property's own page, and who may see it.

use domain::key::Key;
use search::Home;
use store::StoreError;
use store::property::PropertyRows;
use store::row::property;

use crate::House;
use crate::catalog::{Catalog, CatalogError};

/// A home that the site sells, with all its page shows.
#[derive(Debug)]
pub struct PropertyPage<'a> {
    pub home: &'a Home,
    pub rows: PropertyRows,
}

impl House {
    /// Nothing when the site does not sell it, whoever else may.
    pub async fn property<'a>(
        &self,
        catalog: &'a Catalog,
        key: Key,
    ) -> Result<Option<PropertyPage<'a>>, StoreError> {
        let Some(home) = catalog.homes.home(key) else { return Ok(None) };
        let rows = store::property::find(self.store.read(), key.account(), key).await?;
        Ok(rows.map(|rows| PropertyPage { home, rows }))
    }

    /// Whether the site's owner had a home at this address and gave it up for good.
    pub async fn was_given_up(&self, catalog: &Catalog, slug: &str) -> Result<bool, StoreError> {
        store::property::was_given_up(self.store.read(), catalog.account(), slug).await
    }

    /// A property that is for everyone to see. With a site, one that the site sells.
    pub async fn published_property(
        &self,
        key: Key,
        site: Option<&str>,
    ) -> Result<Option<property::Model>, CatalogError> {
        if let Some(site) = site
            && self.catalog(site).await?.homes.home(key).is_none()
        {
            return Ok(None);
        }
        Ok(store::property::find_published(self.store.read(), key.account(), key).await?)
    }
}
