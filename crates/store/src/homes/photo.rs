//! The photos of a property. Guests see those that are ready.

use chrono::{DateTime, Utc};
use domain::key::{AccountId, Key};
use domain::text::code::PhotoState;
use sea_orm::sea_query::Expr;
use sea_orm::{
    ColumnTrait, Condition, ConnectionTrait, EntityTrait, PaginatorTrait, QueryFilter, QueryOrder,
    QuerySelect, Select,
};

use crate::row::homes::photo;
use crate::row::{AccountNumber, Id};
use crate::{StoreError, Tx};

/// Photos that can be shown.
pub(crate) fn ready() -> Condition {
    Condition::all().add(photo::Column::State.eq(PhotoState::Ready.code()))
}

fn of_property(account: AccountId, property: Key) -> Select<photo::Entity> {
    photo::Entity::find()
        .filter(photo::Column::AccountId.eq(AccountNumber::from(account)))
        .filter(photo::Column::PropertyId.eq(Id::from(property)))
}

/// In the owner's order.
pub(crate) fn shown(account: AccountId, property: Key) -> Select<photo::Entity> {
    of_property(account, property)
        .filter(ready())
        .order_by_asc(photo::Column::Position)
        .order_by_asc(photo::Column::Id)
}

pub async fn find(
    db: &impl ConnectionTrait,
    account: AccountId,
    key: Key,
) -> Result<Option<photo::Model>, StoreError> {
    Ok(photo::Entity::find_by_id((AccountNumber::from(account), Id::from(key))).one(db).await?)
}

/// The cover photo of a property.
pub async fn find_first(
    db: &impl ConnectionTrait,
    account: AccountId,
    property: Key,
) -> Result<Option<photo::Model>, StoreError> {
    Ok(shown(account, property).one(db).await?)
}

/// All photos, ready or not.
pub async fn keys_of(tx: &Tx, account: AccountId, property: Key) -> Result<Vec<Key>, StoreError> {
    let ids: Vec<Id> =
        of_property(account, property).select_only().column(photo::Column::Id).into_tuple().all(tx).await?;
    Ok(ids.into_iter().map(Id::key).collect())
}

/// The number of photos, and the next free position.
pub async fn count_and_end(tx: &Tx, account: AccountId, property: Key) -> Result<(u64, i32), StoreError> {
    let last: Option<i32> = of_property(account, property)
        .select_only()
        .column(photo::Column::Position)
        .order_by_desc(photo::Column::Position)
        .into_tuple()
        .one(tx)
        .await?;
    let count = of_property(account, property).count(tx).await?;
    Ok((count, last.map_or(0, |last| last.saturating_add(1))))
}

/// Marks the photo as ready. Returns whether it still exists.
pub async fn set_ready(tx: &Tx, account: AccountId, key: Key) -> Result<bool, StoreError> {
    let changed = photo::Entity::update_many()
        .col_expr(photo::Column::State, Expr::value(PhotoState::Ready.code()))
        .filter(photo::Column::AccountId.eq(AccountNumber::from(account)))
        .filter(photo::Column::Id.eq(Id::from(key)))
        .exec(tx)
        .await?;
    Ok(changed.rows_affected > 0)
}

/// Sets position and description; `None` leaves a value unchanged. Does nothing if the photo no longer exists.
pub async fn describe(
    tx: &Tx,
    key: Key,
    position: Option<i32>,
    alt: Option<&str>,
    now: DateTime<Utc>,
) -> Result<(), StoreError> {
    let found = photo::Entity::find_by_id((AccountNumber::from(key.account()), Id::from(key)));
    let Some(row) = found.lock_exclusive().one(tx).await? else { return Ok(()) };
    let row = photo::Model {
        position: position.unwrap_or(row.position),
        alt: alt.map_or(row.alt, str::to_owned),
        updated_at: now,
        version: row.version + 1,
        ..row
    };
    crate::keep::update(tx, row).await
}

/// Deletes the row; a job deletes the files. Idempotent.
pub async fn remove(tx: &Tx, key: Key) -> Result<(), StoreError> {
    photo::Entity::delete_by_id((AccountNumber::from(key.account()), Id::from(key))).exec(tx).await?;
    Ok(())
}
