//! Clients of external geocoders: one HTTP request each, and a response in the geocoder's own format.

mod geojson;
mod nominatim;
mod pelias;
mod photon;

use std::sync::Arc;
use std::time::Duration;

use domain::text::fold;
use quick_cache::sync::Cache;
use reqwest::{Client, Url};
use serde::de::DeserializeOwned;

use crate::Place;

/// Size of the response cache: guests of a site search for the same places.
const REMEMBERED: usize = 1_000;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Nominatim,
    Photon,
    Pelias,
}

/// Address and request settings of a geocoder.
#[derive(Clone, Debug)]
pub struct Service {
    pub kind: Kind,
    /// May have query parameters, such as an API key.
    pub base_url: String,
    /// Value of the `User-Agent` header.
    pub user_agent: String,
    pub timeout: Duration,
}

/// Cheap to clone.
#[derive(Clone)]
pub struct Outside {
    kind: Kind,
    base: Url,
    client: Client,
    known: Arc<Cache<(String, usize), Vec<Place>>>,
}

#[derive(Debug, thiserror::Error)]
pub enum OutsideError {
    #[error("{0:?} is not the address of a geocoder")]
    Address(String),
    /// Without the URL: it may hold an API key.
    #[error("{0}")]
    Http(reqwest::Error),
}

impl From<reqwest::Error> for OutsideError {
    fn from(error: reqwest::Error) -> Self {
        Self::Http(error.without_url())
    }
}

impl Outside {
    pub fn new(service: &Service) -> Result<Self, OutsideError> {
        let wrong = || OutsideError::Address(service.base_url.clone());
        let base = Url::parse(&service.base_url).map_err(|_| wrong())?;
        if !matches!(base.scheme(), "http" | "https") {
            return Err(wrong());
        }
        // Fails if the process has a provider already, which is fine.
        let _ = rustls::crypto::ring::default_provider().install_default();
        let client = Client::builder().user_agent(&service.user_agent).timeout(service.timeout).build()?;
        Ok(Self { kind: service.kind, base, client, known: Arc::new(Cache::new(REMEMBERED)) })
    }

    pub async fn find(&self, question: &str, limit: usize) -> Result<Vec<Place>, OutsideError> {
        if question.trim().is_empty() {
            return Ok(Vec::new());
        }
        let wanted = (fold(question), limit);
        if let Some(places) = self.known.get(&wanted) {
            return Ok(places);
        }
        let count = limit.to_string();
        let places = match self.kind {
            Kind::Nominatim => {
                nominatim::places(self.ask(nominatim::PATH, &nominatim::question(question, &count)).await?)
            }
            Kind::Photon => {
                photon::places(self.ask(photon::PATH, &photon::question(question, &count)).await?)
            }
            Kind::Pelias => {
                pelias::places(self.ask(pelias::PATH, &pelias::question(question, &count)).await?)
            }
        };
        self.known.insert(wanted, places.clone());
        Ok(places)
    }

    async fn ask<T: DeserializeOwned>(&self, path: &str, pairs: &[(&str, &str)]) -> Result<T, OutsideError> {
        let mut url = self.base.clone();
        url.set_path(&format!("{}{path}", self.base.path().trim_end_matches('/')));
        url.query_pairs_mut().extend_pairs(pairs);
        Ok(self.client.get(url).send().await?.error_for_status()?.json().await?)
    }
}

impl std::fmt::Debug for Outside {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Outside")
            .field("kind", &self.kind)
            .field("host", &self.base.host_str())
            .finish_non_exhaustive()
    }
}
