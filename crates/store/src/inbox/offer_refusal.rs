//! Guests who refuse offers from an account, by e-mail address.

use chrono::{DateTime, Utc};
use domain::key::AccountId;
use sea_orm::sea_query::OnConflict;
use sea_orm::{ConnectionTrait, EntityTrait, IntoActiveModel};

use crate::row::AccountNumber;
use crate::row::inbox::offer_refusal;
use crate::{Store, StoreError};

pub async fn exists(db: &impl ConnectionTrait, account: AccountId, email: &str) -> Result<bool, StoreError> {
    Ok(offer_refusal::Entity::find_by_id(key(account, email)).one(db).await?.is_some())
}

/// Idempotent.
pub async fn keep(
    store: &Store,
    account: AccountId,
    email: &str,
    now: DateTime<Utc>,
) -> Result<(), StoreError> {
    let (account_id, email) = key(account, email);
    let row = offer_refusal::Model { account_id, email, refused_at: now };
    let key = [offer_refusal::Column::AccountId, offer_refusal::Column::Email];
    offer_refusal::Entity::insert(row.into_active_model())
        .on_conflict(OnConflict::columns(key).do_nothing().to_owned())
        .exec_without_returning(store.write_one())
        .await?;
    Ok(())
}

pub async fn forget(store: &Store, account: AccountId, email: &str) -> Result<(), StoreError> {
    offer_refusal::Entity::delete_by_id(key(account, email)).exec(store.write_one()).await?;
    Ok(())
}

/// E-mail addresses that differ only in case belong to the same guest.
fn key(account: AccountId, email: &str) -> (AccountNumber, String) {
    (account.into(), email.trim().to_lowercase())
}
