//! Migration 28: the dates and party of an inquiry are stored on the thread; threads are found by the guest's phone number;
//! refunds are found by their state.

use async_trait::async_trait;
use sea_orm::sea_query::{ColumnDef, Index, Table};
use sea_orm::{ConnectionTrait, DbErr};

use super::column::{date_null, integer_null};
use super::manager::SchemaManager;
use super::step::Step;

/// Usual separators between the digits of a phone number.
const MARKS: [&str; 7] = [" ", "+", "-", "(", ")", ".", "/"];

pub(super) struct Migration;

#[async_trait]
impl Step for Migration {
    fn name(&self) -> &'static str {
        "m0028_desk"
    }

    async fn up(&self, manager: &SchemaManager<'_>) -> Result<(), DbErr> {
        for column in ["check_in", "check_out"] {
            add(manager, date_null(column)).await?;
        }
        for column in ["adults", "children", "pets"] {
            add(manager, integer_null(column)).await?;
        }
        let digits = MARKS
            .iter()
            .fold("guest_phone".to_owned(), |text, mark| format!("replace({text}, '{mark}', '')"));
        let known = format!(
            "UPDATE thread SET search_text = trim(search_text || ' ' || lower(guest_phone) || ' ' || {digits}) \
             WHERE guest_phone <> ''"
        );
        manager.get_connection().execute_unprepared(&known).await?;
        let refunds = Index::create()
            .name("reservation_refund_listed_by_state_id")
            .table("reservation_refund")
            .col("account_id")
            .col("state")
            .col("id")
            .to_owned();
        manager.create_index(refunds).await
    }
}

/// Adds one column: SQLite cannot add two at once.
async fn add(manager: &SchemaManager<'_>, column: ColumnDef) -> Result<(), DbErr> {
    manager.alter_table(Table::alter().table("thread").add_column(column).to_owned()).await
}
