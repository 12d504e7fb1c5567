//! Accounts, their users, and the roles of users in accounts.

use std::collections::HashMap;

use chrono::{DateTime, Utc};
use domain::accounts::role::Role;
use domain::key::AccountId;
use domain::text::code::StateStatus;
use sea_orm::sea_query::Expr;
use sea_orm::{
    ActiveModelTrait, ColumnTrait, ConnectionTrait, EntityTrait, ExprTrait, IntoActiveModel, PaginatorTrait,
    QueryFilter, QueryOrder, QuerySelect,
};

use crate::page::{Page, Paged};
use crate::resource::contains;
use crate::row::AccountNumber;
use crate::row::accounts::{account, membership};
use crate::row::sessions::user;
use crate::{StoreError, Tx};

/// The highest account number plus one. Concurrent callers conflict on the primary key.
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

pub async fn find(
    db: &impl ConnectionTrait,
    account: AccountId,
) -> Result<Option<account::Model>, StoreError> {
    Ok(account::Entity::find_by_id(AccountNumber::from(account)).one(db).await?)
}

/// Locks the account until the end of the transaction. On SQLite there is only one writer anyway.
pub async fn lock(tx: &Tx, account: AccountId) -> Result<(), StoreError> {
    account::Entity::find_by_id(AccountNumber::from(account)).lock_exclusive().one(tx).await?;
    Ok(())
}

/// Whether the account exists and is not closed.
pub async fn is_open(db: &impl ConnectionTrait, account: AccountId) -> Result<bool, StoreError> {
    Ok(find(db, account).await?.is_some_and(|row| row.state_status == StateStatus::Active))
}

/// Closes an account, or opens it again.
pub async fn set_state(
    tx: &Tx,
    account: AccountId,
    state: StateStatus,
    now: DateTime<Utc>,
) -> Result<(), StoreError> {
    account::Entity::update_many()
        .col_expr(account::Column::StateStatus, Expr::value(state.code()))
        .col_expr(account::Column::UpdatedAt, Expr::value(now))
        .filter(account::Column::Id.eq(AccountNumber::from(account)))
        .exec(tx)
        .await?;
    Ok(())
}

/// The accounts whose name contains a text, newest first.
pub async fn named(
    db: &impl ConnectionTrait,
    text: &str,
    page: Page,
) -> Result<Paged<account::Model>, StoreError> {
    let fits = contains(Expr::col(account::Column::Name), text, db.get_database_backend());
    let found = account::Entity::find().filter(fits).order_by_desc(account::Column::Id);
    page.read(db, found).await
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

/// The owner of the account who has been a user the longest.
pub async fn first_owner(
    db: &impl ConnectionTrait,
    account: AccountId,
) -> Result<Option<user::Model>, StoreError> {
    Ok(first_owners(db, &[account]).await?.remove(&account))
}

/// The same for several accounts at once.
pub async fn first_owners(
    db: &impl ConnectionTrait,
    accounts: &[AccountId],
) -> Result<HashMap<AccountId, user::Model>, StoreError> {
    let owners = membership::Entity::find()
        .filter(membership::Column::AccountId.is_in(accounts.iter().copied().map(AccountNumber::from)))
        .filter(membership::Column::Role.eq(Role::Owner.code()))
        .all(db)
        .await?;
    let users = user::Entity::find()
        .filter(user::Column::Id.is_in(owners.iter().map(|owner| owner.user_id)))
        .filter(user::Column::StateStatus.eq(StateStatus::Active.code()))
        .order_by_asc(user::Column::CreatedAt)
        .all(db)
        .await?;
    let first = |account: AccountId| {
        let is_owner = |user: &&user::Model| {
            owners.iter().any(|owner| owner.account_id == account && owner.user_id == user.id)
        };
        users.iter().find(is_owner).map(|user| (account, user.clone()))
    };
    Ok(accounts.iter().copied().filter_map(first).collect())
}
