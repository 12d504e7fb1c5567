//! Conversations with guests, and the messages in them.

use domain::code::StateStatus;
use domain::key::{AccountId, Key};
use sea_orm::sea_query::{Expr, Query};
use sea_orm::{
    ActiveModelTrait, ColumnTrait, Condition, ConnectionTrait, EntityTrait, IntoActiveModel, QueryFilter,
    QueryOrder,
};

use crate::row::{Id, message, thread};
use crate::{StoreError, Tx};

/// The conversation about a quote, archived or not.
pub async fn find_by_quote(
    db: &impl ConnectionTrait,
    account: AccountId,
    quote: Key,
) -> Result<Option<thread::Model>, StoreError> {
    Ok(thread::Entity::find()
        .filter(thread::Column::AccountId.eq(i64::from(account)))
        .filter(thread::Column::QuoteId.eq(Id::from(quote)))
        .filter(thread::Column::StateStatus.ne(StateStatus::Deleted.code()))
        .order_by_asc(thread::Column::Id)
        .one(db)
        .await?)
}

/// The conversation about a booking, or about the quote that it was made from; archived or not.
pub async fn find_by_reservation(
    db: &impl ConnectionTrait,
    reservation: Key,
    quote: Key,
) -> Result<Option<thread::Model>, StoreError> {
    let about = Condition::any()
        .add(thread::Column::ReservationId.eq(Id::from(reservation)))
        .add(thread::Column::QuoteId.eq(Id::from(quote)));
    Ok(thread::Entity::find()
        .filter(thread::Column::AccountId.eq(i64::from(reservation.account())))
        .filter(about)
        .filter(thread::Column::StateStatus.ne(StateStatus::Deleted.code()))
        .order_by_asc(thread::Column::Id)
        .one(db)
        .await?)
}

/// What was said about a quote is about the booking that it has become.
pub async fn join_to_reservation(tx: &Tx, quote: Key, reservation: Key) -> Result<(), StoreError> {
    thread::Entity::update_many()
        .col_expr(thread::Column::ReservationId, Expr::value(Id::from(reservation)))
        .filter(thread::Column::AccountId.eq(i64::from(quote.account())))
        .filter(thread::Column::QuoteId.eq(Id::from(quote)))
        .exec(tx)
        .await?;
    Ok(())
}

/// The open conversation with a guest about a property, or about none, that belongs to no quote and no booking.
pub async fn find_open(
    db: &impl ConnectionTrait,
    account: AccountId,
    property: Option<Key>,
    guest_email: &str,
) -> Result<Option<thread::Model>, StoreError> {
    let about = match property {
        Some(property) => thread::Column::PropertyId.eq(Id::from(property)),
        None => thread::Column::PropertyId.is_null(),
    };
    Ok(thread::Entity::find()
        .filter(thread::Column::AccountId.eq(i64::from(account)))
        .filter(about)
        .filter(thread::Column::GuestEmail.eq(guest_email))
        .filter(thread::Column::QuoteId.is_null())
        .filter(thread::Column::ReservationId.is_null())
        .filter(thread::Column::StateStatus.eq(StateStatus::Active.code()))
        .order_by_asc(thread::Column::Id)
        .one(db)
        .await?)
}

/// What was said about a quote or the booking made from it, the oldest first.
pub async fn messages(
    db: &impl ConnectionTrait,
    account: AccountId,
    quote: Key,
    reservation: Key,
) -> Result<Vec<message::Model>, StoreError> {
    let about = Condition::any()
        .add(thread::Column::QuoteId.eq(Id::from(quote)))
        .add(thread::Column::ReservationId.eq(Id::from(reservation)));
    let threads = Query::select()
        .column(thread::Column::Id)
        .from(thread::Entity)
        .and_where(thread::Column::AccountId.eq(i64::from(account)))
        .and_where(thread::Column::StateStatus.ne(StateStatus::Deleted.code()))
        .cond_where(about)
        .to_owned();
    Ok(message::Entity::find()
        .filter(message::Column::AccountId.eq(i64::from(account)))
        .filter(message::Column::ThreadId.in_subquery(threads))
        .order_by_asc(message::Column::SentAt)
        .order_by_asc(message::Column::Id)
        .all(db)
        .await?)
}

pub async fn find(db: &impl ConnectionTrait, key: Key) -> Result<Option<thread::Model>, StoreError> {
    Ok(thread::Entity::find_by_id((i64::from(key.account()), Id::from(key))).one(db).await?)
}

pub async fn find_message(db: &impl ConnectionTrait, key: Key) -> Result<Option<message::Model>, StoreError> {
    Ok(message::Entity::find_by_id((i64::from(key.account()), Id::from(key))).one(db).await?)
}

pub async fn insert(tx: &Tx, row: thread::Model) -> Result<(), StoreError> {
    thread::Entity::insert(row.into_active_model()).exec_without_returning(tx).await?;
    Ok(())
}

/// Writes every column of a thread that is already there.
pub async fn update(tx: &Tx, row: thread::Model) -> Result<(), StoreError> {
    row.into_active_model().reset_all().update(tx).await?;
    Ok(())
}

pub async fn insert_message(tx: &Tx, row: message::Model) -> Result<(), StoreError> {
    message::Entity::insert(row.into_active_model()).exec_without_returning(tx).await?;
    Ok(())
}
