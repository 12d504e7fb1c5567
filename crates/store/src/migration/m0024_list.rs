//! Migration 24: indexes for the orders and filters of long lists, and for text search. The paid status of a reservation's
//! payments and the status of a payment's reservation are stored redundantly on both.

use async_trait::async_trait;
use sea_orm::sea_query::{CaseStatement, Expr, ExprTrait, Index, Query, Table};
use sea_orm::{ConnectionTrait, DbBackend, DbErr, Statement};

use super::column::text;
use super::manager::SchemaManager;
use super::step::Step;
use super::table::listed;

/// Index columns by table, after the account and including the row's key. Columns after the key make the index covering.
const LISTED: [(&str, &[&str]); 12] = [
    ("property", &["system_type", "id"]),
    ("property", &["state_status", "id"]),
    ("listing", &["min_nights", "id"]),
    ("listing", &["instant_book", "id"]),
    ("reservation", &["check_in", "id", "check_out"]),
    ("reservation", &["status", "check_out", "id", "check_in"]),
    ("reservation", &["paid_status", "check_in", "id"]),
    ("reservation_payment", &["method", "due_date", "id"]),
    ("reservation_payment", &["reservation_status", "due_date", "id"]),
    ("reservation_payment", &["state", "reservation_status", "due_date", "id"]),
    ("calendar_event", &["kind", "start_date", "id"]),
    ("calendar_event", &["conflict", "start_date", "id"]),
];

/// The searched columns of large tables, and the expression that PostgreSQL indexes.
const SEARCHED: [(&str, &str, &str); 4] = [
    ("property", "search_text", "search_text"),
    ("reservation", "search_text", "search_text"),
    ("thread", "search_text", "search_text"),
    ("calendar_event", "summary", "lower(summary)"),
];

pub(super) struct Migration;

#[async_trait]
impl Step for Migration {
    fn name(&self) -> &'static str {
        "m0024_list"
    }

    async fn up(&self, manager: &SchemaManager<'_>) -> Result<(), DbErr> {
        write_on_both(manager).await?;
        let shorter = Index::drop().name("reservation_listed_by_check_in_id").table("reservation").to_owned();
        manager.drop_index(shorter).await?;
        for (table, columns) in LISTED {
            manager.create_index(listed(table, columns)).await?;
        }
        match manager.get_database_backend() {
            DbBackend::Postgres => index_parts_of_words(manager).await,
            _ => narrow_what_is_searched(manager).await,
        }
    }
}

async fn write_on_both(manager: &SchemaManager<'_>) -> Result<(), DbErr> {
    let payment = |column: &'static str| Expr::col(("reservation_payment", column));
    let stay = |column: &'static str| Expr::col(("reservation", column));
    let same_stay =
        || payment("account_id").eq(stay("account_id")).and(payment("reservation_id").eq(stay("id")));
    for (table, column) in [("reservation", "paid_status"), ("reservation_payment", "reservation_status")] {
        let added = Table::alter().table(table).add_column(text(column).default("")).to_owned();
        manager.alter_table(added).await?;
    }
    let db = manager.get_connection();
    let open = Query::select()
        .expr(payment("id"))
        .from("reservation_payment")
        .and_where(same_stay())
        .and_where(payment("state").is_not_in(["paid", "canceled"]))
        .take();
    let paid_status = CaseStatement::new().case(Expr::exists(open), "u").finally("f");
    db.execute(Query::update().table("reservation").value("paid_status", paid_status)).await?;
    let status = Query::select().expr(stay("status")).from("reservation").and_where(same_stay()).take();
    let status = Expr::SubQuery(None, Box::new(status.into()));
    db.execute(Query::update().table("reservation_payment").value("reservation_status", status)).await?;
    Ok(())
}

/// SQLite scans all texts of an account: the index contains them without the rest of the rows. It omits empty texts and applies
/// only to queries that exclude these too, so that only searches read its long entries.
async fn narrow_what_is_searched(manager: &SchemaManager<'_>) -> Result<(), DbErr> {
    for (table, column, _) in SEARCHED {
        let index = format!(
            "CREATE INDEX {table}_searched ON {table} (account_id, {column}, id) WHERE {column} <> ''"
        );
        manager.get_connection().execute_unprepared(&index).await?;
    }
    Ok(())
}

/// PostgreSQL has a trigram index, from an extension that any database owner may create. Without it, PostgreSQL scans all
/// texts.
async fn index_parts_of_words(manager: &SchemaManager<'_>) -> Result<(), DbErr> {
    let db = manager.get_connection();
    let question = "SELECT 1 FROM pg_available_extensions WHERE name = 'pg_trgm' \
                    AND has_database_privilege(current_database(), 'CREATE')";
    if db.query_one_raw(Statement::from_string(DbBackend::Postgres, question)).await?.is_none() {
        return Ok(());
    }
    db.execute_unprepared("CREATE EXTENSION IF NOT EXISTS pg_trgm").await?;
    for (table, _, text) in SEARCHED {
        let index = format!("CREATE INDEX {table}_searched ON {table} USING gin (({text}) gin_trgm_ops)");
        db.execute_unprepared(&index).await?;
    }
    Ok(())
}
