//! Pictures of partner homes. Their addresses are read with the listing; a job downloads new ones, with the checks for untrusted
//! addresses, and stores them like uploads. Pictures that owners add, describe or delete themselves are not changed.

use std::collections::{BTreeSet, HashMap};
use std::time::Duration;

use chrono::TimeDelta;
use domain::key::Key;
use domain::text::code::{JobKind, PhotoState};
use gallery::{MOST_BYTES, ReadError};
use partner::Listing;
use reach::{FetchError, Fetched, Known, ReachError};
use sha2::{Digest, Sha256};
use store::row::homes::{photo, property};
use store::row::partner_homes::partner_picture;
use store::{StoreError, Tx};

use crate::app::After;
use crate::homes::{MOST_PHOTOS, PhotoError};
use crate::{App, app, homes};

/// For each home.
const MOST: usize = 60;
/// Downloads in one run, so that other jobs get their turn.
const AT_ONCE: usize = 5;
const PATIENCE: Duration = Duration::from_secs(20);
const ACCEPT: &str = "image/jpeg, image/png, image/webp, image/avif;q=0.9";
/// Retry interval after a failed download, and the number of attempts.
const AGAIN: TimeDelta = TimeDelta::hours(1);
const MOST_TRIES: i32 = 5;
const LONGEST_ADDRESS: usize = 2_000;
const LONGEST_ALT: usize = 300;

/// The result of downloading one picture.
enum Found {
    File(Vec<u8>),
    /// May succeed later.
    Later(String),
    /// Will never succeed.
    Never(String),
}

/// Updates the pictures to the partner's current list and order. Those no longer in it are deleted.
pub(super) async fn keep_pictures(
    app: &App,
    tx: &Tx,
    home: &property::Model,
    told: &Listing,
) -> Result<(), StoreError> {
    let property = home.id.key();
    let rows = store::partner_homes::partner_picture::lock_all(tx, property).await?;
    let first = match rows.iter().map(|row| row.position).min() {
        Some(first) => first,
        None => store::homes::photo::count_and_end(tx, property.account(), property).await?.1,
    };
    let mut known: HashMap<String, partner_picture::Model> =
        rows.into_iter().map(|row| (row.fingerprint.clone(), row)).collect();
    let mut is_any_new = false;
    for (position, now) in (first..).zip(wanted(home, told)) {
        let now = partner_picture::Model { position, ..now };
        if let Some(before) = known.remove(&now.fingerprint) {
            keep_place(app, tx, before, now).await?;
        } else {
            store::keep::insert(tx, now).await?;
            is_any_new = true;
        }
    }
    for gone in known.into_values() {
        drop_picture(app, tx, gone).await?;
    }
    if is_any_new {
        app::enqueue(app, tx, JobKind::FetchPictures, property, app.now()).await?;
    }
    Ok(())
}

/// Applies only changes made by the partner: the owner's own order and captions stay where the partner's did not change.
async fn keep_place(
    app: &App,
    tx: &Tx,
    before: partner_picture::Model,
    now: partner_picture::Model,
) -> Result<(), StoreError> {
    let position = Some(now.position).filter(|position| *position != before.position);
    let alt = Some(now.alt).filter(|alt| *alt != before.alt);
    if position.is_none() && alt.is_none() {
        return Ok(());
    }
    if let Some(photo) = before.photo_id {
        store::homes::photo::describe(tx, photo.key(), position, alt.as_deref(), app.now()).await?;
    }
    let row = partner_picture::Model {
        position: position.unwrap_or(before.position),
        alt: alt.unwrap_or(before.alt),
        ..before
    };
    store::keep::update(tx, row).await
}

async fn drop_picture(app: &App, tx: &Tx, gone: partner_picture::Model) -> Result<(), StoreError> {
    if let Some(photo) = gone.photo_id {
        store::homes::photo::remove(tx, photo.key()).await?;
        app::enqueue(app, tx, JobKind::RemovePhoto, photo.key(), app.now()).await?;
    }
    store::partner_homes::partner_picture::remove(tx, gone).await
}

/// The job: downloads as many as fit into one run.
pub(crate) async fn fetch_pictures(app: &App, property: Key) -> Result<After, PhotoError> {
    let waiting =
        store::partner_homes::partner_picture::waiting(app.store.read(), property, AT_ONCE as u64 + 1)
            .await?;
    let mut is_anybody_away = false;
    for row in waiting.iter().take(AT_ONCE) {
        let found = look_for(app, &row.url).await;
        is_anybody_away |= matches!(found, Found::Later(_));
        match found {
            Found::File(bytes) => take_in_picture(app, row, bytes).await?,
            Found::Later(why) => put_off(app, row, why, row.attempts + 1 >= MOST_TRIES).await?,
            Found::Never(why) => put_off(app, row, why, true).await?,
        }
    }
    Ok(match waiting.len() {
        _ if is_anybody_away => After::At(app.now() + AGAIN),
        more if more > AT_ONCE => After::At(app.now()),
        _ => After::Nothing,
    })
}

