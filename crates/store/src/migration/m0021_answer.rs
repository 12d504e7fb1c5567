//! Migration 21: replies by e-mail. A message stores the id of its e-mail, so that a repeated delivery creates it only
//! once; a thread stores the site it began on. And jobs that move money run before others.

use async_trait::async_trait;
use sea_orm::sea_query::{ColumnDef, Expr, ExprTrait, Index, Query, Table};
use sea_orm::{ConnectionTrait, DbErr};

use super::column::{integer, text_null, uuid_null};
use super::manager::SchemaManager;
use super::step::Step;

/// The job kinds that moved money at the time of this migration.
const MONEY: [&str; 6] = [
    "settle_charge",
    "collect_payment",
    "keep_deposit",
    "send_refund",
    "expire_hold",
    "settle_partner_booking",
];

pub(super) struct Migration;

#[async_trait]
impl Step for Migration {
    fn name(&self) -> &'static str {
        "m0021_answer"
    }

    async fn up(&self, manager: &SchemaManager<'_>) -> Result<(), DbErr> {
        add(manager, "thread", uuid_null("site_id")).await?;
        add(manager, "message", text_null("mail_name")).await?;
        let mut once = Index::create();
        once.name("message_by_mail_name").table("message").col("account_id").col("mail_name").unique();
        manager.create_index(once).await?;

        add(manager, "job", integer("turn").default(1).to_owned()).await?;
        let first = Query::update()
            .table("job")
            .value("turn", 0)
            .and_where(Expr::col("kind").is_in(MONEY))
            .to_owned();
        manager.get_connection().execute(&first).await?;
        let mut due = Index::create();
        due.name("job_by_turn").table("job").col("state").col("turn").col("run_at");
        manager.create_index(due).await
    }
}

async fn add(manager: &SchemaManager<'_>, table: &'static str, column: ColumnDef) -> Result<(), DbErr> {
    manager.alter_table(Table::alter().table(table).add_column(column).to_owned()).await
}
