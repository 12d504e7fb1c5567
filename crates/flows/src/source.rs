//! Where a guest may say they come from.

use store::page::{Page, Paged};
use store::row::source;

use crate::House;
use crate::catalog::CatalogError;
use crate::name_search;

impl House {
    /// The sources that the site's owner keeps in use.
    pub async fn sources(
        &self,
        site: &str,
        search: &str,
        page: Page,
    ) -> Result<Paged<source::Model>, CatalogError> {
        let account = self.catalog(site).await?.site.id.key().account();
        let rows = store::source::list_active(self.store.read(), account).await?;
        Ok(name_search::find(rows, |source| &source.name, search, page))
    }
}
