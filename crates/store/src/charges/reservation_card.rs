//! Cards of guests.

use domain::key::Key;
use sea_orm::{EntityTrait, QuerySelect};

use crate::row::charges::reservation_card;
use crate::row::{AccountNumber, Id};
use crate::{StoreError, Tx};

/// Finds the card and locks it until the end of the transaction.
pub async fn lock(tx: &Tx, key: Key) -> Result<Option<reservation_card::Model>, StoreError> {
    let id = (AccountNumber::from(key.account()), Id::from(key));
    Ok(reservation_card::Entity::find_by_id(id).lock_exclusive().one(tx).await?)
}
