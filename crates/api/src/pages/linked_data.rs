//! The structured data of a page in the vocabulary of schema.org.

use domain::locale::language::Language;
use serde_json::{Value, json};

use super::rental::rental;
use super::words::Words;
use crate::public::property::PropertyOut;
use crate::public::property_list::PropertyListOut;
use crate::public::site::SiteOut;

/// The site itself.
pub fn home(site: &SiteOut, image: Option<&str>) -> Value {
    graph(&[json!({
        "@type": "LodgingBusiness",
        "name": site.name,
        "description": site.tagline,
        "url": format!("{}/", site.secure_url),
        "image": image,
        "telephone": given(&site.contact.phone),
        "email": given(&site.contact.email),
        "address": given(&site.contact.address),
        "availableLanguage": site.languages,
    })])
}

pub fn list(site: &SiteOut, list: &PropertyListOut, language: Language) -> Value {
    let items: Vec<Value> = (1..)
        .zip(&list.results)
        .map(|(position, card)| {
            let url = format!("{}{}/", site.properties_href, card.slug);
            json!({"@type": "ListItem", "position": position, "name": card.name, "url": url})
        })
        .collect();
    let homes = (language.homes(), site.properties_href.as_str());
    graph(&[
        json!({"@type": "ItemList", "numberOfItems": list.meta.total_count, "itemListElement": items}),
        trail(site, &[homes]),
    ])
}

pub fn property(
    site: &SiteOut,
    property: &PropertyOut,
    url: &str,
    images: &[String],
    language: Language,
) -> Value {
    let homes = (language.homes(), site.properties_href.as_str());
    graph(&[rental(site, property, url, images), trail(site, &[homes, (&property.card.name, url)])])
}

pub fn own_page(site: &SiteOut, title: &str, url: &str) -> Value {
    graph(&[trail(site, &[(title, url)])])
}

fn graph(things: &[Value]) -> Value {
    json!({"@context": "https://schema.org", "@graph": things})
}

/// The breadcrumbs from the site's root to the page.
fn trail(site: &SiteOut, steps: &[(&str, &str)]) -> Value {
    let root = format!("{}/", site.secure_url);
    let all = [(site.name.as_str(), root.as_str())].into_iter().chain(steps.iter().copied());
    let items: Vec<Value> = (1..)
        .zip(all)
        .map(|(position, (name, url))| {
            json!({"@type": "ListItem", "position": position, "name": name, "item": url})
        })
        .collect();
    json!({"@type": "BreadcrumbList", "itemListElement": items})
}

fn given(text: &str) -> Option<&str> {
    Some(text).filter(|text| !text.is_empty())
}
