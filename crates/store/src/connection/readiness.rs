//! Readiness probe: writes a row, reads it through another connection, and deletes it.

use std::sync::Arc;
use std::time::Duration;

use sea_orm::{ActiveModelTrait, EntityTrait, IntoActiveModel};
use tokio::sync::Mutex;
use tokio::time::Instant;
use uuid::Uuid;

use crate::StoreError;
use crate::connection::reader::Reader;
use crate::connection::unit_of_work::Writer;
use crate::row::readiness_probe::{Entity, Model};

/// Successful results are cached for this time, so that public requests cannot overload the disk.
const FRESH: Duration = Duration::from_secs(1);

/// The time of the last successful probe.
#[derive(Clone, Debug, Default)]
pub(crate) struct Readiness(Arc<Mutex<Option<Instant>>>);

impl Readiness {
    pub(crate) async fn check(&self, writer: &Writer, reader: &Reader, id: Uuid) -> Result<(), StoreError> {
        let mut seen = self.0.lock().await;
        if seen.is_none_or(|seen| seen.elapsed() > FRESH) {
            *seen = None;
            probe(writer, reader, id).await?;
            *seen = Some(Instant::now());
        }
        Ok(())
    }
}

async fn probe(writer: &Writer, reader: &Reader, id: Uuid) -> Result<(), StoreError> {
    Model { id }.into_active_model().insert(writer).await?;
    let found = Entity::find_by_id(id).one(reader).await?;
    Entity::delete_by_id(id).exec(writer).await?;
    match found {
        Some(_) => Ok(()),
        None => Err(StoreError::Broken("a row that was written could not be read back".to_owned())),
    }
}
