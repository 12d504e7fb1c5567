//! The twenty-sixth migration: since when a partner does not know a booking that it had, which fee of a listing is the partner's, and
//! which pictures and taken nights it tells of a home.

use sea_orm::DbErr;
use sea_orm::sea_query::Table;
use sea_orm_migration::schema::{
    date, integer, text, text_null, timestamp_with_time_zone_null, uuid, uuid_null,
};
use sea_orm_migration::{MigrationName, MigrationTrait, SchemaManager, async_trait};

use super::table::link;

pub(super) struct Migration;

impl MigrationName for Migration {
    fn name(&self) -> &'static str {
        "m0026_partner_memory"
    }
}

#[async_trait::async_trait]
impl MigrationTrait for Migration {
    fn use_transaction(&self) -> Option<bool> {
        Some(true)
    }

    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
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
