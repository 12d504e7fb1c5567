//! A site and all that it sells, as it is kept in memory.

use std::sync::Arc;

use chrono::{DateTime, Utc};
use domain::key::AccountId;
use search::{Photo, Snapshot};
use store::StoreError;
use store::row::site;

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

/// As menus and site maps name it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PageTitle {
    pub slug: String,
    pub title: String,
    /// Whether the menu names it.
    pub in_menu: bool,
    pub updated_at: DateTime<Utc>,
}
