//! The fifteenth migration: letters are listed by when they were written.

use sea_orm::DbErr;
use sea_orm::sea_query::Index;
use sea_orm_migration::{MigrationName, MigrationTrait, SchemaManager, async_trait};

const LISTED: [&str; 2] = ["created_at", "updated_at"];

pub(super) struct Migration;

impl MigrationName for Migration {
    fn name(&self) -> &'static str {
        "m0015_letter_list"
    }
}

#[async_trait::async_trait]
impl MigrationTrait for Migration {
    fn use_transaction(&self) -> Option<bool> {
        Some(true)
    }

    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        for column in LISTED {
            let mut index = Index::create();
            let name = format!("outbox_listed_by_{column}_id");
            index.name(name).table("outbox").col("account_id").col(column).col("id");
            manager.create_index(index).await?;
        }
        Ok(())
    }
}
