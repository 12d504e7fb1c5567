//! Password reset links. They belong to users, not to an account.

use chrono::{DateTime, Utc};
use domain::key::Key;
use sea_orm::sea_query::Expr;
use sea_orm::{ColumnTrait, ConnectionTrait, EntityTrait, QueryFilter};

use crate::row::Id;
use crate::row::sessions::password_reset;
use crate::{StoreError, Tx};

/// The user of a link, used or not.
pub async fn user_of(db: &impl ConnectionTrait, token_hash: &str) -> Result<Option<Key>, StoreError> {
    let row = password_reset::Entity::find_by_id(token_hash.to_owned()).one(db).await?;
    Ok(row.map(|row| row.user_id.key()))
}

/// Uses a link and returns whether it was valid; used and expired links are not.
pub async fn take(tx: &Tx, token_hash: &str, now: DateTime<Utc>) -> Result<bool, StoreError> {
    let taken = password_reset::Entity::update_many()
        .col_expr(password_reset::Column::UsedAt, Expr::value(now))
        .filter(password_reset::Column::TokenHash.eq(token_hash))
        .filter(password_reset::Column::UsedAt.is_null())
        .filter(password_reset::Column::ExpiresAt.gt(now))
        .exec(tx)
        .await?;
    Ok(taken.rows_affected > 0)
}

/// Deletes all links of a user, once a new password is set.
pub async fn delete_of(db: &impl ConnectionTrait, user: Key) -> Result<(), StoreError> {
    let own = password_reset::Column::UserId.eq(Id::from(user));
    password_reset::Entity::delete_many().filter(own).exec(db).await?;
    Ok(())
}

pub async fn delete_expired(db: &impl ConnectionTrait, now: DateTime<Utc>) -> Result<(), StoreError> {
    let over = password_reset::Column::ExpiresAt.lte(now);
    password_reset::Entity::delete_many().filter(over).exec(db).await?;
    Ok(())
}
