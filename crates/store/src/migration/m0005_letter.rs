//! The fifth migration: letters are sent from here on. A guest's letters are in the guest's language; what was put into the
//! outbox before anybody sent letters is too old to be news, and stays there as failed.

use sea_orm::sea_query::{Expr, ExprTrait, Query, Table};
use sea_orm::{ConnectionTrait, DbErr};
use sea_orm_migration::schema::text;
use sea_orm_migration::{MigrationName, MigrationTrait, SchemaManager, async_trait};

pub(super) struct Migration;

impl MigrationName for Migration {
    fn name(&self) -> &'static str {
        "m0005_letter"
    }
}

#[async_trait::async_trait]
impl MigrationTrait for Migration {
    fn use_transaction(&self) -> Option<bool> {
        Some(true)
    }

    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
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
