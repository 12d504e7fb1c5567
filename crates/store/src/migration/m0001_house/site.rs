//! Site tables.

use sea_orm::DbErr;

use crate::migration::column::{
    big_integer, big_integer_null, boolean, integer, json_binary, text, text_null, uuid,
};
use crate::migration::manager::SchemaManager;
use crate::migration::table::{platform, tenant};

pub(super) async fn create(manager: &SchemaManager<'_>) -> Result<(), DbErr> {
    tenant("site")
        .columns([
            text("namespace"),
            text_null("domain"),
            text("name"),
            text("tagline"),
            text("story"),
            text("state_status"),
            boolean("guesty_powered"),
            text_null("guesty_account_email"),
            text("currency"),
            text("languages"),
            boolean("all_properties"),
            boolean("analytics_opt_out"),
            boolean("automatic_price_range"),
            big_integer_null("price_min"),
            big_integer_null("price_max"),
            text_null("provider"),
            text_null("provider_public_key"),
            text_null("provider_secret"),
            text_null("provider_script_url"),
            boolean("test_mode"),
            boolean("use_merchant_checkout"),
            boolean("capture_address"),
            text("accent"),
            json_binary("theme"),
            text("contact_email"),
            text("contact_phone"),
            text("contact_address"),
            big_integer("revision"),
        ])
        .stamped()
        .unique(["namespace"])
        .create(manager)
        .await?;
    platform("site_address", ["address"])
        .columns([text("address"), big_integer("account_id"), uuid("site_id")])
        .owned_by("site_id", "site")
        .index(["account_id", "site_id"])
        .create(manager)
        .await?;
    tenant("site_page")
        .part_of("site")
        .columns([text("slug"), text("title"), text("body"), integer("position"), boolean("published")])
        .stamped()
        .unique(["site_id", "slug"])
        .create(manager)
        .await?;
    Ok(())
}
