//! The mapping of homes to the partner's listings, and the writes of a synchronization.

use chrono::{DateTime, Utc};
use domain::key::{AccountId, Key};
use domain::text::code::ActiveType;
use sea_orm::sea_query::{Expr, LockType, OnConflict};
use sea_orm::{
    ColumnTrait, ConnectionTrait, EntityTrait, IntoActiveModel, ModelTrait, PaginatorTrait, QueryFilter,
    QueryOrder, QuerySelect, Select,
};

use crate::row::homes::{property, property_amenity};
use crate::row::listings::{listing, listing_fee, listing_rate};
use crate::row::partner_homes::partner_listing;
use crate::row::{AccountNumber, Id};
use crate::{StoreError, Tx};

/// The home of a partner listing, and its last imported state.
#[derive(Debug)]
pub struct Known {
    pub property: property::Model,
    pub listing: listing::Model,
    pub heard: Option<partner_listing::Model>,
}

pub async fn find(
    db: &impl ConnectionTrait,
    account: AccountId,
    listing_key: &str,
) -> Result<Option<listing::Model>, StoreError> {
    Ok(of_key(account, listing_key).one(db).await?)
}

/// Finds the home of a partner listing and locks its rows until the end of the transaction: first the home, as a deletion does,
/// and both so that they can still be referenced.
pub async fn lock(tx: &Tx, account: AccountId, listing_key: &str) -> Result<Option<Known>, StoreError> {
    let Some(found) = of_key(account, listing_key).one(tx).await? else { return Ok(None) };
    let home = (found.account_id, found.property_id);
    let property = property::Entity::find_by_id(home).lock(LockType::NoKeyUpdate).one(tx).await?;
    let listing = listing::Entity::find_by_id((found.account_id, found.id)).lock(LockType::NoKeyUpdate);
    let (Some(property), Some(listing)) = (property, listing.one(tx).await?) else { return Ok(None) };
    let heard = partner_listing::Entity::find_by_id(home).one(tx).await?;
    Ok(Some(Known { property, listing, heard }))
}

fn of_key(account: AccountId, listing_key: &str) -> Select<listing::Entity> {
    listing::Entity::find()
        .filter(listing::Column::AccountId.eq(AccountNumber::from(account)))
        .filter(listing::Column::PartnerListingId.eq(listing_key))
        .order_by_asc(listing::Column::Id)
}

/// The last imported state of a home.
pub async fn of_property(
    db: &impl ConnectionTrait,
    property: Key,
) -> Result<Option<partner_listing::Model>, StoreError> {
    let id = (AccountNumber::from(property.account()), Id::from(property));
    Ok(partner_listing::Entity::find_by_id(id).one(db).await?)
}

pub async fn put(tx: &Tx, row: partner_listing::Model) -> Result<(), StoreError> {
    use partner_listing::Column;
    let again = OnConflict::columns([Column::AccountId, Column::PropertyId])
        .update_columns([Column::ListingKey, Column::Fingerprint, Column::SeenAt, Column::CleaningFeeId])
        .to_owned();
    partner_listing::Entity::insert(row.into_active_model())
        .on_conflict(again)
        .exec_without_returning(tx)
        .await?;
    Ok(())
}

/// Marks the listing as still sold and otherwise unchanged.
pub async fn touch(
    db: &impl ConnectionTrait,
    account: AccountId,
    listing_key: &str,
    at: DateTime<Utc>,
) -> Result<(), StoreError> {
    partner_listing::Entity::update_many()
        .col_expr(partner_listing::Column::SeenAt, Expr::value(at))
        .filter(partner_listing::Column::AccountId.eq(AccountNumber::from(account)))
        .filter(partner_listing::Column::ListingKey.eq(listing_key))
        .exec(db)
        .await?;
    Ok(())
}

