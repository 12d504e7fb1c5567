//! Pages of sites, written by owners.

use domain::key::{AccountId, Key};
use sea_orm::{
    ColumnTrait, ConnectionTrait, EntityTrait, PaginatorTrait, QueryFilter, QueryOrder, QuerySelect, Select,
};

use crate::row::sites::site_page;
use crate::row::{AccountNumber, Id};
use crate::{StoreError, Tx};

fn of_site(account: AccountId, site: Key) -> Select<site_page::Entity> {
    site_page::Entity::find()
        .filter(site_page::Column::AccountId.eq(AccountNumber::from(account)))
        .filter(site_page::Column::SiteId.eq(Id::from(site)))
}

/// The published pages, in the owner's order.
pub async fn list_published(
    db: &impl ConnectionTrait,
    account: AccountId,
    site: Key,
) -> Result<Vec<site_page::Model>, StoreError> {
    Ok(of_site(account, site)
        .filter(site_page::Column::Published.eq(true))
        .order_by_asc(site_page::Column::Position)
        .order_by_asc(site_page::Column::Id)
        .all(db)
        .await?)
}

/// Published or not.
pub async fn find(
    db: &impl ConnectionTrait,
    account: AccountId,
    site: Key,
    slug: &str,
) -> Result<Option<site_page::Model>, StoreError> {
    // PostgreSQL rejects NUL characters in texts, so no page can have one.
    if slug.contains('\0') {
        return Ok(None);
    }
    Ok(of_site(account, site).filter(site_page::Column::Slug.eq(slug)).one(db).await?)
}

/// The number of pages, published or not, and the next free position.
pub async fn count_and_end(tx: &Tx, account: AccountId, site: Key) -> Result<(u64, i32), StoreError> {
    let last: Option<i32> = of_site(account, site)
        .select_only()
        .column(site_page::Column::Position)
        .order_by_desc(site_page::Column::Position)
        .into_tuple()
        .one(tx)
        .await?;
    let count = of_site(account, site).count(tx).await?;
    Ok((count, last.map_or(0, |last| last.saturating_add(1))))
}
