//! Property tables.

use sea_orm::DbErr;

use crate::migration::column::{boolean, date, double, integer, text, text_null, uuid};
use crate::migration::manager::SchemaManager;
use crate::migration::table::{link, platform, tenant};

pub(super) async fn create(manager: &SchemaManager<'_>) -> Result<(), DbErr> {
    platform("country", ["code"]).columns([text("code"), text("name")]).create(manager).await?;
    platform("amenity", ["code"])
        .columns([text("code"), text("name"), text("category"), integer("position")])
        .create(manager)
        .await?;
    tenant("property")
        .columns([
            text("slug"),
            text("name"),
            text("headline"),
            text("description"),
            text("system_type"),
            text("state_status"),
            text("property_type"),
            text("neighborhood"),
            text("address_one"),
            text("address_two"),
            text("city"),
            text("state"),
            text("postal_code"),
            text("country"),
            double("lat"),
            double("lon"),
            text("time_zone"),
            integer("accommodates"),
            integer("bedrooms"),
            double("bathrooms"),
            integer("units"),
            boolean("allows_turns"),
            boolean("allow_booking_overlap"),
            text("weekend_nights"),
            text("check_in_time"),
            text("check_out_time"),
            text("house_rules"),
            text_null("registration_number"),
            text("ical_secret"),
            text("search_text"),
        ])
        .stamped()
        .unique(["slug"])
        .unique(["ical_secret"])
        .create(manager)
        .await?;
    link("site_property", ["site_id", "property_id"])
        .part_of("site")
        .part_of("property")
        .columns([integer("position"), boolean("featured")])
        .create(manager)
        .await?;
    tenant("property_group")
        .columns([text("name"), text("slug"), integer("position")])
        .stamped()
        .unique(["slug"])
        .create(manager)
        .await?;
    link("property_group_member", ["group_id", "property_id"])
        .part_of_as("group", "property_group")
        .part_of("property")
        .create(manager)
        .await?;
    link("membership_group", ["user_id", "group_id"])
        .columns([uuid("user_id")])
        .part_of_as("group", "property_group")
        .create(manager)
        .await?;
    link("property_tag", ["property_id", "tag"])
        .part_of("property")
        .columns([text("tag")])
        .create(manager)
        .await?;
    link("property_amenity", ["property_id", "amenity"])
        .part_of("property")
        .columns([text("amenity")])
        .refers_to_platform("amenity", "amenity", "code")
        .create(manager)
        .await?;
    tenant("photo")
        .part_of("property")
        .columns([integer("position"), text("alt"), integer("width"), integer("height"), text("tone")])
        .stamped()
        .create(manager)
        .await?;
    tenant("review")
        .part_of("property")
        .columns([
            text("author"),
            integer("rating"),
            text("title"),
            text("body"),
            date("stayed_on"),
            text("state_status"),
        ])
        .stamped()
        .create(manager)
        .await?;
    Ok(())
}
