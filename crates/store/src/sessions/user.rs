//! Users. They belong to the platform; their roles in accounts are in `membership`.

use chrono::{DateTime, Utc};
use domain::key::Key;
use sea_orm::sea_query::{Expr, LockType};
use sea_orm::{ColumnTrait, ConnectionTrait, EntityTrait, ExprTrait, QueryFilter, QuerySelect};

use crate::row::Id;
use crate::row::sessions::user;
use crate::{StoreError, Tx};

pub async fn find(db: &impl ConnectionTrait, key: Key) -> Result<Option<user::Model>, StoreError> {
    Ok(user::Entity::find_by_id(Id::from(key)).one(db).await?)
}

/// Locks the user until the end of the transaction, against changes of credentials and sign-ins; rows may still reference the
/// user.
pub async fn lock(tx: &Tx, key: Key) -> Result<Option<user::Model>, StoreError> {
    Ok(user::Entity::find_by_id(Id::from(key)).lock(LockType::NoKeyUpdate).one(tx).await?)
}

/// E-mail addresses are stored in lower case.
pub async fn find_by_email(
    db: &impl ConnectionTrait,
    email: &str,
) -> Result<Option<user::Model>, StoreError> {
    let email = email.trim().to_lowercase();
    Ok(user::Entity::find().filter(user::Column::Email.eq(email)).one(db).await?)
}

pub async fn set_password(
    tx: &Tx,
    key: Key,
    password_hash: String,
    now: DateTime<Utc>,
) -> Result<(), StoreError> {
    user::Entity::update_many()
        .col_expr(user::Column::PasswordHash, Expr::value(password_hash))
        .col_expr(user::Column::UpdatedAt, Expr::value(now))
        .col_expr(user::Column::Version, Expr::col(user::Column::Version).add(1))
        .filter(user::Column::Id.eq(Id::from(key)))
        .exec(tx)
        .await?;
    Ok(())
}
