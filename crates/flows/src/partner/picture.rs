//! Pictures of a partner's home. Which there are is read with the listing; a job fetches those that are new, as anything is fetched from
//! addresses that others name, and takes them in as if they had been sent. What owners add, describe or take away stays theirs.

use std::collections::{BTreeSet, HashMap};
use std::time::Duration;

use chrono::TimeDelta;
use domain::code::{JobKind, PhotoState};
use domain::key::Key;
use partner::Listing;
use reach::{FetchError, Fetched, Known, ReachError};
use sha2::{Digest, Sha256};
use store::row::{partner_picture, photo, property};
use store::{StoreError, Tx};

use crate::House;
use crate::job::After;
use crate::photo::{MOST_BYTES, PhotoError, ReadError};
use crate::resource::kept::MOST_PHOTOS;

/// Of one home.
const MOST: usize = 60;
/// Fetched in one run; then others have their turn.
const AT_ONCE: usize = 5;
const PATIENCE: Duration = Duration::from_secs(20);
const ACCEPT: &str = "image/jpeg, image/png, image/webp, image/avif;q=0.9";
/// Whoever does not answer is asked again then, and so often.
const AGAIN: TimeDelta = TimeDelta::hours(1);
const MOST_TRIES: i32 = 5;
const LONGEST_ADDRESS: usize = 2_000;
const LONGEST_ALT: usize = 300;

/// What came of looking for one picture.
enum Found {
    File(Vec<u8>),
    /// Perhaps another time.
    Later(String),
    /// It will never be one.
    Never(String),
}

impl House {
    /// What the partner tells of them now, in its order. Those it no longer tells go.
    pub(super) async fn keep_pictures(
        &self,
        tx: &Tx,
        home: &property::Model,
        told: &Listing,
    ) -> Result<(), StoreError> {
        let property = home.id.key();
        let rows = store::partner_picture::of_property(tx, property).await?;
        let first = match rows.iter().map(|row| row.position).min() {
            Some(first) => first,
            None => store::photo::count_and_end(tx, property.account(), property).await?.1,
        };
        let mut known: HashMap<String, partner_picture::Model> =
            rows.into_iter().map(|row| (row.fingerprint.clone(), row)).collect();
        let mut is_any_new = false;
        for (position, now) in (first..).zip(wanted(home, told)) {
            let now = partner_picture::Model { position, ..now };
            if let Some(before) = known.remove(&now.fingerprint) {
                self.keep_place(tx, before, now).await?;
            } else {
                store::keep::insert(tx, now).await?;
                is_any_new = true;
            }
        }
        for gone in known.into_values() {
            self.drop_picture(tx, gone).await?;
        }
        if is_any_new {
            self.ask(tx, JobKind::FetchPictures, property, self.now()).await?;
        }
        Ok(())
    }

