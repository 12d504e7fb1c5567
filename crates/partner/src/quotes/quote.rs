//! The price of a stay computed by the partner: the request, and its invoice in minor units.

use chrono::{DateTime, NaiveDate, Utc};
use domain::money::currency::Currency;
use domain::time::stay::Stay;
use serde::Deserialize;
use serde_json::{Value, json};

use crate::amount::minor;
use crate::error::PartnerError;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ask<'a> {
    pub listing: &'a str,
    pub stay: Stay,
    pub guests: u32,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Quote {
    pub id: String,
    pub rate_plan: String,
    /// The id that a booking of this quote will have, if the partner announces it.
    pub inquiry: Option<String>,
    pub expires_at: Option<DateTime<Utc>>,
    pub currency: Currency,
    /// They sum to the price that the guest pays.
    pub items: Vec<Item>,
    pub nights: Vec<Night>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Item {
    pub kind: ItemKind,
    pub title: String,
    pub amount: i64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ItemKind {
    Rent,
    Discount,
    Fee,
    Tax,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Night {
    pub date: NaiveDate,
    pub amount: i64,
}

impl Quote {
    pub fn total(&self) -> i64 {
        self.items.iter().map(|item| item.amount).sum()
    }
}

/// The rate plan of listings that name none.
const USUAL_PLAN: &str = "default-rateplan-id";

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct QuoteIn {
    #[serde(rename = "_id")]
    id: String,
    expires_at: Option<DateTime<Utc>>,
    rates: RatesIn,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct RatesIn {
    rate_plans: Vec<Value>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct MoneyIn {
    currency: Currency,
    sub_total_price: Option<f64>,
    total_taxes: Option<f64>,
    #[serde(default)]
    invoice_items: Vec<ItemIn>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct ItemIn {
    #[serde(default)]
    title: String,
    amount: f64,
    #[serde(default)]
    r#type: String,
    #[serde(default)]
    normal_type: String,
    #[serde(default)]
    is_tax: bool,
}

#[derive(Deserialize)]
struct NightIn {
    date: NaiveDate,
    price: f64,
}

pub(crate) fn write(ask: &Ask<'_>) -> Value {
    json!({
        "listingId": ask.listing,
        "checkInDateLocalized": ask.stay.check_in(),
        "checkOutDateLocalized": ask.stay.check_out(),
        "guestsCount": ask.guests,
    })
}

/// A quote books nothing, so an unreadable one counts as unavailable.
pub(crate) fn read(text: &str) -> Result<Quote, PartnerError> {
    let unusable = |what: &str| PartnerError::Unavailable(format!("its quote {what}"));
    let quote: QuoteIn = serde_json::from_str(text).map_err(|_| unusable("cannot be read"))?;
    let plan = quote.rates.rate_plans.first().ok_or_else(|| unusable("has no rate plan"))?;
    let money = money_of(plan).ok_or_else(|| unusable("has no money"))?;
    let items = money.items().ok_or_else(|| unusable("has amounts that are none"))?;
    if items.is_empty() {
        // The booking engine is not enabled as a booking source in the partner's account.
        return Err(unusable("has an empty invoice"));
    }
    let rate_plan = plan["ratePlan"]["_id"].as_str().or_else(|| plan["_id"].as_str()).unwrap_or(USUAL_PLAN);
    let quote = Quote {
        id: quote.id,
        rate_plan: rate_plan.to_owned(),
        inquiry: plan["inquiryId"].as_str().map(str::to_owned),
        expires_at: quote.expires_at,
        currency: money.currency,
        nights: nights(plan, money.currency),
        items,
    };
    match money.told_total() {
        Some(told) if (told - quote.total()).abs() > 1 => Err(unusable("does not add up")),
        _ => Ok(quote),
    }
}

/// In one of three places, depending on the partner's description.
fn money_of(plan: &Value) -> Option<MoneyIn> {
    let places = [&plan["ratePlan"]["money"], &plan["money"]["money"], &plan["money"]];
    places.into_iter().find_map(|place| MoneyIn::deserialize(place).ok())
}

impl MoneyIn {
    fn items(&self) -> Option<Vec<Item>> {
        let item = |item: &ItemIn| {
            let amount = minor(item.amount, self.currency)?;
            Some(Item { kind: item.kind(), title: item.title.clone(), amount })
        };
        self.invoice_items.iter().map(item).collect()
    }

    fn told_total(&self) -> Option<i64> {
        minor(self.sub_total_price? + self.total_taxes?, self.currency)
    }
}

impl ItemIn {
    fn kind(&self) -> ItemKind {
        match (self.r#type.as_str(), self.normal_type.as_str()) {
            ("TAX", _) | (_, "TAX") => ItemKind::Tax,
            _ if self.is_tax => ItemKind::Tax,
            _ if self.amount < 0.0 => ItemKind::Discount,
            ("ACCOMMODATION_FARE", _) | (_, "AF" | "AFE") => ItemKind::Rent,
            _ => ItemKind::Fee,
        }
    }
}

fn nights(plan: &Value, currency: Currency) -> Vec<Night> {
    let days = plan["days"].as_array().into_iter().flatten();
    let night = |day: &Value| {
        let day = NightIn::deserialize(day).ok()?;
        Some(Night { date: day.date, amount: minor(day.price, currency)? })
    };
    days.filter_map(night).collect()
}

#[cfg(test)]
#[path = "quote_tests.rs"]
mod tests;
