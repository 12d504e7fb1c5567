//! Calendar tables.

use sea_orm::DbErr;

use crate::migration::column::{
    boolean, date, integer, text, text_null, timestamp_with_time_zone, timestamp_with_time_zone_null, uuid,
    uuid_null,
};
use crate::migration::manager::SchemaManager;
use crate::migration::table::{link, tenant};

pub(super) async fn create(manager: &SchemaManager<'_>) -> Result<(), DbErr> {
    tenant("calendar_feed")
        .part_of("property")
        .columns([
            text("name"),
            text("url"),
            text_null("etag"),
            text_null("last_modified"),
            timestamp_with_time_zone_null("checked_at"),
            timestamp_with_time_zone_null("good_at"),
            text_null("failure"),
            text("state_status"),
        ])
        .stamped()
        .index_across_tenants(["checked_at"])
        .create(manager)
        .await?;
    tenant("calendar_event")
        .part_of("property")
        .columns([
            date("start_date"),
            date("end_date"),
            boolean("blocking"),
            text("kind"),
            text("summary"),
            uuid_null("reservation_id"),
            uuid_null("feed_id"),
            text_null("external_uid"),
            boolean("conflict"),
            timestamp_with_time_zone("created_at"),
        ])
        .clustered()
        .index(["property_id", "start_date"])
        .index(["reservation_id"])
        .index(["feed_id", "external_uid"])
        .create(manager)
        .await?;
    link("stay_night", ["property_id", "night", "slot"])
        .columns([uuid("property_id"), date("night"), integer("slot"), uuid("event_id")])
        .owned_by("event_id", "calendar_event")
        .index(["event_id"])
        .create(manager)
        .await?;
    Ok(())
}
