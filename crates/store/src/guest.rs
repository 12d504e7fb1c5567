//! How often what a guest holds was renewed. It is written on the quote; what was made from it goes by it.

use domain::guest_key::Held;
use domain::key::Key;
use sea_orm::sea_query::{Expr, ExprTrait};
use sea_orm::{ColumnTrait, ConnectionTrait, EntityTrait, QueryFilter, QuerySelect, Select};

use crate::row::{
    AccountNumber, Id, message, quote, reservation, reservation_card, reservation_payment, thread,
};
use crate::{StoreError, Tx};

/// Nothing for a row that there is not.
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

/// From now on the guest of a quote needs other keys.
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

/// A conversation about no stay renews nothing.
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
