//! Public listings, only those of published properties; and the listings of an account for its users.

use domain::key::Key;
use domain::listings::terms::Standing;
use store::StoreError;
use store::page::{Page, Paged};
use store::row::homes::property;
use store::row::listings::{listing, listing_fee, listing_rate};

use crate::access::Caller;
use crate::cache::CatalogError;
use crate::{App, catalog, homes};

/// The listings for sale on the site, or only that of one property; `None` if the site does not sell it.
pub async fn listings(
    app: &App,
    site: &str,
    property: Option<Key>,
    page: Page,
) -> Result<Option<Paged<listing::Model>>, CatalogError> {
    let catalog = catalog::catalog(app, site).await?;
    let mut keys: Vec<Key> =
        match property.map(|key| catalog.homes.home(key).filter(|home| home.is_on_sale())) {
            None => catalog.homes.homes().filter(|home| home.is_on_sale()).map(|home| home.listing).collect(),
            Some(Some(home)) => vec![home.listing],
            Some(None) => return Ok(None),
        };
    keys.sort_unstable();
    let Paged { rows: keys, total } = page.cut(keys);
    let account = catalog.site.id.key().account();
    let rows = store::listings::listing::find_each(app.store.read(), account, &keys).await?;
    Ok(Some(Paged { rows, total }))
}

/// A listing that is for sale; if a site is given, on that site.
pub async fn listing(
    app: &App,
    key: Key,
    site: Option<&str>,
) -> Result<Option<listing::Model>, CatalogError> {
    let found = published_listing(app, key, site).await?;
    let on_sale = found.filter(|(listing, home)| {
        let partner_listing = listing.partner_listing_id.as_deref();
        Standing::of(*listing.active_type, *home.system_type, partner_listing) == Standing::Active
    });
    Ok(on_sale.map(|(listing, _)| listing))
}

/// A listing with its published home. If a site is given, the home must be sold by it.
async fn published_listing(
    app: &App,
    key: Key,
    site: Option<&str>,
) -> Result<Option<(listing::Model, property::Model)>, CatalogError> {
    let Some(listing) = store::listings::listing::find(app.store.read(), key.account(), key).await? else {
        return Ok(None);
    };
    let home = homes::published_property(app, listing.property_id.key(), site).await?;
    Ok(home.map(|home| (listing, home)))
}

/// The listing by the reference that a property gives: our key, or the partner's ID, which is unique within a site only.
pub async fn listing_named(
    app: &App,
    name: &str,
    site: Option<&str>,
) -> Result<Option<listing::Model>, CatalogError> {
    if let Ok(key) = name.parse()
        && let Some((ours, _)) = published_listing(app, key, site).await?
    {
        return Ok(Some(ours));
    }
    let Some(namespace) = site else { return Ok(None) };
    let account = catalog::catalog(app, namespace).await?.site.id.key().account();
    let found = store::partner_homes::partner_listing::find(app.store.read(), account, name).await?;
    let Some(listing) = found else { return Ok(None) };
    let property = homes::published_property(app, listing.property_id.key(), site).await?;
    Ok(property.map(|_| listing))
}

pub async fn listing_fees(
    app: &App,
    listing: Key,
    page: Page,
) -> Result<Paged<listing_fee::Model>, StoreError> {
    store::listings::listing::fees(app.store.read(), listing.account(), listing, page).await
}

pub async fn listing_rates(
    app: &App,
    listing: Key,
    page: Page,
) -> Result<Paged<listing_rate::Model>, StoreError> {
    store::listings::listing::rates(app.store.read(), listing.account(), listing, page).await
}

/// A fee with its published listing.
pub async fn listing_fee(
    app: &App,
    key: Key,
    site: Option<&str>,
) -> Result<Option<(listing_fee::Model, listing::Model)>, CatalogError> {
    let Some(fee) = store::listings::listing::fee(app.store.read(), key).await? else { return Ok(None) };
    let published = published_listing(app, fee.listing_id.key(), site).await?;
    Ok(published.map(|(listing, _)| (fee, listing)))
}

/// A rate with its published listing.
pub async fn listing_rate(
    app: &App,
    key: Key,
    site: Option<&str>,
) -> Result<Option<(listing_rate::Model, listing::Model)>, CatalogError> {
    let Some(rate) = store::listings::listing::rate(app.store.read(), key).await? else { return Ok(None) };
    let published = published_listing(app, rate.listing_id.key(), site).await?;
    Ok(published.map(|(listing, _)| (rate, listing)))
}

/// A listing of the user's account, of a home that the user may see.
pub(crate) async fn own_listing(
    app: &App,
    caller: &Caller,
    key: Key,
) -> Result<Option<listing::Model>, StoreError> {
    let Some(listing) = store::listings::listing::find(app.store.read(), caller.account, key).await? else {
        return Ok(None);
    };
    let is_seen = caller.sees(&app.store, listing.property_id.key()).await?;
    Ok(is_seen.then_some(listing))
}
