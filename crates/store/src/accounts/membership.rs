//! The roles of users in accounts, and the property groups that they are limited to.

use domain::key::{AccountId, Key};
use domain::text::code::StateStatus;
use sea_orm::{
    ColumnTrait, ConnectionTrait, EntityTrait, PaginatorTrait, QueryFilter, QueryOrder, QuerySelect, Select,
};

use crate::row::accounts::{account, membership, membership_group};
use crate::row::{AccountNumber, Id};
use crate::{StoreError, Tx};

/// The open accounts of a user, oldest membership first.
pub async fn of_user(
    db: &impl ConnectionTrait,
    user: Key,
) -> Result<Vec<(membership::Model, account::Model)>, StoreError> {
    let memberships = membership::Entity::find()
        .filter(membership::Column::UserId.eq(Id::from(user)))
        .order_by_asc(membership::Column::CreatedAt)
        .order_by_asc(membership::Column::AccountId)
        .all(db)
        .await?;
    let accounts = account::Entity::find()
        .filter(account::Column::Id.is_in(memberships.iter().map(|row| row.account_id)))
        .filter(account::Column::StateStatus.eq(StateStatus::Active.code()))
        .all(db)
        .await?;
    let with_account = |row: membership::Model| {
        let account = accounts.iter().find(|account| account.id == row.account_id)?.clone();
        Some((row, account))
    };
    Ok(memberships.into_iter().filter_map(with_account).collect())
}

/// The groups that a user is limited to; `None` without a limit.
pub async fn groups(
    db: &impl ConnectionTrait,
    account: AccountId,
    user: Key,
) -> Result<Vec<Key>, StoreError> {
    let rows = membership_group::Entity::find()
        .filter(membership_group::Column::AccountId.eq(AccountNumber::from(account)))
        .filter(membership_group::Column::UserId.eq(Id::from(user)))
        .order_by_asc(membership_group::Column::GroupId)
        .all(db)
        .await?;
    Ok(rows.into_iter().map(|row| row.group_id.key()).collect())
}

pub async fn find(
    db: &impl ConnectionTrait,
    account: AccountId,
    user: Key,
) -> Result<Option<membership::Model>, StoreError> {
    Ok(of(account, user).one(db).await?)
}

/// Locks the membership until the end of the transaction.
pub async fn lock(tx: &Tx, account: AccountId, user: Key) -> Result<Option<membership::Model>, StoreError> {
    Ok(of(account, user).lock_exclusive().one(tx).await?)
}

fn of(account: AccountId, user: Key) -> Select<membership::Entity> {
    membership::Entity::find_by_id((account.into(), user.into()))
}

/// Whether any user is limited to the group.
pub async fn is_limit(db: &impl ConnectionTrait, account: AccountId, group: Key) -> Result<bool, StoreError> {
    let limits = membership_group::Entity::find()
        .filter(membership_group::Column::AccountId.eq(AccountNumber::from(account)))
        .filter(membership_group::Column::GroupId.eq(Id::from(group)));
    Ok(limits.count(db).await? > 0)
}
