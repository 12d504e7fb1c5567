//! The page of a property, and its visibility.

use std::collections::HashMap;

use chrono::{DateTime, Utc};
use domain::key::Key;
use search::Home;
use store::StoreError;
use store::homes::property::PropertyRows;
use store::row::homes::property;

use crate::cache::{Catalog, CatalogError};
use crate::{App, catalog};

/// A home that the site sells, with the rows that its page shows.
#[derive(Debug)]
pub struct PropertyPage<'a> {
    pub home: &'a Home,
    pub rows: PropertyRows,
}

/// `None` if the site does not sell it, even if another site does.
pub async fn property<'a>(
    app: &App,
    catalog: &'a Catalog,
    key: Key,
) -> Result<Option<PropertyPage<'a>>, StoreError> {
    let Some(home) = catalog.homes.home(key) else { return Ok(None) };
    let rows = store::homes::property::find(app.store.read(), key.account(), key).await?;
    Ok(rows.map(|rows| PropertyPage { home, rows }))
}

/// The time of the last change of each home of the site's account.
pub async fn home_changes(app: &App, catalog: &Catalog) -> Result<HashMap<Key, DateTime<Utc>>, StoreError> {
    store::homes::property::changes(app.store.read(), catalog.account()).await
}

/// Whether the owner had a home at this slug and deleted it.
pub async fn was_given_up(app: &App, catalog: &Catalog, slug: &str) -> Result<bool, StoreError> {
    store::homes::property::was_given_up(app.store.read(), catalog.account(), slug).await
}

/// A published property. If a site is given, one that the site sells.
pub(crate) async fn published_property(
    app: &App,
    key: Key,
    site: Option<&str>,
) -> Result<Option<property::Model>, CatalogError> {
    if let Some(site) = site
        && catalog::catalog(app, site).await?.homes.home(key).is_none()
    {
        return Ok(None);
    }
    Ok(store::homes::property::find_published(app.store.read(), key.account(), key).await?)
}
