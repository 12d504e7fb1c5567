//! The terms of quotes. Rows are content-addressed by a digest, so equal terms are stored once for any number of quotes,
//! and rows never change.

use chrono::{DateTime, Utc};
use domain::key::{AccountId, Key};
use domain::listings::terms::Terms;
use sea_orm::sea_query::OnConflict;
use sea_orm::{ConnectionTrait, EntityTrait, IntoActiveModel};
use sha2::{Digest, Sha256};

use crate::StoreError;
use crate::row::listings::listing_terms;
use crate::row::{AccountNumber, Id};

/// The row of these terms: equal terms give the same key.
pub fn row(listing: Key, terms: &Terms, now: DateTime<Utc>) -> Result<listing_terms::Model, StoreError> {
    let account = listing.account();
    let body = serde_json::to_string(terms).map_err(|error| StoreError::Broken(error.to_string()))?;
    let id = Id::from(key(account, &body));
    Ok(listing_terms::Model {
        account_id: account.into(),
        id,
        listing_id: listing.into(),
        body,
        created_at: now,
    })
}

/// Like every key it starts with its account; the rest is the beginning of the digest.
fn key(account: AccountId, body: &str) -> Key {
    let digest: [u8; 32] = Sha256::digest(body).into();
    let [seconds, random] =
        [0, 4].map(|at| u64::from_be_bytes(std::array::from_fn(|byte| digest[at + byte])));
    Key::new(account, (seconds >> 32) as u32, random)
}

/// Stores the terms unless they are already stored.
pub async fn keep(db: &impl ConnectionTrait, row: listing_terms::Model) -> Result<(), StoreError> {
    let key = [listing_terms::Column::AccountId, listing_terms::Column::Id];
    listing_terms::Entity::insert(row.into_active_model())
        .on_conflict(OnConflict::columns(key).do_nothing().to_owned())
        .exec_without_returning(db)
        .await?;
    Ok(())
}

pub async fn find(db: &impl ConnectionTrait, account: AccountId, id: Id) -> Result<Terms, StoreError> {
    let broken = |why: String| StoreError::Broken(format!("terms {}: {why}", id.key()));
    let row = listing_terms::Entity::find_by_id((AccountNumber::from(account), id)).one(db).await?;
    let row = row.ok_or_else(|| broken("not there".to_owned()))?;
    serde_json::from_str(&row.body).map_err(|error| broken(error.to_string()))
}
