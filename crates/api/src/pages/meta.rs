//! What search engines and link previews read.

use serde_json::{Value, json};

use crate::public::property::PropertyOut;
use crate::public::property_list::PropertyListOut;
use crate::public::site::SiteOut;

#[derive(Clone, Debug, Default)]
pub struct Meta {
    pub title: String,
    pub description: String,
    /// Absolute; nothing for a page that must not be found.
    pub canonical: Option<String>,
    pub image: Option<String>,
    /// schema.org data.
    pub linked_data: Option<Value>,
}

pub fn home(site: &SiteOut, featured: &PropertyListOut, root: &str, base: &str) -> Meta {
    let canonical = format!("{root}{base}/");
    Meta {
        title: format!("{} · {}", site.name, site.tagline),
        description: shortened(&site.story),
        image: first_image(featured, root),
        linked_data: Some(json!({
            "@context": "https://schema.org",
            "@type": "LodgingBusiness",
            "name": site.name,
            "description": site.tagline,
            "url": canonical,
            "image": first_image(featured, root),
        })),
        canonical: Some(canonical),
    }
}

pub fn list(site: &SiteOut, list: &PropertyListOut, root: &str, base: &str) -> Meta {
    let items: Vec<Value> = list
        .results
        .iter()
        .enumerate()
        .map(|(at, card)| {
            let url = format!("{root}{base}/properties/{}/", card.slug);
            json!({"@type": "ListItem", "position": at + 1, "name": card.name, "url": url})
        })
        .collect();
    Meta {
        title: format!("Homes · {}", site.name),
        description: format!("{} homes by {}: {}", list.meta.total_count, site.name, site.tagline),
        canonical: Some(format!("{root}{base}/properties/")),
        image: first_image(list, root),
        linked_data: Some(
            json!({"@context": "https://schema.org", "@type": "ItemList", "itemListElement": items}),
        ),
    }
}

pub fn property(site: &SiteOut, property: &PropertyOut, root: &str, base: &str) -> Meta {
    let card = &property.card;
    let canonical = format!("{root}{base}/properties/{}/", card.slug);
    let images: Vec<String> = card.photos.iter().map(|photo| format!("{root}{}", photo.large_url)).collect();
    let mut linked_data = json!({
        "@context": "https://schema.org",
        "@type": "VacationRental",
        "identifier": card.key,
        "name": card.name,
        "description": property.description,
        "url": canonical,
        "image": images,
        "checkinTime": property.check_in_time,
        "checkoutTime": property.check_out_time,
        "address": {"@type": "PostalAddress", "addressLocality": card.city, "addressRegion": card.state},
        "containsPlace": {
            "@type": "Accommodation",
            "occupancy": {"@type": "QuantitativeValue", "value": card.accommodates},
            "numberOfBedrooms": card.bedrooms,
            "numberOfBathroomsTotal": card.bathrooms,
        },
    });
    if let Some(rating) = card.rating {
        linked_data["aggregateRating"] =
            json!({"@type": "AggregateRating", "ratingValue": rating.average, "reviewCount": rating.count});
    }
    Meta {
        title: format!("{} · {}", card.name, site.name),
        description: shortened(&format!("{} {}", card.headline, property.description)),
        canonical: Some(canonical),
        image: images.into_iter().next(),
        linked_data: Some(linked_data),
    }
}

pub fn not_found(site: &SiteOut) -> Meta {
    Meta { title: format!("Not found · {}", site.name), ..Meta::default() }
}

fn first_image(list: &PropertyListOut, root: &str) -> Option<String> {
    list.results.first()?.photo.as_ref().map(|photo| format!("{root}{}", photo.large_url))
}

/// As long as a search result shows, cut between words.
fn shortened(text: &str) -> String {
    const MOST: usize = 160;
    if text.chars().count() <= MOST {
        return text.to_owned();
    }
    let cut: String = text.chars().take(MOST).collect();
    let words = cut.rsplit_once(' ').map_or(cut.as_str(), |(words, _)| words);
    format!("{words}…")
}
