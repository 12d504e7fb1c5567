//! Pricing profiles: the rates, fees and discounts of a kind of home, with their policies. Terms only; prices are computed by the
//! price engine.

use serde::Deserialize;

use crate::policy::{PaymentPolicy, RefundPolicy};
use crate::season::{Event, Season};
use crate::tax::Tax;

/// The file `pricing.toml`.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pricing {
    #[serde(rename = "profile")]
    pub profiles: Vec<Profile>,
    #[serde(default, rename = "tax")]
    pub taxes: Vec<Tax>,
    #[serde(rename = "refund_policy")]
    pub refund_policies: Vec<RefundPolicy>,
    #[serde(rename = "payment_policy")]
    pub payment_policies: Vec<PaymentPolicy>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Profile {
    pub name: String,
    pub refund_policy: String,
    pub payment_policy: String,
    /// All in percent of the season's weeknight price.
    pub weekend_percent: i64,
    pub weekly_percent: i64,
    pub monthly_percent: i64,
    /// In minor units per night, for each guest above the included ones.
    #[serde(default)]
    pub extra_guest: i64,
    #[serde(default, rename = "season")]
    pub seasons: Vec<Season>,
    #[serde(default, rename = "event")]
    pub events: Vec<Event>,
    #[serde(default, rename = "fee")]
    pub fees: Vec<Fee>,
    #[serde(default, rename = "discount")]
    pub discounts: Vec<Discount>,
}

#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fee {
    pub name: String,
    pub basis: FeeBasis,
    /// In minor units, or hundredths of a percent if the basis is a percentage.
    pub amount: i64,
    /// Added for each bedroom.
    #[serde(default)]
    pub each_bedroom: i64,
    #[serde(default)]
    pub optional: bool,
    #[serde(default)]
    pub refundable: bool,
    #[serde(default)]
    pub taxable: bool,
    /// Offered only if the home has this amenity.
    pub needs: Option<String>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FeeBasis {
    Flat,
    PerNight,
    PerGuest,
    PerGuestNight,
    PerPet,
    PercentOfRent,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Discount {
    pub percent: u32,
    pub when: DiscountRule,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DiscountRule {
    /// Stays of at least this many nights.
    Nights(u32),
    /// Booked at least this many days ahead.
    EarlyBird(u32),
    /// Booked at most this many days ahead.
    LastMinute(u32),
}

impl Profile {
    /// The fees of a home: the fixed ones, and the add-ons that it can offer.
    pub fn fees(&self, bedrooms: u32, offers: impl Fn(&str) -> bool) -> Vec<Fee> {
        let offered = self.fees.iter().filter(|fee| fee.needs.as_deref().is_none_or(&offers));
        offered
            .map(|fee| Fee { amount: fee.amount + fee.each_bedroom * i64::from(bedrooms), ..fee.clone() })
            .collect()
    }
}
