//! The twenty-fourth migration: indexes for the orders and the views that long lists offer.

use sea_orm::DbErr;
use sea_orm::sea_query::Index;
use sea_orm_migration::{MigrationName, MigrationTrait, SchemaManager, async_trait};

/// By a table: what stands between the account and the row's own key.
const LISTED: [(&str, &[&str]); 7] = [
    ("property", &["system_type"]),
    ("property", &["state_status"]),
    ("listing", &["min_nights"]),
    ("listing", &["instant_book"]),
    ("reservation", &["status", "check_out"]),
    ("reservation_payment", &["method", "due_date"]),
    ("calendar_event", &["kind", "start_date"]),
];

pub(super) struct Migration;

impl MigrationName for Migration {
    fn name(&self) -> &'static str {
        "m0024_list"
    }
}

#[async_trait::async_trait]
impl MigrationTrait for Migration {
    fn use_transaction(&self) -> Option<bool> {
        Some(true)
    }

    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        for (table, columns) in LISTED {
            let mut index = Index::create();
            index.name(format!("{table}_listed_by_{}_id", columns.join("_"))).table(table).col("account_id");
            for column in columns {
                index.col(*column);
            }
            manager.create_index(index.col("id").to_owned()).await?;
        }
        Ok(())
    }
}
