//! The ninth migration: a picture is shown once its sizes are made. Those that were there before have theirs.

use sea_orm::DbErr;
use sea_orm::sea_query::Table;
use sea_orm_migration::schema::text;
use sea_orm_migration::{MigrationName, MigrationTrait, SchemaManager, async_trait};

pub(super) struct Migration;

impl MigrationName for Migration {
    fn name(&self) -> &'static str {
        "m0009_photo"
    }
}

#[async_trait::async_trait]
impl MigrationTrait for Migration {
    fn use_transaction(&self) -> Option<bool> {
        Some(true)
    }

    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        let state = text("state").default("ready").to_owned();
        manager.alter_table(Table::alter().table("photo").add_column(state).to_owned()).await
    }
}
