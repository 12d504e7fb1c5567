//! Reads rows of any table.

use std::collections::HashMap;

use domain::key::{AccountId, Key};
use futures_util::future::try_join_all;
use sea_orm::sea_query::{Expr, ExprTrait, LockType, Query, SelectStatement};
use sea_orm::{ConnectionTrait, QueryResult};

use super::field::{Field, Source};
use super::kind::Kind;
use super::memory;
use super::question::{Question, Reach};
use super::sql::{column, expression, found, sort, within};
use super::table::{Belongs, KeptIn, Row, Table};
use super::value::Value;
use crate::page::Page;
use crate::row::{AccountNumber, Id};
use crate::{StoreError, Tx};

/// One page, without the total.
pub async fn rows(
    db: &impl ConnectionTrait,
    table: &'static Table,
    reach: &Reach,
    question: &Question,
    page: Page,
) -> Result<Vec<Row>, StoreError> {
    match table.kept_in {
        KeptIn::Memory(all) => Ok(page.cut(memory::answer(all(), question)).rows),
        KeptIn::Database(_) => {
            let mut select = found(table, reach, question, db.get_database_backend());
            sort(&mut select, table, &question.order, false);
            read_part(db, table, reach, select, page).await
        }
    }
}

pub async fn find(
    db: &impl ConnectionTrait,
    table: &'static Table,
    reach: &Reach,
    key: Key,
) -> Result<Option<Row>, StoreError> {
    if let KeptIn::Memory(all) = table.kept_in {
        return Ok(all().into_iter().find(|row| row.key() == key));
    }
    find_one(db, table, reach, by_key(table, reach, key)).await
}

/// Locks the row until the end of the transaction. Rows may still reference it: a booking that has announced a change of the home
/// would otherwise wait for the home's editor, who waits to announce theirs.
pub async fn find_locked(
    tx: &Tx,
    table: &'static Table,
    reach: &Reach,
    key: Key,
) -> Result<Option<Row>, StoreError> {
    find_one(tx, table, reach, by_key(table, reach, key).lock(LockType::NoKeyUpdate).take()).await
}

/// The number of keys in one query, well below SQLite's limit of parameters.
const KEYS_AT_ONCE: usize = 1_000;

/// Whether the account has a row for each of these distinct keys in another table.
pub async fn exist(
    db: &impl ConnectionTrait,
    account: AccountId,
    resource: &str,
    keys: &[Key],
) -> Result<bool, StoreError> {
    for some in keys.chunks(KEYS_AT_ONCE) {
        let question = Query::select()
            .expr(Expr::col("id").count())
            .from(resource.replace('-', "_"))
            .and_where(Expr::col("account_id").eq(AccountNumber::from(account)))
            .and_where(Expr::col("id").is_in(some.iter().copied().map(Id::from)))
            .take();
        let row = db.query_one(&question).await?;
        let found: i64 = row.map(|row| row.try_get_by_index(0)).transpose()?.unwrap_or_default();
        if usize::try_from(found) != Ok(some.len()) {
            return Ok(false);
        }
    }
    Ok(true)
}

/// The property that a row belongs to, if any.
pub async fn property_of(
    db: &impl ConnectionTrait,
    account: AccountId,
    row: &Row,
) -> Result<Option<Key>, StoreError> {
    let value = |column| {
        let is_there = |field: &&Field| matches!(field.source, Source::Column(name) if name == column);
        row.table.fields.iter().find(is_there).and_then(|field| row.get(field.name).as_key())
    };
    match row.table.belongs {
        Belongs::Account | Belongs::WholeAccount => Ok(None),
        Belongs::Itself => Ok(Some(row.key())),
        Belongs::Property { column } => Ok(value(column)),
        Belongs::Through { column, table } => {
            let Some(key) = value(column) else { return Ok(None) };
            let question = Query::select()
                .column("property_id")
                .from(table)
                .and_where(Expr::col("account_id").eq(AccountNumber::from(account)))
                .and_where(Expr::col("id").eq(Id::from(key)))
                .take();
            let found = db.query_one(&question).await?;
            let id: Option<Id> = found.map(|row| row.try_get_by_index(0)).transpose()?.flatten();
            Ok(id.map(Id::key))
        }
    }
}

