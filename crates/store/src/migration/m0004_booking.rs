//! Migration 4: additional data of a booking: its steps, when a charge or refund was sent, the provider's payment page, and the
//! deposit.

use async_trait::async_trait;
use sea_orm::DbErr;
use sea_orm::sea_query::{ColumnDef, Index, Table};

use super::column::{
    big_integer, integer, text, text_null, timestamp_with_time_zone, timestamp_with_time_zone_null,
};
use super::manager::SchemaManager;
use super::step::Step;
use super::table::tenant;

pub(super) struct Migration;

#[async_trait]
impl Step for Migration {
    fn name(&self) -> &'static str {
        "m0004_booking"
    }

    async fn up(&self, manager: &SchemaManager<'_>) -> Result<(), DbErr> {
        tenant("booking_step")
            .part_of("reservation")
            .columns([text("name"), text("detail"), timestamp_with_time_zone("at")])
            .create(manager)
            .await?;
        tenant("reservation_deposit")
            .part_of("reservation")
            .may_refer_to_as("card", "reservation_card")
            .columns([
                big_integer("amount"),
                text("state"),
                text_null("idempotency_key"),
                text_null("provider_reference"),
                integer("attempts"),
                text_null("failure"),
                timestamp_with_time_zone_null("sent_at"),
                timestamp_with_time_zone_null("held_until"),
            ])
            .stamped()
            .unique(["reservation_id"])
            .create(manager)
            .await?;
        add(manager, "reservation_payment", timestamp_with_time_zone_null("sent_at")).await?;
        add(manager, "reservation_payment", text_null("session_reference")).await?;
        add(manager, "reservation_payment", text_null("session_url")).await?;
        add(manager, "reservation_refund", integer("attempts").default(0).to_owned()).await?;
        add(manager, "reservation_refund", text_null("idempotency_key")).await?;
        add(manager, "reservation_refund", timestamp_with_time_zone_null("sent_at")).await?;
        add(manager, "reservation_refund", text_null("failure")).await?;
        for column in ["provider_reference", "session_reference"] {
            index(manager, "reservation_payment", column).await?;
        }
        index(manager, "reservation_refund", "provider_reference").await
    }
}

async fn add(manager: &SchemaManager<'_>, table: &'static str, column: ColumnDef) -> Result<(), DbErr> {
    manager.alter_table(Table::alter().table(table).add_column(column).to_owned()).await
}

/// A provider's webhook identifies its object by the provider's own reference.
async fn index(manager: &SchemaManager<'_>, table: &'static str, column: &'static str) -> Result<(), DbErr> {
    let name = format!("{table}_by_{column}");
    let index = Index::create().name(name).table(table).col("account_id").col(column).to_owned();
    manager.create_index(index).await
}
