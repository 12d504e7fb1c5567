//! Sites: found by their address or their key.

use domain::key::{AccountId, Key};
use sea_orm::{ConnectionTrait, EntityTrait, QueryOrder, QuerySelect};

use crate::row::{Id, site, site_address};
use crate::{StoreError, Tx};

/// The site at a namespace or host name. The directory tells the account; the query then names it.
pub async fn find_by_address(
    db: &impl ConnectionTrait,
    address: &str,
) -> Result<Option<site::Model>, StoreError> {
    // PostgreSQL refuses a text with this letter in it, so no site can have it.
    if address.contains('\0') {
        return Ok(None);
    }
    let Some(entry) = site_address::Entity::find_by_id(address.to_owned()).one(db).await? else {
        return Ok(None);
    };
    Ok(site::Entity::find_by_id((entry.account_id, entry.site_id)).one(db).await?)
}

pub async fn find(
    db: &impl ConnectionTrait,
    account: AccountId,
    key: Key,
) -> Result<Option<site::Model>, StoreError> {
    Ok(site::Entity::find_by_id((i64::from(account), Id::from(key))).one(db).await?)
}

/// Makes others who lock the same site wait until the transaction ends. On SQLite there is only one writer anyway.
pub async fn lock(tx: &Tx, account: AccountId, key: Key) -> Result<(), StoreError> {
    site::Entity::find_by_id((i64::from(account), Id::from(key))).lock_exclusive().one(tx).await?;
    Ok(())
}

/// Every site of the installation, for the operator.
pub async fn list_all(db: &impl ConnectionTrait) -> Result<Vec<site::Model>, StoreError> {
    Ok(site::Entity::find()
        .order_by_asc(site::Column::AccountId)
        .order_by_asc(site::Column::Id)
        .all(db)
        .await?)
}
