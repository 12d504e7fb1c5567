//! The twenty-fourth migration: indexes for the orders and the views that long lists offer, and for words that are looked for. What
//! lists ask of a reservation by its payments, and of a payment by its reservation, is written on both.

use async_trait::async_trait;
use sea_orm::sea_query::{CaseStatement, Expr, ExprTrait, Index, Query, Table};
use sea_orm::{ConnectionTrait, DbBackend, DbErr, Statement};

use super::column::text;
use super::manager::SchemaManager;
use super::step::Step;
use super::table::listed;

/// By a table: what follows the account, the row's own key among it. What stands behind the key is asked for on the way.
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

/// Where words are looked for among many rows, and what PostgreSQL compares them with.
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

/// SQLite looks through all texts of an account: they are in an index, without the rest of their rows. It leaves out what is empty,
/// so that nothing but a search, which says as much, reads these long rows instead of short ones.
async fn narrow_what_is_searched(manager: &SchemaManager<'_>) -> Result<(), DbErr> {
    for (table, column, _) in SEARCHED {
        let index = format!(
            "CREATE INDEX {table}_searched ON {table} (account_id, {column}, id) WHERE {column} <> ''"
        );
        manager.get_connection().execute_unprepared(&index).await?;
    }
    Ok(())
}

/// PostgreSQL has an index of three letters each, in an extension that every owner of a database may load. A server without it
/// looks through all texts.
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
