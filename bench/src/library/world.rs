//! A world of homes, opened without HTTP.

use std::sync::Arc;

use flows::House;
use flows::catalog::Catalog;
use flows::clock::SystemClock;
use flows::entropy::SystemEntropy;
use store::Store;

use crate::worlds;

/// The house with the world of so many homes.
pub async fn open(size: usize) -> anyhow::Result<House> {
    let store = Store::open(&worlds::database(&worlds::folder(size).await?)).await?;
    store.migrate().await?;
    Ok(House::new(store, Arc::new(SystemClock), Arc::new(SystemEntropy), worlds::seal()?))
}

pub async fn catalog(house: &House) -> anyhow::Result<Arc<Catalog>> {
    Ok(house.catalog(worlds::NAMESPACE).await?)
}
