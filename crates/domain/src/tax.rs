//! Taxes, each of one authority: on top of the price, or contained in it.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::basis_points::BasisPoints;
use crate::inquiry::Inquiry;
use crate::rounding::{percent, portion};
use crate::rules::TaxLine;

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

/// What a stay makes of a tax.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TaxPart {
    pub(crate) included: bool,
    of: TaxOf,
}

#[derive(Clone, Copy, Debug)]
enum TaxOf {
    Percent {
        share: BasisPoints,
        on_rent: bool,
        on_fees: bool,
    },
    /// Whatever the stay costs.
    Fixed(TaxCharge),
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
}

impl TaxPart {
    pub(crate) fn new(tax: &TaxLine, inquiry: &Inquiry<'_>) -> Self {
        let of = match tax.rule {
            TaxRule::Percent { share, on_rent, on_fees } => TaxOf::Percent { share, on_rent, on_fees },
            TaxRule::PerGuestNight { amount, min_age, max_nights } => {
                let nights = max_nights.map_or(inquiry.nights, |most| inquiry.nights.min(most));
                let frees_children = min_age.is_some_and(|age| age > 0);
                let payers = if frees_children { inquiry.party.adults() } else { inquiry.party.guests() };
                let quantity = i64::from(payers) * i64::from(nights);
                TaxOf::Fixed(TaxCharge { base: amount, quantity, amount: amount * quantity })
            }
        };
        Self { included: tax.included, of }
    }

    /// What it comes to, after discounts: on top of the price, or as much as the price contains of it.
    #[inline]
    pub(crate) fn charge(&self, rent: i64, taxable_fees: i64) -> TaxCharge {
        match self.of {
            TaxOf::Percent { share, on_rent, on_fees } => {
                let base = i64::from(on_rent) * rent + i64::from(on_fees) * taxable_fees;
                let amount = if self.included { contained(base, share) } else { percent(base, share) };
                TaxCharge { base, quantity: 1, amount }
            }
            TaxOf::Fixed(charge) => charge,
        }
    }
}

/// The tax within a price that holds it: 10 % of 110 is 10.
fn contained(price: i64, share: BasisPoints) -> i64 {
    let whole = i64::from(BasisPoints::WHOLE.get());
    let share = i64::from(share.get());
    portion(price, share, whole + share)
}
