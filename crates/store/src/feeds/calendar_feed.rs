//! Imported iCal feeds of other channels, and the events created from them.

use chrono::{DateTime, NaiveDate, Utc};
use domain::key::{AccountId, Key};
use domain::text::code::StateStatus;
use sea_orm::{ColumnTrait, ConnectionTrait, EntityTrait, QueryFilter, QueryOrder, QuerySelect};

use crate::row::calendars::calendar_event;
use crate::row::feeds::calendar_feed;
use crate::row::{AccountNumber, Id};
use crate::{StoreError, Tx};

pub async fn find(db: &impl ConnectionTrait, key: Key) -> Result<Option<calendar_feed::Model>, StoreError> {
    Ok(calendar_feed::Entity::find_by_id(id(key)).one(db).await?)
}

/// Locks the feed until the end of the transaction.
pub async fn lock(tx: &Tx, key: Key) -> Result<Option<calendar_feed::Model>, StoreError> {
    Ok(calendar_feed::Entity::find_by_id(id(key)).lock_exclusive().one(tx).await?)
}

/// The active feeds of a home whose last import failed, or succeeded before `since`.
pub async fn doubtful(
    db: &impl ConnectionTrait,
    account: AccountId,
    property: Key,
    since: DateTime<Utc>,
) -> Result<Vec<calendar_feed::Model>, StoreError> {
    let read = calendar_feed::Entity::find()
        .filter(calendar_feed::Column::AccountId.eq(AccountNumber::from(account)))
        .filter(calendar_feed::Column::PropertyId.eq(Id::from(property)))
        .filter(calendar_feed::Column::StateStatus.eq(StateStatus::Active.code()))
        .order_by_asc(calendar_feed::Column::Id);
    let mut feeds = read.all(db).await?;
    feeds.retain(|feed| feed.failure.is_some() || feed.good_at.is_none_or(|good| good < since));
    Ok(feeds)
}

/// Active feeds of all accounts that were never imported and therefore have no job yet.
pub async fn untouched(db: &impl ConnectionTrait, most: u64) -> Result<Vec<Key>, StoreError> {
    let ids: Vec<Id> = calendar_feed::Entity::find()
        .select_only()
        .column(calendar_feed::Column::Id)
        .filter(calendar_feed::Column::CheckedAt.is_null())
        .filter(calendar_feed::Column::StateStatus.eq(StateStatus::Active.code()))
        .limit(most)
        .into_tuple()
        .all(db)
        .await?;
    Ok(ids.into_iter().map(Id::key).collect())
}

/// The events of a feed that have not ended.
pub async fn events(
    db: &impl ConnectionTrait,
    feed: Key,
    today: NaiveDate,
) -> Result<Vec<calendar_event::Model>, StoreError> {
    Ok(of(feed)
        .filter(calendar_event::Column::EndDate.gte(today))
        .order_by_asc(calendar_event::Column::StartDate)
        .order_by_asc(calendar_event::Column::Id)
        .all(db)
        .await?)
}

/// All events of a feed, including past ones.
pub async fn all_events(db: &impl ConnectionTrait, feed: Key) -> Result<Vec<Key>, StoreError> {
    Ok(of(feed).all(db).await?.into_iter().map(|event| event.id.key()).collect())
}

fn of(feed: Key) -> sea_orm::Select<calendar_event::Entity> {
    calendar_event::Entity::find()
        .filter(calendar_event::Column::AccountId.eq(AccountNumber::from(feed.account())))
        .filter(calendar_event::Column::FeedId.eq(Id::from(feed)))
}

fn id(key: Key) -> (AccountNumber, Id) {
    (key.account().into(), key.into())
}
