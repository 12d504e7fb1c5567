//! Migration 31: covering indexes for lists by thread, town and departure date.

use async_trait::async_trait;
use sea_orm::sea_query::Index;
use sea_orm::{ConnectionTrait, DbBackend, DbErr, Statement};

use super::manager::SchemaManager;
use super::step::Step;
use super::table::listed;

/// Index columns by table, after the account.
const LISTED: [(&str, &[&str]); 4] = [
    ("thread", &["unread", "state_status"]),
    ("property", &["city", "id", "state_status"]),
    ("reservation", &["check_out", "check_in", "id"]),
    ("reservation", &["status", "check_in", "id"]),
];

/// Superseded indexes: each is the prefix of a longer one.
const SHORTER: [(&str, &str); 2] =
    [("property", "property_listed_by_city_id"), ("reservation", "reservation_by_check_out")];

pub(super) struct Migration;

#[async_trait]
impl Step for Migration {
    fn name(&self) -> &'static str {
        "m0031_list_place"
    }

    async fn up(&self, manager: &SchemaManager<'_>) -> Result<(), DbErr> {
        for (table, columns) in LISTED {
            manager.create_index(listed(table, columns)).await?;
        }
        for (table, name) in SHORTER {
            manager.drop_index(Index::drop().name(name).table(table).to_owned()).await?;
        }
        index_parts_of_towns(manager).await
    }
}

/// Only if PostgreSQL has the trigram extension, as for the texts of migration 24.
async fn index_parts_of_towns(manager: &SchemaManager<'_>) -> Result<(), DbErr> {
    if manager.get_database_backend() != DbBackend::Postgres {
        return Ok(());
    }
    let db = manager.get_connection();
    let question = "SELECT 1 FROM pg_extension WHERE extname = 'pg_trgm'";
    if db.query_one_raw(Statement::from_string(DbBackend::Postgres, question)).await?.is_some() {
        db.execute_unprepared(
            "CREATE INDEX property_found_by_city ON property USING gin ((lower(city)) gin_trgm_ops)",
        )
        .await?;
    }
    Ok(())
}
