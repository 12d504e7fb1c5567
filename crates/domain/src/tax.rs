//! Taxes, each of one authority: on top of the price, or contained in it.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::basis_points::BasisPoints;
use crate::party::Party;
use crate::rounding::{percent, portion};

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tax {
    pub name: Arc<str>,
    pub authority: Arc<str>,
    pub rule: TaxRule,
    /// The price holds it already: it is shown, not added.
    pub included: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TaxRule {
    /// A share of the rent and of the taxable fees, after discounts.
    Percent { share: BasisPoints, on_rent: bool, on_fees: bool },
    /// A tourist tax: so much for each guest and night, up to a number of nights. Those below the least age do not pay;
    /// of children no age is known, so any least age frees them.
    PerGuestNight { amount: i64, min_age: Option<u32>, max_nights: Option<u32> },
}

/// What taxes are counted from.
#[derive(Clone, Copy, Debug)]
pub struct TaxBase {
    pub rent: i64,
    pub taxable_fees: i64,
    pub nights: u32,
    pub party: Party,
}

/// What a tax comes to, and from what.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TaxCharge {
    pub base: i64,
    pub quantity: i64,
    pub amount: i64,
}

impl Tax {
    pub const fn share(&self) -> Option<BasisPoints> {
        match self.rule {
            TaxRule::Percent { share, .. } => Some(share),
            TaxRule::PerGuestNight { .. } => None,
        }
    }
}

impl TaxRule {
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Percent { .. } => "percent",
            Self::PerGuestNight { .. } => "per_guest_night",
        }
    }

    /// What it comes to: on top of the price, or as much as the price contains of it.
    pub fn charge(&self, from: &TaxBase, included: bool) -> TaxCharge {
        match *self {
            Self::Percent { share, on_rent, on_fees } => {
                let base = i64::from(on_rent) * from.rent + i64::from(on_fees) * from.taxable_fees;
                let amount = if included { contained(base, share) } else { percent(base, share) };
                TaxCharge { base, quantity: 1, amount }
            }
            Self::PerGuestNight { amount, min_age, max_nights } => {
                let nights = max_nights.map_or(from.nights, |most| from.nights.min(most));
                let frees_children = min_age.is_some_and(|age| age > 0);
                let payers = if frees_children { from.party.adults() } else { from.party.guests() };
                let quantity = i64::from(payers) * i64::from(nights);
                TaxCharge { base: amount, quantity, amount: amount * quantity }
            }
        }
    }
}

/// The tax within a price that holds it: 10 % of 110 is 10.
fn contained(price: i64, share: BasisPoints) -> i64 {
    let whole = i64::from(BasisPoints::WHOLE.get());
    let share = i64::from(share.get());
    portion(price, share, whole + share)
}
