//! Invitations of users to an account.

use chrono::{DateTime, Utc};
use domain::key::{AccountId, Key};
use sea_orm::{ColumnTrait, ConnectionTrait, EntityTrait, QueryFilter, QueryOrder, QuerySelect};

use crate::row::accounts::invitation;
use crate::row::{AccountNumber, Id};
use crate::{StoreError, Tx};

pub async fn find(db: &impl ConnectionTrait, key: Key) -> Result<Option<invitation::Model>, StoreError> {
    Ok(invitation::Entity::find_by_id((AccountNumber::from(key.account()), Id::from(key))).one(db).await?)
}

/// Locks the invitation until the end of the transaction.
pub async fn lock(tx: &Tx, key: Key) -> Result<Option<invitation::Model>, StoreError> {
    let id = (AccountNumber::from(key.account()), Id::from(key));
    Ok(invitation::Entity::find_by_id(id).lock_exclusive().one(tx).await?)
}

/// The invitations that can still be accepted, newest first.
pub async fn open(
    db: &impl ConnectionTrait,
    account: AccountId,
    now: DateTime<Utc>,
) -> Result<Vec<invitation::Model>, StoreError> {
    Ok(invitation::Entity::find()
        .filter(invitation::Column::AccountId.eq(AccountNumber::from(account)))
        .filter(invitation::Column::AcceptedAt.is_null())
        .filter(invitation::Column::ExpiresAt.gt(now))
        .order_by_desc(invitation::Column::Id)
        .all(db)
        .await?)
}

pub async fn delete(tx: &Tx, key: Key) -> Result<(), StoreError> {
    invitation::Entity::delete_by_id((AccountNumber::from(key.account()), Id::from(key))).exec(tx).await?;
    Ok(())
}
