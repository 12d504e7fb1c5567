//! Migration 2: for the price engine and the search. Changes to what a site sells are counted per account and logged one by one;
//! a quote stores its whole bill; countries need no table.

use async_trait::async_trait;
use sea_orm::sea_query::Table;
use sea_orm::{DbBackend, DbErr};

use super::column::{big_integer, text, uuid_null};
use super::manager::SchemaManager;
use super::step::Step;
use super::table::link;

pub(super) struct Migration;

#[async_trait]
impl Step for Migration {
    fn name(&self) -> &'static str {
        "m0002_price"
    }

    async fn up(&self, manager: &SchemaManager<'_>) -> Result<(), DbErr> {
        let revision = big_integer("revision").default(0).to_owned();
        manager.alter_table(Table::alter().table("account").add_column(revision).to_owned()).await?;
        manager.alter_table(Table::alter().table("site").drop_column("revision").to_owned()).await?;
        manager.alter_table(Table::alter().table("quote").rename_column("lines", "bill").to_owned()).await?;
        // SQLite accepts text in any column.
        if manager.get_database_backend() == DbBackend::Postgres {
            for column in ["terms", "bill"] {
                let as_text = Table::alter().table("quote").modify_column(text(column)).to_owned();
                manager.alter_table(as_text).await?;
            }
        }
        // Countries are the same for all accounts, so they are part of the program.
        manager.drop_table(Table::drop().table("country").to_owned()).await?;
        link("catalog_change", ["revision"])
            .columns([big_integer("revision"), uuid_null("property_id")])
            .create(manager)
            .await
    }
}
