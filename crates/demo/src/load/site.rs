//! The sites of an account: their design, addresses and homes.

use domain::key::Key;
use domain::text::code::StateStatus;
use serde_json::json;
use store::row::Id;
use store::row::sites::{site, site_address, site_featured, site_page, site_property};

use super::rows::Rows;
use super::scope::{Scope, opened};
use super::tenant::Tenant;
use crate::photo::{View, scenes};
use crate::site::{Page, Site};

pub(super) fn write(rows: &mut Rows, tenant: &Tenant<'_>) {
    for site in &tenant.account.facts.sites {
        let row = site::Model {
            tagline: site.tagline.clone(),
            story: site.story.clone(),
            guesty_powered: site.guesty_powered,
            guesty_account_email: site.guesty_account_email.clone(),
            languages: site.languages.join(","),
            all_properties: site.homes.is_none(),
            provider: site.provider.map(|provider| provider.code().into()),
            provider_public_key: site.provider.map(|_| format!("sandbox-public-{}", site.namespace)),
            provider_secret: site.provider.map(|_| format!("sandbox-secret-{}", site.namespace)),
            use_merchant_checkout: site.merchant_checkout,
            analytics_opt_out: !site.analytics,
            capture_address: site.capture_address,
            accent: site.accent.clone(),
            theme: json!({ "contact_person": site.contact.person, "contact_hours": site.contact.hours }),
            contact_email: site.contact.email.clone(),
            contact_phone: site.contact.phone.clone(),
            contact_address: site.contact.address.clone(),
            ..site_row(&tenant.scope, &site.namespace, &site.name, &tenant.account.facts.currency)
        };
        rows.site_address.push(address_row(&row));
        rows.site.push(row);
        rows.site_page
            .extend((0..).zip(&site.pages).map(|(position, page)| page_row(tenant, site, page, position)));
        let account_id = tenant.scope.account.into();
        let site_id = tenant.scope.named("site", &site.namespace);
        let chosen = named(tenant, site.homes.as_deref().unwrap_or_default());
        rows.site_property.extend(chosen.map(|property_id| site_property::Model {
            account_id,
            site_id,
            property_id,
        }));
        let in_front = named(tenant, &site.featured);
        rows.site_featured.extend(in_front.map(|property_id| site_featured::Model {
            account_id,
            site_id,
            property_id,
        }));
    }
}

/// Sets each site's hero picture to the view from one of its homes.
pub(super) fn choose_heroes(rows: &mut Rows, tenant: &Tenant<'_>) {
    for site in &tenant.account.facts.sites {
        let id = tenant.scope.named("site", &site.namespace);
        let hero = view_from_home(rows, tenant, &site.hero);
        if let (Some(hero), Some(row)) = (hero, rows.site.iter_mut().find(|row| row.id == id)) {
            row.theme["hero"] = json!(hero.to_string());
        }
    }
}

fn view_from_home(rows: &Rows, tenant: &Tenant<'_>, slug: &str) -> Option<Key> {
    let index = tenant.account.homes.iter().position(|home| home.slug == slug)?;
    let home = &tenant.account.homes[index];
    let position =
        scenes(slug, home.setting, index).iter().position(|scene| scene.view == View::Landscape)?;
    let property = tenant.property(slug)?;
    let photo = rows.photo.iter().filter(|photo| photo.property_id == property).nth(position)?;
    Some(photo.id.key())
}

/// A plain site, found by its namespace, that shows all homes and accepts no cards.
pub(super) fn site_row(scope: &Scope, namespace: &str, name: &str, currency: &str) -> site::Model {
    site::Model {
        account_id: scope.account.into(),
        id: scope.named("site", namespace),
        namespace: namespace.to_owned(),
        domain: None,
        existing_domain: false,
        name: name.to_owned(),
        tagline: String::new(),
        story: String::new(),
        state_status: StateStatus::Active.into(),
        guesty_powered: false,
        guesty_account_email: None,
        currency: currency.to_owned(),
        languages: "en".to_owned(),
        all_properties: true,
        analytics_opt_out: true,
        automatic_price_range: true,
        price_min: None,
        price_max: None,
        provider: None,
        provider_public_key: None,
        provider_secret: None,
        provider_script_url: None,
        test_mode: true,
        use_merchant_checkout: false,
        capture_address: false,
        accent: "#1f5f5b".to_owned(),
        theme: json!({}),
        contact_email: format!("hello@{namespace}.test"),
        contact_phone: String::new(),
        contact_address: String::new(),
        search_title: String::new(),
        search_description: String::new(),
        created_at: opened(),
        updated_at: opened(),
        version: 1,
    }
}

pub(super) fn address_row(site: &site::Model) -> site_address::Model {
    site_address::Model { address: site.namespace.clone(), account_id: site.account_id, site_id: site.id }
}

fn page_row(tenant: &Tenant<'_>, site: &Site, page: &Page, position: i32) -> site_page::Model {
    site_page::Model {
        account_id: tenant.scope.account.into(),
        id: tenant.scope.named("page", &format!("{}/{}", site.namespace, page.slug)),
        site_id: tenant.scope.named("site", &site.namespace),
        slug: page.slug.clone(),
        title: page.title.clone(),
        body: page.body.clone(),
        position,
        published: true,
        in_menu: true,
        search_title: String::new(),
        search_description: String::new(),
        created_at: opened(),
        updated_at: opened(),
        version: 1,
    }
}

fn named<'a>(tenant: &'a Tenant<'_>, slugs: &'a [String]) -> impl Iterator<Item = Id> + 'a {
    slugs.iter().filter_map(|slug| tenant.property(slug))
}
