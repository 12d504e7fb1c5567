//! Known browsers and addresses of a user: failed sign-ins from elsewhere do not count against them.

use chrono::TimeDelta;
use domain::key::Key;
use store::StoreError;
use store::row::sessions::known_browser;

use crate::{App, access};

/// An address may be assigned to another person after a while.
const ADDRESS_LIFE: TimeDelta = TimeDelta::days(90);

/// A browser or address that a user has signed in from.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum KnownPlace {
    /// By its cookie, of which this is the hash.
    Browser(String),
    /// Any browser at an address that the user signed in from.
    Address(Key, String),
}

/// The known browser or address of the user with this e-mail address, if the current request comes from it.
pub async fn known_place(
    app: &App,
    email: &str,
    secret: Option<&str>,
    address: Option<String>,
) -> Result<Option<KnownPlace>, StoreError> {
    let db = app.store.read();
    let Some(user) = store::sessions::user::find_by_email(db, email).await? else { return Ok(None) };
    let user = user.id.key();
    if let Some(hash) = secret.map(access::hashed)
        && store::sessions::known_browser::is_of(db, user, &hash).await?
    {
        return Ok(Some(KnownPlace::Browser(hash)));
    }
    let Some(address) = address else { return Ok(None) };
    let since = app.now() - ADDRESS_LIFE;
    let has_come = store::sessions::known_browser::came_from(db, user, &address, since).await?;
    Ok(has_come.then_some(KnownPlace::Address(user, address)))
}

/// Stores the browser after a successful sign-in. Returns the secret for its cookie.
pub async fn remember_browser(
    app: &App,
    user: Key,
    secret: Option<&str>,
    address: Option<String>,
) -> Result<String, StoreError> {
    let tx = app.store.write().await?;
    let kept = match secret {
        // Only a secret that we issued is known to be unguessable.
        Some(secret) if store::sessions::known_browser::is_of(&tx, user, &access::hashed(secret)).await? => {
            secret.to_owned()
        }
        _ => format!("{}{}", app.secret(), app.secret()),
    };
    let secret_hash = access::hashed(&kept);
    let row = known_browser::Model { user_id: user.into(), secret_hash, address, seen_at: app.now() };
    store::sessions::known_browser::remember(&tx, row).await?;
    tx.commit().await?;
    Ok(kept)
}
