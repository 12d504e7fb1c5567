//! Migration 35: guests need a guest key instead of the key of a row. Each quote stores the generation of its guest keys, and a
//! fingerprint identifies the operator's secret that they are made with.

use async_trait::async_trait;
use sea_orm::sea_query::Table;
use sea_orm::{ConnectionTrait, DbErr};

use super::column::{integer, name, text};
use super::manager::SchemaManager;
use super::step::Step;
use super::table::platform;

pub(super) struct Migration;

#[async_trait]
impl Step for Migration {
    fn name(&self) -> &'static str {
        "m0035_guest_key"
    }

    async fn up(&self, manager: &SchemaManager<'_>) -> Result<(), DbErr> {
        platform("sealing", ["purpose"])
            .columns([name("purpose"), text("fingerprint")])
            .create(manager)
            .await?;
        let generation = integer("guest_generation").default(0).take();
        manager.alter_table(Table::alter().table("quote").add_column(generation).to_owned()).await?;
        // Stored responses for repeated requests were not encrypted, and contain row keys that no longer grant access.
        manager.get_connection().execute_unprepared("DELETE FROM idempotency").await?;
        Ok(())
    }
}
