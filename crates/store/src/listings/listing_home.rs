//! The facts about a home and its listing for the listing checklist, read from the rows.

use domain::key::{AccountId, Key};
use domain::listings::Home;
use domain::text::code::SystemType;
use sea_orm::{ColumnTrait, ConnectionTrait, EntityTrait, PaginatorTrait, QueryFilter};

use crate::StoreError;
use crate::row::homes::{photo, property, property_amenity};
use crate::row::listings::{listing, listing_rate};
use crate::row::{AccountNumber, Id};

/// `None` without such a property; without a listing, its facts are empty.
pub async fn find(
    db: &impl ConnectionTrait,
    account: AccountId,
    property: Key,
    listing: Key,
) -> Result<Option<Home>, StoreError> {
    let (account, property, listing) = (AccountNumber::from(account), Id::from(property), Id::from(listing));
    let Some(home) = property::Entity::find_by_id((account, property)).one(db).await? else {
        return Ok(None);
    };
    let offer = listing::Entity::find_by_id((account, listing)).one(db).await?;
    let photos = photo::Entity::find()
        .filter(photo::Column::AccountId.eq(account))
        .filter(photo::Column::PropertyId.eq(property));
    let rates = listing_rate::Entity::find()
        .filter(listing_rate::Column::AccountId.eq(account))
        .filter(listing_rate::Column::ListingId.eq(listing));
    let amenities = property_amenity::Entity::find()
        .filter(property_amenity::Column::AccountId.eq(account))
        .filter(property_amenity::Column::PropertyId.eq(property));
    Ok(Some(Home {
        photos: photos.clone().count(db).await?,
        photos_without_words: photos.filter(photo::Column::Alt.eq("")).count(db).await?,
        rates: rates.clone().count(db).await?,
        base_rates: rates.filter(listing_rate::Column::BaseRate.eq(true)).count(db).await?,
        amenities: amenities.count(db).await?,
        refund_policy: offer.as_ref().is_some_and(|offer| offer.refund_policy_id.is_some()),
        payment_policy: offer.as_ref().is_some_and(|offer| offer.payment_policy_id.is_some()),
        agreement: offer.as_ref().is_some_and(|offer| offer.agreement_id.is_some()),
        is_partners: home.system_type == SystemType::Partner,
        name: home.name,
        description: home.description,
        city: home.city,
        lat: home.lat,
        lon: home.lon,
    }))
}
