//! Pictures uploaded for sites. Guests see those that are ready.

use domain::key::{AccountId, Key};
use domain::text::code::{PhotoState, SitePictureRole};
use sea_orm::sea_query::Expr;
use sea_orm::{ColumnTrait, ConnectionTrait, EntityTrait, QueryFilter, Select};

use crate::row::sites::site_picture;
use crate::row::{AccountNumber, Id};
use crate::{StoreError, Tx};

fn of_account(account: AccountId) -> Select<site_picture::Entity> {
    site_picture::Entity::find().filter(site_picture::Column::AccountId.eq(AccountNumber::from(account)))
}

/// Ready or not.
pub async fn of_site(
    db: &impl ConnectionTrait,
    account: AccountId,
    site: Key,
) -> Result<Vec<site_picture::Model>, StoreError> {
    Ok(of_account(account).filter(site_picture::Column::SiteId.eq(Id::from(site))).all(db).await?)
}

/// The row of a picture, by the key of its files.
pub async fn find(
    db: &impl ConnectionTrait,
    account: AccountId,
    picture: Key,
) -> Result<Option<site_picture::Model>, StoreError> {
    Ok(of_account(account).filter(site_picture::Column::PictureId.eq(Id::from(picture))).one(db).await?)
}

/// Marks the picture as ready. Returns whether it still exists.
pub async fn set_ready(tx: &Tx, account: AccountId, picture: Key) -> Result<bool, StoreError> {
    let changed = site_picture::Entity::update_many()
        .col_expr(site_picture::Column::State, Expr::value(PhotoState::Ready.code()))
        .filter(site_picture::Column::AccountId.eq(AccountNumber::from(account)))
        .filter(site_picture::Column::PictureId.eq(Id::from(picture)))
        .exec(tx)
        .await?;
    Ok(changed.rows_affected > 0)
}

/// Deletes the row of a role; returns the key of its files if there was one. The site must be locked.
pub async fn remove(
    tx: &Tx,
    account: AccountId,
    site: Key,
    role: SitePictureRole,
) -> Result<Option<Key>, StoreError> {
    let rows = of_site(tx, account, site).await?;
    let Some(row) = rows.into_iter().find(|row| *row.role == role) else { return Ok(None) };
    site_picture::Entity::delete_by_id((row.account_id, row.site_id, row.role)).exec(tx).await?;
    Ok(Some(row.picture_id.key()))
}
