//! Properties: everything that a home's page shows.

use std::collections::HashMap;

use chrono::{DateTime, Utc};
use domain::key::{AccountId, Key};
use domain::text::code::StateStatus;
use sea_orm::sea_query::Expr;
use sea_orm::{
    ColumnTrait, ConnectionTrait, EntityTrait, PaginatorTrait, QueryFilter, QueryOrder, QuerySelect,
};

use crate::row::homes::{amenity, photo, property, property_amenity, review};
use crate::row::listings::listing;
use crate::row::policies::refund_policy;
use crate::row::{AccountNumber, Id};
use crate::{Store, StoreError, Tx};

/// The rows of a property's own page.
#[derive(Debug)]
pub struct PropertyRows {
    pub property: property::Model,
    pub photos: Vec<photo::Model>,
    pub amenities: Vec<amenity::Model>,
    pub reviews: Vec<review::Model>,
    pub refund_policy: Option<refund_policy::Model>,
}

pub async fn find(
    db: &impl ConnectionTrait,
    account: AccountId,
    key: Key,
) -> Result<Option<PropertyRows>, StoreError> {
    let photos = crate::homes::photo::shown(account, key);
    let (account, id) = (AccountNumber::from(account), Id::from(key));
    let Some(property) = property::Entity::find_by_id((account, id)).one(db).await? else { return Ok(None) };
    let photos = photos.all(db).await?;
    let reviews = review::Entity::find()
        .filter(review::Column::AccountId.eq(account))
        .filter(review::Column::PropertyId.eq(id))
        .filter(review::Column::StateStatus.eq(StateStatus::Active.code()))
        .order_by_desc(review::Column::StayedOn)
        .all(db)
        .await?;
    let (amenities, refund_policy) =
        (amenities(db, account, id).await?, refund_policy(db, account, id).await?);
    Ok(Some(PropertyRows { property, photos, amenities, reviews, refund_policy }))
}

/// The time of the last change of each property of the account.
pub async fn changes(
    db: &impl ConnectionTrait,
    account: AccountId,
) -> Result<HashMap<Key, DateTime<Utc>>, StoreError> {
    let rows: Vec<(Id, DateTime<Utc>)> = property::Entity::find()
        .select_only()
        .column(property::Column::Id)
        .column(property::Column::UpdatedAt)
        .filter(property::Column::AccountId.eq(AccountNumber::from(account)))
        .into_tuple()
        .all(db)
        .await?;
    Ok(rows.into_iter().map(|(id, at)| (id.key(), at)).collect())
}

/// Whether the account had a property with this slug that is deactivated now.
pub async fn was_given_up(
    db: &impl ConnectionTrait,
    account: AccountId,
    slug: &str,
) -> Result<bool, StoreError> {
    // PostgreSQL rejects NUL characters in texts, so no property can have one.
    if slug.contains('\0') {
        return Ok(false);
    }
    let given_up = property::Entity::find()
        .filter(property::Column::AccountId.eq(AccountNumber::from(account)))
        .filter(property::Column::Slug.eq(slug))
        .filter(property::Column::StateStatus.eq(StateStatus::Deleted.code()))
        .count(db)
        .await?;
    Ok(given_up > 0)
}

/// The row alone, in any state.
pub async fn find_row(
    db: &impl ConnectionTrait,
    account: AccountId,
    key: Key,
) -> Result<Option<property::Model>, StoreError> {
    Ok(property::Entity::find_by_id((AccountNumber::from(account), Id::from(key))).one(db).await?)
}

/// The row alone, if the property is published.
pub async fn find_published(
    db: &impl ConnectionTrait,
    account: AccountId,
    key: Key,
) -> Result<Option<property::Model>, StoreError> {
    Ok(property::Entity::find_by_id((AccountNumber::from(account), Id::from(key)))
        .filter(property::Column::StateStatus.eq(StateStatus::Active.code()))
        .one(db)
        .await?)
}

async fn amenities(
    db: &impl ConnectionTrait,
    account: AccountNumber,
    property: Id,
) -> Result<Vec<amenity::Model>, StoreError> {
    let chosen = property_amenity::Entity::find()
        .filter(property_amenity::Column::AccountId.eq(account))
        .filter(property_amenity::Column::PropertyId.eq(property))
        .all(db)
        .await?;
    let codes = chosen.into_iter().map(|chosen| chosen.amenity);
    Ok(amenity::Entity::find()
        .filter(amenity::Column::Code.is_in(codes))
        .order_by_asc(amenity::Column::Position)
        .all(db)
        .await?)
}

async fn refund_policy(
    db: &impl ConnectionTrait,
    account: AccountNumber,
    property: Id,
) -> Result<Option<refund_policy::Model>, StoreError> {
    let listing = listing::Entity::find()
        .filter(listing::Column::AccountId.eq(account))
        .filter(listing::Column::PropertyId.eq(property))
        .one(db)
        .await?;
    let Some(policy) = listing.and_then(|listing| listing.refund_policy_id) else { return Ok(None) };
    Ok(refund_policy::Entity::find_by_id((account, policy)).one(db).await?)
}

/// Records that another channel has read the home's calendar. Not a change to what guests see.
pub async fn set_calendar_read(store: &Store, key: Key, at: DateTime<Utc>) -> Result<(), StoreError> {
    property::Entity::update_many()
        .col_expr(property::Column::CalendarReadAt, Expr::value(at))
        .filter(property::Column::AccountId.eq(AccountNumber::from(key.account())))
        .filter(property::Column::Id.eq(Id::from(key)))
        .exec(store.write_one())
        .await?;
    Ok(())
}

/// Replaces the secret in the URL of the home's iCal feed.
pub async fn set_ical_secret(tx: &Tx, key: Key, secret: &str) -> Result<(), StoreError> {
    property::Entity::update_many()
        .col_expr(property::Column::IcalSecret, Expr::value(secret))
        .filter(property::Column::AccountId.eq(AccountNumber::from(key.account())))
        .filter(property::Column::Id.eq(Id::from(key)))
        .exec(tx)
        .await?;
    Ok(())
}
