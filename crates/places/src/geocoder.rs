//! Looks up places: in the external geocoder, if one is configured; without one or if it fails, in the built-in list.

use std::fmt;
use std::sync::{Arc, OnceLock};

use crate::{Gazetteer, Outside, Place};

type ReadList = dyn Fn() -> Option<String> + Send + Sync;

/// Cheap to clone.
#[derive(Clone)]
pub struct Geocoder {
    list: Arc<List>,
    outside: Option<Outside>,
}

/// Read once, at its first use.
struct List {
    read: Box<ReadList>,
    kept: OnceLock<Gazetteer>,
}

impl Geocoder {
    /// Uses the built-in list only, whose text `read` returns.
    pub fn offline(read: impl Fn() -> Option<String> + Send + Sync + 'static) -> Self {
        Self { list: Arc::new(List { read: Box::new(read), kept: OnceLock::new() }), outside: None }
    }

    #[must_use]
    pub fn with_outside(mut self, outside: Outside) -> Self {
        self.outside = Some(outside);
        self
    }

    pub async fn find(&self, question: &str, limit: usize) -> Vec<Place> {
        if let Some(outside) = &self.outside {
            match outside.find(question, limit).await {
                Ok(places) => return places,
                Err(error) => tracing::warn!(%error, "the geocoder failed; using the built-in list"),
            }
        }
        let (list, question) = (Arc::clone(&self.list), question.to_owned());
        let found = tokio::task::spawn_blocking(move || list.find(&question, limit)).await;
        found.unwrap_or_default()
    }
}

impl Default for Geocoder {
    /// Finds no place.
    fn default() -> Self {
        Self::offline(|| None)
    }
}

impl fmt::Debug for Geocoder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Geocoder").field("outside", &self.outside).finish_non_exhaustive()
    }
}

impl List {
    fn find(&self, question: &str, limit: usize) -> Vec<Place> {
        if let Some(list) = self.kept.get() {
            return list.find(question, limit);
        }
        // Not cached: the list's file may exist the next time.
        let Some(text) = (self.read)() else { return Vec::new() };
        self.kept.get_or_init(|| Gazetteer::read(text)).find(question, limit)
    }
}
