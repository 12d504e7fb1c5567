//! Pictures of a partner's homes: those imported as photos, and those waiting for download.

use domain::key::Key;
use sea_orm::{
    ColumnTrait, Condition, ConnectionTrait, EntityTrait, ModelTrait, QueryFilter, QueryOrder, QuerySelect,
};

use crate::row::partner_homes::partner_picture;
use crate::row::{AccountNumber, Id};
use crate::{StoreError, Tx};

fn of(property: Key) -> Condition {
    Condition::all()
        .add(partner_picture::Column::AccountId.eq(AccountNumber::from(property.account())))
        .add(partner_picture::Column::PropertyId.eq(Id::from(property)))
}

/// All of a property, locked until the end of the transaction.
pub async fn lock_all(tx: &Tx, property: Key) -> Result<Vec<partner_picture::Model>, StoreError> {
    Ok(partner_picture::Entity::find().filter(of(property)).lock_exclusive().all(tx).await?)
}

/// Finds one and locks it until the end of the transaction.
pub async fn lock(
    tx: &Tx,
    property: Key,
    fingerprint: &str,
) -> Result<Option<partner_picture::Model>, StoreError> {
    let id = (AccountNumber::from(property.account()), Id::from(property), fingerprint.to_owned());
    Ok(partner_picture::Entity::find_by_id(id).lock_exclusive().one(tx).await?)
}

/// Pictures waiting for download: those with the fewest attempts first, then by position.
pub async fn waiting(
    db: &impl ConnectionTrait,
    property: Key,
    most: u64,
) -> Result<Vec<partner_picture::Model>, StoreError> {
    use partner_picture::Column;
    Ok(partner_picture::Entity::find()
        .filter(of(property))
        .filter(Column::PhotoId.is_null())
        .filter(Column::Failure.is_null())
        .order_by_asc(Column::Attempts)
        .order_by_asc(Column::Position)
        .limit(most)
        .all(db)
        .await?)
}

pub async fn remove(tx: &Tx, row: partner_picture::Model) -> Result<(), StoreError> {
    row.delete(tx).await?;
    Ok(())
}
