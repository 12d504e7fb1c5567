//! Scheduled messages.

use domain::key::Key;
use domain::text::code::ScheduledMessageState;
use sea_orm::sea_query::Expr;
use sea_orm::{ColumnTrait, ConnectionTrait, EntityTrait, QueryFilter, QuerySelect};

use crate::row::templates::scheduled_message;
use crate::row::{AccountNumber, Id};
use crate::{StoreError, Tx};

pub async fn find(
    db: &impl ConnectionTrait,
    key: Key,
) -> Result<Option<scheduled_message::Model>, StoreError> {
    Ok(scheduled_message::Entity::find_by_id((AccountNumber::from(key.account()), Id::from(key)))
        .one(db)
        .await?)
}

/// Locks the message until the end of the transaction.
pub async fn lock(tx: &Tx, key: Key) -> Result<Option<scheduled_message::Model>, StoreError> {
    let found = scheduled_message::Entity::find_by_id((AccountNumber::from(key.account()), Id::from(key)));
    Ok(found.lock_exclusive().one(tx).await?)
}

/// In any state.
pub async fn of_reservation(
    db: &impl ConnectionTrait,
    reservation: Key,
) -> Result<Vec<scheduled_message::Model>, StoreError> {
    let mut messages = scheduled_message::Entity::find()
        .filter(scheduled_message::Column::AccountId.eq(AccountNumber::from(reservation.account())))
        .filter(scheduled_message::Column::ReservationId.eq(Id::from(reservation)))
        .all(db)
        .await?;
    messages.sort_unstable_by_key(|message| message.id);
    Ok(messages)
}

/// The messages of a stay that moves to another home.
pub async fn move_to_home(tx: &Tx, reservation: Key, property: Key) -> Result<(), StoreError> {
    scheduled_message::Entity::update_many()
        .col_expr(scheduled_message::Column::PropertyId, Expr::value(Id::from(property)))
        .filter(scheduled_message::Column::AccountId.eq(AccountNumber::from(reservation.account())))
        .filter(scheduled_message::Column::ReservationId.eq(Id::from(reservation)))
        .exec(tx)
        .await?;
    Ok(())
}

/// Deletes the waiting messages of a template that is no longer sent automatically.
pub async fn forget_waiting(tx: &Tx, template: Key) -> Result<(), StoreError> {
    scheduled_message::Entity::delete_many()
        .filter(scheduled_message::Column::AccountId.eq(AccountNumber::from(template.account())))
        .filter(scheduled_message::Column::TemplateId.eq(Id::from(template)))
        .filter(scheduled_message::Column::State.eq(ScheduledMessageState::Waiting.code()))
        .exec(tx)
        .await?;
    Ok(())
}
