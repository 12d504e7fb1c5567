//! A site and all that it sells, as cached in memory.

use std::sync::Arc;

use chrono::{DateTime, Utc};
use domain::key::AccountId;
use search::{Photo, Snapshot};
use store::StoreError;
use store::row::sites::site;

#[derive(Debug, thiserror::Error)]
pub enum CatalogError {
    #[error("no such site: {0:?}")]
    NoSuchSite(String),
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// A site and all that it sells, at one revision.
#[derive(Clone, Debug)]
pub struct Catalog {
    pub site: Arc<site::Model>,
    /// The main picture of the site.
    pub hero: Option<Photo>,
    pub logo: Option<Photo>,
    /// The owner's own pages, in their order.
    pub pages: Arc<[PageTitle]>,
    pub homes: Snapshot,
    pub revision: i64,
}

impl Catalog {
    pub fn account(&self) -> AccountId {
        self.site.id.key().account()
    }
}

/// A page, as listed in menus and site maps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PageTitle {
    pub slug: String,
    pub title: String,
    /// Whether the page is in the menu.
    pub in_menu: bool,
    pub updated_at: DateTime<Utc>,
}
