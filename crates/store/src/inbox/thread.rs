//! Threads with guests, and their messages.

use domain::key::{AccountId, Key};
use domain::text::code::StateStatus;
use sea_orm::sea_query::Expr;
use sea_orm::{
    ActiveModelTrait, ColumnTrait, ConnectionTrait, EntityTrait, IntoActiveModel, QueryFilter, QuerySelect,
};

use crate::row::inbox::{message, thread};
use crate::row::{AccountNumber, Id};
use crate::{StoreError, Tx};

/// The thread about a quote, archived or not.
pub async fn find_by_quote(
    db: &impl ConnectionTrait,
    account: AccountId,
    quote: Key,
) -> Result<Option<thread::Model>, StoreError> {
    Ok(first(kept_of(db, account, thread::Column::QuoteId, quote).await?))
}

/// The thread about a booking, or about the quote that it was made from; archived or not.
pub async fn find_by_reservation(
    db: &impl ConnectionTrait,
    reservation: Key,
    quote: Key,
) -> Result<Option<thread::Model>, StoreError> {
    Ok(first(of_stay(db, reservation.account(), quote, reservation).await?))
}

/// The threads about a quote or the booking made from it. Two queries: with OR, SQLite scans the whole account.
pub async fn of_stay(
    db: &impl ConnectionTrait,
    account: AccountId,
    quote: Key,
    reservation: Key,
) -> Result<Vec<thread::Model>, StoreError> {
    let mut threads = kept_of(db, account, thread::Column::QuoteId, quote).await?;
    threads.extend(kept_of(db, account, thread::Column::ReservationId, reservation).await?);
    threads.sort_by_key(|thread| thread.id);
    threads.dedup_by_key(|thread| thread.id);
    Ok(threads)
}

async fn kept_of(
    db: &impl ConnectionTrait,
    account: AccountId,
    column: thread::Column,
    about: Key,
) -> Result<Vec<thread::Model>, StoreError> {
    Ok(thread::Entity::find()
        .filter(thread::Column::AccountId.eq(AccountNumber::from(account)))
        .filter(column.eq(Id::from(about)))
        .filter(thread::Column::StateStatus.ne(StateStatus::Deleted.code()))
        .all(db)
        .await?)
}

/// The oldest. Sorted here: with ORDER BY, SQLite scans the whole account in this order.
fn first(threads: Vec<thread::Model>) -> Option<thread::Model> {
    threads.into_iter().min_by_key(|thread| thread.id)
}

/// Links the threads about a quote to the reservation made from it.
pub async fn join_to_reservation(tx: &Tx, quote: Key, reservation: Key) -> Result<(), StoreError> {
    thread::Entity::update_many()
        .col_expr(thread::Column::ReservationId, Expr::value(Id::from(reservation)))
        .filter(thread::Column::AccountId.eq(AccountNumber::from(quote.account())))
        .filter(thread::Column::QuoteId.eq(Id::from(quote)))
        .exec(tx)
        .await?;
    Ok(())
}

/// The threads of a stay that moves to another home.
pub async fn move_to_home(tx: &Tx, reservation: Key, property: Key) -> Result<(), StoreError> {
    thread::Entity::update_many()
        .col_expr(thread::Column::PropertyId, Expr::value(Id::from(property)))
        .filter(thread::Column::AccountId.eq(AccountNumber::from(reservation.account())))
        .filter(thread::Column::ReservationId.eq(Id::from(reservation)))
        .exec(tx)
        .await?;
    Ok(())
}

/// The open thread with a guest about a property, or about none, that belongs to no quote and no booking.
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
    let open = thread::Entity::find()
        .filter(thread::Column::AccountId.eq(AccountNumber::from(account)))
        .filter(about)
        .filter(thread::Column::GuestEmail.eq(guest_email))
        .filter(thread::Column::QuoteId.is_null())
        .filter(thread::Column::ReservationId.is_null())
        .filter(thread::Column::StateStatus.eq(StateStatus::Active.code()));
    Ok(first(open.all(db).await?))
}

/// The messages about a quote or the booking made from it, oldest first.
pub async fn messages(
    db: &impl ConnectionTrait,
    account: AccountId,
    quote: Key,
    reservation: Key,
) -> Result<Vec<message::Model>, StoreError> {
    let threads = of_stay(db, account, quote, reservation).await?;
    let mut messages = message::Entity::find()
        .filter(message::Column::AccountId.eq(AccountNumber::from(account)))
        .filter(message::Column::ThreadId.is_in(threads.into_iter().map(|thread| thread.id)))
        .all(db)
        .await?;
    messages.sort_by_key(|message| (message.sent_at, message.id));
    Ok(messages)
}

pub async fn find(db: &impl ConnectionTrait, key: Key) -> Result<Option<thread::Model>, StoreError> {
    Ok(thread::Entity::find_by_id((AccountNumber::from(key.account()), Id::from(key))).one(db).await?)
}

/// Locks the thread until the end of the transaction.
pub async fn lock(tx: &Tx, key: Key) -> Result<Option<thread::Model>, StoreError> {
    let id = (AccountNumber::from(key.account()), Id::from(key));
    Ok(thread::Entity::find_by_id(id).lock_exclusive().one(tx).await?)
}

/// Whether an e-mail is already stored as a message.
pub async fn is_kept(tx: &Tx, account: AccountId, mail_name: &str) -> Result<bool, StoreError> {
    let kept = message::Entity::find()
        .filter(message::Column::AccountId.eq(AccountNumber::from(account)))
        .filter(message::Column::MailName.eq(mail_name));
    Ok(kept.one(tx).await?.is_some())
}

pub async fn find_message(db: &impl ConnectionTrait, key: Key) -> Result<Option<message::Model>, StoreError> {
    Ok(message::Entity::find_by_id((AccountNumber::from(key.account()), Id::from(key))).one(db).await?)
}

pub async fn insert(tx: &Tx, row: thread::Model) -> Result<(), StoreError> {
    thread::Entity::insert(row.into_active_model()).exec_without_returning(tx).await?;
    Ok(())
}

/// Updates every column of an existing thread.
pub async fn update(tx: &Tx, row: thread::Model) -> Result<(), StoreError> {
    row.into_active_model().reset_all().update(tx).await?;
    Ok(())
}

pub async fn insert_message(tx: &Tx, row: message::Model) -> Result<(), StoreError> {
    message::Entity::insert(row.into_active_model()).exec_without_returning(tx).await?;
    Ok(())
}
