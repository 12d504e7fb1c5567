//! The owner's own pages.

use chrono::{DateTime, Utc};
use domain::accounts::role::Permission;
use store::StoreError;

use crate::App;
use crate::access::{Caller, Denied};
use crate::cache::Catalog;

/// A page with its contents.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SitePage {
    pub slug: String,
    pub title: String,
    pub html: String,
    pub search: SearchTexts,
    pub updated_at: DateTime<Utc>,
}

/// Title and description for search engines, if the owner sets them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SearchTexts {
    pub title: String,
    pub description: String,
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

pub async fn site_page(app: &App, catalog: &Catalog, slug: &str) -> Result<SitePage, SitePageError> {
    let site = catalog.site.id.key();
    let row = store::sites::site_page::find(app.store.read(), catalog.account(), site, slug).await?;
    let row = row.ok_or(SitePageError::NoSuchPage)?;
    if !row.published {
        return Err(SitePageError::TakenBack);
    }
    let html = prose::html(&row.body);
    let search = SearchTexts { title: row.search_title, description: row.search_description };
    Ok(SitePage { slug: row.slug, title: row.title, html, search, updated_at: row.updated_at })
}

/// Renders a page that is not published yet.
pub fn preview_page(caller: &Caller, body: &str) -> Result<String, Denied> {
    caller.demand(Permission::Sites)?;
    Ok(prose::html(body))
}
