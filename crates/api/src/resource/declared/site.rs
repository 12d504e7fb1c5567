//! `site`: where guests look and book.

use domain::role::Permission;
use flows::resource::Resource;
use flows::resource::kept::SiteKeeper;
use store::resource::{Field, Form, Preset, Search};

use super::stamp::{CREATED, KEY, STATE, UPDATED, VERSION};
use crate::resource::choices::PROVIDERS;

pub static SITE: Resource = Resource::new(
    "site",
    "site",
    Permission::Sites,
    &[
        KEY,
        Field::text("namespace", 63).formed(Form::Namespace).required(),
        Field::text("domain", 253).formed(Form::Domain).or_null(),
        Field::text("name", 120).required(),
        Field::text("tagline", 200),
        Field::prose("story", 20_000),
        STATE,
        Field::flag("guesty_powered", false),
        Field::text("guesty_account_email", 254).formed(Form::Email).or_null(),
        Field::text("currency", 3).formed(Form::Currency).preset(Preset::Text("USD")),
        Field::text("languages", 40).formed(Form::Languages).preset(Preset::Text("en")),
        Field::flag("all_properties", true),
        Field::flag("analytics_opt_out", false),
        Field::flag("automatic_price_range", true),
        Field::amount("price_min").or_null(),
        Field::amount("price_max").or_null(),
        Field::choice("provider", PROVIDERS, "s").or_null().needs(Permission::PaymentCredentials),
        Field::text("provider_public_key", 5_000).or_null().needs(Permission::PaymentCredentials).unordered(),
        Field::text("provider_secret", 5_000).or_null().hidden(),
        Field::text("provider_script_url", 2_000).or_null().hidden(),
        Field::flag("test_mode", false).needs(Permission::PaymentCredentials),
        Field::flag("use_merchant_checkout", false),
        Field::flag("capture_address", false),
        Field::text("accent", 7).formed(Form::Colour).preset(Preset::Text("#1f6f78")),
        Field::json("theme", |sent| {
            if sent.is_object() { Ok(()) } else { Err("This must be an object.".to_owned()) }
        })
        .preset(Preset::EmptyObject),
        Field::text("contact_email", 254).formed(Form::Email),
        Field::text("contact_phone", 40),
        Field::text("contact_address", 500),
        CREATED,
        UPDATED,
        VERSION,
    ],
)
.searched(Search::In(&["name", "namespace", "domain"]))
.ordered("name")
.unique(&["namespace"])
.shown()
.kept_by(&SiteKeeper);
