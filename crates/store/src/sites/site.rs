//! Sites by address or key.

use domain::key::{AccountId, Key};
use sea_orm::sea_query::LockType;
use sea_orm::{
    ColumnTrait, ConnectionTrait, EntityTrait, IntoActiveModel, QueryFilter, QueryOrder, QuerySelect,
};

use crate::row::sites::{site, site_address};
use crate::row::{AccountNumber, Id};
use crate::{StoreError, Tx};

/// The site at a namespace or host name. The directory gives the account; the query then names it.
pub async fn find_by_address(
    db: &impl ConnectionTrait,
    address: &str,
) -> Result<Option<site::Model>, StoreError> {
    // PostgreSQL rejects NUL characters in texts, so no site can have one.
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
    Ok(site::Entity::find_by_id((AccountNumber::from(account), Id::from(key))).one(db).await?)
}

/// Locks the site until the end of the transaction; rows may still reference it. On SQLite there is only one writer anyway.
pub async fn lock(tx: &Tx, account: AccountId, key: Key) -> Result<(), StoreError> {
    let found = site::Entity::find_by_id((AccountNumber::from(account), Id::from(key)));
    found.lock(LockType::NoKeyUpdate).one(tx).await?;
    Ok(())
}

/// The sites of an account, oldest first.
pub async fn of_account(
    db: &impl ConnectionTrait,
    account: AccountId,
) -> Result<Vec<site::Model>, StoreError> {
    Ok(site::Entity::find()
        .filter(site::Column::AccountId.eq(AccountNumber::from(account)))
        .order_by_asc(site::Column::Id)
        .all(db)
        .await?)
}

/// Points new addresses at a site, and removes former ones. An address of another site is refused as a duplicate.
pub async fn move_addresses(
    tx: &Tx,
    account: AccountId,
    site: Key,
    former: &[&str],
    now: &[&str],
) -> Result<(), StoreError> {
    let account = AccountNumber::from(account);
    let gone = former.iter().filter(|address| !now.contains(address)).copied();
    site_address::Entity::delete_many()
        .filter(site_address::Column::AccountId.eq(account))
        .filter(site_address::Column::SiteId.eq(Id::from(site)))
        .filter(site_address::Column::Address.is_in(gone))
        .exec(tx)
        .await?;
    for address in now.iter().filter(|address| !former.contains(address)) {
        let row =
            site_address::Model { address: (*address).to_owned(), account_id: account, site_id: site.into() };
        site_address::Entity::insert(row.into_active_model()).exec_without_returning(tx).await?;
    }
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
