//! API tokens of users.

use chrono::{DateTime, Utc};
use domain::key::Key;
use sea_orm::sea_query::Expr;
use sea_orm::{ColumnTrait, ConnectionTrait, EntityTrait, QueryFilter};

use crate::row::sessions::api_token;
use crate::row::{AccountNumber, Id};
use crate::{StoreError, Tx};

pub async fn find(db: &impl ConnectionTrait, key: Key) -> Result<Option<api_token::Model>, StoreError> {
    Ok(api_token::Entity::find_by_id((AccountNumber::from(key.account()), Id::from(key))).one(db).await?)
}

/// Deletes all tokens of a user, in all accounts.
pub async fn delete_of(tx: &Tx, user: Key) -> Result<u64, StoreError> {
    let own = api_token::Column::UserId.eq(Id::from(user));
    Ok(api_token::Entity::delete_many().filter(own).exec(tx).await?.rows_affected)
}

pub async fn touch(db: &impl ConnectionTrait, key: Key, now: DateTime<Utc>) -> Result<(), StoreError> {
    api_token::Entity::update_many()
        .col_expr(api_token::Column::UsedAt, Expr::value(now))
        .filter(api_token::Column::AccountId.eq(AccountNumber::from(key.account())))
        .filter(api_token::Column::Id.eq(Id::from(key)))
        .exec(db)
        .await?;
    Ok(())
}
