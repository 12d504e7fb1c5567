//! Opens a data set without HTTP.

use std::sync::Arc;

use flows::cache::Catalog;
use flows::services::SystemClock;
use flows::services::SystemEntropy;
use flows::{App, catalog};
use store::Store;

use crate::worlds;

/// The app on a database with this number of homes.
pub async fn open(size: usize) -> anyhow::Result<App> {
    let store = Store::open(&worlds::database(&worlds::folder(size).await?)).await?;
    store.migrate().await?;
    Ok(App::new(store, Arc::new(SystemClock), Arc::new(SystemEntropy), worlds::seal()?))
}

pub async fn catalog(app: &App) -> anyhow::Result<Arc<Catalog>> {
    Ok(catalog::catalog(app, worlds::NAMESPACE).await?)
}
