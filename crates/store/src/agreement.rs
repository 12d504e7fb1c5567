//! Rental agreements: each edition of one is a row, and none is ever edited.

use std::collections::HashMap;

use chrono::{DateTime, Utc};
use domain::code::StateStatus;
use domain::key::{AccountId, Key};
use sea_orm::{ColumnTrait, ConnectionTrait, EntityTrait, QueryFilter, QueryOrder, QuerySelect};

use crate::row::{AccountNumber, Id, agreement, signature};
use crate::{StoreError, Tx};

/// The edition of this agreement that was in force at a moment: the newest that was there by then.
pub async fn in_force(
    db: &impl ConnectionTrait,
    account: AccountId,
    key: Key,
    at: DateTime<Utc>,
) -> Result<Option<agreement::Model>, StoreError> {
    let account = AccountNumber::from(account);
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
        .filter(agreement::Column::AccountId.eq(AccountNumber::from(account)))
        .filter(agreement::Column::Name.eq(name))
        .order_by_desc(agreement::Column::Edition)
        .one(tx)
        .await?;
    Ok(newest.map_or(0, |newest| newest.edition))
}

/// Every edition of the agreement that one of them is of, the newest first; those that were deleted too.
pub async fn editions(
    db: &impl ConnectionTrait,
    account: AccountId,
    key: Key,
) -> Result<Vec<agreement::Model>, StoreError> {
    let account = AccountNumber::from(account);
    let Some(named) = agreement::Entity::find_by_id((account, Id::from(key))).one(db).await? else {
        return Ok(Vec::new());
    };
    Ok(agreement::Entity::find()
        .filter(agreement::Column::AccountId.eq(account))
        .filter(agreement::Column::Name.eq(named.name))
        .order_by_desc(agreement::Column::Edition)
        .all(db)
        .await?)
}

/// How many times each of some editions was signed; those that never were are left out.
pub async fn signed(
    db: &impl ConnectionTrait,
    account: AccountId,
    editions: &[Key],
) -> Result<HashMap<Key, u64>, StoreError> {
    let counts: Vec<(Id, i64)> = signature::Entity::find()
        .select_only()
        .column(signature::Column::AgreementId)
        .column_as(signature::Column::Id.count(), "count")
        .filter(signature::Column::AccountId.eq(AccountNumber::from(account)))
        .filter(signature::Column::AgreementId.is_in(editions.iter().copied().map(Id::from)))
        .group_by(signature::Column::AgreementId)
        .into_tuple()
        .all(db)
        .await?;
    Ok(counts.into_iter().map(|(id, count)| (id.key(), count.unsigned_abs())).collect())
}
