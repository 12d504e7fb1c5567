//! The public calendar of a property.

use domain::key::Key;
use store::calendars::calendar_event::EventFilter;
use store::page::{Page, Paged};
use store::row::calendars::calendar_event;

use crate::cache::CatalogError;
use crate::{App, homes};

/// If a site is given, the property must be sold by that site.
pub async fn calendar_events(
    app: &App,
    property: Key,
    site: Option<&str>,
    filter: EventFilter,
    page: Page,
) -> Result<Option<Paged<calendar_event::Model>>, CatalogError> {
    if homes::published_property(app, property, site).await?.is_none() {
        return Ok(None);
    }
    let db = app.store.read();
    Ok(Some(store::calendars::calendar_event::list(db, property.account(), property, filter, page).await?))
}
