//! Migration 37: known sign-in locations of users.

use async_trait::async_trait;
use sea_orm::DbErr;

use super::column::{text, text_null, timestamp_with_time_zone, uuid};
use super::manager::SchemaManager;
use super::step::Step;
use super::table::platform;

pub(super) struct Migration;

#[async_trait]
impl Step for Migration {
    fn name(&self) -> &'static str {
        "m0037_known_browser"
    }

    async fn up(&self, manager: &SchemaManager<'_>) -> Result<(), DbErr> {
        platform("known_browser", ["user_id", "secret_hash"])
            .columns([
                uuid("user_id"),
                text("secret_hash"),
                text_null("address"),
                timestamp_with_time_zone("seen_at"),
            ])
            .refers_to_platform("user_id", "user", "id")
            .create(manager)
            .await
    }
}
