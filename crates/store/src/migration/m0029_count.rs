//! Migration 29: indexes of single columns, with which PostgreSQL counts frequent values in half the time: it stores each
//! value only once for all its rows.

use async_trait::async_trait;
use sea_orm::sea_query::Index;
use sea_orm::{DbBackend, DbErr};

use super::manager::SchemaManager;
use super::step::Step;

const COUNTED: [(&str, &str); 6] = [
    ("reservation", "paid_status"),
    ("reservation_payment", "due_date"),
    ("reservation_payment", "method"),
    ("reservation_payment", "paid_at"),
    ("reservation_payment", "reservation_status"),
    ("reservation_payment", "state"),
];

pub(super) struct Migration;

#[async_trait]
impl Step for Migration {
    fn name(&self) -> &'static str {
        "m0029_count"
    }

    async fn up(&self, manager: &SchemaManager<'_>) -> Result<(), DbErr> {
        if manager.get_database_backend() != DbBackend::Postgres {
            return Ok(());
        }
        for (table, column) in COUNTED {
            let index = Index::create()
                .name(format!("{table}_counted_by_{column}"))
                .table(table)
                .col("account_id")
                .col(column)
                .take();
            manager.create_index(index).await?;
        }
        Ok(())
    }
}
