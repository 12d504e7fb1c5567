//! Sources that a guest can choose for a booking.

use domain::key::Key;
use domain::text::code::StateStatus;
use store::page::{Page, Paged};
use store::row::listings::source;

use crate::cache::CatalogError;
use crate::{App, catalog, homes};

/// An active source; if a site is given, of the site's owner.
pub async fn source(app: &App, key: Key, site: Option<&str>) -> Result<Option<source::Model>, CatalogError> {
    if let Some(site) = site
        && catalog::catalog(app, site).await?.account() != key.account()
    {
        return Ok(None);
    }
    let found = store::listings::source::find(app.store.read(), key).await?;
    Ok(found.filter(|source| source.state_status == StateStatus::Active))
}

/// The active sources of the site's owner.
pub async fn sources(
    app: &App,
    site: &str,
    search: &str,
    page: Page,
) -> Result<Paged<source::Model>, CatalogError> {
    let account = catalog::catalog(app, site).await?.site.id.key().account();
    let rows = store::listings::source::list_active(app.store.read(), account).await?;
    Ok(homes::find(rows, |source| &source.name, search, page))
}
