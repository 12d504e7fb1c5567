//! Migration 32: rows that are written to check whether the database persists them.

use async_trait::async_trait;
use sea_orm::DbErr;

use super::column::uuid;
use super::manager::SchemaManager;
use super::step::Step;
use super::table::platform;

pub(super) struct Migration;

#[async_trait]
impl Step for Migration {
    fn name(&self) -> &'static str {
        "m0032_readiness_probe"
    }

    async fn up(&self, manager: &SchemaManager<'_>) -> Result<(), DbErr> {
        platform("readiness_probe", ["id"]).columns([uuid("id")]).create(manager).await
    }
}
