//! A migration step.

use async_trait::async_trait;
use sea_orm::DbErr;

use super::manager::SchemaManager;

/// Applied completely or not at all.
#[async_trait]
pub(super) trait Step: Send + Sync {
    fn name(&self) -> &'static str;
    async fn up(&self, manager: &SchemaManager<'_>) -> Result<(), DbErr>;
}
