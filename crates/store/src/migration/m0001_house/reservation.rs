//! Reservation tables.

use sea_orm::DbErr;

use crate::migration::column::{
    big_integer, boolean, date, integer, json_binary, text, text_null, timestamp_with_time_zone,
    timestamp_with_time_zone_null,
};
use crate::migration::manager::SchemaManager;
use crate::migration::table::tenant;

pub(super) async fn create(manager: &SchemaManager<'_>) -> Result<(), DbErr> {
    tenant("source")
        .columns([text("name"), text("state_status")])
        .stamped()
        .unique(["name"])
        .create(manager)
        .await?;
    tenant("quote")
        .refers_to("site")
        .refers_to("property")
        .refers_to("listing")
        .columns([
            date("check_in"),
            date("check_out"),
            integer("adults"),
            integer("children"),
            integer("pets"),
            boolean("smoker"),
            json_binary("promo_codes"),
            json_binary("addons"),
            text("currency"),
            big_integer("total_rent"),
            big_integer("total_fees"),
            big_integer("total_taxes"),
            big_integer("total"),
            big_integer("deposit"),
            json_binary("terms"),
            json_binary("lines"),
            boolean("inquiry"),
            text("first_name"),
            text("last_name"),
            text("email"),
            text("phone"),
            text("address_one"),
            text("address_two"),
            text("city"),
            text("state"),
            text("postal_code"),
            text("country"),
            timestamp_with_time_zone("expires_at"),
        ])
        .stamped()
        .index(["property_id", "check_in"])
        .create(manager)
        .await?;
    tenant("reservation")
        .refers_to("quote")
        .refers_to("site")
        .refers_to("property")
        .may_refer_to("source")
        .columns([
            text("status"),
            boolean("requested"),
            boolean("locked"),
            date("check_in"),
            date("check_out"),
            integer("adults"),
            integer("children"),
            integer("pets"),
            boolean("smoker"),
            text("currency"),
            big_integer("total"),
            big_integer("deposit"),
            boolean("is_proxy_email"),
            text("contact_mode"),
            text("first_name"),
            text("last_name"),
            text("email"),
            text("phone"),
            text("message"),
            text("note"),
            text("search_text"),
            timestamp_with_time_zone_null("hold_until"),
            timestamp_with_time_zone_null("booked_at"),
            timestamp_with_time_zone_null("canceled_at"),
            text_null("cancel_reason"),
            text_null("partner_reservation_id"),
        ])
        .stamped()
        .unique(["quote_id"])
        .index(["property_id", "check_in"])
        .index(["status", "check_in"])
        .index(["check_out"])
        .create(manager)
        .await?;
    tenant("reservation_card")
        .may_refer_to("quote")
        .may_refer_to("reservation")
        .columns([
            text("provider"),
            text("card_token"),
            text("card_name"),
            text("card_type"),
            text_null("card_bin_number"),
            text("card_last_four"),
            integer("card_expires_month"),
            integer("card_expires_year"),
            text_null("card_country"),
            text("email"),
            text("phone"),
            boolean("requires_auth"),
            text_null("auth_token"),
            boolean("renter_approved"),
        ])
        .stamped()
        .create(manager)
        .await?;
    tenant("reservation_payment")
        .part_of("reservation")
        .columns([
            integer("position"),
            date("due_date"),
            big_integer("amount"),
            boolean("collect_while_booking"),
            text("method"),
            text("state"),
        ])
        .may_refer_to_as("card", "reservation_card")
        .columns([
            boolean("auth_required"),
            text_null("auth_token"),
            text_null("idempotency_key"),
            text_null("provider_reference"),
            integer("attempts"),
            timestamp_with_time_zone_null("next_attempt_at"),
            text_null("failure"),
            timestamp_with_time_zone_null("paid_at"),
        ])
        .stamped()
        .index_across_tenants(["state", "due_date"])
        .create(manager)
        .await?;
    tenant("reservation_refund")
        .part_of("reservation")
        .may_refer_to_as("payment", "reservation_payment")
        .columns([
            big_integer("amount"),
            text("reason"),
            text("state"),
            text_null("provider_reference"),
            timestamp_with_time_zone_null("refunded_at"),
        ])
        .stamped()
        .create(manager)
        .await?;
    tenant("signature")
        .part_of("reservation")
        .refers_to("agreement")
        .columns([
            text("body_hash"),
            text("body"),
            text("name"),
            text("address"),
            text("user_agent"),
            timestamp_with_time_zone("signed_at"),
        ])
        .create(manager)
        .await?;
    Ok(())
}
