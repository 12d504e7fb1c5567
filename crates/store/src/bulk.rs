//! Bulk inserts: a few long statements instead of many short ones, for demo data and imports.

use sea_orm::{ConnectionTrait, DbBackend, EntityTrait, IdenStatic, Iterable, ModelTrait, Statement};

use crate::{StoreError, Tx};

/// Values per statement: below the engines' limits (SQLite 32,766, PostgreSQL 65,535), and small enough to limit the memory
/// of the prepared statement that the connection caches.
const VALUES: usize = 8_000;

/// Inserts the rows in their order. Rows sorted by primary key are inserted fastest.
pub async fn insert<E: EntityTrait>(tx: &Tx, rows: &[E::Model]) -> Result<(), StoreError> {
    let columns: Vec<E::Column> = E::Column::iter().collect();
    let backend = tx.get_database_backend();
    let mut sql = String::new();
    let mut sql_rows = 0;
    for chunk in rows.chunks((VALUES / columns.len()).max(1)) {
        if chunk.len() != sql_rows {
            sql = statement::<E>(backend, &columns, chunk.len());
            sql_rows = chunk.len();
        }
        let values = chunk.iter().flat_map(|row| columns.iter().map(|column| row.get(*column)));
        tx.execute_raw(Statement::from_sql_and_values(backend, sql.as_str(), values)).await?;
    }
    Ok(())
}

/// The statement that inserts one row, for tables with so many inserts that it is worth building it once.
pub(crate) fn statement_of_one<E: EntityTrait>(backend: DbBackend) -> String {
    statement::<E>(backend, &E::Column::iter().collect::<Vec<_>>(), 1)
}

fn statement<E: EntityTrait>(backend: DbBackend, columns: &[E::Column], rows: usize) -> String {
    let names: Vec<String> = columns.iter().map(|column| format!("\"{}\"", column.as_str())).collect();
    let place = |number: usize| match backend {
        DbBackend::Postgres => format!("${number}"),
        _ => "?".to_owned(),
    };
    let row = |row: usize| {
        let places: Vec<String> =
            (1..=columns.len()).map(|column| place(row * columns.len() + column)).collect();
        format!("({})", places.join(","))
    };
    let all: Vec<String> = (0..rows).map(row).collect();
    let table = E::default().table_name();
    format!("INSERT INTO \"{table}\" ({}) VALUES {}", names.join(","), all.join(","))
}
