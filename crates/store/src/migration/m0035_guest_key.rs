//! The thirty-fifth migration: what lets a guest in is no longer the key of a row. Each quote counts how often its guest's keys were
//! renewed, and it is remembered which key of the operator they are made from.

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
        // Answers that are kept to be repeated were written in clear, and name rows by keys that open nothing any more.
        manager.get_connection().execute_unprepared("DELETE FROM idempotency").await?;
        Ok(())
    }
}
