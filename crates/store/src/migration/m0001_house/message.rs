//! Message tables.

use sea_orm::DbErr;

use crate::migration::column::{integer, integer_null, text, timestamp_with_time_zone, uuid_null};
use crate::migration::manager::SchemaManager;
use crate::migration::table::tenant;

pub(super) async fn create(manager: &SchemaManager<'_>) -> Result<(), DbErr> {
    tenant("thread")
        .may_refer_to("property")
        .may_refer_to("quote")
        .may_refer_to("reservation")
        .columns([
            text("subject"),
            text("guest_name"),
            text("guest_email"),
            text("guest_phone"),
            text("state_status"),
            integer("unread"),
            integer("guest_unread"),
            timestamp_with_time_zone("last_message_at"),
            text("last_snippet"),
            text("search_text"),
        ])
        .stamped()
        .index(["last_message_at"])
        .create(manager)
        .await?;
    tenant("message")
        .part_of("thread")
        .columns([
            text("author"),
            text("author_name"),
            uuid_null("user_id"),
            text("body"),
            timestamp_with_time_zone("sent_at"),
        ])
        .index(["thread_id", "sent_at"])
        .create(manager)
        .await?;
    tenant("message_template")
        .columns([
            text("name"),
            text("subject"),
            text("body"),
            integer_null("days_before_check_in"),
            text("state_status"),
        ])
        .stamped()
        .unique(["name"])
        .create(manager)
        .await?;
    tenant("scheduled_message")
        .part_of("reservation")
        .part_of_as("template", "message_template")
        .columns([timestamp_with_time_zone("send_at"), text("state")])
        .stamped()
        .index_across_tenants(["state", "send_at"])
        .create(manager)
        .await?;
    Ok(())
}
