//! The structured data of a page in the vocabulary of schema.org.

use domain::locale::language::Language;
use serde_json::{Value, json};

use super::amenity_names::amenity_name;
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
    let card = &property.card;
    let amenities: Vec<Value> = property
        .amenities
        .iter()
        .map(|amenity| {
            let name = amenity_name(&amenity.key, &amenity.name, language);
            json!({"@type": "LocationFeatureSpecification", "name": name, "value": true})
        })
        .collect();
    let mut rental = json!({
        "@type": "VacationRental",
        "identifier": card.key,
        "name": card.name,
        "description": property.description,
        "url": url,
        "image": images,
        "checkinTime": property.check_in_time,
        "checkoutTime": property.check_out_time,
        "latitude": card.lat,
        "longitude": card.lon,
        "address": {
            "@type": "PostalAddress",
            "addressLocality": card.city,
            "addressRegion": card.state,
            "addressCountry": card.country,
        },
        "containsPlace": {
            "@type": "Accommodation",
            "occupancy": {"@type": "QuantitativeValue", "value": card.accommodates},
            "numberOfBedrooms": card.bedrooms,
            "numberOfBathroomsTotal": card.bathrooms,
            "amenityFeature": amenities,
        },
    });
    if let Some(rating) = card.rating {
        rental["aggregateRating"] =
            json!({"@type": "AggregateRating", "ratingValue": rating.average, "reviewCount": rating.count});
    }
    let homes = (language.homes(), site.properties_href.as_str());
    graph(&[rental, trail(site, &[homes, (&card.name, url)])])
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
