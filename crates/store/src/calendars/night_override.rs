//! Nights of a listing with a price or rules of their own.

use chrono::NaiveDate;
use domain::key::{AccountId, Key};
use sea_orm::{ColumnTrait, Condition, ConnectionTrait, EntityTrait, QueryFilter, QueryOrder};

use crate::row::calendars::night_override;
use crate::row::{AccountNumber, Id};
use crate::{StoreError, Tx, bulk};

/// Ordered by date.
pub async fn since(
    db: &impl ConnectionTrait,
    account: AccountId,
    listing: Key,
    first: NaiveDate,
) -> Result<Vec<night_override::Model>, StoreError> {
    let rows = night_override::Entity::find().filter(from(account, listing, first));
    Ok(rows.order_by_asc(night_override::Column::Night).all(db).await?)
}

/// Deletes the overrides from the first night until before the end.
pub async fn clear(
    tx: &Tx,
    account: AccountId,
    listing: Key,
    (first, end): (NaiveDate, NaiveDate),
) -> Result<(), StoreError> {
    let gone = night_override::Entity::delete_many()
        .filter(from(account, listing, first))
        .filter(night_override::Column::Night.lt(end));
    gone.exec(tx).await?;
    Ok(())
}

pub async fn insert(tx: &Tx, rows: &[night_override::Model]) -> Result<(), StoreError> {
    bulk::insert::<night_override::Entity>(tx, rows).await
}

fn from(account: AccountId, listing: Key, first: NaiveDate) -> Condition {
    Condition::all()
        .add(night_override::Column::AccountId.eq(AccountNumber::from(account)))
        .add(night_override::Column::ListingId.eq(Id::from(listing)))
        .add(night_override::Column::Night.gte(first))
}
