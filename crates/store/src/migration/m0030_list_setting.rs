//! The thirtieth migration: members keep how they have arranged the lists.

use sea_orm::DbErr;
use sea_orm::sea_query::Table;
use sea_orm_migration::schema::json_binary_null;
use sea_orm_migration::{MigrationName, MigrationTrait, SchemaManager, async_trait};

pub(super) struct Migration;

impl MigrationName for Migration {
    fn name(&self) -> &'static str {
        "m0030_list_setting"
    }
}

#[async_trait::async_trait]
impl MigrationTrait for Migration {
    fn use_transaction(&self) -> Option<bool> {
        Some(true)
    }

    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        let column = json_binary_null("lists");
        manager.alter_table(Table::alter().table("membership").add_column(column).to_owned()).await
    }
}
