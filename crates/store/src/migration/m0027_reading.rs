//! The twenty-seventh migration: homes know when another channel last read their calendar. What was there before counts as read, since
//! nobody knows.

use sea_orm::DbErr;
use sea_orm::sea_query::{Expr, Query, Table};
use sea_orm_migration::schema::timestamp_with_time_zone_null;
use sea_orm_migration::{MigrationName, MigrationTrait, SchemaManager, async_trait};

pub(super) struct Migration;

impl MigrationName for Migration {
    fn name(&self) -> &'static str {
        "m0027_reading"
    }
}

#[async_trait::async_trait]
impl MigrationTrait for Migration {
    fn use_transaction(&self) -> Option<bool> {
        Some(true)
    }

    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        let column = timestamp_with_time_zone_null("calendar_read_at");
        manager.alter_table(Table::alter().table("property").add_column(column).to_owned()).await?;
        let mut all = Query::update();
        all.table("property").value("calendar_read_at", Expr::current_timestamp());
        manager.execute(all).await
    }
}
