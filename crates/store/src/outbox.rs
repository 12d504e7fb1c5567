//! What is to be sent, written in the transaction that gives the reason for it.

use sea_orm::{EntityTrait, IntoActiveModel};

use crate::row::outbox;
use crate::{StoreError, Tx};

pub async fn insert(tx: &Tx, row: outbox::Model) -> Result<(), StoreError> {
    outbox::Entity::insert(row.into_active_model()).exec_without_returning(tx).await?;
    Ok(())
}
