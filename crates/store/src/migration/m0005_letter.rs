//! Migration 5: e-mails are sent from here on, in the guest's language. Existing outbox entries, written before e-mails were
//! sent, are outdated and marked as failed.

use async_trait::async_trait;
use sea_orm::sea_query::{Expr, ExprTrait, Query, Table};
use sea_orm::{ConnectionTrait, DbErr};

use super::column::text;
use super::manager::SchemaManager;
use super::step::Step;

pub(super) struct Migration;

#[async_trait]
impl Step for Migration {
    fn name(&self) -> &'static str {
        "m0005_letter"
    }

    async fn up(&self, manager: &SchemaManager<'_>) -> Result<(), DbErr> {
        let language = text("language").default("").to_owned();
        manager.alter_table(Table::alter().table("reservation").add_column(language).to_owned()).await?;
        let too_old = Query::update()
            .table("outbox")
            .value("state", "failed")
            .value("failure", "It was written before letters were sent.")
            .and_where(Expr::col("state").eq("waiting"))
            .to_owned();
        manager.get_connection().execute(&too_old).await?;
        Ok(())
    }
}
