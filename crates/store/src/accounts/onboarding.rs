//! The most complete home of an account, with its onboarding facts; derived from the rows, so it is always up to date.

use domain::text::code::{ActiveType, StateStatus};
use sea_orm::sea_query::{Expr, Query};
use sea_orm::{ColumnTrait, ConnectionTrait, EntityTrait, PaginatorTrait, QueryFilter, QueryOrder, Select};

use crate::StoreError;
use crate::insight::report::Scope;
use crate::row::homes::{photo, property};
use crate::row::listings::{listing, listing_rate};

#[derive(Clone, Debug)]
pub struct FirstHome {
    pub property: property::Model,
    pub listing: Option<listing::Model>,
    pub photos: u64,
    pub rates: u64,
}

impl FirstHome {
    /// Whether guests can see it.
    pub fn is_published(&self) -> bool {
        let is_sold = |listing: &listing::Model| listing.active_type == ActiveType::Active;
        self.property.state_status == StateStatus::Active && self.listing.as_ref().is_some_and(is_sold)
    }
}

/// A published home if there is one, otherwise the oldest.
pub async fn first_home(db: &impl ConnectionTrait, scope: &Scope) -> Result<Option<FirstHome>, StoreError> {
    let found = match published(scope).one(db).await? {
        Some(property) => Some(property),
        None => homes(scope).one(db).await?,
    };
    let Some(property) = found else { return Ok(None) };
    let listing = listing::Entity::find()
        .filter(listing::Column::AccountId.eq(scope.account()))
        .filter(listing::Column::PropertyId.eq(property.id))
        .one(db)
        .await?;
    let photos = photo::Entity::find()
        .filter(photo::Column::AccountId.eq(scope.account()))
        .filter(photo::Column::PropertyId.eq(property.id))
        .count(db)
        .await?;
    let rates = match &listing {
        Some(listing) => {
            listing_rate::Entity::find()
                .filter(listing_rate::Column::AccountId.eq(scope.account()))
                .filter(listing_rate::Column::ListingId.eq(listing.id))
                .count(db)
                .await?
        }
        None => 0,
    };
    Ok(Some(FirstHome { property, listing, photos, rates }))
}

fn homes(scope: &Scope) -> Select<property::Entity> {
    property::Entity::find()
        .filter(property::Column::AccountId.eq(scope.account()))
        .filter(property::Column::StateStatus.ne(StateStatus::Deleted.code()))
        .filter(scope.among(Expr::col(property::Column::Id)))
        .order_by_asc(property::Column::Id)
}

fn published(scope: &Scope) -> Select<property::Entity> {
    let sold = Query::select()
        .column(listing::Column::PropertyId)
        .from(listing::Entity)
        .and_where(listing::Column::AccountId.eq(scope.account()))
        .and_where(listing::Column::ActiveType.eq(ActiveType::Active.code()))
        .to_owned();
    homes(scope)
        .filter(property::Column::StateStatus.eq(StateStatus::Active.code()))
        .filter(property::Column::Id.in_subquery(sold))
}
