//! The tenth migration: what became of telling owners' systems what happened.

use sea_orm::DbErr;
use sea_orm::sea_query::{Index, Table};
use sea_orm_migration::schema::{text, text_null, timestamp_with_time_zone_null, uuid_null};
use sea_orm_migration::{MigrationName, MigrationTrait, SchemaManager, async_trait};

const LISTED: [&str; 2] = ["created_at", "updated_at"];

pub(super) struct Migration;

impl MigrationName for Migration {
    fn name(&self) -> &'static str {
        "m0010_webhook"
    }
}

#[async_trait::async_trait]
impl MigrationTrait for Migration {
    fn use_transaction(&self) -> Option<bool> {
        Some(true)
    }

    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        let columns = [
            uuid_null("event_id"),
            text("answer").default("").to_owned(),
            text_null("failure"),
            timestamp_with_time_zone_null("tried_at"),
            timestamp_with_time_zone_null("next_try_at"),
        ];
        for column in columns {
            let table = Table::alter().table("webhook_delivery").add_column(column).to_owned();
            manager.alter_table(table).await?;
        }
        for column in LISTED {
            let name = format!("webhook_delivery_listed_by_{column}_id");
            let mut index = Index::create();
            index.name(name).table("webhook_delivery").col("account_id").col(column).col("id");
            manager.create_index(index).await?;
        }
        Ok(())
    }
}
