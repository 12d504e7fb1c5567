//! Migration 6: guests change the dates of their stays. The previous stay is stored, and so is the amount that was not
//! refundable at the time of the change.

use async_trait::async_trait;
use sea_orm::DbErr;
use sea_orm::sea_query::Table;

use super::column::{big_integer, date, text, uuid, uuid_null};
use super::manager::SchemaManager;
use super::step::Step;
use super::table::tenant;

pub(super) struct Migration;

#[async_trait]
impl Step for Migration {
    fn name(&self) -> &'static str {
        "m0006_change"
    }

    async fn up(&self, manager: &SchemaManager<'_>) -> Result<(), DbErr> {
        tenant("reservation_change")
            .part_of("reservation")
            .may_refer_to_as("payment", "reservation_payment")
            .columns([
                uuid_null("event_id"),
                text("state"),
                date("check_in"),
                date("check_out"),
                big_integer("total"),
                big_integer("kept_at_least"),
                uuid("terms_id"),
                text("bill"),
                date("former_check_in"),
                date("former_check_out"),
                big_integer("former_total"),
                uuid("former_terms_id"),
                text("former_bill"),
            ])
            .stamped()
            .create(manager)
            .await?;
        let kept = big_integer("kept_at_least").default(0).to_owned();
        manager.alter_table(Table::alter().table("reservation").add_column(kept).to_owned()).await
    }
}
