//! Migration 15: e-mails are listed by their creation time.

use async_trait::async_trait;
use sea_orm::DbErr;
use sea_orm::sea_query::Index;

use super::manager::SchemaManager;
use super::step::Step;

const LISTED: [&str; 2] = ["created_at", "updated_at"];

pub(super) struct Migration;

#[async_trait]
impl Step for Migration {
    fn name(&self) -> &'static str {
        "m0015_letter_list"
    }

    async fn up(&self, manager: &SchemaManager<'_>) -> Result<(), DbErr> {
        for column in LISTED {
            let mut index = Index::create();
            let name = format!("outbox_listed_by_{column}_id");
            index.name(name).table("outbox").col("account_id").col(column).col("id");
            manager.create_index(index).await?;
        }
        Ok(())
    }
}