fn by_key(table: &'static Table, reach: &Reach, key: Key) -> SelectStatement {
    those(table, reach, column(table, table.key_column()).eq(Id::from(key)))
}

/// Among the visible rows.
pub(super) fn those(table: &'static Table, reach: &Reach, which: Expr) -> SelectStatement {
    Query::select().from(table.name()).cond_where(within(table, reach)).and_where(which).take()
}

async fn find_one(
    db: &impl ConnectionTrait,
    table: &'static Table,
    reach: &Reach,
    mut select: SelectStatement,
) -> Result<Option<Row>, StoreError> {
    columns(&mut select, table);
    let Some(found) = db.query_one(&select).await? else { return Ok(None) };
    let mut rows = vec![read(table, &found)?];
    join_lists(db, table, reach, &mut rows).await?;
    Ok(rows.pop())
}

pub(super) async fn read_part(
    db: &impl ConnectionTrait,
    table: &'static Table,
    reach: &Reach,
    mut select: SelectStatement,
    page: Page,
) -> Result<Vec<Row>, StoreError> {
    columns(&mut select, table);
    select.limit(page.limit).offset(page.offset);
    let found = db.query_all(&select).await?;
    let mut rows = found.iter().map(|row| read(table, row)).collect::<Result<Vec<_>, _>>()?;
    join_lists(db, table, reach, &mut rows).await?;
    Ok(rows)
}

fn columns(select: &mut SelectStatement, table: &'static Table) {
    for value in table.fields.iter().filter_map(|field| expression(table, field)) {
        select.expr(value);
    }
}

fn read(table: &'static Table, found: &QueryResult) -> Result<Row, StoreError> {
    let mut index = 0;
    let mut values = Vec::with_capacity(table.fields.len());
    for field in table.fields {
        match field.source {
            Source::Link { .. } => values.push(Value::empty(field.kind)),
            Source::Told | Source::Derived(_) => values.push(Value::Null),
            _ => {
                values.push(Value::read(found, index, field.kind)?);
                index += 1;
            }
        }
    }
    Ok(Row { table, values })
}

/// One query for each join table, for all rows; the queries run concurrently.
async fn join_lists(
    db: &impl ConnectionTrait,
    table: &'static Table,
    reach: &Reach,
    rows: &mut [Row],
) -> Result<(), StoreError> {
    if rows.is_empty() {
        return Ok(());
    }
    let links = table.fields.iter().enumerate().filter_map(|(place, field)| match field.source {
        Source::Link { table: link, own, other } => Some((place, field.kind, link, own, other)),
        _ => None,
    });
    let keys: Vec<Id> = rows.iter().map(|row| row.key().into()).collect();
    let asking = links.map(async |(place, kind, link, own, other)| {
        let question = Query::select()
            .columns([own, other])
            .from(link)
            .and_where(Expr::col("account_id").eq(AccountNumber::from(reach.account)))
            .and_where(Expr::col(own).is_in(keys.iter().copied()))
            .order_by(other, sea_orm::sea_query::Order::Asc)
            .take();
        let mut lists: HashMap<Key, Vec<Value>> = HashMap::new();
        for found in db.query_all(&question).await? {
            let owner: Id = found.try_get_by_index(0)?;
            lists.entry(owner.key()).or_default().push(Value::read(&found, 1, kind)?);
        }
        Ok::<_, StoreError>((place, kind, lists))
    });
    for (place, kind, mut lists) in try_join_all(asking).await? {
        for row in rows.iter_mut() {
            let joined = lists.remove(&row.key()).unwrap_or_default();
            row.values[place] = gathered(kind, &joined);
        }
    }
    Ok(())
}

fn gathered(kind: Kind, joined: &[Value]) -> Value {
    if let Kind::Keys(_) = kind {
        Value::Keys(joined.iter().filter_map(Value::as_key).collect())
    } else {
        Value::Words(joined.iter().filter_map(|value| value.as_text().map(str::to_owned)).collect())
    }
}
