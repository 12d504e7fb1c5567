//! Pages in the owner's own words.

use chrono::{DateTime, Utc};
use store::StoreError;

use crate::House;
use crate::catalog::Catalog;

/// As menus and site maps name it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PageTitle {
    pub slug: String,
    pub title: String,
    pub updated_at: DateTime<Utc>,
}

/// The whole page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SitePage {
    pub slug: String,
    pub title: String,
    pub html: String,
    pub updated_at: DateTime<Utc>,
}

#[derive(Debug, thiserror::Error)]
pub enum SitePageError {
    #[error("the site has no such page")]
    NoSuchPage,
    #[error("the owner has taken the page back")]
    TakenBack,
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl House {
    pub async fn site_page(&self, catalog: &Catalog, slug: &str) -> Result<SitePage, SitePageError> {
        let site = catalog.site.id.key();
        let row = store::site_page::find(self.store.read(), catalog.account(), site, slug).await?;
        let row = row.ok_or(SitePageError::NoSuchPage)?;
        if !row.published {
            return Err(SitePageError::TakenBack);
        }
        let html = prose::html(&row.body);
        Ok(SitePage { slug: row.slug, title: row.title, html, updated_at: row.updated_at })
    }

    pub(crate) async fn page_titles(
        &self,
        site: &store::row::site::Model,
    ) -> Result<Vec<PageTitle>, StoreError> {
        let key = site.id.key();
        let rows = store::site_page::list_published(self.store.read(), key.account(), key).await?;
        let title = |row: store::row::site_page::Model| PageTitle {
            slug: row.slug,
            title: row.title,
            updated_at: row.updated_at,
        };
        Ok(rows.into_iter().map(title).collect())
    }
}
