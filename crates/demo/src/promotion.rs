//! Promotions: promo codes that reduce the price of a stay.

use chrono::{NaiveDate, TimeDelta};
use serde::Deserialize;

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Promotion {
    pub code: String,
    pub name: String,
    pub terms: String,
    pub benefit: Benefit,
    #[serde(default)]
    pub base: PromotionBase,
    #[serde(default)]
    pub stackable: bool,
    pub min_nights: Option<u32>,
    /// Booking window in days from today; a past `until` means expired.
    pub booking_days: Option<DayWindow>,
    /// Days from today in which the stay must lie.
    pub stay_days: Option<DayWindow>,
    pub uses_left: Option<u32>,
    /// Slugs of the homes it is limited to.
    #[serde(default)]
    pub homes: Vec<String>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Benefit {
    Percent(u32),
    /// In minor units.
    Amount(i64),
    FreeNights(u32),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PromotionBase {
    #[default]
    Rent,
    RentAndFees,
}

/// Days relative to today, so that the demo never becomes outdated.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DayWindow {
    pub from: i64,
    pub until: i64,
}

impl DayWindow {
    /// First and last day.
    pub fn dates(self, today: NaiveDate) -> (NaiveDate, NaiveDate) {
        (today + TimeDelta::days(self.from), today + TimeDelta::days(self.until))
    }
}
