//! The pictures of a property. Guests see those that are ready.

use chrono::{DateTime, Utc};
use domain::code::PhotoState;
use domain::key::{AccountId, Key};
use sea_orm::sea_query::Expr;
use sea_orm::{
    ColumnTrait, Condition, ConnectionTrait, EntityTrait, PaginatorTrait, QueryFilter, QueryOrder,
    QuerySelect, Select,
};

use crate::row::{AccountNumber, Id, photo};
use crate::{StoreError, Tx};

/// Those that can be shown.
pub(crate) fn ready() -> Condition {
    Condition::all().add(photo::Column::State.eq(PhotoState::Ready.code()))
}

fn of_property(account: AccountId, property: Key) -> Select<photo::Entity> {
    photo::Entity::find()
        .filter(photo::Column::AccountId.eq(AccountNumber::from(account)))
        .filter(photo::Column::PropertyId.eq(Id::from(property)))
}

/// In the order of the owner.
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

/// The picture that stands for a property.
pub async fn find_first(
    db: &impl ConnectionTrait,
    account: AccountId,
    property: Key,
) -> Result<Option<photo::Model>, StoreError> {
    Ok(shown(account, property).one(db).await?)
}

/// All of them, ready or not.
pub async fn keys_of(tx: &Tx, account: AccountId, property: Key) -> Result<Vec<Key>, StoreError> {
    let ids: Vec<Id> =
        of_property(account, property).select_only().column(photo::Column::Id).into_tuple().all(tx).await?;
    Ok(ids.into_iter().map(Id::key).collect())
}

/// How many there are, and the place behind the last one.
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

/// From now on it is shown. Whether it is still there.
pub async fn set_ready(tx: &Tx, account: AccountId, key: Key) -> Result<bool, StoreError> {
    let changed = photo::Entity::update_many()
        .col_expr(photo::Column::State, Expr::value(PhotoState::Ready.code()))
        .filter(photo::Column::AccountId.eq(AccountNumber::from(account)))
        .filter(photo::Column::Id.eq(Id::from(key)))
        .exec(tx)
        .await?;
    Ok(changed.rows_affected > 0)
}

/// Another place or other words for it; what is not given stays. Nothing where it is gone.
pub async fn describe(
    tx: &Tx,
    key: Key,
    position: Option<i32>,
    alt: Option<&str>,
    now: DateTime<Utc>,
) -> Result<(), StoreError> {
    let Some(row) = find(tx, key.account(), key).await? else { return Ok(()) };
    let row = photo::Model {
        position: position.unwrap_or(row.position),
        alt: alt.map_or(row.alt, str::to_owned),
        updated_at: now,
        version: row.version + 1,
        ..row
    };
    crate::keep::update(tx, row).await
}

/// Its files are somebody else's work. Doing it twice does no harm.
pub async fn remove(tx: &Tx, key: Key) -> Result<(), StoreError> {
    photo::Entity::delete_by_id((AccountNumber::from(key.account()), Id::from(key))).exec(tx).await?;
    Ok(())
}
