//! The first migration: the schema of the whole house, room by room, parents before children.

mod calendar;
mod listing;
mod message;
mod operation;
mod property;
mod reservation;
mod site;
mod tenancy;

use sea_orm::DbErr;
use sea_orm_migration::{MigrationName, MigrationTrait, SchemaManager, async_trait};

pub(super) struct Migration;

impl MigrationName for Migration {
    fn name(&self) -> &'static str {
        "m0001_house"
    }
}

#[async_trait::async_trait]
impl MigrationTrait for Migration {
    /// Without this, SQLite would run it outside a transaction.
    fn use_transaction(&self) -> Option<bool> {
        Some(true)
    }

    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        tenancy::create(manager).await?;
        site::create(manager).await?;
        property::create(manager).await?;
        listing::create(manager).await?;
        calendar::create(manager).await?;
        reservation::create(manager).await?;
        message::create(manager).await?;
        operation::create(manager).await
    }
}
