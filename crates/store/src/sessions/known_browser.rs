//! Known sign-in locations of users: browsers by the secret in their cookie, and IP addresses.

use chrono::{DateTime, Utc};
use domain::key::Key;
use sea_orm::sea_query::OnConflict;
use sea_orm::{
    ColumnTrait, ConnectionTrait, EntityTrait, IntoActiveModel, PaginatorTrait, QueryFilter, QueryOrder,
    QuerySelect,
};

use crate::row::Id;
use crate::row::sessions::known_browser;
use crate::{StoreError, Tx};

/// More than any user has; a program without cookies creates a new entry at each sign-in.
const MOST: u64 = 50;

pub async fn is_of(db: &impl ConnectionTrait, user: Key, secret_hash: &str) -> Result<bool, StoreError> {
    let id = (Id::from(user), secret_hash.to_owned());
    Ok(known_browser::Entity::find_by_id(id).one(db).await?.is_some())
}

/// Whether the user signed in from this IP address since a point in time.
pub async fn came_from(
    db: &impl ConnectionTrait,
    user: Key,
    address: &str,
    since: DateTime<Utc>,
) -> Result<bool, StoreError> {
    let found = known_browser::Entity::find()
        .filter(known_browser::Column::UserId.eq(Id::from(user)))
        .filter(known_browser::Column::Address.eq(address))
        .filter(known_browser::Column::SeenAt.gt(since));
    Ok(found.count(db).await? > 0)
}

/// Records a sign-in, and deletes the oldest entries beyond the limit.
pub async fn remember(tx: &Tx, row: known_browser::Model) -> Result<(), StoreError> {
    let own = known_browser::Column::UserId.eq(row.user_id);
    let again = OnConflict::columns([known_browser::Column::UserId, known_browser::Column::SecretHash])
        .update_columns([known_browser::Column::Address, known_browser::Column::SeenAt])
        .to_owned();
    known_browser::Entity::insert(row.into_active_model())
        .on_conflict(again)
        .exec_without_returning(tx)
        .await?;
    let newest =
        known_browser::Entity::find().filter(own.clone()).order_by_desc(known_browser::Column::SeenAt);
    if let Some(last) = newest.offset(MOST).limit(1).one(tx).await? {
        let older = known_browser::Column::SeenAt.lte(last.seen_at);
        known_browser::Entity::delete_many().filter(own).filter(older).exec(tx).await?;
    }
    Ok(())
}

/// Deletes all entries of a user.
pub async fn forget(tx: &Tx, user: Key) -> Result<(), StoreError> {
    let own = known_browser::Column::UserId.eq(Id::from(user));
    known_browser::Entity::delete_many().filter(own).exec(tx).await?;
    Ok(())
}