    /// Only what is new at the partner's: an owner's own order and words stay where the partner's do.
    async fn keep_place(
        &self,
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
            store::photo::describe(tx, photo.key(), position, alt.as_deref(), self.now()).await?;
        }
        let row = partner_picture::Model {
            position: position.unwrap_or(before.position),
            alt: alt.unwrap_or(before.alt),
            ..before
        };
        store::keep::update(tx, row).await
    }

    async fn drop_picture(&self, tx: &Tx, gone: partner_picture::Model) -> Result<(), StoreError> {
        if let Some(photo) = gone.photo_id {
            store::photo::remove(tx, photo.key()).await?;
            self.ask(tx, JobKind::RemovePhoto, photo.key(), self.now()).await?;
        }
        store::partner_picture::remove(tx, gone).await
    }

    /// The job: as many as fit into one run.
    pub(crate) async fn fetch_pictures(&self, property: Key) -> Result<After, PhotoError> {
        let waiting =
            store::partner_picture::waiting(self.store.read(), property, AT_ONCE as u64 + 1).await?;
        let mut is_anybody_away = false;
        for row in waiting.iter().take(AT_ONCE) {
            let found = self.look_for(&row.url).await;
            is_anybody_away |= matches!(found, Found::Later(_));
            match found {
                Found::File(bytes) => self.take_in_picture(row, bytes).await?,
                Found::Later(why) => self.put_off(row, why, row.attempts + 1 >= MOST_TRIES).await?,
                Found::Never(why) => self.put_off(row, why, true).await?,
            }
        }
        Ok(match waiting.len() {
            _ if is_anybody_away => After::At(self.now() + AGAIN),
            more if more > AT_ONCE => After::At(self.now()),
            _ => After::Nothing,
        })
    }

    async fn look_for(&self, url: &str) -> Found {
        let Some(outside) = &self.outside else {
            return Found::Later("nobody is set to fetch pictures".to_owned());
        };
        match outside.fetch(url, ACCEPT, &Known::default(), (MOST_BYTES, PATIENCE)).await {
            Ok(Fetched::Body { bytes, .. }) => Found::File(bytes),
            Ok(Fetched::Unchanged) => Found::Later("it says that nothing changed".to_owned()),
            Err(error) if is_passing(&error) => Found::Later(error.to_string()),
            Err(error) => Found::Never(error.to_string()),
        }
    }

    async fn take_in_picture(&self, row: &partner_picture::Model, bytes: Vec<u8>) -> Result<(), PhotoError> {
        let clean = match self.gallery.read(bytes).await {
            Ok(clean) => clean,
            Err(ReadError::Unfit(unfit)) => return Ok(self.put_off(row, unfit.to_string(), true).await?),
            Err(error) => return Err(error.into()),
        };
        let (now, key) = (self.now(), self.new_key(row.property_id.key().account()));
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
            state: PhotoState::Preparing.code().to_owned(),
        };
        self.gallery.keep(key, clean).await?;
        let hung = self.hang(row, picture).await;
        if !matches!(hung, Ok(true)) {
            self.forget_files(key).await;
        }
        hung.map(drop).map_err(PhotoError::from)
    }

    /// Whether it is wanted still, as the partner tells it now.
    async fn hang(&self, seen: &partner_picture::Model, picture: photo::Model) -> Result<bool, StoreError> {
        let property = seen.property_id.key();
        let tx = self.store.write().await?;
        let row = store::partner_picture::find(&tx, property, &seen.fingerprint).await?;
        let Some(row) = row.filter(|row| row.photo_id.is_none()) else { return Ok(false) };
        let (count, _) = store::photo::count_and_end(&tx, property.account(), property).await?;
        let is_full = count >= MOST_PHOTOS;
        let row = if is_full {
            partner_picture::Model { failure: Some("the home has too many photos".to_owned()), ..row }
        } else {
            let picture = photo::Model { position: row.position, alt: row.alt.clone(), ..picture };
            let key = picture.id;
            store::keep::insert(&tx, picture).await?;
            self.ask(&tx, JobKind::PreparePhoto, key.key(), self.now()).await?;
            partner_picture::Model { photo_id: Some(key), ..row }
        };
        store::keep::update(&tx, row).await?;
        self.commit(tx, property.account()).await?;
        Ok(!is_full)
    }

    async fn put_off(
        &self,
        seen: &partner_picture::Model,
        why: String,
        is_given_up: bool,
    ) -> Result<(), StoreError> {
        let property = seen.property_id.key();
        tracing::warn!(%property, why, is_given_up, "a picture of the partner's cannot be had");
        let tx = self.store.write().await?;
        if let Some(row) = store::partner_picture::find(&tx, property, &seen.fingerprint).await? {
            let (attempts, failure) = (row.attempts + 1, is_given_up.then_some(why));
            store::keep::update(&tx, partner_picture::Model { attempts, failure, ..row }).await?;
        }
        tx.commit().await
    }
}

/// Each address once, in the partner's order, not yet in its place.
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

/// Whether it may be there another time.
fn is_passing(error: &FetchError) -> bool {
    match error {
        FetchError::Reach(ReachError::Unreachable(_)) => true,
        FetchError::Status(status) => *status >= 500 || matches!(status, 408 | 425 | 429),
        FetchError::Reach(_) | FetchError::TooManyRedirects | FetchError::TooLarge => false,
    }
}
