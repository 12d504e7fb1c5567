//! The API's responses as Rust types: the serialization baseline writes the same bytes from them.

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};
use serde_json::Value;

#[derive(Debug, Deserialize, Serialize)]
pub struct Page {
    meta: Meta,
    results: Vec<Card>,
}

#[derive(Debug, Deserialize, Serialize)]
struct Meta {
    total_count: usize,
    next: Option<String>,
    previous: Option<String>,
    next_cursor: Option<String>,
    limit: usize,
    offset: usize,
}

#[derive(Debug, Deserialize, Serialize)]
struct Card {
    key: String,
    listing_key: String,
    name: String,
    slug: String,
    headline: String,
    property_type: String,
    neighborhood: String,
    city: String,
    state: String,
    country: String,
    lat: f64,
    lon: f64,
    accommodates: u32,
    bedrooms: u32,
    bathrooms: f64,
    system_type: String,
    allows_turns: bool,
    weekend_nights: Vec<u8>,
    photo: Option<Value>,
    photos: Vec<Value>,
    rating: Option<Value>,
    currency: Currency,
    available: Option<bool>,
    price: Option<Price>,
}

#[derive(Debug, Deserialize, Serialize)]
struct Price {
    total: i64,
    rent: i64,
    fees: i64,
    taxes: i64,
    nightly_average: i64,
    currency: Currency,
}

#[derive(Debug, Deserialize, Serialize)]
struct Currency {
    code: String,
    symbol: String,
}

/// A price with every line. Fields that an estimate never has are in arbitrary order.
#[derive(Debug, Deserialize, Serialize)]
pub struct Estimate {
    key: Option<String>,
    uri: Option<String>,
    property: String,
    origin_site: String,
    namespace: String,
    check_in: NaiveDate,
    check_out: NaiveDate,
    adults: u32,
    children: u32,
    pets: u32,
    smoker: bool,
    promo_codes: Vec<String>,
    addons: Vec<String>,
    lines: Vec<Line>,
    fees: Vec<Fee>,
    nights: Vec<Night>,
    payments: Vec<Payment>,
    total_rent: i64,
    total_fees: i64,
    total_taxes: i64,
    total: i64,
    deposit: i64,
    due_now: i64,
    currency: Currency,
    refund_policy: Option<RefundPolicy>,
    #[serde(flatten)]
    rest: serde_json::Map<String, Value>,
}

#[derive(Debug, Deserialize, Serialize)]
struct Line {
    kind: String,
    name: String,
    amount: i64,
    quantity: i64,
    unit_amount: i64,
    taxable: bool,
    refundable: bool,
    optional: bool,
    selected: bool,
    key: Option<String>,
    promotion_code: Option<String>,
    promotion_terms: Option<String>,
    is_promotion: bool,
    why: Why,
}

#[derive(Debug, Deserialize, Serialize)]
struct Why {
    rule: String,
    base: i64,
    quantity: i64,
    basis_points: Option<u32>,
    included: Option<i64>,
}

#[derive(Debug, Deserialize, Serialize)]
struct Fee {
    key: Option<String>,
    name: String,
    amount: i64,
    refundable: bool,
    taxable: bool,
    optional: bool,
    selected: bool,
    promotion_code: Option<String>,
    is_promotion: bool,
}

#[derive(Debug, Deserialize, Serialize)]
struct Night {
    date: NaiveDate,
    amount: i64,
    rate: Option<String>,
    rule: String,
}

#[derive(Debug, Deserialize, Serialize)]
struct Payment {
    key: Option<String>,
    due_date: NaiveDate,
    amount: i64,
    collect_while_booking: bool,
}

#[derive(Debug, Deserialize, Serialize)]
struct RefundPolicy {
    name: String,
    method: String,
    text: String,
    tiers: Vec<RefundTier>,
}

#[derive(Debug, Deserialize, Serialize)]
struct RefundTier {
    until: NaiveDate,
    percent: u32,
    amount: i64,
    hours_after_booking: Option<u32>,
}
