//! The night ledger `stay_night`. A row is the ownership of a night; the primary key prevents double bookings on every engine,
//! independent of the code above it. Every write also records the change to what the site shows.

use chrono::NaiveDate;
use domain::key::{AccountId, Key};
use sea_orm::sea_query::{Expr, OnConflict};
use sea_orm::{
    ActiveValue::Set, ColumnTrait, Condition, ConnectionTrait, EntityTrait, QueryFilter, QueryOrder,
    QuerySelect,
};

use crate::catalog::change;
use crate::row::calendars::stay_night;
use crate::row::{AccountNumber, Id};
use crate::{StoreError, Tx};

/// The nights that a calendar event claims.
#[derive(Clone, Debug)]
pub struct Claim {
    pub account: AccountId,
    pub property: Key,
    pub event: Key,
    /// In any order; a day that must stay empty after check-out counts as a night too.
    pub nights: Vec<NaiveDate>,
    /// How many events may own the same night: 1, or the number of interchangeable units sold as one.
    pub units: u16,
}

#[derive(Debug, thiserror::Error)]
pub enum TakeError {
    /// The transaction must be rolled back: it may contain a part of the claim.
    #[error("the night {0} is taken")]
    Taken(NaiveDate),
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Claims the nights for the event, all or none, and returns the slot.
///
/// Waits for a concurrent transaction on the same nights; the first to commit wins, the other gets [`TakeError::Taken`].
pub async fn take(tx: &Tx, claim: &Claim) -> Result<u16, TakeError> {
    change::of_property(tx, claim.account, claim.property).await?;
    let mut nights = claim.nights.clone();
    // A fixed order, so that concurrent claims wait for each other instead of deadlocking.
    nights.sort_unstable();
    nights.dedup();
    let slot = free_slot(tx, claim, &nights).await?;
    let rows = nights.iter().map(|night| stay_night::ActiveModel {
        account_id: Set(claim.account.into()),
        property_id: Set(claim.property.into()),
        night: Set(*night),
        slot: Set(slot.into()),
        event_id: Set(claim.event.into()),
    });
    let written = stay_night::Entity::insert_many(rows)
        .on_conflict(OnConflict::new().do_nothing().to_owned())
        .exec_without_returning(tx)
        .await
        .map_err(StoreError::from)?;
    if written == nights.len() as u64 {
        return Ok(slot);
    }
    Err(lost_to_rival(tx, claim, &nights).await?)
}

/// Releases the event's nights. Idempotent.
pub async fn release(tx: &Tx, account: AccountId, event: Key) -> Result<u64, StoreError> {
    let owned: Option<Id> = stay_night::Entity::find()
        .select_only()
        .column(stay_night::Column::PropertyId)
        .filter(of(account, event))
        .into_tuple()
        .one(tx)
        .await?;
    let Some(property) = owned else { return Ok(0) };
    change::of_property(tx, account, property.key()).await?;
    let deleted = stay_night::Entity::delete_many().filter(of(account, event)).exec(tx).await?;
    Ok(deleted.rows_affected)
}

/// The nights that an event owns, in order.
pub async fn of_event(
    db: &impl ConnectionTrait,
    account: AccountId,
    event: Key,
) -> Result<Vec<NaiveDate>, StoreError> {
    Ok(stay_night::Entity::find()
        .select_only()
        .column(stay_night::Column::Night)
        .filter(of(account, event))
        .order_by_asc(stay_night::Column::Night)
        .into_tuple()
        .all(db)
        .await?)
}

/// Transfers nights from one event to another atomically, so that no other claim can take them in between.
pub async fn hand_over(
    tx: &Tx,
    account: AccountId,
    from: Key,
    to: Key,
    nights: &[NaiveDate],
) -> Result<(), StoreError> {
    stay_night::Entity::update_many()
        .col_expr(stay_night::Column::EventId, Expr::value(Id::from(to)))
        .filter(of(account, from))
        .filter(stay_night::Column::Night.is_in(nights.iter().copied()))
        .exec(tx)
        .await?;
    Ok(())
}

fn of(account: AccountId, event: Key) -> Condition {
    Condition::all()
        .add(stay_night::Column::AccountId.eq(AccountNumber::from(account)))
        .add(stay_night::Column::EventId.eq(Id::from(event)))
}

/// The owned nights of a property from `from` until before `until`, one entry for each slot.
pub async fn owned(
    db: &impl ConnectionTrait,
    account: AccountId,
    property: Key,
    from: NaiveDate,
    until: NaiveDate,
) -> Result<Vec<NaiveDate>, StoreError> {
    Ok(stay_night::Entity::find()
        .select_only()
        .column(stay_night::Column::Night)
        .filter(stay_night::Column::AccountId.eq(AccountNumber::from(account)))
        .filter(stay_night::Column::PropertyId.eq(Id::from(property)))
        .filter(stay_night::Column::Night.gte(from))
        .filter(stay_night::Column::Night.lt(until))
        .order_by_asc(stay_night::Column::Night)
        .into_tuple()
        .all(db)
        .await?)
}

async fn free_slot(tx: &Tx, claim: &Claim, nights: &[NaiveDate]) -> Result<u16, TakeError> {
    let taken: Vec<(i32, NaiveDate)> = owners(claim, nights)
        .select_only()
        .columns([stay_night::Column::Slot, stay_night::Column::Night])
        .into_tuple()
        .all(tx)
        .await
        .map_err(StoreError::from)?;
    let is_free = |slot: &u16| !taken.iter().any(|(other, _)| *other == i32::from(*slot));
    let first_taken = taken.iter().map(|(_, night)| *night).min();
    match ((0..claim.units).find(is_free), first_taken) {
        (Some(slot), _) => Ok(slot),
        (None, Some(night)) => Err(TakeError::Taken(night)),
        // Zero units: nothing can be owned.
        (None, None) => Err(TakeError::Taken(nights.first().copied().unwrap_or_default())),
    }
}

async fn lost_to_rival(tx: &Tx, claim: &Claim, nights: &[NaiveDate]) -> Result<TakeError, TakeError> {
    let rival: Option<NaiveDate> = owners(claim, nights)
        .filter(stay_night::Column::EventId.ne(Id::from(claim.event)))
        .select_only()
        .column(stay_night::Column::Night)
        .order_by_asc(stay_night::Column::Night)
        .into_tuple()
        .one(tx)
        .await
        .map_err(StoreError::from)?;
    Ok(TakeError::Taken(rival.or(nights.first().copied()).unwrap_or_default()))
}

fn owners(claim: &Claim, nights: &[NaiveDate]) -> sea_orm::Select<stay_night::Entity> {
    stay_night::Entity::find()
        .filter(stay_night::Column::AccountId.eq(AccountNumber::from(claim.account)))
        .filter(stay_night::Column::PropertyId.eq(Id::from(claim.property)))
        .filter(stay_night::Column::Night.is_in(nights.iter().copied()))
}
