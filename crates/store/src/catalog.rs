//! Everything one site sells, in a dozen queries however many homes there are.

use chrono::NaiveDate;
use sea_orm::{ColumnTrait, ConnectionTrait, EntityTrait, QueryFilter, QueryOrder, QuerySelect};

use crate::StoreError;
use crate::row::{
    Id, listing, listing_fee, listing_rate, listing_tax, night_override, photo, property, property_amenity,
    property_group, property_group_member, property_tag, review, site, site_property, stay_night, tax,
};

/// The rows of an account from which a site's catalogue is made. Properties are those of the site; the rest may be more.
#[derive(Debug)]
pub struct CatalogRows {
    pub properties: Vec<property::Model>,
    pub featured: Vec<Id>,
    pub listings: Vec<listing::Model>,
    pub rates: Vec<listing_rate::Model>,
    pub overrides: Vec<night_override::Model>,
    pub fees: Vec<listing_fee::Model>,
    pub taxes: Vec<tax::Model>,
    pub listing_taxes: Vec<listing_tax::Model>,
    pub photos: Vec<photo::Model>,
    pub amenities: Vec<property_amenity::Model>,
    pub groups: Vec<property_group::Model>,
    pub group_members: Vec<property_group_member::Model>,
    pub tags: Vec<property_tag::Model>,
    /// Property and stars of each published review.
    pub ratings: Vec<(Id, i32)>,
    /// Property and night, once for each unit that is taken.
    pub nights: Vec<(Id, NaiveDate)>,
}

/// Loads what `site` sells, with the nights taken from `from` on.
pub async fn load(
    db: &impl ConnectionTrait,
    site: &site::Model,
    from: NaiveDate,
) -> Result<CatalogRows, StoreError> {
    let account = site.account_id;
    let chosen = site_property::Entity::find()
        .filter(site_property::Column::AccountId.eq(account))
        .filter(site_property::Column::SiteId.eq(site.id))
        .order_by_asc(site_property::Column::Position)
        .all(db)
        .await?;
    Ok(CatalogRows {
        properties: properties_of(db, site, &chosen).await?,
        featured: chosen.iter().filter(|shown| shown.featured).map(|shown| shown.property_id).collect(),
        listings: of_account::<listing::Entity>(db, listing::Column::AccountId, account).await?,
        rates: of_account::<listing_rate::Entity>(db, listing_rate::Column::AccountId, account).await?,
        overrides: of_account::<night_override::Entity>(db, night_override::Column::AccountId, account)
            .await?,
        fees: of_account::<listing_fee::Entity>(db, listing_fee::Column::AccountId, account).await?,
        taxes: of_account::<tax::Entity>(db, tax::Column::AccountId, account).await?,
        listing_taxes: of_account::<listing_tax::Entity>(db, listing_tax::Column::AccountId, account).await?,
        photos: of_account::<photo::Entity>(db, photo::Column::AccountId, account).await?,
        amenities: of_account::<property_amenity::Entity>(db, property_amenity::Column::AccountId, account)
            .await?,
        groups: of_account::<property_group::Entity>(db, property_group::Column::AccountId, account).await?,
        group_members: of_account::<property_group_member::Entity>(
            db,
            property_group_member::Column::AccountId,
            account,
        )
        .await?,
        tags: of_account::<property_tag::Entity>(db, property_tag::Column::AccountId, account).await?,
        ratings: ratings(db, account).await?,
        nights: nights(db, account, from).await?,
    })
}

async fn of_account<E: EntityTrait>(
    db: &impl ConnectionTrait,
    account_column: E::Column,
    account: i64,
) -> Result<Vec<E::Model>, StoreError> {
    Ok(E::find().filter(account_column.eq(account)).all(db).await?)
}

async fn properties_of(
    db: &impl ConnectionTrait,
    site: &site::Model,
    chosen: &[site_property::Model],
) -> Result<Vec<property::Model>, StoreError> {
    let mut properties = property::Entity::find()
        .filter(property::Column::AccountId.eq(site.account_id))
        .filter(property::Column::StateStatus.eq("a"))
        .order_by_asc(property::Column::Id)
        .all(db)
        .await?;
    if !site.all_properties {
        properties.retain(|property| chosen.iter().any(|shown| shown.property_id == property.id));
    }
    Ok(properties)
}

async fn ratings(db: &impl ConnectionTrait, account: i64) -> Result<Vec<(Id, i32)>, StoreError> {
    Ok(review::Entity::find()
        .select_only()
        .columns([review::Column::PropertyId, review::Column::Rating])
        .filter(review::Column::AccountId.eq(account))
        .filter(review::Column::StateStatus.eq("a"))
        .into_tuple()
        .all(db)
        .await?)
}

async fn nights(
    db: &impl ConnectionTrait,
    account: i64,
    from: NaiveDate,
) -> Result<Vec<(Id, NaiveDate)>, StoreError> {
    Ok(stay_night::Entity::find()
        .select_only()
        .columns([stay_night::Column::PropertyId, stay_night::Column::Night])
        .filter(stay_night::Column::AccountId.eq(account))
        .filter(stay_night::Column::Night.gte(from))
        .into_tuple()
        .all(db)
        .await?)
}
