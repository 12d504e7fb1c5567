//! Migration 25: messages list their attachments. The files are stored in the same place as photos.

use async_trait::async_trait;
use sea_orm::DbErr;
use sea_orm::sea_query::Table;

use super::column::json_binary;
use super::manager::SchemaManager;
use super::step::Step;

pub(super) struct Migration;

#[async_trait]
impl Step for Migration {
    fn name(&self) -> &'static str {
        "m0025_attachment"
    }

    async fn up(&self, manager: &SchemaManager<'_>) -> Result<(), DbErr> {
        let column = json_binary("attachments").default("[]").to_owned();
        manager.alter_table(Table::alter().table("message").add_column(column).to_owned()).await
    }
}
