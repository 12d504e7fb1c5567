//! `site`: where guests look and book.

use domain::key::Key;
use domain::role::Permission;
use flows::resource::kept::SiteKeeper;
use flows::resource::{Resource, not_more_than};
use serde_json::Value as Json;
use store::resource::{Field, Form, Preset, Search};

use super::stamp::{CREATED, KEY, SEARCH_DESCRIPTION, SEARCH_TITLE, STATE, UPDATED, VERSION};
use crate::resource::choices::PROVIDERS;

pub static SITE: Resource = Resource::new(
    "site",
    "site",
    Permission::Sites,
    &[
        KEY,
        Field::text("namespace", 63).formed(Form::Namespace).required(),
        Field::text("domain", 253).formed(Form::Domain).or_null(),
        Field::flag("existing_domain", false),
        Field::text("name", 120).required(),
        Field::text("tagline", 200),
        Field::prose("story", 20_000),
        STATE,
        Field::flag("guesty_powered", false),
        Field::text("guesty_account_email", 254).formed(Form::Email).or_null(),
        Field::text("currency", 3).formed(Form::Currency).preset(Preset::Text("USD")),
        Field::text("languages", 40).formed(Form::Languages).preset(Preset::Text("en")),
        Field::flag("all_properties", true),
        Field::keys("properties", "property", "site_property", "site_id", "property_id"),
        Field::keys("featured", "property", "site_featured", "site_id", "property_id"),
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
        Field::json("theme", read_theme).preset(Preset::EmptyObject),
        Field::text("contact_email", 254).formed(Form::Email),
        Field::text("contact_phone", 40),
        Field::text("contact_address", 500),
        SEARCH_TITLE,
        SEARCH_DESCRIPTION,
        CREATED,
        UPDATED,
        VERSION,
    ],
)
.searched(Search::In(&["name", "namespace", "domain"]))
.ordered("name")
.unique(&["namespace"])
.shown()
.rules(&[|row| not_more_than(row, "price_min", "price_max")])
.kept_by(&SiteKeeper);

const LONGEST_THEME_TEXT: usize = 200;

/// What the look of a site may say. Words that nobody knows are kept, and do nothing.
fn read_theme(sent: &Json) -> Result<(), String> {
    let theme = sent.as_object().ok_or("This must be an object.")?;
    for (name, value) in theme {
        let is_good = match (name.as_str(), value) {
            (_, Json::Null) => true,
            ("hero" | "logo", Json::String(key)) => key.parse::<Key>().is_ok(),
            ("font", Json::String(font)) => ["serif", "sans"].contains(&font.as_str()),
            ("contact_person" | "contact_hours", Json::String(text)) => {
                text.chars().count() <= LONGEST_THEME_TEXT
            }
            ("hero" | "logo" | "font" | "contact_person" | "contact_hours", _) => false,
            _ => true,
        };
        if !is_good {
            return Err(format!("\"{name}\" cannot be this."));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_theme_says_what_pages_understand() {
        for good in [
            json!({}),
            json!({"font": "serif", "hero": null}),
            json!({"contact_hours": "9 to 5", "of_the_future": [1]}),
        ] {
            assert_eq!(read_theme(&good), Ok(()), "{good}");
        }
        for (bad, why) in [
            (json!([]), "This must be an object."),
            (json!({"font": "comic"}), "\"font\" cannot be this."),
            (json!({"hero": "not a key"}), "\"hero\" cannot be this."),
            (json!({"contact_hours": "x".repeat(201)}), "\"contact_hours\" cannot be this."),
        ] {
            assert_eq!(read_theme(&bad), Err(why.to_owned()), "{bad}");
        }
    }
}
