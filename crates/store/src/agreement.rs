//! Rental agreements: each edition of one is a row, and none is ever edited.

use chrono::{DateTime, Utc};
use domain::code::StateStatus;
use domain::key::{AccountId, Key};
use sea_orm::{ColumnTrait, ConnectionTrait, EntityTrait, QueryFilter, QueryOrder};

use crate::row::{Id, agreement};
use crate::{StoreError, Tx};

/// The edition of this agreement that was in force at a moment: the newest that was there by then.
pub async fn in_force(
    db: &impl ConnectionTrait,
    account: AccountId,
    key: Key,
    at: DateTime<Utc>,
) -> Result<Option<agreement::Model>, StoreError> {
    let account = i64::from(account);
    let Some(named) = agreement::Entity::find_by_id((account, Id::from(key))).one(db).await? else {
        return Ok(None);
    };
    Ok(agreement::Entity::find()
        .filter(agreement::Column::AccountId.eq(account))
        .filter(agreement::Column::Name.eq(named.name))
        .filter(agreement::Column::StateStatus.ne(StateStatus::Deleted.code()))
        .filter(agreement::Column::CreatedAt.lte(at))
        .order_by_desc(agreement::Column::Edition)
        .one(db)
        .await?)
}

/// The number of the newest edition of a name; 0 when there is none.
pub async fn newest_edition(tx: &Tx, account: AccountId, name: &str) -> Result<i32, StoreError> {
    let newest = agreement::Entity::find()
        .filter(agreement::Column::AccountId.eq(i64::from(account)))
        .filter(agreement::Column::Name.eq(name))
        .order_by_desc(agreement::Column::Edition)
        .one(tx)
        .await?;
    Ok(newest.map_or(0, |newest| newest.edition))
}
