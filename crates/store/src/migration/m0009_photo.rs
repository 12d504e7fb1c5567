//! Migration 9: a photo is shown once its sizes are rendered. Existing photos already have theirs.

use async_trait::async_trait;
use sea_orm::DbErr;
use sea_orm::sea_query::Table;

use super::column::text;
use super::manager::SchemaManager;
use super::step::Step;

pub(super) struct Migration;

#[async_trait]
impl Step for Migration {
    fn name(&self) -> &'static str {
        "m0009_photo"
    }

    async fn up(&self, manager: &SchemaManager<'_>) -> Result<(), DbErr> {
        let state = text("state").default("ready").to_owned();
        manager.alter_table(Table::alter().table("photo").add_column(state).to_owned()).await
    }
}
