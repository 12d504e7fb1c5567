//! Loads everything a site sells, in a dozen queries for thousands of homes; or only the rows of a few changed homes.

pub mod change;
pub mod change_listener;
mod part;
mod whole;

use chrono::NaiveDate;
use domain::key::{AccountId, Key};
use domain::text::code::StateStatus;
use sea_orm::sea_query::{Expr, Query, SelectStatement, SimpleExpr};
use sea_orm::{ColumnTrait, Condition, ConnectionTrait, EntityTrait, ExprTrait, QueryFilter};

use crate::StoreError;
use crate::row::homes::{photo, property, property_group, review};
use crate::row::listings::tax;
use crate::row::policies::{payment_policy, refund_policy};
use crate::row::sites::site;
use crate::row::{AccountNumber, Id};
pub use part::{
    DiscountPart, FeaturedPart, FeePart, GroupMemberPart, ListingPart, ListingTaxPart, OverridePart,
    PhotoPart, PropertyPart, RatePart, ReviewPart, ShownPart, TagPart,
};
use whole::{Joined, Told, Whole, gathered};

/// The rows of an account that homes are compiled from. Properties are those that the site shows; other rows may be a superset.
#[derive(Debug)]
pub struct CatalogRows {
    pub properties: Vec<PropertyPart>,
    pub featured: Vec<Id>,
    pub listings: Vec<ListingPart>,
    pub rates: Vec<RatePart>,
    pub overrides: Vec<OverridePart>,
    pub discounts: Vec<DiscountPart>,
    pub fees: Vec<FeePart>,
    pub taxes: Vec<tax::Model>,
    pub listing_taxes: Vec<ListingTaxPart>,
    pub refund_policies: Vec<refund_policy::Model>,
    pub payment_policies: Vec<payment_policy::Model>,
    pub photos: Vec<PhotoPart>,
    pub amenities: Vec<(Id, Vec<String>)>,
    pub groups: Vec<property_group::Model>,
    pub group_members: Vec<GroupMemberPart>,
    pub tags: Vec<TagPart>,
    pub reviews: Vec<ReviewPart>,
    /// Taken nights by property, with one entry per taken unit.
    pub nights: Vec<(Id, Vec<NaiveDate>)>,
    /// Taken nights in a partner's system, for partner homes.
    pub partner_nights: Vec<(Id, Vec<NaiveDate>)>,
}

/// Which properties to load.
#[derive(Clone, Copy, Debug)]
pub enum Extent<'a> {
    /// From the first to the last, by key.
    Between(Key, Key),
    Only(&'a [Key]),
}

/// The keys of all visible properties, in order.
pub async fn properties<C: ConnectionTrait>(db: &C, account: AccountId) -> Result<Vec<Key>, StoreError> {
    let asked = Asked { db, account: account.into() };
    let column = Id::ask("id", db.get_database_backend());
    let ids: Vec<(uuid::Uuid,)> = asked.whole("property", &[column], sold()).await?;
    let mut keys: Vec<Key> = ids.into_iter().map(|(id,)| Id::from(id).key()).collect();
    keys.sort_unstable();
    Ok(keys)
}

/// Loads the listings of a site for some properties, with the nights taken from `from` on.
pub async fn load<C: ConnectionTrait>(
    db: &C,
    site: &site::Model,
    extent: Extent<'_>,
    from: NaiveDate,
) -> Result<CatalogRows, StoreError> {
    let asked = Asked { db, account: site.account_id };
    let of_properties = || extent.holds(Expr::col("property_id"));
    let listings = || asked.ids_of("listing", of_properties());
    let of_listings = || Condition::all().add(Expr::col("listing_id").in_subquery(listings()));
    let on_site = || of_properties().add(Expr::col("site_id").eq(site.id));
    let mut properties: Vec<PropertyPart> = asked.rows(sold().add(extent.holds(Expr::col("id")))).await?;
    if !site.all_properties {
        let shown: Vec<ShownPart> = asked.rows(on_site()).await?;
        properties.retain(|property| shown.iter().any(|shown| shown.property_id == property.id));
    }
    let featured: Vec<FeaturedPart> = asked.rows(on_site()).await?;
    let partner_nights = if properties.iter().any(PropertyPart::is_partners) {
        asked.nights("partner_night", extent, from).await?
    } else {
        Vec::new()
    };
    Ok(CatalogRows {
        properties,
        featured: featured.iter().map(|featured| featured.property_id).collect(),
        listings: asked.rows(of_properties()).await?,
        rates: asked.rows(of_listings()).await?,
        overrides: asked.rows(of_listings()).await?,
        discounts: asked.rows(of_listings()).await?,
        fees: asked.rows(of_listings()).await?,
        taxes: asked.active_taxes().await?,
        listing_taxes: asked.rows(of_listings()).await?,
        refund_policies: asked.all::<refund_policy::Entity>().await?,
        payment_policies: asked.all::<payment_policy::Entity>().await?,
        photos: asked.rows(of_properties().add(crate::homes::photo::ready())).await?,
        amenities: asked.amenities(of_properties()).await?,
        groups: asked.all::<property_group::Entity>().await?,
        group_members: asked.rows(of_properties()).await?,
        tags: asked.rows(of_properties()).await?,
        reviews: asked
            .rows(of_properties().add(review::Column::StateStatus.eq(StateStatus::Active.code())))
            .await?,
        nights: asked.nights("stay_night", extent, from).await?,
        partner_nights,
    })
}

