//! Taxes, each levied by one authority: added to the price, or included in it.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::money::basis_points::BasisPoints;
use crate::money::rounding::{percent, portions};
use crate::price::inquiry::Inquiry;
use crate::text::code::coded;

coded! {
    /// The base of a tax.
    TaxKind as "kind of tax" { Percent = "percent" / "Percent", PerGuestNight = "per_guest_night" / "Per guest and night" }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tax {
    pub name: Arc<str>,
    pub authority: Arc<str>,
    pub rule: TaxRule,
    /// Included in the price: it is shown, not added.
    pub included: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TaxRule {
    /// A percentage of the rent and of the taxable fees, after discounts.
    Percent { share: BasisPoints, on_rent: bool, on_fees: bool },
    /// A tourist tax: a fixed amount per guest and night, up to a number of nights. Guests below the minimum age do not pay; the
    /// ages of children are unknown, so any minimum age exempts them.
    PerGuestNight { amount: i64, min_age: Option<u32>, max_nights: Option<u32> },
}

/// A tax without its names: many listings have the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TaxLine {
    rule: TaxRule,
    included: bool,
}

/// The calculation of a tax for a stay: a percentage, or an amount independent of the price; the other one is zero.
#[derive(Clone, Copy, Debug)]
pub struct TaxPart {
    included: Option<Gross>,
    share: BasisPoints,
    of_rent: i64,
    of_fees: i64,
    fixed: TaxCharge,
}

/// What is included in a price: several included taxes have the same net price.
#[derive(Clone, Copy, Debug)]
struct Gross {
    /// The net price and all included percentages of it, in basis points.
    rent: i64,
    fees: i64,
    /// The amounts per guest and night. They are part of the rent.
    fixed: i64,
}

/// The amount of a tax, and its base.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
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

impl From<&Tax> for TaxLine {
    fn from(tax: &Tax) -> Self {
        Self { rule: tax.rule, included: tax.included }
    }
}

impl TaxLine {
    pub fn parts(taxes: &[Self], inquiry: &Inquiry<'_>) -> Vec<TaxPart> {
        let gross = Gross::of(taxes, inquiry);
        taxes.iter().map(|tax| tax.part(inquiry, gross)).collect()
    }

    fn part(&self, inquiry: &Inquiry<'_>, gross: Gross) -> TaxPart {
        let part = TaxPart {
            included: self.included.then_some(gross),
            share: BasisPoints::ZERO,
            of_rent: 0,
            of_fees: 0,
            fixed: TaxCharge::default(),
        };
        match self.rule {
            TaxRule::Percent { share, on_rent, on_fees } => {
                let fixed = TaxCharge { quantity: 1, ..part.fixed };
                TaxPart { share, of_rent: on_rent.into(), of_fees: on_fees.into(), fixed, ..part }
            }
            TaxRule::PerGuestNight { amount, min_age, max_nights } => {
                let quantity = guest_nights(inquiry, min_age, max_nights);
                TaxPart { fixed: TaxCharge { base: amount, quantity, amount: amount * quantity }, ..part }
            }
        }
    }
}

fn guest_nights(inquiry: &Inquiry<'_>, min_age: Option<u32>, max_nights: Option<u32>) -> i64 {
    let nights = max_nights.map_or(inquiry.nights, |most| inquiry.nights.min(most));
    let frees_children = min_age.is_some_and(|age| age > 0);
    let payers = if frees_children { inquiry.party.adults() } else { inquiry.party.guests() };
    i64::from(payers) * i64::from(nights)
}

impl Gross {
    fn of(taxes: &[TaxLine], inquiry: &Inquiry<'_>) -> Self {
        let whole = i64::from(BasisPoints::WHOLE.get());
        let included = taxes.iter().filter(|tax| tax.included);
        included.fold(Self { rent: whole, fees: whole, fixed: 0 }, |gross, tax| match tax.rule {
            TaxRule::Percent { share, on_rent, on_fees } => {
                let share = i64::from(share.get());
                let of = |is_taxed: bool| if is_taxed { share } else { 0 };
                Self { rent: gross.rent + of(on_rent), fees: gross.fees + of(on_fees), ..gross }
            }
            TaxRule::PerGuestNight { amount, min_age, max_nights } => {
                let fixed = amount * guest_nights(inquiry, min_age, max_nights);
                Self { fixed: gross.fixed.saturating_add(fixed), ..gross }
            }
        })
    }
}

impl TaxPart {
    /// The part of a charge that is added to the price.
    #[inline]
    pub(crate) fn on_top(&self, charge: TaxCharge) -> i64 {
        if self.included.is_some() { 0 } else { charge.amount }
    }

    /// The amount after discounts: to be added to the price, or the part of the price that is tax.
    #[inline]
    pub(crate) fn charge(&self, rent: i64, taxable_fees: i64) -> TaxCharge {
        let fixed = self.included.map_or(0, |gross| gross.fixed);
        let (of_rent, of_fees) = (self.of_rent * (rent - fixed).max(0), self.of_fees * taxable_fees);
        let base = of_rent + of_fees;
        let part = match self.included {
            // 10 % in 110 is 10.
            Some(gross) => portions(self.share.get().into(), [(of_rent, gross.rent), (of_fees, gross.fees)]),
            None => percent(base, self.share),
        };
        TaxCharge {
            base: self.fixed.base + base,
            quantity: self.fixed.quantity,
            amount: self.fixed.amount + part,
        }
    }
}
