//! Builds a catalog from the store: all homes of a site, or those that changed.

use std::sync::Arc;

use domain::key::Key;
use domain::text::code::{PhotoState, SitePictureRole};
use search::{Home, Photo, Snapshot};
use store::StoreError;
use store::catalog::Extent;
use store::row::sites::site;

use super::compile::{Unsellable, card_photo, compile_homes};
use crate::App;
use crate::cache::{Catalog, CatalogError, PageTitle, SitePictures};

/// Properties read by one query, and the number of concurrent readers.
const SLICE: usize = 1_000;
const HANDS: usize = 3;

pub(super) async fn with_changed(app: &App, catalog: &Catalog, keys: &[Key]) -> Result<Snapshot, StoreError> {
    let homes = homes(app, &catalog.site, &[Extent::Only(keys)]).await?;
    let gone = keys.iter().filter(|key| !homes.iter().any(|home| home.key == **key));
    let snapshot = gone.fold(catalog.homes.clone(), |snapshot, key| snapshot.without(*key));
    Ok(homes.iter().fold(snapshot, |snapshot, home| snapshot.with(Arc::clone(home))))
}

pub(super) async fn build_catalog(app: &App, address: &str) -> Result<Catalog, CatalogError> {
    let db = app.store.read();
    let site = store::sites::site::find_by_address(db, address)
        .await?
        .ok_or_else(|| CatalogError::NoSuchSite(address.to_owned()))?;
    let account = site.id.key().account();
    if !store::accounts::account::is_open(db, account).await? {
        return Err(CatalogError::NoSuchSite(address.to_owned()));
    }
    // Read before the rows: changes made meanwhile are then read twice, never missed.
    let revision = store::catalog::change::revision(db, account).await?;
    let homes = all_homes(app, &site).await?;
    let pictures = pictures(app, &site).await?;
    let pages = page_titles(app, &site).await?.into();
    let homes = off_the_requests(move || Snapshot::new(homes)).await;
    Ok(Catalog { site: site.into(), pictures, pages, homes, revision })
}

/// Reads in slices, so that rows are freed as soon as their homes are built; several slices concurrently, because each waits in
/// turn for the database and for a core.
async fn all_homes(app: &App, site: &site::Model) -> Result<Vec<Arc<Home>>, StoreError> {
    let keys = store::catalog::properties(app.store.read(), site.id.key().account()).await?;
    let slices: Vec<Extent<'static>> =
        keys.chunks(SLICE).map(|slice| Extent::Between(slice[0], slice[slice.len() - 1])).collect();
    let at_a_time = slices.len().div_ceil(HANDS).max(1);
    let parts: Vec<_> = slices
        .chunks(at_a_time)
        .map(|part| {
            let (app, site, part) = (app.clone(), site.clone(), part.to_vec());
            tokio::spawn(async move { homes(&app, &site, &part).await })
        })
        .collect();
    let mut homes = Vec::with_capacity(keys.len());
    for part in parts {
        homes.extend(part.await.expect("building never panics")?);
    }
    Ok(homes)
}

async fn homes(app: &App, site: &site::Model, slices: &[Extent<'_>]) -> Result<Vec<Arc<Home>>, StoreError> {
    let from = first_day(app);
    let mut homes = Vec::new();
    for slice in slices {
        let rows = store::catalog::load(app.store.read(), site, *slice, from).await?;
        let (compiled, unsellable) = off_the_requests(move || compile_homes(rows, from)).await;
        homes.extend(compiled);
        tell(unsellable);
    }
    Ok(homes)
}

/// The uploaded pictures that are ready; for those that were not uploaded, the photos of homes that the theme names.
async fn pictures(app: &App, site: &site::Model) -> Result<SitePictures, StoreError> {
    let key = site.id.key();
    let rows = store::sites::site_picture::of_site(app.store.read(), key.account(), key).await?;
    let uploaded = |role: SitePictureRole| {
        let row = rows.iter().find(|row| *row.role == role && *row.state == PhotoState::Ready)?;
        Some(Photo {
            key: row.picture_id.key(),
            alt: site.name.as_str().into(),
            width: row.width.unsigned_abs(),
            height: row.height.unsigned_abs(),
            tone: row.tone.as_str().into(),
        })
    };
    let hero = match uploaded(SitePictureRole::Hero) {
        None => picture(app, site, "hero").await?,
        hero => hero,
    };
    Ok(SitePictures {
        hero,
        social: uploaded(SitePictureRole::Social),
        logo: uploaded(SitePictureRole::Logo),
        logo_dark: uploaded(SitePictureRole::LogoDark),
        photo_as_logo: picture(app, site, "logo").await?,
    })
}

/// The picture that the site's theme sets for `hero` or `logo`, if any.
async fn picture(app: &App, site: &site::Model, place: &str) -> Result<Option<Photo>, StoreError> {
    let named = site.theme.get(place).and_then(|name| name.as_str()).and_then(|text| text.parse().ok());
    let Some(key) = named else { return Ok(None) };
    let photo = store::catalog::find_photo(app.store.read(), site.id.key().account(), key).await?;
    Ok(photo.map(card_photo))
}

/// Yesterday in UTC, which is still today in some time zone.
fn first_day(app: &App) -> chrono::NaiveDate {
    app.now().date_naive() - chrono::Days::new(1)
}

/// Building a large site takes seconds of CPU time, which must not block requests.
async fn off_the_requests<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> T {
    tokio::task::spawn_blocking(work).await.expect("building never panics")
}

fn tell(unsellable: Vec<Unsellable>) {
    for Unsellable { property, reason } in unsellable {
        tracing::warn!(%property, reason, "a property was left out of its site");
    }
}

async fn page_titles(app: &App, site: &store::row::sites::site::Model) -> Result<Vec<PageTitle>, StoreError> {
    let key = site.id.key();
    let rows = store::sites::site_page::list_published(app.store.read(), key.account(), key).await?;
    let title = |row: store::row::sites::site_page::Model| PageTitle {
        slug: row.slug,
        title: row.title,
        in_menu: row.in_menu,
        updated_at: row.updated_at,
    };
    Ok(rows.into_iter().map(title).collect())
}
