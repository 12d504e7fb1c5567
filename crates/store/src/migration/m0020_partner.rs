//! Migration 20: data of a partner's property system. Credentials and tokens are encrypted.

use async_trait::async_trait;
use sea_orm::DbErr;

use super::column::{
    date_null, integer, text, text_null, timestamp_with_time_zone, timestamp_with_time_zone_null, uuid,
};
use super::manager::SchemaManager;
use super::step::Step;
use super::table::{link, tenant};

pub(super) struct Migration;

#[async_trait]
impl Step for Migration {
    fn name(&self) -> &'static str {
        "m0020_partner"
    }

    async fn up(&self, manager: &SchemaManager<'_>) -> Result<(), DbErr> {
        tenant("partner_connection")
            .columns([
                text("client_id"),
                text("secret"),
                text("state_status"),
                text_null("token"),
                timestamp_with_time_zone_null("token_expires_at"),
                integer("token_version"),
                text_null("lease_by"),
                timestamp_with_time_zone_null("lease_until"),
                timestamp_with_time_zone_null("renew_after"),
                integer("renewals"),
                date_null("renewals_on"),
                timestamp_with_time_zone_null("sync_started_at"),
                text_null("sync_cursor"),
                timestamp_with_time_zone_null("synced_at"),
                text_null("sync_failure"),
                integer("listing_count"),
            ])
            .stamped()
            .unique([])
            .create(manager)
            .await?;
        link("partner_listing", ["property_id"])
            .columns([
                uuid("property_id"),
                text("listing_key"),
                text("fingerprint"),
                timestamp_with_time_zone("seen_at"),
            ])
            .owned_by("property_id", "property")
            .unique(["listing_key"])
            .create(manager)
            .await?;
        link("partner_booking", ["reservation_id"])
            .columns([
                uuid("reservation_id"),
                text("partner_quote_id"),
                text("rate_plan"),
                text_null("inquiry"),
                text("kind"),
                text("state"),
                timestamp_with_time_zone("sent_at"),
                text_null("failure"),
            ])
            .owned_by("reservation_id", "reservation")
            .unique(["partner_quote_id"])
            .create(manager)
            .await
    }
}
