//! Changes to what an account's sites show: counted as revisions, logged for a while, and sent to the other nodes. Each is
//! recorded in the transaction that makes it, so rolled back changes are never announced.

use domain::key::{AccountId, Key};
use sea_orm::sea_query::Expr;
use sea_orm::{
    ActiveModelTrait, ColumnTrait, ConnectionTrait, EntityTrait, ExprTrait, IntoActiveModel, QueryFilter,
    QueryOrder, QuerySelect, Statement,
};

use crate::row::accounts::account;
use crate::row::{AccountNumber, Id, catalog_change};
use crate::{StoreError, Tx};

/// The number of logged changes. A node that is further behind reloads everything.
const REMEMBERED: i64 = 1_000;
pub(crate) const CHANNEL: &str = "casita_change";
pub(crate) const WORDS: &str = "casita_words";

/// The changes since a revision.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Changes {
    Nothing,
    /// Only these properties, up to that revision.
    Properties {
        keys: Vec<Key>,
        revision: i64,
    },
    /// Too many or too general changes; reload everything.
    Much,
}

/// One property changed: its content, its price or its calendar.
pub async fn of_property(tx: &Tx, account: AccountId, property: Key) -> Result<(), StoreError> {
    record(tx, account, Some(property)).await
}

/// Something changed that many properties share, or the site itself.
pub async fn of_account(tx: &Tx, account: AccountId) -> Result<(), StoreError> {
    record(tx, account, None).await
}

/// Updates the account's row, whose lock serializes concurrent changes: revisions become visible in order.
async fn record(tx: &Tx, account: AccountId, property: Option<Key>) -> Result<(), StoreError> {
    let account = AccountNumber::from(account);
    let raised = account::Entity::update_many()
        .col_expr(account::Column::Revision, Expr::col(account::Column::Revision).add(1))
        .filter(account::Column::Id.eq(account))
        .exec_with_returning(tx)
        .await?;
    let Some(revision) = raised.first().map(|row| row.revision) else { return Ok(()) };
    let row = catalog_change::Model { account_id: account, revision, property_id: property.map(Id::from) };
    row.into_active_model().insert(tx).await?;
    catalog_change::Entity::delete_many()
        .filter(catalog_change::Column::AccountId.eq(account))
        .filter(catalog_change::Column::Revision.lte(revision - REMEMBERED))
        .exec(tx)
        .await?;
    notify(tx, CHANNEL, account.to_string()).await
}

/// Announces activity in a thread, identified by its quote, or by its own key without a quote.
pub async fn of_conversation(tx: &Tx, about: Key) -> Result<(), StoreError> {
    notify(tx, WORDS, about.to_string()).await
}

/// Sent to the other nodes on commit. SQLite has only one node.
async fn notify(tx: &Tx, channel: &str, about: String) -> Result<(), StoreError> {
    if tx.get_database_backend() == sea_orm::DbBackend::Postgres {
        let values = [channel.into(), about.into()];
        let sql = "SELECT pg_notify($1, $2)";
        tx.execute_raw(Statement::from_sql_and_values(tx.get_database_backend(), sql, values)).await?;
    }
    Ok(())
}

pub async fn revision(db: &impl ConnectionTrait, account: AccountId) -> Result<i64, StoreError> {
    let revision = account::Entity::find_by_id(AccountNumber::from(account))
        .select_only()
        .column(account::Column::Revision)
        .into_tuple()
        .one(db)
        .await?;
    Ok(revision.unwrap_or(0))
}

/// Cheap enough for frequent polling.
pub async fn since(
    db: &impl ConnectionTrait,
    account: AccountId,
    revision: i64,
) -> Result<Changes, StoreError> {
    let rows = catalog_change::Entity::find()
        .filter(catalog_change::Column::AccountId.eq(AccountNumber::from(account)))
        .filter(catalog_change::Column::Revision.gt(revision))
        .order_by_asc(catalog_change::Column::Revision)
        .all(db)
        .await?;
    let (Some(first), Some(last)) = (rows.first(), rows.last()) else { return Ok(Changes::Nothing) };
    let is_whole = first.revision == revision + 1;
    let keys: Option<Vec<Key>> = rows.iter().map(|row| row.property_id.map(Id::key)).collect();
    Ok(match keys.filter(|_| is_whole) {
        Some(mut keys) => {
            keys.sort_unstable();
            keys.dedup();
            Changes::Properties { keys, revision: last.revision }
        }
        None => Changes::Much,
    })
}
