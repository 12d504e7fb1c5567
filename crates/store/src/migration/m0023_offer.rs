//! Migration 23: the subject of the e-mail of a message, and offers: messages that are not about the stay, which a guest can
//! refuse.

use async_trait::async_trait;
use sea_orm::DbErr;
use sea_orm::sea_query::{ColumnDef, Table};

use super::column::{boolean, text, timestamp_with_time_zone};
use super::manager::SchemaManager;
use super::step::Step;
use super::table::link;

pub(super) struct Migration;

#[async_trait]
impl Step for Migration {
    fn name(&self) -> &'static str {
        "m0023_offer"
    }

    async fn up(&self, manager: &SchemaManager<'_>) -> Result<(), DbErr> {
        for table in ["message", "scheduled_message"] {
            add(manager, table, text("subject").default("").to_owned()).await?;
        }
        for table in ["message", "scheduled_message", "message_template"] {
            add(manager, table, boolean("is_offer").default(false).to_owned()).await?;
        }
        link("offer_refusal", ["email"])
            .columns([text("email"), timestamp_with_time_zone("refused_at")])
            .create(manager)
            .await
    }
}

/// Adds one column: SQLite cannot add two at once.
async fn add(manager: &SchemaManager<'_>, table: &'static str, column: ColumnDef) -> Result<(), DbErr> {
    manager.alter_table(Table::alter().table(table).add_column(column).to_owned()).await
}