/// The active listings that a complete import did not contain.
pub async fn vanished(
    db: &impl ConnectionTrait,
    account: AccountId,
    since: DateTime<Utc>,
) -> Result<Vec<Key>, StoreError> {
    let account = AccountNumber::from(account);
    let gone = partner_listing::Entity::find()
        .filter(partner_listing::Column::AccountId.eq(account))
        .filter(partner_listing::Column::SeenAt.lt(since))
        .all(db)
        .await?;
    let ids: Vec<Id> = listing::Entity::find()
        .select_only()
        .column(listing::Column::Id)
        .filter(listing::Column::AccountId.eq(account))
        .filter(listing::Column::PropertyId.is_in(gone.iter().map(|row| row.property_id)))
        .filter(listing::Column::ActiveType.eq(ActiveType::Active.code()))
        .into_tuple()
        .all(db)
        .await?;
    Ok(ids.into_iter().map(Id::key).collect())
}

/// Clears the fingerprint, so that the next import updates the home.
pub async fn forget(tx: &Tx, account: AccountId, property: Key) -> Result<(), StoreError> {
    partner_listing::Entity::update_many()
        .col_expr(partner_listing::Column::Fingerprint, Expr::value(""))
        .filter(partner_listing::Column::AccountId.eq(AccountNumber::from(account)))
        .filter(partner_listing::Column::PropertyId.eq(Id::from(property)))
        .exec(tx)
        .await?;
    Ok(())
}

/// Replaces the amenities; all codes must be in the catalog.
pub async fn put_amenities(tx: &Tx, property: &property::Model, codes: &[&str]) -> Result<(), StoreError> {
    property_amenity::Entity::delete_many()
        .filter(property_amenity::Column::AccountId.eq(property.account_id))
        .filter(property_amenity::Column::PropertyId.eq(property.id))
        .exec(tx)
        .await?;
    for code in codes {
        let row = property_amenity::Model {
            account_id: property.account_id,
            property_id: property.id,
            amenity: (*code).to_owned(),
        };
        crate::keep::insert(tx, row).await?;
    }
    Ok(())
}

/// The base rate of the listing, locked until the end of the transaction.
pub async fn base_rate(tx: &Tx, listing: &listing::Model) -> Result<Option<listing_rate::Model>, StoreError> {
    Ok(listing_rate::Entity::find()
        .filter(listing_rate::Column::AccountId.eq(listing.account_id))
        .filter(listing_rate::Column::ListingId.eq(listing.id))
        .filter(listing_rate::Column::BaseRate.eq(true))
        .lock_exclusive()
        .one(tx)
        .await?)
}

/// The fee created for the partner, even if it was renamed; one that existed before is found by its
/// name. Locked until the end of the transaction.
pub async fn cleaning_fee(
    tx: &Tx,
    listing: &listing::Model,
    known: Option<Id>,
    name: &str,
) -> Result<Option<listing_fee::Model>, StoreError> {
    use listing_fee::Column;
    let of_listing = listing_fee::Entity::find()
        .filter(Column::AccountId.eq(listing.account_id))
        .filter(Column::ListingId.eq(listing.id));
    let meant = match known {
        Some(id) => of_listing.filter(Column::Id.eq(id)),
        None => of_listing.filter(Column::Name.eq(name)).filter(Column::Optional.eq(false)),
    };
    Ok(meant.order_by_asc(Column::Id).lock_exclusive().one(tx).await?)
}

pub async fn remove_fee(tx: &Tx, fee: listing_fee::Model) -> Result<(), StoreError> {
    fee.delete(tx).await?;
    Ok(())
}

/// Whether another home of the account has this slug.
pub async fn has_slug(tx: &Tx, account: AccountId, slug: &str) -> Result<bool, StoreError> {
    let found = property::Entity::find()
        .filter(property::Column::AccountId.eq(AccountNumber::from(account)))
        .filter(property::Column::Slug.eq(slug))
        .one(tx)
        .await?;
    Ok(found.is_some())
}

/// The number of listings seen since a point in time.
pub async fn count_since(
    db: &impl ConnectionTrait,
    account: AccountId,
    since: DateTime<Utc>,
) -> Result<u64, StoreError> {
    Ok(partner_listing::Entity::find()
        .filter(partner_listing::Column::AccountId.eq(AccountNumber::from(account)))
        .filter(partner_listing::Column::SeenAt.gte(since))
        .count(db)
        .await?)
}
