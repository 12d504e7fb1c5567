//! Migration 10: the deliveries of webhooks.

use async_trait::async_trait;
use sea_orm::DbErr;
use sea_orm::sea_query::{Index, Table};

use super::column::{text, text_null, timestamp_with_time_zone_null, uuid_null};
use super::manager::SchemaManager;
use super::step::Step;

const LISTED: [&str; 2] = ["created_at", "updated_at"];

pub(super) struct Migration;

#[async_trait]
impl Step for Migration {
    fn name(&self) -> &'static str {
        "m0010_webhook"
    }

    async fn up(&self, manager: &SchemaManager<'_>) -> Result<(), DbErr> {
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
