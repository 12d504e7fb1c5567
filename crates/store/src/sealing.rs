//! Which of the operator's keys a secret is made from: its fingerprint, never the key.

use sea_orm::sea_query::OnConflict;
use sea_orm::{EntityTrait, IntoActiveModel};

use crate::row::sealing::{Column, Entity, Model};
use crate::{Store, StoreError};

pub async fn fingerprint(store: &Store, purpose: &str) -> Result<Option<String>, StoreError> {
    Ok(Entity::find_by_id(purpose.to_owned()).one(store.read()).await?.map(|row| row.fingerprint))
}

/// The first one stays: of several nodes that begin at once, all go by it.
pub async fn keep(store: &Store, purpose: &str, fingerprint: &str) -> Result<(), StoreError> {
    write(store, purpose, fingerprint, OnConflict::new().do_nothing().to_owned()).await
}

/// From now on another one.
pub async fn replace(store: &Store, purpose: &str, fingerprint: &str) -> Result<(), StoreError> {
    let anew = OnConflict::column(Column::Purpose).update_column(Column::Fingerprint).to_owned();
    write(store, purpose, fingerprint, anew).await
}

async fn write(
    store: &Store,
    purpose: &str,
    fingerprint: &str,
    on_conflict: OnConflict,
) -> Result<(), StoreError> {
    let row = Model { purpose: purpose.to_owned(), fingerprint: fingerprint.to_owned() };
    Entity::insert(row.into_active_model())
        .on_conflict(on_conflict)
        .exec_without_returning(store.write_one())
        .await?;
    Ok(())
}
