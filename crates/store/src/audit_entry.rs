//! What the people of an account did.

use std::collections::HashMap;

use domain::key::{AccountId, Key};
use sea_orm::{ColumnTrait, ConnectionTrait, EntityTrait, QueryFilter, QuerySelect};

use crate::StoreError;
use crate::row::{AccountNumber, Id, audit_entry};

/// What was done about one row, the oldest first.
pub async fn of_row(
    db: &impl ConnectionTrait,
    account: AccountId,
    noun: &str,
    row: Key,
) -> Result<Vec<audit_entry::Model>, StoreError> {
    let mut entries = audit_entry::Entity::find()
        .filter(audit_entry::Column::AccountId.eq(AccountNumber::from(account)))
        .filter(audit_entry::Column::Noun.eq(noun))
        .filter(audit_entry::Column::RowId.eq(Id::from(row)))
        .all(db)
        .await?;
    // Not by the database: SQLite would rather walk through the whole log in this order.
    entries.sort_by_key(|entry| (entry.at, entry.id));
    Ok(entries)
}

/// Who made each of some rows; those that nobody is known to have made are left out.
pub async fn makers(
    db: &impl ConnectionTrait,
    account: AccountId,
    noun: &str,
    rows: &[Key],
) -> Result<HashMap<Key, String>, StoreError> {
    let entries: Vec<(Option<Id>, String)> = audit_entry::Entity::find()
        .select_only()
        .columns([audit_entry::Column::RowId, audit_entry::Column::Actor])
        .filter(audit_entry::Column::AccountId.eq(AccountNumber::from(account)))
        .filter(audit_entry::Column::Noun.eq(noun))
        .filter(audit_entry::Column::Action.eq("create"))
        .filter(audit_entry::Column::RowId.is_in(rows.iter().copied().map(Id::from)))
        .into_tuple()
        .all(db)
        .await?;
    Ok(entries.into_iter().filter_map(|(row, actor)| Some((row?.key(), actor))).collect())
}
