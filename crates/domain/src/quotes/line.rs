//! The nights and lines of a quote, each with the rule behind it.

use std::borrow::Cow;
use std::sync::Arc;

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use crate::key::Key;
use crate::money::basis_points::BasisPoints;
use crate::price::rate_book::NightRule;
use crate::text::code::coded;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct QuoteNight {
    pub date: NaiveDate,
    /// Including the price of extra guests.
    pub amount: i64,
    /// The name of the night's rate; `None` for a night with a price override.
    pub rate: Option<Arc<str>>,
    pub rule: NightRule,
}

coded! {
    /// The kind of a quote line.
    LineKind as "kind of line" {
        Rent = "rent",
        Discount = "discount",
        Fee = "fee",
        Promotion = "promotion",
        Tax = "tax",
        Deposit = "deposit",
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct QuoteLine {
    pub kind: LineKind,
    pub name: Cow<'static, str>,
    pub amount: i64,
    pub quantity: i64,
    pub unit_amount: i64,
    pub taxable: bool,
    pub refundable: bool,
    pub optional: bool,
    pub key: Option<Key>,
    pub promotion_code: Option<Arc<str>>,
    pub why: Why,
}

/// The rule behind a line and the numbers it was computed from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Why {
    pub rule: Cow<'static, str>,
    pub base: i64,
    pub quantity: i64,
    /// For a percentage.
    pub share: Option<BasisPoints>,
    /// The amount of a tax that is included in the price.
    pub included: Option<i64>,
}

impl Why {
    pub(super) const fn of(rule: &'static str, base: i64, quantity: i64) -> Self {
        Self { rule: Cow::Borrowed(rule), base, quantity, share: None, included: None }
    }
}
