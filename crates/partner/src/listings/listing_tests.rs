//! Listings and their pages, in the formats of the partner and its descriptions.

use serde_json::{Value, json};

use super::*;

fn listing() -> Value {
    json!({
        "_id": "5f8a", "title": "Kinzie Nineteen", "nickname": "K19", "propertyType": "Serviced Apartment",
        "accommodates": 5, "bedrooms": 2, "bathrooms": 1.5,
        "address": {"full": "211 W Kinzie", "city": "Chicago", "state": "Illinois", "country": "US", "lat": 41.8, "lng": -87.6},
        "prices": {"basePrice": 275.5, "currency": "USD", "cleaningFee": 140},
        "amenities": ["Wireless Internet", "AIR_CONDITIONING", "Teleporter", "wifi"],
        "pictures": [{"thumbnail": "https://a/t.jpg", "original": "https://a/o.jpg", "caption": "Front"}, {"regular": "//b/r.jpg"}, {"large": "http://plain"}, {"large": "ftp://c/l.jpg"}, {"caption": "None"}],
        "publicDescription": {"summary": " Two bedrooms. ", "space": "Corner."},
        "terms": {"minNights": 2, "maxNights": 30}, "timezone": "America/Chicago",
    })
}

#[test]
fn a_listing_is_translated() {
    let told = read(&listing().to_string()).unwrap();
    assert_eq!((told.id.as_str(), told.title.as_str()), ("5f8a", "Kinzie Nineteen"));
    assert_eq!((told.base_price, told.cleaning_fee), (Some(27_550), Some(14_000)));
    assert_eq!((told.accommodates, told.bedrooms), (5, 2));
    assert_eq!((told.min_nights, told.max_nights), (2, Some(30)));
    assert_eq!(told.amenities, ["air_conditioning", "wifi"]);
    assert_eq!(told.property_type, "serviced_apartment");
    assert_eq!(told.summary, "Two bedrooms.\n\nCorner.");
    assert_eq!((told.place.city.as_str(), told.place.lon), ("Chicago", -87.6));
    let pictures = [("https://a/o.jpg", "Front"), ("https://b/r.jpg", ""), ("http://plain", "")];
    let picture = |(url, caption): (&str, &str)| Picture { url: url.to_owned(), caption: caption.to_owned() };
    assert_eq!(told.pictures, pictures.map(picture));
}

#[test]
fn little_is_needed() {
    let told = read(r#"{"_id":"x","nickname":"Nick","bathrooms":-3}"#).unwrap();
    assert_eq!((told.title.as_str(), told.accommodates, told.bathrooms), ("Nick", 1, 0.0));
    assert_eq!((told.base_price, told.min_nights), (None, 1));
    assert!(read("{}").is_err());
}

#[test]
fn pages_name_the_next_one_in_either_way() {
    let page = |more: Value| {
        let mut page = json!({"results": [listing(), {"_id": "broken", "accommodates": "many"}]});
        page.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        read_page(&page.to_string()).unwrap()
    };
    for (more, next) in [
        (json!({"pagination": {"total": 9, "cursor": {"next": "c2"}}}), Some("c2")),
        (json!({"pagination": {"total": 9, "cursor": {"next": null}}}), None),
        (json!({"cursor": "c2"}), Some("c2")),
        (json!({"cursor": {"next": "c2"}}), Some("c2")),
        (json!({"cursor": ""}), None),
        (json!({}), None),
    ] {
        let read = page(more.clone());
        assert_eq!(read.next.as_deref(), next, "{more}");
        assert_eq!((read.listings.len(), read.unreadable.as_slice()), (1, &["broken".to_owned()][..]));
    }
    assert!(read_page("[]").is_err());
}
