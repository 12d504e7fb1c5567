//! Countries to choose from.

use store::StoreError;
use store::page::{Page, Paged};
use store::row::country;

use crate::House;
use crate::name_search;

impl House {
    pub async fn countries(&self, search: &str, page: Page) -> Result<Paged<country::Model>, StoreError> {
        let rows = store::country::list(self.store.read()).await?;
        Ok(name_search::find(rows, |country| &country.name, search, page))
    }
}
