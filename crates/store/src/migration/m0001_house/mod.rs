//! Migration 1: the initial schema, area by area, parents before children.

mod calendar;
mod listing;
mod message;
mod operation;
mod property;
mod reservation;
mod site;
mod tenancy;

use async_trait::async_trait;
use sea_orm::DbErr;

use super::manager::SchemaManager;
use super::step::Step;

pub(super) struct Migration;

#[async_trait]
impl Step for Migration {
    fn name(&self) -> &'static str {
        "m0001_house"
    }
    /// Without this, SQLite would run it outside a transaction.
    async fn up(&self, manager: &SchemaManager<'_>) -> Result<(), DbErr> {
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
