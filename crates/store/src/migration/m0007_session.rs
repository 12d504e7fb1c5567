//! Migration 7: second factors with recovery codes, and invitations that are limited to property groups.

use async_trait::async_trait;
use sea_orm::DbErr;
use sea_orm::sea_query::Table;

use super::column::{big_integer_null, text, timestamp_with_time_zone, timestamp_with_time_zone_null, uuid};
use super::manager::SchemaManager;
use super::step::Step;
use super::table::platform;

pub(super) struct Migration;

#[async_trait]
impl Step for Migration {
    fn name(&self) -> &'static str {
        "m0007_session"
    }

    async fn up(&self, manager: &SchemaManager<'_>) -> Result<(), DbErr> {
        platform("recovery_code", ["user_id", "code_hash"])
            .columns([
                uuid("user_id"),
                text("code_hash"),
                timestamp_with_time_zone("created_at"),
                timestamp_with_time_zone_null("used_at"),
            ])
            .refers_to_platform("user_id", "user", "id")
            .create(manager)
            .await?;
        let step = big_integer_null("totp_step");
        manager.alter_table(Table::alter().table("user").add_column(step).to_owned()).await?;
        let groups = text("groups").default("").to_owned();
        manager.alter_table(Table::alter().table("invitation").add_column(groups).to_owned()).await
    }
}
