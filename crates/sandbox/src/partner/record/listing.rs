//! A home that the partner offers.

use std::collections::{BTreeMap, BTreeSet};

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};
use serde_json::Value;

#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Listing {
    /// In the partner's JSON format.
    pub listing: Value,
    /// Nights with their own price, in major units.
    #[serde(default)]
    pub prices: BTreeMap<NaiveDate, f64>,
    /// Nights that are taken.
    #[serde(default)]
    pub taken: BTreeSet<NaiveDate>,
    #[serde(default)]
    pub tax_percent: f64,
    #[serde(default)]
    pub gone: bool,
}

impl Listing {
    pub(crate) fn price_of(&self, night: NaiveDate) -> f64 {
        let base = || self.listing["prices"]["basePrice"].as_f64().unwrap_or(100.0);
        self.prices.get(&night).copied().unwrap_or_else(base)
    }

    pub(crate) fn currency(&self) -> &str {
        self.listing["prices"]["currency"].as_str().unwrap_or("USD")
    }
}

/// All listings of one client of the partner from now on.
#[derive(Clone, Debug, Deserialize)]
pub struct PartnerStock {
    pub client: String,
    pub listings: Vec<Listing>,
}
