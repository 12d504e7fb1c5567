//! Migration 39: the addresses of imported calendars are secrets, and leave the audit log.

use async_trait::async_trait;
use sea_orm::{ConnectionTrait, DbBackend, DbErr};

use super::manager::SchemaManager;
use super::step::Step;

pub(super) struct Migration;

#[async_trait]
impl Step for Migration {
    fn name(&self) -> &'static str {
        "m0039_feed_log"
    }

    async fn up(&self, manager: &SchemaManager<'_>) -> Result<(), DbErr> {
        let without = match manager.get_database_backend() {
            DbBackend::Postgres => "changes - 'url'",
            _ => "json_remove(changes, '$.url')",
        };
        let sql = format!("UPDATE audit_entry SET changes = {without} WHERE noun = 'calendar-feed'");
        manager.get_connection().execute_unprepared(&sql).await?;
        Ok(())
    }
}
