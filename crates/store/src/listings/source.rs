//! Booking sources, as named by the owner.

use std::collections::HashMap;

use domain::key::{AccountId, Key};
use domain::text::code::StateStatus;
use sea_orm::{ColumnTrait, ConnectionTrait, EntityTrait, QueryFilter, QueryOrder, QuerySelect};

use crate::StoreError;
use crate::row::listings::source;
use crate::row::{AccountNumber, Id};

pub async fn list_active(
    db: &impl ConnectionTrait,
    account: AccountId,
) -> Result<Vec<source::Model>, StoreError> {
    Ok(source::Entity::find()
        .filter(source::Column::AccountId.eq(AccountNumber::from(account)))
        .filter(source::Column::StateStatus.eq(StateStatus::Active.code()))
        .order_by_asc(source::Column::Id)
        .all(db)
        .await?)
}

pub async fn find(db: &impl ConnectionTrait, key: Key) -> Result<Option<source::Model>, StoreError> {
    Ok(source::Entity::find_by_id((AccountNumber::from(key.account()), Id::from(key))).one(db).await?)
}

/// The names of all sources of the account, including deleted ones.
pub async fn names(db: &impl ConnectionTrait, account: AccountId) -> Result<HashMap<Id, String>, StoreError> {
    let names: Vec<(Id, String)> = source::Entity::find()
        .select_only()
        .columns([source::Column::Id, source::Column::Name])
        .filter(source::Column::AccountId.eq(AccountNumber::from(account)))
        .into_tuple()
        .all(db)
        .await?;
    Ok(names.into_iter().collect())
}
