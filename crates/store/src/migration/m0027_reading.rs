//! Migration 27: the time when another channel last read a home's calendar. Existing homes count as read, because it is
//! unknown.

use async_trait::async_trait;
use sea_orm::DbErr;
use sea_orm::sea_query::{Expr, Query, Table};

use super::column::timestamp_with_time_zone_null;
use super::manager::SchemaManager;
use super::step::Step;

pub(super) struct Migration;

#[async_trait]
impl Step for Migration {
    fn name(&self) -> &'static str {
        "m0027_reading"
    }

    async fn up(&self, manager: &SchemaManager<'_>) -> Result<(), DbErr> {
        let column = timestamp_with_time_zone_null("calendar_read_at");
        manager.alter_table(Table::alter().table("property").add_column(column).to_owned()).await?;
        let mut all = Query::update();
        all.table("property").value("calendar_read_at", Expr::current_timestamp());
        manager.execute(all).await
    }
}
