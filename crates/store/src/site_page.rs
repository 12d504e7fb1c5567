//! Pages that an owner wrote for a site.

use domain::key::{AccountId, Key};
use sea_orm::{ColumnTrait, ConnectionTrait, EntityTrait, QueryFilter, QueryOrder};

use crate::StoreError;
use crate::row::{Id, site_page};

/// Those that are for everyone to see, in the owner's order.
pub async fn list_published(
    db: &impl ConnectionTrait,
    account: AccountId,
    site: Key,
) -> Result<Vec<site_page::Model>, StoreError> {
    Ok(site_page::Entity::find()
        .filter(site_page::Column::AccountId.eq(i64::from(account)))
        .filter(site_page::Column::SiteId.eq(Id::from(site)))
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
    // PostgreSQL refuses a text with this letter in it, so no page can have it.
    if slug.contains('\0') {
        return Ok(None);
    }
    Ok(site_page::Entity::find()
        .filter(site_page::Column::AccountId.eq(i64::from(account)))
        .filter(site_page::Column::SiteId.eq(Id::from(site)))
        .filter(site_page::Column::Slug.eq(slug))
        .one(db)
        .await?)
}
