//! Migration 42: a guest can remove a card. Its row stays, because refunds and the provider's records refer to it.

use async_trait::async_trait;
use sea_orm::DbErr;
use sea_orm::sea_query::Table;

use super::column::timestamp_with_time_zone_null;
use super::manager::SchemaManager;
use super::step::Step;

pub(super) struct Migration;

#[async_trait]
impl Step for Migration {
    fn name(&self) -> &'static str {
        "m0042_removed_card"
    }

    async fn up(&self, manager: &SchemaManager<'_>) -> Result<(), DbErr> {
        let removed_at = timestamp_with_time_zone_null("removed_at");
        manager.alter_table(Table::alter().table("reservation_card").add_column(removed_at).to_owned()).await
    }
}
