//! Writes rows of any table, in the transaction of a use case.

use chrono::{DateTime, Utc};
use domain::key::{AccountId, Key};
use sea_orm::ConnectionTrait;
use sea_orm::sea_query::{Expr, ExprTrait, Query};

use super::field::{Field, Source};
use super::table::{Row, Table};
use super::value::Value;
use crate::row::{AccountNumber, Id};
use crate::{StoreError, Tx};

/// The result of a deletion.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deletion {
    Gone,
    /// Other rows reference it, so it was not deleted.
    Needed,
}

pub async fn insert(tx: &Tx, account: AccountId, row: &Row) -> Result<(), StoreError> {
    let kept = row.table.fields.iter().zip(&row.values).filter_map(|(field, value)| {
        let Source::Column(column) = field.source else { return None };
        Some((column, value.to_sql(field.kind)))
    });
    let mut columns = vec!["account_id"];
    let mut values = vec![Expr::value(AccountNumber::from(account))];
    for (column, value) in kept {
        // Two fields may share a column.
        if !columns.contains(&column) {
            columns.push(column);
            values.push(Expr::value(value));
        }
    }
    let statement = Query::insert().into_table(row.table.name()).columns(columns).values_panic(values).take();
    tx.execute(&statement).await?;
    for (field, value) in row.table.fields.iter().zip(&row.values) {
        join(tx, account, row.key(), field, value).await?;
    }
    Ok(())
}

/// Updates the named fields, and increments the version if the table has one.
pub async fn update(
    tx: &Tx,
    account: AccountId,
    row: &Row,
    changed: &[&'static Field],
    now: DateTime<Utc>,
) -> Result<(), StoreError> {
    let table = row.table;
    let mut statement = Query::update();
    statement
        .table(table.name())
        .and_where(Expr::col("account_id").eq(AccountNumber::from(account)))
        .and_where(Expr::col(table.key_column()).eq(Id::from(row.key())));
    for field in changed {
        if let Source::Column(column) = field.source {
            statement.value(column, row.get(field.name).to_sql(field.kind));
        }
    }
    if table.has("version") {
        statement.value("updated_at", now).value("version", Expr::col("version").add(1));
    }
    tx.execute(&statement).await?;
    for field in changed {
        part(tx, account, row.key(), field).await?;
        join(tx, account, row.key(), field, row.get(field.name)).await?;
    }
    Ok(())
}

/// Deletes in a savepoint, so that the transaction can continue if the row is still referenced.
pub async fn delete(
    tx: &Tx,
    table: &'static Table,
    account: AccountId,
    key: Key,
) -> Result<Deletion, StoreError> {
    let statement = Query::delete()
        .from_table(table.name())
        .and_where(Expr::col("account_id").eq(AccountNumber::from(account)))
        .and_where(Expr::col(table.key_column()).eq(Id::from(key)))
        .take();
    let aside = tx.begin().await?;
    for field in table.fields {
        part(&aside, account, key, field).await?;
    }
    match aside.execute(&statement).await.map_err(StoreError::from) {
        Ok(_) => {
            aside.commit().await?;
            Ok(Deletion::Gone)
        }
        Err(StoreError::Referred) => {
            aside.rollback().await?;
            Ok(Deletion::Needed)
        }
        Err(error) => Err(error),
    }
}

/// Deletes the row's entries in a join table.
async fn part(tx: &Tx, account: AccountId, key: Key, field: &Field) -> Result<(), StoreError> {
    let Source::Link { table, own, .. } = field.source else { return Ok(()) };
    let statement = Query::delete()
        .from_table(table)
        .and_where(Expr::col("account_id").eq(AccountNumber::from(account)))
        .and_where(Expr::col(own).eq(Id::from(key)))
        .take();
    tx.execute(&statement).await?;
    Ok(())
}

async fn join(tx: &Tx, account: AccountId, key: Key, field: &Field, value: &Value) -> Result<(), StoreError> {
    let Source::Link { table, own, other } = field.source else { return Ok(()) };
    let others: Vec<sea_orm::Value> = match value {
        Value::Keys(keys) => keys.iter().map(|key| Id::from(*key).into()).collect(),
        Value::Words(words) => words.iter().map(|word| word.as_str().into()).collect(),
        _ => Vec::new(),
    };
    if others.is_empty() {
        return Ok(());
    }
    let mut statement = Query::insert();
    statement.into_table(table).columns(["account_id", own, other]);
    for joined in others {
        let row =
            [Expr::value(AccountNumber::from(account)), Expr::value(Id::from(key)), Expr::value(joined)];
        statement.values_panic(row);
    }
    tx.execute(&statement).await?;
    Ok(())
}
