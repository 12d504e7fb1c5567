//! Sources that a guest can choose for a booking.

use store::page::{Page, Paged};
use store::row::listings::source;

use crate::cache::CatalogError;
use crate::{App, catalog, homes};

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
