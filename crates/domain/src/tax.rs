//! Taxes, each of one authority.

use crate::basis_points::BasisPoints;
use crate::party::Party;
use crate::rounding::percent;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tax {
    pub name: String,
    pub authority: String,
    pub rule: TaxRule,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TaxRule {
    /// A share of the rent and of the taxable fees.
    Percent { share: BasisPoints, on_rent: bool, on_fees: bool },
    /// A tourist tax: so much for each adult and night, up to a number of nights.
    PerAdultNight { amount: i64, max_nights: Option<u32> },
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
    pub const fn rule_name(&self) -> &'static str {
        match self.rule {
            TaxRule::Percent { .. } => "percent",
            TaxRule::PerAdultNight { .. } => "per_adult_night",
        }
    }

    pub fn charge(&self, from: &TaxBase) -> TaxCharge {
        match self.rule {
            TaxRule::Percent { share, on_rent, on_fees } => {
                let base = i64::from(on_rent) * from.rent + i64::from(on_fees) * from.taxable_fees;
                TaxCharge { base, quantity: 1, amount: percent(base, share) }
            }
            TaxRule::PerAdultNight { amount, max_nights } => {
                let nights = max_nights.map_or(from.nights, |most| from.nights.min(most));
                let quantity = i64::from(from.party.adults()) * i64::from(nights);
                TaxCharge { base: amount, quantity, amount: amount * quantity }
            }
        }
    }
}
