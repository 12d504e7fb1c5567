//! Everything one site sells, in a dozen queries however many homes there are; or only what a few changed homes need.

use chrono::NaiveDate;
use domain::key::{AccountId, Key};
use sea_orm::sea_query::{Expr, SimpleExpr};
use sea_orm::{
    ColumnTrait, Condition, ConnectionTrait, DbBackend, EntityTrait, QueryFilter, QueryOrder, QuerySelect,
};

use crate::StoreError;
use crate::row::{
    Id, listing, listing_discount, listing_fee, listing_rate, listing_tax, night_override, payment_policy,
    photo, property, property_amenity, property_group, property_group_member, property_tag, refund_policy,
    review, site, site_property, stay_night, tax,
};

/// The rows of an account from which a site's catalogue is made. Properties are those of the site; the rest may be more.
#[derive(Debug)]
pub struct CatalogRows {
    pub properties: Vec<property::Model>,
    pub featured: Vec<Id>,
    pub listings: Vec<listing::Model>,
    pub rates: Vec<listing_rate::Model>,
    pub overrides: Vec<night_override::Model>,
    pub discounts: Vec<listing_discount::Model>,
    pub fees: Vec<listing_fee::Model>,
    pub taxes: Vec<tax::Model>,
    pub listing_taxes: Vec<listing_tax::Model>,
    pub refund_policies: Vec<refund_policy::Model>,
    pub payment_policies: Vec<payment_policy::Model>,
    pub photos: Vec<photo::Model>,
    pub amenities: Vec<(Id, Vec<String>)>,
    pub groups: Vec<property_group::Model>,
    pub group_members: Vec<property_group_member::Model>,
    pub tags: Vec<property_tag::Model>,
    /// Property and stars of each published review.
    pub ratings: Vec<(Id, i32)>,
    /// Property and its nights, each once for every unit that is taken.
    pub nights: Vec<(Id, Vec<NaiveDate>)>,
}

/// Which properties are wanted.
#[derive(Clone, Copy, Debug)]
pub enum Extent<'a> {
    All,
    Only(&'a [Key]),
}

/// Loads what `site` sells, with the nights taken from `from` on.
pub async fn load<C: ConnectionTrait>(
    db: &C,
    site: &site::Model,
    extent: Extent<'_>,
    from: NaiveDate,
) -> Result<CatalogRows, StoreError> {
    let asked = Asked { db, account: site.account_id };
    let wanted = extent.ids();
    let chosen = asked.rows::<site_property::Entity>(chosen_by(site)).await?;
    let properties = asked.properties(site, &chosen, wanted.as_deref()).await?;
    let of_properties = |column: SimpleExpr| within(column, wanted.as_deref());
    let listings =
        asked.rows::<listing::Entity>(of_properties(Expr::col(listing::Column::PropertyId))).await?;
    let listing_ids = wanted.as_ref().map(|_| listings.iter().map(|row| row.id).collect::<Vec<_>>());
    let of_listings = || within(Expr::col(listing_rate::Column::ListingId), listing_ids.as_deref());
    let mut chosen = chosen;
    chosen.sort_by_key(|shown| shown.position);
    // Two at a time, as a small machine has two cores; a query alone leaves one of them idle.
    let (rates, nights) = tokio::try_join!(
        asked.rows::<listing_rate::Entity>(of_listings()),
        asked.nights(of_properties(Expr::col(stay_night::Column::PropertyId)), from),
    )?;
    let (fees, amenities) = tokio::try_join!(
        asked.rows::<listing_fee::Entity>(of_listings()),
        asked.amenities(of_properties(Expr::col(property_amenity::Column::PropertyId))),
    )?;
    let (discounts, listing_taxes) = tokio::try_join!(
        asked.rows::<listing_discount::Entity>(of_listings()),
        asked.rows::<listing_tax::Entity>(of_listings()),
    )?;
    let (photos, overrides) = tokio::try_join!(
        asked.rows::<photo::Entity>(of_properties(Expr::col(photo::Column::PropertyId))),
        asked.rows::<night_override::Entity>(of_listings()),
    )?;
    Ok(CatalogRows {
        featured: chosen.iter().filter(|shown| shown.featured).map(|shown| shown.property_id).collect(),
        taxes: asked.rows::<tax::Entity>(Condition::all()).await?,
        refund_policies: asked.rows::<refund_policy::Entity>(Condition::all()).await?,
        payment_policies: asked.rows::<payment_policy::Entity>(Condition::all()).await?,
        groups: asked.rows::<property_group::Entity>(Condition::all()).await?,
        group_members: asked
            .rows::<property_group_member::Entity>(of_properties(Expr::col(
                property_group_member::Column::PropertyId,
            )))
            .await?,
        tags: asked
            .rows::<property_tag::Entity>(of_properties(Expr::col(property_tag::Column::PropertyId)))
            .await?,
        ratings: asked.ratings(of_properties(Expr::col(review::Column::PropertyId))).await?,
        properties,
        listings,
        rates,
        overrides,
        discounts,
        fees,
        listing_taxes,
        photos,
        amenities,
        nights,
    })
}

