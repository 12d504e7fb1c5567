//! Accounts, the people who sign in, and who may do what where.

use domain::key::AccountId;
use sea_orm::sea_query::Expr;
use sea_orm::{
    ActiveModelTrait, ConnectionTrait, EntityTrait, ExprTrait, IntoActiveModel, PaginatorTrait, QuerySelect,
};

use crate::row::{account, membership, user};
use crate::{StoreError, Tx};

/// The number after the last one. Two that ask at once are told apart by the primary key.
pub async fn next_id(tx: &Tx) -> Result<AccountId, StoreError> {
    let last: Option<Option<i64>> = account::Entity::find()
        .select_only()
        .expr(Expr::col(account::Column::Id).max())
        .into_tuple()
        .one(tx)
        .await?;
    let next = last.flatten().unwrap_or(0) + 1;
    Ok(AccountId::new(u32::try_from(next).expect("fewer than four billion accounts")))
}

pub async fn count(db: &impl ConnectionTrait) -> Result<u64, StoreError> {
    Ok(account::Entity::find().count(db).await?)
}

pub async fn insert(tx: &Tx, row: account::Model) -> Result<(), StoreError> {
    row.into_active_model().insert(tx).await?;
    Ok(())
}

pub async fn insert_user(tx: &Tx, row: user::Model) -> Result<(), StoreError> {
    row.into_active_model().insert(tx).await?;
    Ok(())
}

pub async fn insert_membership(tx: &Tx, row: membership::Model) -> Result<(), StoreError> {
    row.into_active_model().insert(tx).await?;
    Ok(())
}
