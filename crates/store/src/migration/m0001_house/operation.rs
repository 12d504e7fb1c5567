//! Operational tables.

use sea_orm::DbErr;

use crate::migration::column::{
    big_integer_null, integer, integer_null, json_binary, text, text_null, timestamp_with_time_zone,
    timestamp_with_time_zone_null, uuid, uuid_null,
};
use crate::migration::manager::SchemaManager;
use crate::migration::table::{link, platform, tenant};

pub(super) async fn create(manager: &SchemaManager<'_>) -> Result<(), DbErr> {
    tenant("outbox")
        .columns([
            text("kind"),
            text("recipient"),
            text("subject"),
            json_binary("payload"),
            text("state"),
            integer("attempts"),
            timestamp_with_time_zone("available_at"),
            timestamp_with_time_zone_null("sent_at"),
            text_null("failure"),
            text("dedupe"),
        ])
        .stamped()
        .unique(["dedupe"])
        .index_across_tenants(["state", "available_at"])
        .create(manager)
        .await?;
    platform("job", ["id"])
        .columns([
            uuid("id"),
            big_integer_null("account_id"),
            text("kind"),
            json_binary("payload"),
            text("state"),
            timestamp_with_time_zone("run_at"),
            integer("attempts"),
            text_null("lease_by"),
            timestamp_with_time_zone_null("lease_until"),
            text_null("failure"),
            text("dedupe"),
            timestamp_with_time_zone("created_at"),
        ])
        .unique(["dedupe"])
        .index(["state", "run_at"])
        .create(manager)
        .await?;
    tenant("webhook")
        .columns([text("url"), text("secret"), json_binary("events"), text("state_status")])
        .stamped()
        .create(manager)
        .await?;
    tenant("webhook_delivery")
        .part_of("webhook")
        .columns([
            text("event"),
            json_binary("payload"),
            text("state"),
            integer("attempts"),
            integer_null("answer_status"),
            timestamp_with_time_zone_null("delivered_at"),
        ])
        .stamped()
        .create(manager)
        .await?;
    link("provider_event", ["provider", "event_id"])
        .columns([
            text("provider"),
            text("event_id"),
            text("kind"),
            json_binary("payload"),
            timestamp_with_time_zone("received_at"),
            timestamp_with_time_zone_null("handled_at"),
        ])
        .create(manager)
        .await?;
    tenant("audit_entry")
        .columns([
            uuid_null("user_id"),
            text("actor"),
            text("action"),
            text("noun"),
            uuid_null("row_id"),
            json_binary("changes"),
            text_null("address"),
            timestamp_with_time_zone("at"),
        ])
        .index(["at"])
        .index(["noun", "row_id"])
        .create(manager)
        .await?;
    link("idempotency", ["scope", "idempotency_key"])
        .columns([
            text("scope"),
            text("idempotency_key"),
            text("request_hash"),
            integer("answer_status"),
            text("answer_body"),
            timestamp_with_time_zone("created_at"),
        ])
        .create(manager)
        .await?;
    Ok(())
}
