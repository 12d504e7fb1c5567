//! Migration 26: since when a partner no longer has a booking that it had, the fee of a listing that comes from the partner, and
//! the pictures and taken nights of a partner's homes.

use async_trait::async_trait;
use sea_orm::DbErr;
use sea_orm::sea_query::Table;

use super::column::{date, integer, text, text_null, timestamp_with_time_zone_null, uuid, uuid_null};
use super::manager::SchemaManager;
use super::step::Step;
use super::table::link;

pub(super) struct Migration;

#[async_trait]
impl Step for Migration {
    fn name(&self) -> &'static str {
        "m0026_partner_memory"
    }

    async fn up(&self, manager: &SchemaManager<'_>) -> Result<(), DbErr> {
        let missing = timestamp_with_time_zone_null("missing_since");
        manager.alter_table(Table::alter().table("partner_booking").add_column(missing).to_owned()).await?;
        let fee = uuid_null("cleaning_fee_id");
        manager.alter_table(Table::alter().table("partner_listing").add_column(fee).to_owned()).await?;
        link("partner_picture", ["property_id", "fingerprint"])
            .columns([
                uuid("property_id"),
                text("fingerprint"),
                text("url"),
                text("alt"),
                integer("position"),
                uuid_null("photo_id"),
                integer("attempts"),
                text_null("failure"),
            ])
            .owned_by("property_id", "property")
            .create(manager)
            .await?;
        link("partner_night", ["property_id", "night"])
            .columns([uuid("property_id"), date("night")])
            .owned_by("property_id", "property")
            .create(manager)
            .await
    }
}