async fn look_for(app: &App, url: &str) -> Found {
    let Some(outside) = &app.outside else {
        return Found::Later("nobody is set to fetch pictures".to_owned());
    };
    match outside.fetch(url, ACCEPT, &Known::default(), (MOST_BYTES, PATIENCE)).await {
        Ok(Fetched::Body { bytes, .. }) => Found::File(bytes),
        Ok(Fetched::Unchanged) => Found::Later("it says that nothing changed".to_owned()),
        Err(error) if is_passing(&error) => Found::Later(error.to_string()),
        Err(error) => Found::Never(error.to_string()),
    }
}

async fn take_in_picture(app: &App, row: &partner_picture::Model, bytes: Vec<u8>) -> Result<(), PhotoError> {
    let clean = match app.gallery.read(bytes).await {
        Ok(clean) => clean,
        Err(ReadError::Unfit(unfit)) => return Ok(put_off(app, row, unfit.to_string(), true).await?),
        Err(error) => return Err(error.into()),
    };
    let (now, key) = (app.now(), app.new_key(row.property_id.key().account()));
    let picture = photo::Model {
        account_id: row.account_id,
        id: key.into(),
        property_id: row.property_id,
        position: row.position,
        alt: row.alt.clone(),
        width: clean.width.cast_signed(),
        height: clean.height.cast_signed(),
        tone: clean.tone.clone(),
        created_at: now,
        updated_at: now,
        version: 1,
        state: PhotoState::Preparing.into(),
    };
    app.gallery.keep(key, clean).await?;
    let hung = hang(app, row, picture).await;
    if !matches!(hung, Ok(true)) {
        homes::forget_files(app, key).await;
    }
    hung.map(drop).map_err(PhotoError::from)
}

/// Adds the picture to the home. Returns whether it is still wanted.
async fn hang(app: &App, seen: &partner_picture::Model, picture: photo::Model) -> Result<bool, StoreError> {
    let property = seen.property_id.key();
    let tx = app.store.write().await?;
    let row = store::partner_homes::partner_picture::lock(&tx, property, &seen.fingerprint).await?;
    let Some(row) = row.filter(|row| row.photo_id.is_none()) else { return Ok(false) };
    let (count, _) = store::homes::photo::count_and_end(&tx, property.account(), property).await?;
    let is_full = count >= MOST_PHOTOS;
    let row = if is_full {
        partner_picture::Model { failure: Some("the home has too many photos".to_owned()), ..row }
    } else {
        let picture = photo::Model { position: row.position, alt: row.alt.clone(), ..picture };
        let key = picture.id;
        store::keep::insert(&tx, picture).await?;
        app::enqueue(app, &tx, JobKind::PreparePhoto, key.key(), app.now()).await?;
        partner_picture::Model { photo_id: Some(key), ..row }
    };
    store::keep::update(&tx, row).await?;
    app.commit(tx, property.account()).await?;
    Ok(!is_full)
}

async fn put_off(
    app: &App,
    seen: &partner_picture::Model,
    why: String,
    is_given_up: bool,
) -> Result<(), StoreError> {
    let property = seen.property_id.key();
    tracing::warn!(%property, why, is_given_up, "a picture of the partner could not be downloaded");
    let tx = app.store.write().await?;
    if let Some(row) = store::partner_homes::partner_picture::lock(&tx, property, &seen.fingerprint).await? {
        let (attempts, failure) = (row.attempts + 1, is_given_up.then_some(why));
        store::keep::update(&tx, partner_picture::Model { attempts, failure, ..row }).await?;
    }
    tx.commit().await
}

/// Each address once, in the partner's order; their positions are set later.
fn wanted(home: &property::Model, told: &Listing) -> impl Iterator<Item = partner_picture::Model> {
    let mut met = BTreeSet::new();
    let usable = told.pictures.iter().filter(|picture| picture.url.len() <= LONGEST_ADDRESS);
    let distinct = usable.filter(move |picture| met.insert(&picture.url));
    distinct.take(MOST).map(|picture| {
        let caption = picture.caption.trim();
        let alt = if caption.is_empty() { told.title.trim() } else { caption };
        partner_picture::Model {
            account_id: home.account_id,
            property_id: home.id,
            fingerprint: hex::encode(Sha256::digest(&picture.url)),
            url: picture.url.clone(),
            alt: alt.chars().take(LONGEST_ALT).collect(),
            position: 0,
            photo_id: None,
            attempts: 0,
            failure: None,
        }
    })
}

/// Whether a retry may succeed.
fn is_passing(error: &FetchError) -> bool {
    match error {
        FetchError::Reach(ReachError::Unreachable(_)) => true,
        FetchError::Status(status) => *status >= 500 || matches!(status, 408 | 425 | 429),
        FetchError::Reach(_) | FetchError::TooManyRedirects | FetchError::TooLarge => false,
    }
}
