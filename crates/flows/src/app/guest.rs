//! Guests are authenticated by a guest key, not by the row's key (`domain::guest_key`). An invalid or revoked key is treated
//! like a missing row.

use domain::guest_key::{GuestKey, GuestKeys, Held};
use domain::key::Key;
use store::StoreError;

use crate::App;

/// An authenticated guest.
#[derive(Clone, Debug)]
pub struct Guest {
    /// The row whose guest key they hold.
    pub row: Key,
    pub names: GuestNames,
}

/// Makes the guest keys for the rows of one booking.
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

/// Returns the guest if the key is valid for this kind of row.
pub async fn admit_guest(app: &App, held: Held, shown: &str) -> Result<Option<Guest>, StoreError> {
    let Ok(key) = shown.parse::<GuestKey>() else { return Ok(None) };
    let Some(names) = names_for_guest(app, held, key.row()).await? else { return Ok(None) };
    let is_good = names.keys.accept(&key, held, names.generation);
    Ok(is_good.then_some(Guest { row: key.row(), names }))
}

/// Guest keys for a quote that has just been created.
pub fn names_for_new_guest(app: &App) -> GuestNames {
    GuestNames { keys: app.seal.guest_keys().clone(), generation: 0 }
}

/// The guest key for a row, for e-mails and links; `None` if the row does not exist.
pub async fn guest_key(app: &App, held: Held, row: Key) -> Result<Option<GuestKey>, StoreError> {
    Ok(names_for_guest(app, held, row).await?.map(|names| names.key(held, row)))
}

async fn names_for_guest(app: &App, held: Held, row: Key) -> Result<Option<GuestNames>, StoreError> {
    let generation = store::quotes::guest::generation(app.store.read(), held, row).await?;
    let keys = app.seal.guest_keys().clone();
    Ok(generation.map(|generation| GuestNames { keys, generation }))
}
