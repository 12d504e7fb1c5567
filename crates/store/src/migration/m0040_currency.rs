//! Migration 40: the fixed amounts of taxes, promotions and payment policies have a currency.

use async_trait::async_trait;
use sea_orm::sea_query::Table;
use sea_orm::{ConnectionTrait, DbErr};

use super::column::text;
use super::manager::SchemaManager;
use super::step::Step;

const TABLES: [&str; 3] = ["tax", "promotion", "payment_policy"];

pub(super) struct Migration;

#[async_trait]
impl Step for Migration {
    fn name(&self) -> &'static str {
        "m0040_currency"
    }

    /// Until now they were meant in the currency of the account.
    async fn up(&self, manager: &SchemaManager<'_>) -> Result<(), DbErr> {
        for table in TABLES {
            let column = text("currency").default("").to_owned();
            manager.alter_table(Table::alter().table(table).add_column(column).to_owned()).await?;
            let fill = format!(
                "UPDATE {table} SET currency = (SELECT account.currency FROM account WHERE account.id = {table}.account_id)"
            );
            manager.get_connection().execute_unprepared(&fill).await?;
        }
        Ok(())
    }
}
