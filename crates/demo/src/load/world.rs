//! Loads the demo data in one transaction.

use std::num::NonZero;
use std::thread;

use store::{Store, StoreError};

use super::account::write_platform;
use super::error::LoadError;
use super::home::Place;
use super::options::{LoadOptions, Progress};
use super::rows::{Loaded, Rows};
use super::scope::Scope;
use super::tenant::Tenant;
use super::{agreement, booking, gallery, home, listing, partner_connection, policy, promotion, site};
use crate::world::World;

/// Whether the database has any account.
pub async fn has_data(store: &Store) -> Result<bool, StoreError> {
    Ok(store::accounts::account::count(store.read()).await? > 0)
}

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
        progress("Copying the pictures");
        gallery::lay_out(&world, &rows.photo, options.photo_folder)?;
    }
    progress("Writing the rows");
    let tx = store.write().await?;
    rows.insert(&tx).await?;
    tx.commit().await?;
    Ok(rows.counted())
}

/// All rows of the demo.
fn rows_of(world: &World, options: &LoadOptions<'_>) -> Result<Rows, LoadError> {
    let mut rows = Rows::default();
    write_platform(&mut rows, world, options);
    for (number, account) in (1..).zip(&world.accounts) {
        let scope = Scope::new(number, &account.facts, options)?;
        Tenant { scope, world, account }.write(&mut rows, options)?;
    }
    Ok(rows)
}

impl Tenant<'_> {
    fn write(&self, rows: &mut Rows, options: &LoadOptions<'_>) -> Result<(), LoadError> {
        self.write_people(rows, options);
        agreement::write(rows, self);
        policy::write(rows, &self.scope, &self.account.pricing);
        site::write(rows, self);
        partner_connection::write(rows, self);
        promotion::write(rows, self);
        self.write_homes(rows)?;
        promotion::count_uses(rows, self);
        site::choose_heroes(rows, self);
        Ok(())
    }

    /// Uses all cores: homes are independent of each other.
    fn write_homes(&self, rows: &mut Rows) -> Result<(), LoadError> {
        let states = listing::states(self.account);
        let write_home = |index: usize| {
            let (home, mut rows) = (&self.account.homes[index], Rows::default());
            let place = Place::new(self, home, index, states.get(&home.slug).copied());
            home::write(&mut rows, &place);
            let offer = listing::offer(&place)?;
            booking::write(&mut rows, &place, &offer)?;
            offer.write(&mut rows);
            Ok(rows)
        };
        let cores = thread::available_parallelism().map_or(1, NonZero::get);
        let mut written: Vec<(usize, Result<Rows, LoadError>)> = thread::scope(|scope| {
            let share = |first: usize| {
                let homes = (first..self.account.homes.len()).step_by(cores);
                homes.map(|index| (index, write_home(index))).collect::<Vec<_>>()
            };
            let shares: Vec<_> = (0..cores).map(|first| scope.spawn(move || share(first))).collect();
            shares.into_iter().flat_map(|share| share.join().expect("no home panics")).collect()
        });
        written.sort_by_key(|(index, _)| *index);
        written.into_iter().try_for_each(|(_, home)| home.map(|home| rows.append(home)))
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use chrono::NaiveDate;

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
