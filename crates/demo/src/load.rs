//! Puts the demo world into an empty database, in one transaction: a crash leaves nothing behind but pictures.
//!
//! Each file of this folder turns one kind of thing from the data into rows; [`rows`] writes them. What a stay costs is
//! asked of `domain`. The same seed and day give the same rows, keys included.

mod agreement;
mod big;
mod booking;
mod calendar;
mod gallery;
mod history;
mod home;
mod listing;
mod message;
mod money;
mod partner_connection;
mod policy;
mod promotion;
mod rows;
mod scope;
mod site;
mod tenant;
mod terms;

use std::path::Path;

use chrono::{DateTime, NaiveDate, Utc};
use store::row::user;
use store::{Store, StoreError};

use crate::world::{World, WorldError};
use rows::Rows;
use scope::Scope;
use tenant::Tenant;

pub use big::load_big;

/// What the load depends on besides the data.
#[derive(Debug, Clone)]
pub struct LoadOptions<'a> {
    pub now: DateTime<Utc>,
    /// The day around which bookings are invented.
    pub today: NaiveDate,
    pub seed: u64,
    /// Of the password of every demo user.
    pub password_hash: String,
    /// Where pictures are kept: one folder for each, named by its key.
    pub photo_folder: &'a Path,
    /// Whether the pictures' files are laid there; their rows are written in any case.
    pub photos: bool,
}

/// How much was loaded.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Loaded {
    pub accounts: usize,
    pub sites: usize,
    pub properties: usize,
    pub reservations: usize,
    pub messages: usize,
    pub events: usize,
    pub nights: usize,
    pub photos: usize,
}

impl std::ops::AddAssign for Loaded {
    fn add_assign(&mut self, more: Self) {
        self.accounts += more.accounts;
        self.sites += more.sites;
        self.properties += more.properties;
        self.reservations += more.reservations;
        self.messages += more.messages;
        self.events += more.events;
        self.nights += more.nights;
        self.photos += more.photos;
    }
}

#[derive(Debug, thiserror::Error)]
pub enum LoadError {
    #[error("the database has data of its own; the demo only loads into an empty one")]
    NotEmpty,
    #[error(transparent)]
    World(#[from] WorldError),
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("the pictures cannot be written: {0}")]
    Pictures(#[from] std::io::Error),
    /// Something in `demo/` refers to what is not there.
    #[error("the demo's data is broken: {0}")]
    Broken(String),
}

/// Told in short sentences how far the load has come.
pub type Progress<'a> = &'a (dyn Fn(&str) + Sync);

/// Whether the database has any account.
pub async fn has_data(store: &Store) -> Result<bool, StoreError> {
    Ok(store::account::count(store.read()).await? > 0)
}

/// Loads the demo world.
pub async fn load(
    store: &Store,
    options: &LoadOptions<'_>,
    progress: Progress<'_>,
) -> Result<Loaded, LoadError> {
    if has_data(store).await? {
        return Err(LoadError::NotEmpty);
    }
    let world = World::load()?;
    let rows = rows_of(&world, options)?;
    if options.photos {
        progress("Laying out the pictures");
        gallery::lay_out(&world, &rows.photo, options.photo_folder)?;
    }
    progress("Writing the rows");
    let tx = store.write().await?;
    rows.insert(&tx).await?;
    tx.commit().await?;
    Ok(rows.counted())
}

/// All rows of the demo world.
fn rows_of(world: &World, options: &LoadOptions<'_>) -> Result<Rows, LoadError> {
    let mut rows = Rows::default();
    write_platform(&mut rows, world, options);
    for (number, account) in (1..).zip(&world.accounts) {
        let scope = Scope::new(number, &account.facts.time_zone, options)?;
        Tenant { scope, world, account }.write(&mut rows, options)?;
    }
    Ok(rows)
}

/// What belongs to no account.
fn write_platform(rows: &mut Rows, world: &World, options: &LoadOptions<'_>) {
    let operator = &world.platform.operator;
    rows.user.push(user::Model {
        is_operator: true,
        ..tenant::user_row(&operator.email, &operator.first_name, &operator.last_name, options)
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rows(seed: u64, today: &str) -> Rows {
        let today: NaiveDate = today.parse().unwrap();
        let options = LoadOptions {
            now: today.and_hms_opt(12, 0, 0).unwrap().and_utc(),
            today,
            seed,
            password_hash: String::new(),
            photo_folder: Path::new("nowhere"),
            photos: false,
        };
        rows_of(&World::load().unwrap(), &options).unwrap()
    }

    #[test]
    fn the_same_seed_and_day_give_the_same_rows() {
        assert!(rows(1, "2026-11-15") == rows(1, "2026-11-15"));
    }

    #[test]
    fn homes_and_pictures_keep_their_keys_from_day_to_day() {
        let (first, second) = (rows(1, "2026-11-15"), rows(1, "2028-02-29"));
        assert!(first.property == second.property);
        assert!(first.photo == second.photo);
        assert!(first.reservation != second.reservation);
    }
}
