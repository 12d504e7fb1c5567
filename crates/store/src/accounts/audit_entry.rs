//! The audit log of an account.

use std::collections::HashMap;

use domain::key::{AccountId, Key};
use sea_orm::{ColumnTrait, ConnectionTrait, EntityTrait, QueryFilter, QuerySelect};

use crate::StoreError;
use crate::row::accounts::audit_entry;
use crate::row::{AccountNumber, Id};

/// The entries about one row, oldest first.
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
    // Sorted here: in SQL, SQLite would walk the whole log in this order instead of using the index.
    entries.sort_by_key(|entry| (entry.at, entry.id));
    Ok(entries)
}

/// The creators of rows; rows with an unknown creator are omitted.
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
