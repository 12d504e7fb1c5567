//! Migration 14: scheduled messages no longer need a template or a booking. Until now only the demo had rows, and it
//! writes them again, so the table is recreated.

use async_trait::async_trait;
use sea_orm::DbErr;
use sea_orm::sea_query::{Index, Table};

use super::column::{text, text_null, timestamp_with_time_zone, timestamp_with_time_zone_null, uuid_null};
use super::manager::SchemaManager;
use super::step::Step;
use super::table::tenant;

const LISTED: [&str; 2] = ["created_at", "updated_at"];

pub(super) struct Migration;

#[async_trait]
impl Step for Migration {
    fn name(&self) -> &'static str {
        "m0014_message"
    }

    async fn up(&self, manager: &SchemaManager<'_>) -> Result<(), DbErr> {
        manager.drop_table(Table::drop().table("scheduled_message").to_owned()).await?;
        tenant("scheduled_message")
            .may_refer_to("property")
            .may_refer_to("reservation")
            .may_refer_to("thread")
            .may_refer_to_as("template", "message_template")
            .columns([
                text("body"),
                text("author_name"),
                uuid_null("user_id"),
                timestamp_with_time_zone("send_at"),
                text("state"),
                uuid_null("message_id"),
                timestamp_with_time_zone_null("sent_at"),
                text_null("failure"),
            ])
            .stamped()
            .unique(["reservation_id", "template_id"])
            .index(["send_at", "id"])
            .create(manager)
            .await?;
        for column in LISTED {
            let name = format!("scheduled_message_listed_by_{column}_id");
            let mut index = Index::create();
            index.name(name).table("scheduled_message").col("account_id").col(column).col("id");
            manager.create_index(index).await?;
        }
        Ok(())
    }
}