/// The hero picture of a site need not be one of the pictures on cards.
pub async fn find_photo(
    db: &impl ConnectionTrait,
    account: AccountId,
    key: Key,
) -> Result<Option<PhotoPart>, StoreError> {
    let found = photo::Entity::find_by_id((AccountNumber::from(account), Id::from(key)));
    let found = found.filter(crate::homes::photo::ready()).one(db).await?;
    Ok(found.as_ref().map(PhotoPart::from))
}

fn sold() -> Condition {
    Condition::all().add(property::Column::StateStatus.eq(StateStatus::Active.code()))
}

impl Extent<'_> {
    fn holds(self, column: SimpleExpr) -> Condition {
        Condition::all().add(match self {
            Self::Between(first, last) => column.between(Id::from(first), Id::from(last)),
            Self::Only(keys) => column.is_in(keys.iter().copied().map(Id::from)),
        })
    }
}

/// The queries for one account.
struct Asked<'a, C> {
    db: &'a C,
    account: AccountNumber,
}

impl<C: ConnectionTrait> Asked<'_, C> {
    /// Reads whole rows, for tables with few rows.
    async fn all<E: EntityTrait>(&self) -> Result<Vec<E::Model>, StoreError> {
        Ok(E::find().filter(self.of_account()).all(self.db).await?)
    }

    async fn active_taxes(&self) -> Result<Vec<tax::Model>, StoreError> {
        let active = tax::Column::StateStatus.eq(StateStatus::Active.code());
        Ok(tax::Entity::find().filter(self.of_account()).filter(active).all(self.db).await?)
    }

    async fn rows<T: Whole>(&self, which: Condition) -> Result<Vec<T>, StoreError> {
        self.whole(T::TABLE, &T::columns(self.db.get_database_backend()), which).await
    }

    async fn whole<T: serde::de::DeserializeOwned>(
        &self,
        table: &'static str,
        columns: &[String],
        which: Condition,
    ) -> Result<Vec<T>, StoreError> {
        let gathered = gathered(columns, self.db.get_database_backend());
        let question = Query::select()
            .expr(Expr::cust(gathered))
            .from(table)
            .and_where(self.of_account())
            .cond_where(which)
            .to_owned();
        self.read(&question).await
    }

    async fn nights(
        &self,
        table: &'static str,
        extent: Extent<'_>,
        from: NaiveDate,
    ) -> Result<Vec<(Id, Vec<NaiveDate>)>, StoreError> {
        // Per property, otherwise the nights of past years would be read too.
        let each =
            Expr::col("property_id").in_subquery(self.ids_of("property", extent.holds(Expr::col("id"))));
        let later = Condition::all().add(each).add(Expr::col("night").gte(from));
        let joined = self.joined(table, "night", later).await?;
        Ok(joined.into_iter().map(|(property, nights)| (property, nights.dates().collect())).collect())
    }

    async fn amenities(&self, which: Condition) -> Result<Vec<(Id, Vec<String>)>, StoreError> {
        let joined = self.joined("property_amenity", "amenity", which).await?;
        let codes = |joined: Joined| joined.texts().map(str::to_owned).collect();
        Ok(joined.into_iter().map(|(property, amenities)| (property, codes(amenities))).collect())
    }

    /// All values of a column, joined per property.
    async fn joined(
        &self,
        table: &'static str,
        column: &'static str,
        which: Condition,
    ) -> Result<Vec<(Id, Joined)>, StoreError> {
        let engine = self.db.get_database_backend();
        let of_each = Query::select()
            .column("property_id")
            .expr_as(Expr::cust(Joined::ask(column, engine)), "joined")
            .from(table)
            .and_where(self.of_account())
            .cond_where(which)
            .group_by_col("property_id")
            .to_owned();
        let columns = [Id::ask("property_id", engine), "\"joined\"".to_owned()];
        let question = Query::select()
            .expr(Expr::cust(gathered(&columns, engine)))
            .from_subquery(of_each, "of_each")
            .to_owned();
        let rows: Vec<(uuid::Uuid, String)> = self.read(&question).await?;
        Ok(rows.into_iter().map(|(property, text)| (Id::from(property), Joined(text))).collect())
    }

    async fn read<T: serde::de::DeserializeOwned>(
        &self,
        question: &SelectStatement,
    ) -> Result<Vec<T>, StoreError> {
        let row = self.db.query_one(question).await?;
        let text: Option<String> = row.map(|row| row.try_get_by_index(0)).transpose()?.flatten();
        let Some(text) = text else { return Ok(Vec::new()) };
        serde_json::from_str(&text).map_err(|error| StoreError::Broken(error.to_string()))
    }

    fn ids_of(&self, table: &'static str, which: Condition) -> SelectStatement {
        Query::select().column("id").from(table).and_where(self.of_account()).cond_where(which).to_owned()
    }

    fn of_account(&self) -> SimpleExpr {
        Expr::col("account_id").eq(self.account)
    }
}
