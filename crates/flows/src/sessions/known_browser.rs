//! Places that somebody has signed in from before: what strangers get wrong elsewhere is not held against them.

use chrono::TimeDelta;
use domain::key::Key;
use store::StoreError;
use store::row::known_browser;

use crate::{App, access};

/// An address belongs to somebody else after a while.
const ADDRESS_LIFE: TimeDelta = TimeDelta::days(90);

/// A place that somebody is known at.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum KnownPlace {
    /// By its cookie, of which this is the hash.
    Browser(String),
    /// Any browser at an address that the person came from.
    Address(Key, String),
}

/// Where the user with this e-mail has signed in before, if it is there that somebody tries to do so now.
pub async fn known_place(
    app: &App,
    email: &str,
    secret: Option<&str>,
    address: Option<String>,
) -> Result<Option<KnownPlace>, StoreError> {
    let db = app.store.read();
    let Some(user) = store::user::find_by_email(db, email).await? else { return Ok(None) };
    let user = user.id.key();
    if let Some(hash) = secret.map(access::hashed)
        && store::known_browser::is_of(db, user, &hash).await?
    {
        return Ok(Some(KnownPlace::Browser(hash)));
    }
    let Some(address) = address else { return Ok(None) };
    let since = app.now() - ADDRESS_LIFE;
    let has_come = store::known_browser::came_from(db, user, &address, since).await?;
    Ok(has_come.then_some(KnownPlace::Address(user, address)))
}

/// Somebody has signed in here. The browser keeps the secret that it gets.
pub async fn remember_browser(
    app: &App,
    user: Key,
    secret: Option<&str>,
    address: Option<String>,
) -> Result<String, StoreError> {
    let tx = app.store.write().await?;
    let kept = match secret {
        // Only one that was given by us cannot be guessed.
        Some(secret) if store::known_browser::is_of(&tx, user, &access::hashed(secret)).await? => {
            secret.to_owned()
        }
        _ => format!("{}{}", app.secret(), app.secret()),
    };
    let secret_hash = access::hashed(&kept);
    let row = known_browser::Model { user_id: user.into(), secret_hash, address, seen_at: app.now() };
    store::known_browser::remember(&tx, row).await?;
    tx.commit().await?;
    Ok(kept)
}
