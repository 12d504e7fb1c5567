//! Migration 38: setup codes for the first account.

use async_trait::async_trait;
use sea_orm::DbErr;

use super::column::{text, timestamp_with_time_zone};
use super::manager::SchemaManager;
use super::step::Step;
use super::table::platform;

pub(super) struct Migration;

#[async_trait]
impl Step for Migration {
    fn name(&self) -> &'static str {
        "m0038_setup_code"
    }

    async fn up(&self, manager: &SchemaManager<'_>) -> Result<(), DbErr> {
        platform("setup_code", ["code_hash"])
            .columns([text("code_hash"), timestamp_with_time_zone("created_at")])
            .create(manager)
            .await
    }
}
