//! Tenant tables.

use sea_orm::DbErr;

use crate::migration::column::{
    big_integer, big_integer_null, boolean, json_binary, text, text_null, timestamp_with_time_zone,
    timestamp_with_time_zone_null, uuid, uuid_null,
};
use crate::migration::manager::SchemaManager;
use crate::migration::table::{link, platform, tenant};

pub(super) async fn create(manager: &SchemaManager<'_>) -> Result<(), DbErr> {
    platform("account", ["id"])
        .columns([big_integer("id"), text("name"), text("currency"), text("time_zone"), text("state_status")])
        .stamped()
        .create(manager)
        .await?;
    platform("user", ["id"])
        .columns([
            uuid("id"),
            text("email"),
            text("password_hash"),
            text("first_name"),
            text("last_name"),
            text("language"),
            boolean("is_operator"),
            text_null("totp_secret"),
            text("state_status"),
        ])
        .stamped()
        .unique(["email"])
        .create(manager)
        .await?;
    link("membership", ["user_id"])
        .columns([uuid("user_id"), text("role"), timestamp_with_time_zone("created_at")])
        .refers_to_platform("account_id", "account", "id")
        .refers_to_platform("user_id", "user", "id")
        .index_across_tenants(["user_id"])
        .create(manager)
        .await?;
    platform("session", ["token_hash"])
        .columns([
            text("token_hash"),
            uuid_null("user_id"),
            big_integer_null("account_id"),
            json_binary("data"),
            text_null("user_agent"),
            text_null("address"),
            timestamp_with_time_zone("created_at"),
            timestamp_with_time_zone("seen_at"),
            timestamp_with_time_zone("expires_at"),
        ])
        .index(["user_id"])
        .index(["expires_at"])
        .create(manager)
        .await?;
    platform("password_reset", ["token_hash"])
        .columns([
            text("token_hash"),
            uuid("user_id"),
            timestamp_with_time_zone("created_at"),
            timestamp_with_time_zone("expires_at"),
            timestamp_with_time_zone_null("used_at"),
        ])
        .index(["user_id"])
        .create(manager)
        .await?;
    tenant("invitation")
        .columns([
            text("email"),
            text("role"),
            text("token_hash"),
            timestamp_with_time_zone("expires_at"),
            timestamp_with_time_zone_null("accepted_at"),
        ])
        .stamped()
        .create(manager)
        .await?;
    tenant("api_token")
        .columns([
            uuid("user_id"),
            text("name"),
            text("token_hash"),
            json_binary("scopes"),
            timestamp_with_time_zone_null("expires_at"),
            timestamp_with_time_zone_null("used_at"),
        ])
        .stamped()
        .unique(["token_hash"])
        .create(manager)
        .await?;
    Ok(())
}
