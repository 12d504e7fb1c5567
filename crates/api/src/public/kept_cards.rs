//! A page of search results as JSON. The part of a result that does not depend on the request is serialized once and cached with
//! the home; only the availability and the price are serialized each time.

use search::{Found, Hit, Home, Price};
use serde::Serialize;

use super::property::{OfferOut, PropertyCardOut};

/// Returns the serialized `PropertyListOut`.
pub fn write(meta: &impl Serialize, found: &Found<'_>) -> serde_json::Result<Vec<u8>> {
    let mut json = br#"{"meta":"#.to_vec();
    serde_json::to_writer(&mut json, meta)?;
    json.extend_from_slice(br#","results":["#);
    for (place, hit) in found.hits.iter().enumerate() {
        if place > 0 {
            json.push(b',');
        }
        write_card(&mut json, hit)?;
    }
    json.extend_from_slice(b"]}");
    Ok(json)
}

fn write_card(json: &mut Vec<u8>, hit: &Hit<'_>) -> serde_json::Result<()> {
    let Hit { home, price } = hit;
    let kept = if let Some(kept) = home.card.get() {
        kept
    } else {
        let card = without_offer(home)?;
        home.card.get_or_init(|| card)
    };
    json.extend_from_slice(kept.as_bytes());
    let offer_from = json.len();
    serde_json::to_writer(&mut *json, &OfferOut::new(home, price))?;
    // The offer continues the card's object: its opening brace becomes the separating comma.
    json[offer_from] = b',';
    Ok(())
}

/// The card's JSON up to the comma before the offer's fields.
fn without_offer(home: &Home) -> serde_json::Result<Box<str>> {
    let card = serde_json::to_string(&PropertyCardOut::new(home, &Price::None))?;
    let offer = serde_json::to_string(&OfferOut::new(home, &Price::None))?.replacen('{', ",", 1);
    Ok(card.trim_end_matches(&offer).into())
}
