//! `site`: where guests search and book.
//!
//! A site is found by its namespace and its domain, each unique in the whole installation.

use domain::accounts::role::Permission;
use domain::key::Key;
use domain::sites::domain_claim::ClaimRecord;
use domain::sites::domain_name::DomainName;
use domain::sites::namespace::Namespace;
use domain::text::code::Provider;
use payments::merchant::sealed::Place;
use serde_json::Value as Json;
use store::resource::{Field, Form, Kind, Preset, Row, Search, Value};

use super::site_picture::remove_all;
use crate::records;
use crate::records::{
    Boxed, CREATED, Desk, KEY, Keeper, Resource, ResourceError, SEARCH_DESCRIPTION, SEARCH_TITLE, STATE,
    UPDATED, VERSION,
};

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
        Field::linked("properties", Kind::Keys("property"), "site_property", "site_id", "property_id"),
        Field::linked("featured", Kind::Keys("property"), "site_featured", "site_id", "property_id"),
        Field::flag("analytics_opt_out", false),
        Field::flag("automatic_price_range", true),
        Field::amount("price_min").or_null(),
        Field::amount("price_max").or_null(),
        Field::choice("provider", Provider::Stripe.by_default())
            .or_null()
            .needs(Permission::PaymentCredentials),
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
.rules(&[|row| records::not_more_than(row, "price_min", "price_max")])
.kept_by(&SiteKeeper);

const LONGEST_THEME_TEXT: usize = 200;
/// In characters of JSON. What pages understand takes less than a fifth.
const LONGEST_THEME: usize = 4_000;

/// Validates the theme. Unknown names are stored, and have no effect.
fn read_theme(sent: &Json) -> Result<(), String> {
    let theme = sent.as_object().ok_or("This must be an object.")?;
    if sent.to_string().chars().count() > LONGEST_THEME {
        return Err(format!("This can have at most {LONGEST_THEME} characters."));
    }
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
            json!({"a": "ü".repeat(LONGEST_THEME - 8)}),
        ] {
            assert_eq!(read_theme(&good), Ok(()), "{good}");
        }
        for (bad, why) in [
            (json!([]), "This must be an object."),
            (json!({"font": "comic"}), "\"font\" cannot be this."),
            (json!({"hero": "not a key"}), "\"hero\" cannot be this."),
            (json!({"contact_hours": "x".repeat(201)}), "\"contact_hours\" cannot be this."),
            (json!({"a": "ü".repeat(LONGEST_THEME - 7)}), "This can have at most 4000 characters."),
            (json!({"a": vec![1; LONGEST_THEME / 2]}), "This can have at most 4000 characters."),
        ] {
            assert_eq!(read_theme(&bad), Err(why.to_owned()), "{bad}");
        }
    }
}

#[derive(Debug)]
pub struct SiteKeeper;

impl Keeper for SiteKeeper {
    fn prepare<'a>(&'a self, desk: Desk<'a>, before: Option<&'a Row>, row: &'a mut Row) -> Boxed<'a> {
        Box::pin(async move {
            judge_name(before, row)?;
            judge_domain(before, row)?;
            move_secret(desk, before, row)?;
            for name in ["namespace", "domain"] {
                let address = row.text(name);
                if address.is_empty() {
                    continue;
                }
                let there = store::sites::site::find_by_address(desk.tx, address).await?;
                if there.is_some_and(|site| site.id.key() != row.key()) {
                    return Err(ResourceError::wrong(name, taken(name, address, before.map(Row::key))));
                }
            }
            Ok(())
        })
    }

    fn written<'a>(&'a self, desk: Desk<'a>, before: Option<&'a Row>, row: &'a Row) -> Boxed<'a> {
        Box::pin(async move {
            let former = before.map(addresses).unwrap_or_default();
            let now = addresses(row);
            store::sites::site::move_addresses(desk.tx, desk.caller.account, row.key(), &former, &now)
                .await?;
            Ok(())
        })
    }

    fn leaving<'a>(&'a self, desk: Desk<'a>, row: &'a Row) -> Boxed<'a> {
        // Its pictures are deleted with it; the job deletes their files after the commit.
        Box::pin(async move { Ok(remove_all(desk.app, desk.tx, desk.caller.account, row.key()).await?) })
    }
}

/// The error of an address in use: a domain can be claimed, but only by an existing site.
fn taken(name: &str, address: &str, site: Option<Key>) -> String {
    match (name, site) {
        ("domain", Some(site)) => ClaimRecord::new(address, site).when_taken(),
        ("domain", None) => {
            "Another site has this domain. If it is yours, make the site without it, then claim it there."
                .to_owned()
        }
        _ => "There is one with this already.".to_owned(),
    }
}

/// A site may keep a name that has been reserved since.
fn judge_name(before: Option<&Row>, row: &Row) -> Result<(), ResourceError> {
    let is_same = before.is_some_and(|before| before.get("namespace") == row.get("namespace"));
    let is_reserved = row.text("namespace").parse().is_ok_and(|name: Namespace| name.is_reserved());
    if is_reserved && !is_same {
        return Err(ResourceError::wrong("namespace", "This name is kept for the installation itself."));
    }
    Ok(())
}

/// An existing domain may be any; a new one must be one that can be registered.
fn judge_domain(before: Option<&Row>, row: &Row) -> Result<(), ResourceError> {
    let told = ["domain", "existing_domain"];
    let is_same = before.is_some_and(|before| told.iter().all(|name| before.get(name) == row.get(name)));
    let domain = row.text("domain");
    if is_same || domain.is_empty() || row.get("existing_domain") == &Value::Flag(true) {
        return Ok(());
    }
    let judged = domain.parse::<DomainName>();
    judged.map(drop).map_err(|error| ResourceError::wrong("domain", error.to_string()))
}

/// A secret is encrypted for its site's namespace, so it is encrypted again when the namespace changes.
fn move_secret(desk: Desk<'_>, before: Option<&Row>, row: &mut Row) -> Result<(), ResourceError> {
    let Some(before) = before.filter(|before| before.text("namespace") != row.text("namespace")) else {
        return Ok(());
    };
    let secret = row.text("provider_secret");
    if secret.is_empty() {
        return Ok(());
    }
    let at = |site| Place { account: desk.caller.account, site };
    let (from, to) = (at(before.text("namespace")), at(row.text("namespace")));
    let moved = desk.app.cashier.move_secret(secret, &from, &to, desk.app.nonce());
    let moved = moved.map_err(|error| {
        tracing::error!(%error, "the payment keys of a site could not be encrypted again");
        ResourceError::wrong("namespace", "The payment keys of this site cannot be moved to another name.")
    })?;
    row.set("provider_secret", Value::Text(moved));
    Ok(())
}

fn addresses(row: &Row) -> Vec<&str> {
    ["namespace", "domain"]
        .into_iter()
        .map(|name| row.text(name))
        .filter(|address| !address.is_empty())
        .collect()
}
