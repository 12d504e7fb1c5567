//! Guests are let in by a key that is theirs, not by that of the row (`domain::guest_key`). Whatever is no such key, or is one that
//! was renewed, is answered like a row that there is not.

use domain::guest_key::{GuestKey, GuestKeys, Held};
use domain::key::Key;
use store::StoreError;

use crate::App;

/// A guest who was let in.
#[derive(Clone, Debug)]
pub struct Guest {
    /// The row whose key they hold.
    pub row: Key,
    pub names: GuestNames,
}

/// What rows of one booking are called for its guest: by keys that let them in again.
#[derive(Clone, Debug)]
pub struct GuestNames {
    keys: GuestKeys,
    generation: i32,
}

impl GuestNames {
    pub fn key(&self, held: Held, row: Key) -> GuestKey {
        self.keys.key(held, row, self.generation)
    }
}

/// Whoever shows a good key of the kind.
pub async fn admit_guest(app: &App, held: Held, shown: &str) -> Result<Option<Guest>, StoreError> {
    let Ok(key) = shown.parse::<GuestKey>() else { return Ok(None) };
    let Some(names) = names_for_guest(app, held, key.row()).await? else { return Ok(None) };
    let is_good = names.keys.accept(&key, held, names.generation);
    Ok(is_good.then_some(Guest { row: key.row(), names }))
}

/// What a quote that has just been made is called for its guest.
pub fn names_for_new_guest(app: &App) -> GuestNames {
    GuestNames { keys: app.seal.guest_keys().clone(), generation: 0 }
}

/// The key that a guest is given for a row, in letters and links; nothing for a row that there is not.
pub async fn guest_key(app: &App, held: Held, row: Key) -> Result<Option<GuestKey>, StoreError> {
    Ok(names_for_guest(app, held, row).await?.map(|names| names.key(held, row)))
}

async fn names_for_guest(app: &App, held: Held, row: Key) -> Result<Option<GuestNames>, StoreError> {
    let generation = store::guest::generation(app.store.read(), held, row).await?;
    let keys = app.seal.guest_keys().clone();
    Ok(generation.map(|generation| GuestNames { keys, generation }))
}
