//! The calendar events of properties, and the nights that they own.

use chrono::NaiveDate;
use domain::key::{AccountId, Key};
use sea_orm::{ColumnTrait, ConnectionTrait, EntityTrait, QueryFilter, QueryOrder, QuerySelect, QueryTrait};

use crate::page::{Page, Paged};
use crate::row::calendars::{calendar_event, stay_night};
use crate::row::{AccountNumber, Id};
use crate::{StoreError, Tx};

/// Which events to list; `None` matches all.
#[derive(Clone, Copy, Debug, Default)]
pub struct EventFilter {
    pub blocking: Option<bool>,
    /// The earliest first night.
    pub starts_from: Option<NaiveDate>,
}

/// Ordered by date.
pub async fn list(
    db: &impl ConnectionTrait,
    account: AccountId,
    property: Key,
    filter: EventFilter,
    page: Page,
) -> Result<Paged<calendar_event::Model>, StoreError> {
    let events = calendar_event::Entity::find()
        .filter(calendar_event::Column::AccountId.eq(AccountNumber::from(account)))
        .filter(calendar_event::Column::PropertyId.eq(Id::from(property)))
        .apply_if(filter.blocking, |query, blocking| {
            query.filter(calendar_event::Column::Blocking.eq(blocking))
        })
        .apply_if(filter.starts_from, |query, date| query.filter(calendar_event::Column::StartDate.gte(date)))
        .order_by_asc(calendar_event::Column::StartDate)
        .order_by_asc(calendar_event::Column::Id);
    page.read(db, events).await
}

/// Events between `first` and `end` (exclusive) that are not reservations of the account, ordered by date.
pub async fn blocks(
    db: &impl ConnectionTrait,
    account: AccountId,
    properties: &[Key],
    (first, end): (NaiveDate, NaiveDate),
) -> Result<Vec<calendar_event::Model>, StoreError> {
    Ok(calendar_event::Entity::find()
        .filter(calendar_event::Column::AccountId.eq(AccountNumber::from(account)))
        .filter(calendar_event::Column::PropertyId.is_in(properties.iter().copied().map(Id::from)))
        .filter(calendar_event::Column::StartDate.lt(end))
        .filter(calendar_event::Column::EndDate.gte(first))
        .filter(calendar_event::Column::ReservationId.is_null())
        .order_by_asc(calendar_event::Column::StartDate)
        .order_by_asc(calendar_event::Column::Id)
        .all(db)
        .await?)
}

/// The blocking events of a home that have not ended.
pub async fn current(
    db: &impl ConnectionTrait,
    account: AccountId,
    property: Key,
    today: NaiveDate,
) -> Result<Vec<calendar_event::Model>, StoreError> {
    Ok(calendar_event::Entity::find()
        .filter(calendar_event::Column::AccountId.eq(AccountNumber::from(account)))
        .filter(calendar_event::Column::PropertyId.eq(Id::from(property)))
        .filter(calendar_event::Column::EndDate.gte(today))
        .filter(calendar_event::Column::Blocking.eq(true))
        .order_by_asc(calendar_event::Column::StartDate)
        .order_by_asc(calendar_event::Column::Id)
        .all(db)
        .await?)
}

pub async fn delete(tx: &Tx, event: Key) -> Result<(), StoreError> {
    calendar_event::Entity::delete_by_id((AccountNumber::from(event.account()), Id::from(event)))
        .exec(tx)
        .await?;
    Ok(())
}

/// Every owned night with its event, ordered by date and slot.
pub async fn owners(
    db: &impl ConnectionTrait,
    account: AccountId,
    property: Key,
) -> Result<Vec<(NaiveDate, Id)>, StoreError> {
    Ok(stay_night::Entity::find()
        .select_only()
        .columns([stay_night::Column::Night, stay_night::Column::EventId])
        .filter(stay_night::Column::AccountId.eq(AccountNumber::from(account)))
        .filter(stay_night::Column::PropertyId.eq(Id::from(property)))
        .order_by_asc(stay_night::Column::Night)
        .order_by_asc(stay_night::Column::Slot)
        .into_tuple()
        .all(db)
        .await?)
}
