//! Listings, with the rates and fees that hang on them.

use domain::key::{AccountId, Key};
use sea_orm::{ColumnTrait, ConnectionTrait, EntityTrait, QueryFilter, QueryOrder};

use crate::StoreError;
use crate::page::{Page, Paged};
use crate::row::{Id, listing, listing_fee, listing_rate};

pub async fn find(
    db: &impl ConnectionTrait,
    account: AccountId,
    key: Key,
) -> Result<Option<listing::Model>, StoreError> {
    Ok(listing::Entity::find_by_id((i64::from(account), Id::from(key))).one(db).await?)
}

/// A page's worth of them, the oldest first.
pub async fn find_each(
    db: &impl ConnectionTrait,
    account: AccountId,
    keys: &[Key],
) -> Result<Vec<listing::Model>, StoreError> {
    Ok(listing::Entity::find()
        .filter(listing::Column::AccountId.eq(i64::from(account)))
        .filter(listing::Column::Id.is_in(keys.iter().copied().map(Id::from)))
        .order_by_asc(listing::Column::Id)
        .all(db)
        .await?)
}

/// In the owner's order.
pub async fn fees(
    db: &impl ConnectionTrait,
    account: AccountId,
    listing: Key,
    page: Page,
) -> Result<Paged<listing_fee::Model>, StoreError> {
    let fees = listing_fee::Entity::find()
        .filter(listing_fee::Column::AccountId.eq(i64::from(account)))
        .filter(listing_fee::Column::ListingId.eq(Id::from(listing)))
        .order_by_asc(listing_fee::Column::Position)
        .order_by_asc(listing_fee::Column::Id);
    page.read(db, fees).await
}

/// By date; the base rate, which has none, comes last.
pub async fn rates(
    db: &impl ConnectionTrait,
    account: AccountId,
    listing: Key,
    page: Page,
) -> Result<Paged<listing_rate::Model>, StoreError> {
    let rates = listing_rate::Entity::find()
        .filter(listing_rate::Column::AccountId.eq(i64::from(account)))
        .filter(listing_rate::Column::ListingId.eq(Id::from(listing)))
        .order_by_asc(listing_rate::Column::BaseRate)
        .order_by_asc(listing_rate::Column::StartDate)
        .order_by_asc(listing_rate::Column::Id);
    page.read(db, rates).await
}
