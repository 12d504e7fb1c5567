//! The twenty-fifth migration: messages tell which files came with them. The bytes lie where pictures do.

use sea_orm::DbErr;
use sea_orm::sea_query::Table;
use sea_orm_migration::schema::json_binary;
use sea_orm_migration::{MigrationName, MigrationTrait, SchemaManager, async_trait};

pub(super) struct Migration;

impl MigrationName for Migration {
    fn name(&self) -> &'static str {
        "m0025_attachment"
    }
}

#[async_trait::async_trait]
impl MigrationTrait for Migration {
    fn use_transaction(&self) -> Option<bool> {
        Some(true)
    }

    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        let column = json_binary("attachments").default("[]").to_owned();
        manager.alter_table(Table::alter().table("message").add_column(column).to_owned()).await
    }
}
