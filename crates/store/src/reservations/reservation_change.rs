//! Changes of stays, under the lock of their reservation.

use domain::key::Key;
use sea_orm::{ColumnTrait, ConnectionTrait, EntityTrait, QueryFilter, QueryOrder};

use crate::StoreError;
use crate::row::reservations::reservation_change;
use crate::row::{AccountNumber, Id};

/// All changes of a reservation, oldest first.
pub async fn of_reservation(
    db: &impl ConnectionTrait,
    reservation: Key,
) -> Result<Vec<reservation_change::Model>, StoreError> {
    Ok(reservation_change::Entity::find()
        .filter(reservation_change::Column::AccountId.eq(AccountNumber::from(reservation.account())))
        .filter(reservation_change::Column::ReservationId.eq(Id::from(reservation)))
        .order_by_asc(reservation_change::Column::CreatedAt)
        .order_by_asc(reservation_change::Column::Id)
        .all(db)
        .await?)
}

/// The change that a payment belongs to.
pub async fn of_payment(
    db: &impl ConnectionTrait,
    payment: Key,
) -> Result<Option<reservation_change::Model>, StoreError> {
    Ok(reservation_change::Entity::find()
        .filter(reservation_change::Column::AccountId.eq(AccountNumber::from(payment.account())))
        .filter(reservation_change::Column::PaymentId.eq(Id::from(payment)))
        .one(db)
        .await?)
}
