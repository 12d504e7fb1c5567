//! The request for a page: the site, the URL under which it was requested, and the language.

use std::sync::Arc;

use axum::extract::{FromRequestParts, RawPathParams};
use axum::response::{IntoResponse, Response};
use axum_extra::extract::CookieJar;
use chrono::{DateTime, Utc};
use domain::locale::language::Language;
use domain::sites::site_address::{at_host, base_path};
use flows::cache::{Catalog, CatalogError};
use flows::{app, catalog};
use http::request::Parts;

use super::language::choose;
use super::plain;
use crate::address::Host;
use crate::error::ApiError;
use crate::page_cache::{PageKey, Shown};
use crate::state::AppState;

#[derive(Clone, Debug)]
pub struct Visit {
    pub catalog: Arc<Catalog>,
    /// The prefix of all links within the site; empty at its own host name.
    pub base: String,
    /// The absolute URL of the site's root, as requested.
    pub root: String,
    pub language: Language,
    /// Whether the URL itself has the language.
    pub names_language: bool,
}

impl Visit {
    /// Returns the cache key of a page for this visitor.
    pub fn page_key(&self, shown: &Shown, now: DateTime<Utc>) -> PageKey {
        PageKey {
            site: self.catalog.site.id,
            revision: self.catalog.revision,
            hour: now.timestamp() / 3_600,
            base: self.base.clone(),
            language: self.language,
            names_language: self.names_language,
            shown: shown.clone(),
        }
    }
}

/// The site in the path, else the site at the host.
impl FromRequestParts<AppState> for Visit {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, state: &AppState) -> Result<Self, Response> {
        let named = RawPathParams::from_request_parts(parts, state).await.ok();
        let named =
            named.iter().flatten().find(|(name, _)| *name == "namespace").map(|(_, value)| value.to_owned());
        let host = Host::of(parts, &state.options);
        let (namespace, base, root) = match (named, host) {
            (Some(namespace), _) => {
                let base = base_path(&namespace);
                let root = format!("{}{base}", state.options.public_url);
                (Some(namespace), base, root)
            }
            (None, Host::Platform) => (None, String::new(), String::new()),
            (None, Host::Subdomain { namespace, host }) => {
                (Some(namespace), String::new(), at_host(&host, &state.options.public_url))
            }
            (None, Host::Other(host)) => {
                let found = app::namespace_at(&state.app, &host).await;
                let namespace = found.map_err(|error| ApiError::from(error).into_response())?;
                (namespace, String::new(), at_host(&host, &state.options.public_url))
            }
        };
        let Some(namespace) = namespace else { return Err(plain::nowhere().response()) };
        match catalog::catalog(&state.app, &namespace).await {
            Ok(catalog) => {
                let offered = Language::offered(&catalog.site.languages);
                let query = parts.uri.query().unwrap_or_default();
                let cookies = CookieJar::from_headers(&parts.headers);
                let (language, names_language) = choose(&offered, query, &cookies, &parts.headers);
                Ok(Self { catalog, base, root, language, names_language })
            }
            Err(CatalogError::NoSuchSite(_)) => Err(plain::nowhere().response()),
            Err(error) => Err(ApiError::from(error).into_response()),
        }
    }
}
