//! The generation of guest keys. It is stored on the quote and applies to everything made from it.

use domain::guest_key::Held;
use domain::key::Key;
use sea_orm::sea_query::{Expr, ExprTrait};
use sea_orm::{ColumnTrait, ConnectionTrait, EntityTrait, QueryFilter, QuerySelect, Select};

use crate::row::charges::{reservation_card, reservation_payment};
use crate::row::inbox::{message, thread};
use crate::row::quotes::quote;
use crate::row::reservations::reservation;
use crate::row::{AccountNumber, Id};
use crate::{StoreError, Tx};

/// `None` if the row does not exist, or is a card that was removed.
pub async fn generation(db: &impl ConnectionTrait, held: Held, row: Key) -> Result<Option<i32>, StoreError> {
    match held {
        Held::Quote => of_quote(db, row).await,
        Held::Reservation => of_reservation(db, row).await,
        Held::Payment => {
            let found = reservation_payment::Entity::find_by_id(id(row))
                .select_only()
                .column(reservation_payment::Column::ReservationId);
            match one::<_, Id>(found, db).await? {
                Some(reservation) => of_reservation(db, reservation.key()).await,
                None => Ok(None),
            }
        }
        Held::Card => {
            let found = reservation_card::Entity::find_by_id(id(row))
                .filter(reservation_card::Column::RemovedAt.is_null())
                .select_only()
                .column(reservation_card::Column::QuoteId)
                .column(reservation_card::Column::ReservationId);
            match one::<_, (Option<Id>, Option<Id>)>(found, db).await? {
                Some((Some(quote), _)) => of_quote(db, quote.key()).await,
                Some((None, Some(reservation))) => of_reservation(db, reservation.key()).await,
                Some((None, None)) | None => Ok(None),
            }
        }
        Held::Message => of_message(db, row).await,
    }
}

/// Invalidates all guest keys of a quote.
pub async fn renew(tx: &Tx, quote: Key) -> Result<(), StoreError> {
    quote::Entity::update_many()
        .col_expr(quote::Column::GuestGeneration, Expr::col(quote::Column::GuestGeneration).add(1))
        .filter(quote::Column::AccountId.eq(AccountNumber::from(quote.account())))
        .filter(quote::Column::Id.eq(Id::from(quote)))
        .exec(tx)
        .await?;
    Ok(())
}

async fn of_quote(db: &impl ConnectionTrait, quote: Key) -> Result<Option<i32>, StoreError> {
    let found = quote::Entity::find_by_id(id(quote)).select_only().column(quote::Column::GuestGeneration);
    one(found, db).await
}

async fn of_reservation(db: &impl ConnectionTrait, reservation: Key) -> Result<Option<i32>, StoreError> {
    let found =
        reservation::Entity::find_by_id(id(reservation)).select_only().column(reservation::Column::QuoteId);
    match one::<_, Id>(found, db).await? {
        Some(quote) => of_quote(db, quote.key()).await,
        None => Ok(None),
    }
}

/// A thread without a stay always has generation 0.
async fn of_message(db: &impl ConnectionTrait, message: Key) -> Result<Option<i32>, StoreError> {
    let found = message::Entity::find_by_id(id(message)).select_only().column(message::Column::ThreadId);
    let Some(thread) = one::<_, Id>(found, db).await? else { return Ok(None) };
    let found = thread::Entity::find_by_id(id(thread.key()))
        .select_only()
        .column(thread::Column::QuoteId)
        .column(thread::Column::ReservationId);
    match one::<_, (Option<Id>, Option<Id>)>(found, db).await? {
        Some((Some(quote), _)) => of_quote(db, quote.key()).await,
        Some((None, Some(reservation))) => of_reservation(db, reservation.key()).await,
        Some((None, None)) => Ok(Some(0)),
        None => Ok(None),
    }
}

async fn one<E: EntityTrait, T: sea_orm::TryGetableMany + Send + Sync>(
    found: Select<E>,
    db: &impl ConnectionTrait,
) -> Result<Option<T>, StoreError> {
    Ok(found.into_tuple().one(db).await?)
}

fn id(key: Key) -> (AccountNumber, Id) {
    (AccountNumber::from(key.account()), Id::from(key))
}