/// The picture that a site opens with need not be one of those a card shows.
pub async fn find_photo(
    db: &impl ConnectionTrait,
    account: AccountId,
    key: Key,
) -> Result<Option<photo::Model>, StoreError> {
    Ok(photo::Entity::find_by_id((i64::from(account), Id::from(key))).one(db).await?)
}

impl Extent<'_> {
    fn ids(self) -> Option<Vec<Id>> {
        match self {
            Self::All => None,
            Self::Only(keys) => Some(keys.iter().copied().map(Id::from).collect()),
        }
    }
}

fn within(column: SimpleExpr, ids: Option<&[Id]>) -> Condition {
    use sea_orm::ExprTrait;
    Condition::all().add_option(ids.map(|ids| column.is_in(ids.iter().copied())))
}

/// `YYYY-MM-DD`, as both engines write it: the general parser takes ten times as long, and there are millions.
fn date(text: &str) -> Option<NaiveDate> {
    let number = |from: usize, until: usize| text.get(from..until)?.parse::<u32>().ok();
    NaiveDate::from_ymd_opt(number(0, 4)?.cast_signed(), number(5, 7)?, number(8, 10)?)
}

fn chosen_by(site: &site::Model) -> Condition {
    Condition::all().add(site_property::Column::SiteId.eq(site.id))
}

/// Questions to one account.
struct Asked<'a, C> {
    db: &'a C,
    account: i64,
}

impl<C: ConnectionTrait> Asked<'_, C> {
    async fn rows<E: EntityTrait>(&self, which: Condition) -> Result<Vec<E::Model>, StoreError> {
        Ok(E::find().filter(self.of_account()).filter(which).all(self.db).await?)
    }

    fn of_account(&self) -> SimpleExpr {
        use sea_orm::ExprTrait;
        Expr::col("account_id").eq(self.account)
    }

    async fn properties(
        &self,
        site: &site::Model,
        chosen: &[site_property::Model],
        wanted: Option<&[Id]>,
    ) -> Result<Vec<property::Model>, StoreError> {
        let mut properties = property::Entity::find()
            .filter(self.of_account())
            .filter(property::Column::StateStatus.eq("a"))
            .filter(within(Expr::col(property::Column::Id), wanted))
            .order_by_asc(property::Column::Id)
            .all(self.db)
            .await?;
        if !site.all_properties {
            properties.retain(|property| chosen.iter().any(|shown| shown.property_id == property.id));
        }
        Ok(properties)
    }

    async fn ratings(&self, which: Condition) -> Result<Vec<(Id, i32)>, StoreError> {
        Ok(review::Entity::find()
            .select_only()
            .columns([review::Column::PropertyId, review::Column::Rating])
            .filter(self.of_account())
            .filter(review::Column::StateStatus.eq("a"))
            .filter(which)
            .into_tuple()
            .all(self.db)
            .await?)
    }

    async fn nights(
        &self,
        which: Condition,
        from: NaiveDate,
    ) -> Result<Vec<(Id, Vec<NaiveDate>)>, StoreError> {
        let rows: Vec<(Id, String)> = stay_night::Entity::find()
            .select_only()
            .column(stay_night::Column::PropertyId)
            .expr(self.joined("night"))
            .filter(self.of_account())
            .filter(stay_night::Column::Night.gte(from))
            .filter(which)
            .group_by(stay_night::Column::PropertyId)
            .into_tuple()
            .all(self.db)
            .await?;
        let dates = |text: String| text.split(',').filter_map(date).collect();
        Ok(rows.into_iter().map(|(property, nights)| (property, dates(nights))).collect())
    }

    async fn amenities(&self, which: Condition) -> Result<Vec<(Id, Vec<String>)>, StoreError> {
        let rows: Vec<(Id, String)> = property_amenity::Entity::find()
            .select_only()
            .column(property_amenity::Column::PropertyId)
            .expr(self.joined("amenity"))
            .filter(self.of_account())
            .filter(which)
            .group_by(property_amenity::Column::PropertyId)
            .into_tuple()
            .all(self.db)
            .await?;
        let codes = |text: String| text.split(',').map(str::to_owned).collect();
        Ok(rows.into_iter().map(|(property, amenities)| (property, codes(amenities))).collect())
    }

    /// All values of a group in one text: a row costs far more to hand over than to read, and there are millions of nights.
    fn joined(&self, column: &'static str) -> SimpleExpr {
        match self.db.get_database_backend() {
            DbBackend::Postgres => Expr::cust(format!("string_agg(\"{column}\"::text, ',')")),
            _ => Expr::cust(format!("group_concat(\"{column}\")")),
        }
    }
}
