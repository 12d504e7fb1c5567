//! Listings, with their rates and fees.

use domain::key::{AccountId, Key};
use domain::text::code::ActiveType;
use sea_orm::sea_query::LockType;
use sea_orm::{ColumnTrait, ConnectionTrait, EntityTrait, QueryFilter, QueryOrder, QuerySelect};

use crate::page::{Page, Paged};
use crate::row::accounts::account;
use crate::row::homes::property;
use crate::row::listings::{listing, listing_fee, listing_rate};
use crate::row::{AccountNumber, Id};
use crate::{StoreError, Tx};

/// The maximum number of listings shown to the operator.
const WATCHED: u64 = 200;

/// A listing of any account, for the operator.
#[derive(Clone, Debug)]
pub struct Watched {
    pub listing: listing::Model,
    /// Of its home.
    pub name: String,
    pub city: String,
    /// The name of its account.
    pub account: String,
}

pub async fn find(
    db: &impl ConnectionTrait,
    account: AccountId,
    key: Key,
) -> Result<Option<listing::Model>, StoreError> {
    Ok(listing::Entity::find_by_id((AccountNumber::from(account), Id::from(key))).one(db).await?)
}

/// Finds the listing and locks it until the end of the transaction; rows may still reference it.
pub async fn find_locked(
    tx: &Tx,
    account: AccountId,
    key: Key,
) -> Result<Option<listing::Model>, StoreError> {
    let found = listing::Entity::find_by_id((AccountNumber::from(account), Id::from(key)));
    Ok(found.lock(LockType::NoKeyUpdate).one(tx).await?)
}

/// The only query across the listings of all accounts: those in a state, oldest first.
pub async fn standing_as(
    db: &impl ConnectionTrait,
    standing: ActiveType,
) -> Result<Vec<Watched>, StoreError> {
    let listings = listing::Entity::find()
        .filter(listing::Column::ActiveType.eq(standing.code()))
        .order_by_asc(listing::Column::UpdatedAt)
        .order_by_asc(listing::Column::Id)
        .limit(WATCHED)
        .all(db)
        .await?;
    let mut watched = Vec::with_capacity(listings.len());
    for listing in listings {
        let home = property::Entity::find_by_id((listing.account_id, listing.property_id)).one(db).await?;
        let account = account::Entity::find_by_id(listing.account_id).one(db).await?;
        let (name, city) = home.map_or_else(Default::default, |home| (home.name, home.city));
        let account = account.map_or_else(String::new, |account| account.name);
        watched.push(Watched { listing, name, city, account });
    }
    Ok(watched)
}

/// The listings with these keys, oldest first.
pub async fn find_each(
    db: &impl ConnectionTrait,
    account: AccountId,
    keys: &[Key],
) -> Result<Vec<listing::Model>, StoreError> {
    Ok(listing::Entity::find()
        .filter(listing::Column::AccountId.eq(AccountNumber::from(account)))
        .filter(listing::Column::Id.is_in(keys.iter().copied().map(Id::from)))
        .order_by_asc(listing::Column::Id)
        .all(db)
        .await?)
}

pub async fn fee(db: &impl ConnectionTrait, key: Key) -> Result<Option<listing_fee::Model>, StoreError> {
    let id = (AccountNumber::from(key.account()), Id::from(key));
    Ok(listing_fee::Entity::find_by_id(id).one(db).await?)
}

pub async fn rate(db: &impl ConnectionTrait, key: Key) -> Result<Option<listing_rate::Model>, StoreError> {
    let id = (AccountNumber::from(key.account()), Id::from(key));
    Ok(listing_rate::Entity::find_by_id(id).one(db).await?)
}

/// In the owner's order.
pub async fn fees(
    db: &impl ConnectionTrait,
    account: AccountId,
    listing: Key,
    page: Page,
) -> Result<Paged<listing_fee::Model>, StoreError> {
    let fees = listing_fee::Entity::find()
        .filter(listing_fee::Column::AccountId.eq(AccountNumber::from(account)))
        .filter(listing_fee::Column::ListingId.eq(Id::from(listing)))
        .order_by_asc(listing_fee::Column::Position)
        .order_by_asc(listing_fee::Column::Id);
    page.read(db, fees).await
}

/// Ordered by date; the base rate, which has no dates, comes last.
pub async fn rates(
    db: &impl ConnectionTrait,
    account: AccountId,
    listing: Key,
    page: Page,
) -> Result<Paged<listing_rate::Model>, StoreError> {
    let rates = listing_rate::Entity::find()
        .filter(listing_rate::Column::AccountId.eq(AccountNumber::from(account)))
        .filter(listing_rate::Column::ListingId.eq(Id::from(listing)))
        .order_by_asc(listing_rate::Column::BaseRate)
        .order_by_asc(listing_rate::Column::StartDate)
        .order_by_asc(listing_rate::Column::Id);
    page.read(db, rates).await
}
