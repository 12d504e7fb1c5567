//! A home as structured data, as Google's page on vacation rentals asks for it
//! (<https://developers.google.com/search/docs/appearance/structured-data/vacation-rental>).

use serde_json::{Value, json};

use crate::public::property::{AmenityOut, PropertyOut, ReviewOut};
use crate::public::site::SiteOut;

const BEST_RATING: u32 = 5;
/// Reviews on one page; `aggregateRating` counts all.
const MOST_REVIEWS: usize = 20;

/// Guests learn the street after booking, so it is not here.
pub fn rental(site: &SiteOut, property: &PropertyOut, url: &str, images: &[String]) -> Value {
    let card = &property.card;
    let at = |time: &str| format!("{time}:00{}", property.utc_offset);
    let degrees = |value: f64| format!("{value:.5}");
    let mut rental = json!({
        "@type": "VacationRental",
        // The same in all languages.
        "identifier": card.key,
        "name": card.name,
        "description": property.description,
        "brand": {"@type": "Brand", "name": site.name},
        "url": url,
        "image": images,
        "checkinTime": at(&property.check_in_time),
        "checkoutTime": at(&property.check_out_time),
        "knowsLanguage": site.languages,
        // Texts, because at least five decimals are asked for, zeros included.
        "latitude": degrees(card.lat),
        "longitude": degrees(card.lon),
        "address": {
            "@type": "PostalAddress",
            "addressLocality": card.city,
            "addressRegion": card.state,
            "addressCountry": card.country,
        },
        "containsPlace": {
            "@type": "Accommodation",
            "additionalType": "EntirePlace",
            "occupancy": {"@type": "QuantitativeValue", "value": card.accommodates},
            "numberOfBedrooms": card.bedrooms,
            "numberOfBathroomsTotal": card.bathrooms,
            "amenityFeature": features(property),
        },
    });
    if let Some(kind) = home_type(&card.property_type) {
        rental["additionalType"] = json!(kind);
    }
    if let Some(rating) = card.rating {
        rental["aggregateRating"] = json!({
            "@type": "AggregateRating",
            "ratingValue": rating.average,
            "bestRating": BEST_RATING,
            "reviewCount": rating.count,
        });
    }
    if !property.reviews.is_empty() {
        rental["review"] = property.reviews.iter().take(MOST_REVIEWS).map(review).collect();
    }
    rental
}

/// The types of homes that the page names.
fn home_type(property_type: &str) -> Option<&'static str> {
    Some(match property_type.to_lowercase().as_str() {
        "apartment" => "Apartment",
        "bungalow" => "Bungalow",
        "cabin" => "Cabin",
        "chalet" => "Chalet",
        "cottage" => "Cottage",
        "house" => "House",
        "villa" => "Villa",
        _ => return None,
    })
}

fn review(review: &ReviewOut) -> Value {
    let title = Some(&review.title).filter(|title| !title.is_empty());
    json!({
        "@type": "Review",
        "author": {"@type": "Person", "name": review.author},
        "name": title,
        "reviewBody": review.body,
        // The day of the stay: when the review was written is not stored.
        "contentReferenceTime": review.stayed_on,
        "reviewRating": {"@type": "Rating", "ratingValue": review.rating, "bestRating": BEST_RATING},
    })
}

fn features(property: &PropertyOut) -> Vec<Value> {
    let mut features: Vec<(&str, Value)> =
        amenity_names(&property.amenities).into_iter().map(|name| (name, json!(true))).collect();
    let has = |code: &str| property.amenities.iter().any(|amenity| amenity.key == code);
    features.push(("instantBookable", json!(property.instant_book)));
    features.push(("petsAllowed", json!(property.max_pets > 0)));
    features.push(("smokingAllowed", json!(property.smoking_allowed)));
    if has("wifi") {
        features.push(("internetType", json!("Free")));
    }
    if has("parking") {
        features.push(("parkingType", json!("Free")));
    }
    if let Some(number) = &property.registration_number {
        features.push(("licenseNum", json!(number)));
    }
    let feature =
        |(name, value)| json!({"@type": "LocationFeatureSpecification", "name": name, "value": value});
    features.into_iter().map(feature).collect()
}

/// The English names from the page's list, each once.
fn amenity_names(amenities: &[AmenityOut]) -> Vec<&'static str> {
    let has = |code: &&str| amenities.iter().any(|amenity| amenity.key == *code);
    let named = AMENITIES.iter().filter(|(_, codes)| codes.iter().any(has)).map(|(name, _)| *name);
    // One appliance alone is not enough.
    named.chain(["washer", "dryer"].iter().all(has).then_some("washerDryer")).collect()
}

/// A name of the page's list, and the codes of our amenities that each imply it.
const AMENITIES: &[(&str, &[&str])] = &[
    ("ac", &["air_conditioning"]),
    ("balcony", &["balcony"]),
    ("beachAccess", &["beach_access"]),
    ("childFriendly", &["high_chair", "toys", "stair_gate"]),
    ("crib", &["crib"]),
    ("elevator", &["elevator"]),
    ("fireplace", &["fireplace", "gas_fireplace", "wood_stove"]),
    ("freeBreakfast", &["breakfast"]),
    ("heating", &["heating"]),
    ("hotTub", &["hot_tub"]),
    ("ironingBoard", &["iron"]),
    ("kitchen", &["kitchen"]),
    ("outdoorGrill", &["barbecue"]),
    ("ovenStove", &["oven"]),
    ("patio", &["terrace", "deck", "courtyard"]),
    ("pool", &["pool", "shared_pool"]),
    ("selfCheckinCheckout", &["self_check_in"]),
    ("tv", &["television"]),
    ("wifi", &["wifi"]),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amenities_have_the_names_of_the_list() {
        for (codes, expected) in [
            (&[][..], &[][..]),
            (&["wifi", "oven", "piano"], &["ovenStove", "wifi"]),
            (&["deck", "terrace", "wood_stove"], &["fireplace", "patio"]),
            (&["shared_pool"], &["pool"]),
            (&["washer"], &[]),
            (&["dryer", "washer", "iron"], &["ironingBoard", "washerDryer"]),
        ] {
            let amenities: Vec<AmenityOut> = codes.iter().map(|code| AmenityOut::named(code)).collect();
            assert_eq!(amenity_names(&amenities), expected, "{codes:?}");
        }
    }
}
