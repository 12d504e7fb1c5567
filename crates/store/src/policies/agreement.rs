//! Rental agreements. Each edition is a row, and rows are never edited.

use std::collections::HashMap;

use chrono::{DateTime, Utc};
use domain::key::{AccountId, Key};
use domain::text::code::StateStatus;
use sea_orm::{ColumnTrait, ConnectionTrait, EntityTrait, QueryFilter, QueryOrder, QuerySelect};

use crate::row::policies::{agreement, signature};
use crate::row::{AccountNumber, Id};
use crate::{StoreError, Tx};

/// The edition of this agreement in force at a point in time: the newest one created by then.
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

/// The number of the newest edition with a name; 0 if there is none.
pub async fn newest_edition(tx: &Tx, account: AccountId, name: &str) -> Result<i32, StoreError> {
    let newest = agreement::Entity::find()
        .filter(agreement::Column::AccountId.eq(AccountNumber::from(account)))
        .filter(agreement::Column::Name.eq(name))
        .order_by_desc(agreement::Column::Edition)
        .one(tx)
        .await?;
    Ok(newest.map_or(0, |newest| newest.edition))
}

/// All editions of the agreement that an edition belongs to, newest first, including deleted ones.
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

/// The number of signatures per edition; editions without signatures are omitted.
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
