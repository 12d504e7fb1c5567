//! The price of a stay: an invoice that is valid for a day.

use axum::Json;
use axum::extract::{Path, State};
use chrono::{DateTime, NaiveDate, TimeDelta, Utc};
use serde::Deserialize;
use serde_json::{Value, json};

use super::books::PartnerBooks;
use super::caller::Caller;
use super::record::{Listing, Quote};
use super::refusal::Refusal;
use crate::chance::fresh;
use crate::sandbox::Sandbox;

const LIVES: TimeDelta = TimeDelta::hours(24);
pub(super) const RATE_PLAN: &str = "default-rateplan-id";

#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct QuoteIn {
    listing_id: String,
    check_in_date_localized: NaiveDate,
    check_out_date_localized: NaiveDate,
    guests_count: u64,
}

impl PartnerBooks {
    pub(super) fn quote(&self, client: &str, id: &str, now: DateTime<Utc>) -> Result<&Quote, Refusal> {
        let quote = self.quotes.get(client, id).filter(|quote| quote.expires_at > now);
        quote.ok_or(Refusal::NotFound("Quote not found"))
    }

    pub(super) fn check_free(
        &self,
        client: &str,
        listing: &str,
        check_in: NaiveDate,
        check_out: NaiveDate,
    ) -> Result<(), Refusal> {
        let mut nights = check_in.iter_days().take_while(|night| *night < check_out);
        if nights.any(|night| self.is_taken(client, listing, night)) { Err(Refusal::Taken) } else { Ok(()) }
    }
}

pub(super) async fn create(
    State(sandbox): State<Sandbox>,
    caller: Caller,
    Json(wish): Json<QuoteIn>,
) -> Result<Json<Value>, Refusal> {
    let (check_in, check_out) = (wish.check_in_date_localized, wish.check_out_date_localized);
    sandbox.change(|books| {
        let shop = &mut books.partner;
        let listing = shop.listing(&caller.client, &wish.listing_id)?.clone();
        let nights = (check_out - check_in).num_days();
        if nights < 1 {
            return Err(Refusal::Unusable("checkOutDateLocalized must be after checkInDateLocalized"));
        }
        if nights.cast_unsigned() < listing.listing["terms"]["minNights"].as_u64().unwrap_or(1) {
            return Err(Refusal::TooShort);
        }
        if wish.guests_count > listing.listing["accommodates"].as_u64().unwrap_or(u64::MAX) {
            return Err(Refusal::TooManyGuests);
        }
        shop.check_free(&caller.client, &wish.listing_id, check_in, check_out)?;
        let quote = reckon(&wish, &listing, caller.now + LIVES, caller.now);
        let told = quote.told.clone();
        let id = quote.id.clone();
        shop.quotes.put(&caller.client, &id, quote);
        Ok(Json(told))
    })
}

pub(super) async fn get(
    State(sandbox): State<Sandbox>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Json<Value>, Refusal> {
    sandbox.read(|books| Ok(Json(books.partner.quote(&caller.client, &id, caller.now)?.told.clone())))
}

fn reckon(wish: &QuoteIn, listing: &Listing, expires_at: DateTime<Utc>, now: DateTime<Utc>) -> Quote {
    let (check_in, check_out) = (wish.check_in_date_localized, wish.check_out_date_localized);
    let days: Vec<(NaiveDate, f64)> = check_in
        .iter_days()
        .take_while(|night| *night < check_out)
        .map(|night| (night, listing.price_of(night)))
        .collect();
    let fare = cents(days.iter().map(|(_, price)| price).sum());
    let cleaning = listing.listing["prices"]["cleaningFee"].as_f64().unwrap_or(0.0);
    let tax = cents((fare + cleaning) * listing.tax_percent / 100.0);
    let currency = listing.currency();
    let item = |title: &str, amount: f64, kind: &str, normal: &str| {
        (amount != 0.0).then(|| {
            json!({"title": title, "amount": amount, "currency": currency, "type": kind, "normalType": normal})
        })
    };
    let items: Vec<Value> = [
        item("Accommodation fare", fare, "ACCOMMODATION_FARE", "AF"),
        item("Cleaning fee", cleaning, "CLEANING_FEE", "CF"),
        item("Taxes", tax, "TAX", "TAX"),
    ]
    .into_iter()
    .flatten()
    .collect();
    let (id, inquiry) = (fresh("quo_"), fresh("res_"));
    let days: Vec<Value> = days
        .iter()
        .map(|(date, price)| json!({"date": date, "price": price, "currency": currency}))
        .collect();
    let money = json!({
        "currency": currency, "fareAccommodation": fare, "fareCleaning": cleaning,
        "subTotalPrice": cents(fare + cleaning), "totalTaxes": tax, "invoiceItems": items,
    });
    let plan = json!({"_id": RATE_PLAN, "name": "Standard", "type": "nightly", "money": money});
    let told = json!({
        "_id": id, "createdAt": now, "expiresAt": expires_at, "coupons": [],
        "rates": {"ratePlans": [{"ratePlan": plan, "inquiryId": inquiry, "days": days}]},
    });
    let total = cents(fare + cleaning + tax);
    Quote { id, inquiry, listing: wish.listing_id.clone(), check_in, check_out, expires_at, total, told }
}

fn cents(amount: f64) -> f64 {
    (amount * 100.0).round() / 100.0
}
