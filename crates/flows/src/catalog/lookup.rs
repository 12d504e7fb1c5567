//! The in-memory catalog of each site: built on first use, then updated property by property.
//!
//! Every change is recorded in its own transaction. A node checks for changes after making one itself, when notified by another
//! node, and otherwise after one second, so that nothing is missed.

use std::sync::Arc;
use std::time::{Duration, Instant};

use store::StoreError;
use store::catalog::change::Changes;

use super::build::{build_catalog, with_changed};
use crate::App;
use crate::cache::{Catalog, CatalogError, Shelf};

/// How long a request waits for a rebuild while an older catalog is available.
const PATIENCE: Duration = Duration::from_millis(500);
/// With more changed properties, a full rebuild is faster.
const MOST_CHANGES: usize = 200;

/// The catalog of the site at a namespace or host name.
pub async fn catalog(app: &App, address: &str) -> Result<Arc<Catalog>, CatalogError> {
    let place = app.catalogs.shelf(address);
    if let Some(catalog) = place.fresh() {
        return Ok(catalog);
    }
    let Some(kept) = place.peek() else { return rebuild(app, place, address).await };
    if let Some(catalog) = look_after(app, &place).await? {
        return Ok(catalog);
    }
    if place.building.try_lock().is_err() {
        return Ok(kept.catalog);
    }
    match tokio::time::timeout(PATIENCE, rebuild(app, place, address)).await {
        Ok(outcome) => outcome,
        Err(_) => Ok(kept.catalog),
    }
}

/// Applies the changes since the last check; `None` if the catalog must be rebuilt.
async fn look_after(app: &App, place: &Shelf) -> Result<Option<Arc<Catalog>>, StoreError> {
    let _care = place.care.lock().await;
    if let Some(catalog) = place.fresh() {
        return Ok(Some(catalog));
    }
    // Changes made from here on are found by the next check.
    let checked = Instant::now();
    let Some(kept) = place.peek() else { return Ok(None) };
    let catalog = bring_up_to_date(app, kept.catalog).await?;
    Ok(catalog.map(|catalog| place.keep(catalog, checked)))
}

/// Runs in its own task: if the client disconnects, the next request still needs the catalog.
async fn rebuild(app: &App, place: Arc<Shelf>, address: &str) -> Result<Arc<Catalog>, CatalogError> {
    let (app, address) = (app.clone(), address.to_owned());
    let work = async move {
        let _building = place.building.lock().await;
        if let Some(catalog) = place.fresh() {
            return Ok(catalog);
        }
        let checked = Instant::now();
        match build_catalog(&app, &address).await {
            Ok(catalog) => {
                let catalog = place.keep(Arc::new(catalog), checked);
                app.catalogs.make_room();
                Ok(catalog)
            }
            Err(error) => {
                app.catalogs.forget(&address);
                Err(error)
            }
        }
    };
    tokio::spawn(work).await.expect("building a catalogue never panics")
}

/// `None` if so much changed that the catalog must be rebuilt.
async fn bring_up_to_date(app: &App, catalog: Arc<Catalog>) -> Result<Option<Arc<Catalog>>, StoreError> {
    match store::catalog::change::since(app.store.read(), catalog.account(), catalog.revision).await? {
        Changes::Nothing => Ok(Some(catalog)),
        Changes::Properties { keys, revision } if keys.len() <= MOST_CHANGES => {
            let homes = with_changed(app, &catalog, &keys).await?;
            Ok(Some(Arc::new(Catalog { homes, revision, ..Catalog::clone(&catalog) })))
        }
        Changes::Properties { .. } | Changes::Much => Ok(None),
    }
}
