//! Migration 30: list settings of members.

use async_trait::async_trait;
use sea_orm::DbErr;
use sea_orm::sea_query::Table;

use super::column::json_binary_null;
use super::manager::SchemaManager;
use super::step::Step;

pub(super) struct Migration;

#[async_trait]
impl Step for Migration {
    fn name(&self) -> &'static str {
        "m0030_list_setting"
    }

    async fn up(&self, manager: &SchemaManager<'_>) -> Result<(), DbErr> {
        let column = json_binary_null("lists");
        manager.alter_table(Table::alter().table("membership").add_column(column).to_owned()).await
    }
}
