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
    pub pictures: SitePictures,
    /// The owner's own pages, in their order.
    pub pages: Arc<[PageTitle]>,
    pub homes: Snapshot,
    pub revision: i64,
}

/// The pictures of a site itself.
#[derive(Clone, Debug, Default)]
pub struct SitePictures {
    /// The large photo of the first page: uploaded, or a photo of a home.
    pub hero: Option<Photo>,
    /// For link previews.
    pub social: Option<Photo>,
    pub logo: Option<Photo>,
    pub logo_dark: Option<Photo>,
    /// A photo of a home that the theme names as the logo; used until there is an uploaded one.
    pub photo_as_logo: Option<Photo>,
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
