//! Signed-in browsers. Sessions belong to users, not to an account: the lookup is from cookie to user.

use chrono::{DateTime, Utc};
use domain::key::Key;
use sea_orm::sea_query::Expr;
use sea_orm::{ColumnTrait, ConnectionTrait, EntityTrait, QueryFilter, QuerySelect};

use crate::row::Id;
use crate::row::sessions::session;
use crate::{StoreError, Tx};

pub async fn find(db: &impl ConnectionTrait, token_hash: &str) -> Result<Option<session::Model>, StoreError> {
    Ok(session::Entity::find_by_id(token_hash.to_owned()).one(db).await?)
}

/// Locks the session until the end of the transaction. Transactions that also lock the user must lock the user first.
pub async fn lock(tx: &Tx, token_hash: &str) -> Result<Option<session::Model>, StoreError> {
    Ok(session::Entity::find_by_id(token_hash.to_owned()).lock_exclusive().one(tx).await?)
}

pub async fn touch(
    db: &impl ConnectionTrait,
    token_hash: &str,
    now: DateTime<Utc>,
) -> Result<(), StoreError> {
    session::Entity::update_many()
        .col_expr(session::Column::SeenAt, Expr::value(now))
        .filter(session::Column::TokenHash.eq(token_hash))
        .exec(db)
        .await?;
    Ok(())
}

pub async fn delete(db: &impl ConnectionTrait, token_hash: &str) -> Result<(), StoreError> {
    session::Entity::delete_by_id(token_hash.to_owned()).exec(db).await?;
    Ok(())
}

/// Ends all sessions of a user except one.
pub async fn delete_others(
    db: &impl ConnectionTrait,
    user: Key,
    but: Option<&str>,
) -> Result<u64, StoreError> {
    let mut gone = session::Entity::delete_many().filter(session::Column::UserId.eq(Id::from(user)));
    if let Some(own) = but {
        gone = gone.filter(session::Column::TokenHash.ne(own));
    }
    Ok(gone.exec(db).await?.rows_affected)
}

pub async fn delete_expired(db: &impl ConnectionTrait, now: DateTime<Utc>) -> Result<u64, StoreError> {
    let gone = session::Entity::delete_many().filter(session::Column::ExpiresAt.lte(now));
    Ok(gone.exec(db).await?.rows_affected)
}
