//! Who is asked for a place: an outside geocoder where there is one, else, and when it does not answer, our own list.

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

/// Read when it is first needed, and once.
struct List {
    read: Box<ReadList>,
    kept: OnceLock<Gazetteer>,
}

impl Geocoder {
    /// Our own list only, from where `read` finds it.
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
                Err(error) => tracing::warn!(%error, "the geocoder does not answer; our own list does"),
            }
        }
        let (list, question) = (Arc::clone(&self.list), question.to_owned());
        let found = tokio::task::spawn_blocking(move || list.find(&question, limit)).await;
        found.unwrap_or_default()
    }
}

impl Default for Geocoder {
    /// Knows no place.
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
        // A list that is not there yet may be there the next time.
        let Some(text) = (self.read)() else { return Vec::new() };
        self.kept.get_or_init(|| Gazetteer::read(text)).find(question, limit)
    }
}
