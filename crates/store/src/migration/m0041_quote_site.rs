//! Migration 41: what a quote keeps of the sites around it: whether an address is asked for, and where its guest came from.

use async_trait::async_trait;
use sea_orm::sea_query::Table;
use sea_orm::{ConnectionTrait, DbErr};

use super::column::{boolean, uuid_null};
use super::manager::SchemaManager;
use super::step::Step;

/// Until now the quote asked for what its site asks for.
const CARRY_OVER: &str = "UPDATE quote SET capture_address = TRUE WHERE EXISTS (SELECT 1 FROM site WHERE site.account_id = quote.account_id AND site.id = quote.site_id AND site.capture_address)";

pub(super) struct Migration;

#[async_trait]
impl Step for Migration {
    fn name(&self) -> &'static str {
        "m0041_quote_site"
    }

    async fn up(&self, manager: &SchemaManager<'_>) -> Result<(), DbErr> {
        let capture_address = boolean("capture_address").default(false).take();
        for column in [capture_address, uuid_null("origin_site_id")] {
            manager.alter_table(Table::alter().table("quote").add_column(column).to_owned()).await?;
        }
        manager.get_connection().execute_unprepared(CARRY_OVER).await?;
        Ok(())
    }
}
