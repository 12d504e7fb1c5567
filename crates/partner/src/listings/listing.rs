//! A home in the partner's system.

use domain::money::currency::Currency;
use serde::Deserialize;

use crate::amount::minor;
use crate::error::PartnerError;
use crate::listings::amenity;

#[derive(Clone, Debug, PartialEq)]
pub struct Listing {
    pub id: String,
    pub title: String,
    pub summary: String,
    pub property_type: String,
    pub place: Place,
    pub accommodates: u32,
    pub bedrooms: u32,
    pub bathrooms: f64,
    pub min_nights: u32,
    pub max_nights: Option<u32>,
    pub currency: Option<Currency>,
    /// Price per night, in minor units.
    pub base_price: Option<i64>,
    pub cleaning_fee: Option<i64>,
    /// As the app's codes; unknown amenities are dropped.
    pub amenities: Vec<&'static str>,
    pub pictures: Vec<Picture>,
    pub time_zone: Option<String>,
    pub check_in_time: Option<String>,
    pub check_out_time: Option<String>,
}

#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(default)]
pub struct Place {
    #[serde(rename = "full")]
    pub address: String,
    pub neighborhood: String,
    pub city: String,
    pub state: String,
    pub country: String,
    pub lat: f64,
    #[serde(alias = "lng")]
    pub lon: f64,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    pub url: String,
    pub caption: String,
}

#[derive(Clone, Debug, PartialEq)]
pub struct ListingPage {
    pub listings: Vec<Listing>,
    /// Unreadable listings, by id if there is one.
    pub unreadable: Vec<String>,
    pub next: Option<String>,
}

#[derive(Deserialize)]
struct PageIn {
    results: Vec<serde_json::Value>,
    #[serde(default)]
    pagination: PaginationIn,
    /// The cursor's place in another of the partner's descriptions.
    cursor: Option<CursorIn>,
}

#[derive(Default, Deserialize)]
struct PaginationIn {
    cursor: Option<CursorIn>,
}

#[derive(Deserialize)]
#[serde(untagged)]
enum CursorIn {
    Next { next: Option<String> },
    Bare(String),
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct ListingIn {
    #[serde(rename = "_id")]
    id: String,
    #[serde(default)]
    title: String,
    #[serde(default)]
    nickname: String,
    #[serde(default)]
    property_type: String,
    #[serde(default)]
    address: Place,
    #[serde(default)]
    accommodates: f64,
    #[serde(default)]
    bedrooms: f64,
    #[serde(default)]
    bathrooms: f64,
    #[serde(default)]
    prices: PricesIn,
    #[serde(default)]
    amenities: Vec<String>,
    #[serde(default)]
    pictures: Vec<PictureIn>,
    #[serde(default)]
    public_description: DescriptionIn,
    #[serde(default)]
    terms: TermsIn,
    timezone: Option<String>,
    default_check_in_time: Option<String>,
    default_check_out_time: Option<String>,
}

#[derive(Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
struct PricesIn {
    base_price: Option<f64>,
    cleaning_fee: Option<f64>,
    currency: Option<String>,
}

#[derive(Default, Deserialize)]
#[serde(default)]
struct DescriptionIn {
    summary: String,
    space: String,
}

#[derive(Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
struct TermsIn {
    min_nights: Option<u32>,
    max_nights: Option<u32>,
}

#[derive(Deserialize)]
struct PictureIn {
    original: Option<String>,
    large: Option<String>,
    regular: Option<String>,
    thumbnail: Option<String>,
    #[serde(default)]
    caption: String,
}

/// Skips unreadable listings, so that the rest of the page is still used.
pub(crate) fn read_page(text: &str) -> Result<ListingPage, PartnerError> {
    let page: PageIn =
        serde_json::from_str(text).map_err(|_| PartnerError::unreadable("a page of listings"))?;
    let next = match page.pagination.cursor.or(page.cursor) {
        Some(CursorIn::Next { next }) => next,
        Some(CursorIn::Bare(next)) => Some(next),
        None => None,
    };
    let mut unreadable = Vec::new();
    let mut listings = Vec::with_capacity(page.results.len());
    for told in page.results {
        match ListingIn::deserialize(&told) {
            Ok(listing) => listings.push(listing.translate()),
            Err(_) => unreadable.push(told["_id"].as_str().unwrap_or_default().to_owned()),
        }
    }
    Ok(ListingPage { listings, unreadable, next: next.filter(|next| !next.is_empty()) })
}

pub(crate) fn read(text: &str) -> Result<Listing, PartnerError> {
    let listing: ListingIn = serde_json::from_str(text).map_err(|_| PartnerError::unreadable("a listing"))?;
    Ok(listing.translate())
}

impl ListingIn {
    fn translate(self) -> Listing {
        let currency: Option<Currency> = self.prices.currency.as_deref().and_then(|code| code.parse().ok());
        let money = |major: Option<f64>| minor(major?, currency?).filter(|amount| *amount >= 0);
        let description = [self.public_description.summary, self.public_description.space];
        let mut amenities: Vec<&'static str> =
            self.amenities.iter().filter_map(|name| amenity::code(name)).collect();
        amenities.sort_unstable();
        amenities.dedup();
        Listing {
            title: if self.title.trim().is_empty() { self.nickname } else { self.title },
            id: self.id,
            summary: description
                .iter()
                .map(|part| part.trim())
                .filter(|part| !part.is_empty())
                .collect::<Vec<_>>()
                .join("\n\n"),
            property_type: self.property_type.trim().to_lowercase().replace([' ', '-'], "_"),
            place: self.address,
            accommodates: whole(self.accommodates).max(1),
            bedrooms: whole(self.bedrooms),
            bathrooms: if self.bathrooms.is_finite() { self.bathrooms.clamp(0.0, 100.0) } else { 0.0 },
            min_nights: self.terms.min_nights.unwrap_or(1).max(1),
            max_nights: self.terms.max_nights.filter(|most| *most > 0),
            base_price: money(self.prices.base_price),
            cleaning_fee: money(self.prices.cleaning_fee),
            currency,
            amenities,
            pictures: self.pictures.into_iter().filter_map(PictureIn::translate).collect(),
            time_zone: self.timezone,
            check_in_time: self.default_check_in_time,
            check_out_time: self.default_check_out_time,
        }
    }
}

impl PictureIn {
    fn translate(self) -> Option<Picture> {
        let told = self.original.or(self.large).or(self.regular).or(self.thumbnail)?;
        let url = if told.starts_with("//") { format!("https:{told}") } else { told };
        let is_on_the_web = url.starts_with("https://") || url.starts_with("http://");
        is_on_the_web.then_some(Picture { url, caption: self.caption })
    }
}

fn whole(number: f64) -> u32 {
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "held between 0 and 1000")]
    let whole = if number.is_finite() { number.clamp(0.0, 1_000.0) as u32 } else { 0 };
    whole
}

#[cfg(test)]
#[path = "listing_tests.rs"]
mod tests;
