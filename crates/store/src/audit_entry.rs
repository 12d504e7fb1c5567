//! What the people of an account did.

use domain::key::{AccountId, Key};
use sea_orm::{ColumnTrait, ConnectionTrait, EntityTrait, QueryFilter, QueryOrder};

use crate::StoreError;
use crate::row::{Id, audit_entry};

/// What was done about one row, the oldest first.
pub async fn of_row(
    db: &impl ConnectionTrait,
    account: AccountId,
    noun: &str,
    row: Key,
) -> Result<Vec<audit_entry::Model>, StoreError> {
    Ok(audit_entry::Entity::find()
        .filter(audit_entry::Column::AccountId.eq(i64::from(account)))
        .filter(audit_entry::Column::Noun.eq(noun))
        .filter(audit_entry::Column::RowId.eq(Id::from(row)))
        .order_by_asc(audit_entry::Column::At)
        .order_by_asc(audit_entry::Column::Id)
        .all(db)
        .await?)
}
