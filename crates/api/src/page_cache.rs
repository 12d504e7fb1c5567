//! The cache of rendered pages, valid until anything that they show changes.

use std::sync::Arc;

use axum::body::Bytes;
use axum::response::{IntoResponse, Response};
use domain::locale::language::Language;
use http::header::{CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE, VARY, X_FRAME_OPTIONS};
use http::{HeaderValue, StatusCode};
use quick_cache::sync::Cache;
use store::row::Id;

/// The maximum of cached HTML in bytes; the pages requested most often stay.
const MAX_BYTES: u64 = 128 * 1024 * 1024;

/// The page that a visitor requested.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Shown {
    Home,
    List,
    /// A property, by its slug.
    Property(String),
    /// A page that the owner wrote, by its slug.
    Page(String),
    /// Any step of the checkout.
    Checkout,
    /// The status page of a reservation.
    Reservation,
    /// The page on which guests refuse offers.
    Offers,
    Unknown,
}

#[derive(Clone, Debug)]
pub struct RenderedPage {
    pub status: StatusCode,
    pub html: Bytes,
    pub policy: HeaderValue,
    /// The page is for one guest only: it must not be framed, and no shared cache may store it.
    pub is_personal: bool,
}

impl RenderedPage {
    pub fn response(&self) -> Response {
        let (framing, caching) =
            if self.is_personal { ("DENY", "private, no-cache") } else { ("SAMEORIGIN", "no-cache") };
        let headers = [
            (X_FRAME_OPTIONS, HeaderValue::from_static(framing)),
            (CONTENT_TYPE, HeaderValue::from_static("text/html; charset=utf-8")),
            (CACHE_CONTROL, HeaderValue::from_static(caching)),
            (CONTENT_SECURITY_POLICY, self.policy.clone()),
            (VARY, HeaderValue::from_static("accept-language, cookie")),
        ];
        (self.status, headers, self.html.clone()).into_response()
    }
}

/// The cache key: everything that a page depends on.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct PageKey {
    pub site: Id,
    /// A change of the site changes the revision; pages under old keys are evicted.
    pub revision: i64,
    /// Hours since the Unix epoch: the price from which a home can be had changes as days pass.
    pub hour: i64,
    /// The prefix of all links on the page.
    pub base: String,
    pub language: Language,
    pub names_language: bool,
    pub shown: Shown,
}

#[derive(Clone, Debug)]
struct BySize;

impl quick_cache::Weighter<PageKey, Arc<RenderedPage>> for BySize {
    fn weight(&self, _: &PageKey, page: &Arc<RenderedPage>) -> u64 {
        page.html.len() as u64
    }
}

#[derive(Debug)]
pub struct PageCache(Cache<PageKey, Arc<RenderedPage>, BySize>);

impl Default for PageCache {
    fn default() -> Self {
        Self(Cache::with_weighter(1_000, MAX_BYTES, BySize))
    }
}

impl PageCache {
    pub fn get(&self, key: &PageKey) -> Option<Arc<RenderedPage>> {
        self.0.get(key)
    }

    pub fn keep(&self, key: PageKey, page: RenderedPage) {
        self.0.insert(key, Arc::new(page));
    }
}
