//! Finds and runs pending migrations. Applied ones are stored in the table of `sea-orm-migration`, which was used before, so that
//! databases of any age can be migrated.

use sea_orm::sea_query::{Expr, ExprTrait, Query, Table};
use sea_orm::{ConnectionTrait, DatabaseConnection, DbErr, TransactionTrait};

use super::column;
use super::list::MIGRATIONS;
use super::manager::SchemaManager;

const APPLIED: &str = "seaql_migrations";

/// The names of applied migrations that this program does not know: they are from a newer version.
pub(crate) async fn unknown(db: &DatabaseConnection) -> Result<Vec<String>, DbErr> {
    let applied = applied(db).await?;
    Ok(applied.into_iter().filter(|name| MIGRATIONS.iter().all(|known| known.name() != name)).collect())
}

/// Whether all migrations are applied.
pub(crate) async fn is_complete(db: &DatabaseConnection) -> Result<bool, DbErr> {
    let applied = applied(db).await?;
    Ok(MIGRATIONS.iter().all(|known| applied.iter().any(|name| name == known.name())))
}

/// Runs the pending migrations, each in a transaction together with its record.
pub(crate) async fn migrate(db: &DatabaseConnection) -> Result<(), DbErr> {
    let applied = applied(db).await?;
    for migration in MIGRATIONS.iter().filter(|known| applied.iter().all(|name| name != known.name())) {
        let tx = db.begin().await?;
        let note = Query::insert()
            .into_table(APPLIED)
            .columns(["version", "applied_at"])
            .values_panic([migration.name().into(), now(&tx)])
            .to_owned();
        migration.up(&SchemaManager::new(&tx)).await?;
        tx.execute(&note).await?;
        tx.commit().await?;
    }
    Ok(())
}

/// Unix seconds, by the database's clock.
fn now(db: &impl ConnectionTrait) -> Expr {
    match db.get_database_backend() {
        sea_orm::DbBackend::Sqlite => Expr::cust("unixepoch()"),
        _ => Expr::cust("extract(epoch from now())").cast_as("bigint"),
    }
}

async fn applied(db: &DatabaseConnection) -> Result<Vec<String>, DbErr> {
    let table = Table::create()
        .table(APPLIED)
        .if_not_exists()
        .col(column::name("version").primary_key())
        .col(column::big_integer("applied_at"))
        .to_owned();
    db.execute(&table).await?;
    let names = Query::select().column("version").from(APPLIED).to_owned();
    db.query_all(&names).await?.iter().map(|row| row.try_get("", "version")).collect()
}
