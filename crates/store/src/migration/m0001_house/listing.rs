//! Listing tables.

use sea_orm::DbErr;

use crate::migration::column::{
    big_integer, big_integer_null, boolean, date, date_null, integer, integer_null, json_binary, text,
    text_null,
};
use crate::migration::manager::SchemaManager;
use crate::migration::table::{link, tenant};

pub(super) async fn create(manager: &SchemaManager<'_>) -> Result<(), DbErr> {
    tenant("refund_policy")
        .columns([
            text("name"),
            text("method"),
            text("text"),
            json_binary("tiers"),
            integer_null("grace_hours"),
            integer_null("grace_days_before"),
        ])
        .stamped()
        .create(manager)
        .await?;
    tenant("payment_policy").columns([text("name"), json_binary("parts")]).stamped().create(manager).await?;
    tenant("agreement")
        .columns([text("name"), integer("edition"), text("body"), text("body_hash"), text("state_status")])
        .stamped()
        .unique(["name", "edition"])
        .create(manager)
        .await?;
    tenant("listing")
        .part_of("property")
        .columns([
            text("active_type"),
            text("currency"),
            boolean("book_online"),
            boolean("pay_online"),
            boolean("instant_book"),
            boolean("renter_can_modify"),
            integer("min_nights"),
            integer_null("max_nights"),
            text("min_nights_rule"),
            text("check_in_days"),
            text("check_out_days"),
            integer_null("min_gap_nights"),
            integer("lead_days"),
            integer_null("window_days"),
            integer("turnover_days"),
            integer("included_guests"),
            big_integer("extra_guest_amount"),
            integer("max_pets"),
            boolean("smoking_allowed"),
            integer("request_hours"),
            integer("quote_minutes"),
        ])
        .may_refer_to("refund_policy")
        .may_refer_to("payment_policy")
        .may_refer_to("agreement")
        .columns([text_null("partner_listing_id")])
        .stamped()
        .create(manager)
        .await?;
    tenant("listing_rate")
        .part_of("listing")
        .columns([
            text("name"),
            date_null("start_date"),
            date_null("end_date"),
            boolean("base_rate"),
            boolean("repeat"),
            integer_null("duration"),
            big_integer("week_night"),
            big_integer_null("weekend_night"),
            big_integer_null("weekly"),
            big_integer_null("monthly"),
            integer_null("min_nights"),
            integer_null("max_nights"),
            text_null("check_in_days"),
        ])
        .stamped()
        .create(manager)
        .await?;
    link("night_override", ["listing_id", "night"])
        .part_of("listing")
        .columns([date("night"), big_integer_null("amount"), integer_null("min_nights"), boolean("closed")])
        .create(manager)
        .await?;
    tenant("listing_discount")
        .part_of("listing")
        .columns([text("kind"), integer("threshold"), integer("basis_points")])
        .stamped()
        .create(manager)
        .await?;
    tenant("listing_fee")
        .part_of("listing")
        .columns([
            text("name"),
            text("kind"),
            big_integer("amount"),
            integer("basis_points"),
            boolean("taxable"),
            boolean("refundable"),
            boolean("optional"),
            boolean("selected"),
            integer("position"),
        ])
        .stamped()
        .create(manager)
        .await?;
    tenant("tax")
        .columns([
            text("name"),
            text("authority"),
            text("kind"),
            integer("basis_points"),
            big_integer("amount"),
            boolean("on_rent"),
            boolean("on_fees"),
            boolean("included"),
            integer_null("min_age"),
            integer_null("max_nights"),
            text("state_status"),
        ])
        .stamped()
        .create(manager)
        .await?;
    link("listing_tax", ["listing_id", "tax_id"]).part_of("listing").part_of("tax").create(manager).await?;
    tenant("promotion")
        .columns([
            text("code"),
            text("code_folded"),
            text("name"),
            text("terms"),
            text("kind"),
            integer("basis_points"),
            big_integer("amount"),
            integer("free_nights"),
            text("base"),
            big_integer_null("max_discount"),
            date_null("book_from"),
            date_null("book_until"),
            date_null("stay_from"),
            date_null("stay_until"),
            integer_null("min_nights"),
            integer_null("max_uses"),
            integer("uses"),
            boolean("stackable"),
            boolean("all_properties"),
            text("state_status"),
        ])
        .stamped()
        .unique(["code_folded"])
        .create(manager)
        .await?;
    link("promotion_property", ["promotion_id", "property_id"])
        .part_of("promotion")
        .part_of("property")
        .create(manager)
        .await?;
    Ok(())
}
