//! A property's own page.

use domain::key::Key;
use search::Home;
use store::StoreError;
use store::property::PropertyRows;

use crate::House;
use crate::catalog::Catalog;

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
}
