//! Where bookings come from, in the owner's own words.

use domain::code::StateStatus;
use domain::key::{AccountId, Key};
use sea_orm::{ColumnTrait, ConnectionTrait, EntityTrait, QueryFilter, QueryOrder};

use crate::StoreError;
use crate::row::{Id, source};

pub async fn list_active(
    db: &impl ConnectionTrait,
    account: AccountId,
) -> Result<Vec<source::Model>, StoreError> {
    Ok(source::Entity::find()
        .filter(source::Column::AccountId.eq(i64::from(account)))
        .filter(source::Column::StateStatus.eq(StateStatus::Active.code()))
        .order_by_asc(source::Column::Id)
        .all(db)
        .await?)
}

pub async fn find(db: &impl ConnectionTrait, key: Key) -> Result<Option<source::Model>, StoreError> {
    Ok(source::Entity::find_by_id((i64::from(key.account()), Id::from(key))).one(db).await?)
}
