//! Sites: found by their address, versioned by a revision that every change of what they show raises.

use domain::key::{AccountId, Key};
use sea_orm::sea_query::Expr;
use sea_orm::{ColumnTrait, ConnectionTrait, EntityTrait, ExprTrait, QueryFilter, QueryOrder, QuerySelect};

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

/// Cheap enough to be asked often: has anything changed that the site shows?
pub async fn revision(
    db: &impl ConnectionTrait,
    account: AccountId,
    site: Key,
) -> Result<Option<i64>, StoreError> {
    Ok(site::Entity::find_by_id((i64::from(account), Id::from(site)))
        .select_only()
        .column(site::Column::Revision)
        .into_tuple()
        .one(db)
        .await?)
}

/// Tells all sites of the account, on every node, that what they show has changed. Part of the transaction that changes it.
pub async fn raise_revisions(tx: &Tx, account: AccountId) -> Result<(), StoreError> {
    site::Entity::update_many()
        .col_expr(site::Column::Revision, Expr::col(site::Column::Revision).add(1))
        .filter(site::Column::AccountId.eq(i64::from(account)))
        .exec(tx)
        .await?;
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
