//! Calendars of other channels that are read, and the events that came from them.

use chrono::{DateTime, NaiveDate, Utc};
use domain::code::StateStatus;
use domain::key::{AccountId, Key};
use sea_orm::{ColumnTrait, ConnectionTrait, EntityTrait, QueryFilter, QueryOrder, QuerySelect};

use crate::row::{AccountNumber, Id, calendar_event, calendar_feed};
use crate::{StoreError, Tx};

pub async fn find(db: &impl ConnectionTrait, key: Key) -> Result<Option<calendar_feed::Model>, StoreError> {
    Ok(calendar_feed::Entity::find_by_id(id(key)).one(db).await?)
}

/// Others who want it wait until the transaction ends.
pub async fn lock(tx: &Tx, key: Key) -> Result<Option<calendar_feed::Model>, StoreError> {
    Ok(calendar_feed::Entity::find_by_id(id(key)).lock_exclusive().one(tx).await?)
}

/// Those of a home that are read, and have not been read well since then or not been understood.
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

/// Those of every account that are read but were never looked at: nobody has asked for it yet.
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

/// What came from a feed and is not over.
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

/// Everything that came from a feed, also what is over.
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
