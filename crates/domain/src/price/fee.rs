//! Fees, add-ons and the refundable deposit.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::key::Key;
use crate::money::basis_points::BasisPoints;
use crate::money::rounding::percent;
use crate::people::party::Party;
use crate::price::inquiry::Inquiry;
use crate::text::code::coded;

coded! {
    /// The unit by which a fee is charged.
    FeeKind as "kind of fee" {
        Flat = "flat" / "Flat",
        PerNight = "per_night" / "Per night",
        PerGuest = "per_guest" / "Per guest",
        PerGuestNight = "per_guest_night" / "Per guest and night",
        PerPet = "per_pet" / "Per pet",
        PercentOfRent = "percent_of_rent" / "Percent of rent",
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fee {
    pub key: Key,
    pub name: Arc<str>,
    pub kind: FeeKind,
    /// Per unit, in minor units of the currency.
    pub amount: i64,
    /// For a percentage.
    pub share: BasisPoints,
    pub taxable: bool,
    /// A deposit: outside the total, never taxed, never discounted.
    pub refundable: bool,
    /// An add-on: charged only when the guest selects it.
    pub optional: bool,
    /// Whether an add-on is selected by default.
    pub selected: bool,
}

/// The amount of a fee, with its quantity and unit price.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FeeCharge {
    pub quantity: i64,
    pub unit_amount: i64,
    pub amount: i64,
}

/// The unit of a fee and who pays it, without the amount: many listings have the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct FeeRule {
    kind: FeeKind,
    share: BasisPoints,
    taxable: bool,
    refundable: bool,
    optional: bool,
    selected: bool,
}

/// A fee that is charged for a stay.
#[derive(Clone, Copy, Debug)]
pub struct FeePart {
    /// Its index in the terms.
    pub(crate) place: usize,
    pub(crate) quantity: FeeQuantity,
    pub(crate) pot: Pot,
}

/// The quantity of a fee for a stay: a number of units, or a share of the rent; the other one is zero. Adding both avoids
/// a branch that would be mispredicted in a search over many homes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct FeeQuantity {
    times: i64,
    of_rent: BasisPoints,
}

/// The sum that a fee is added to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Pot {
    Deposit,
    Taxed,
    Untaxed,
}

impl FeeKind {
    /// `share` is the percentage, for fees that have one.
    fn quantity(self, share: BasisPoints, nights: u32, party: Party) -> FeeQuantity {
        let (nights, guests) = (i64::from(nights), i64::from(party.guests()));
        let times = match self {
            Self::Flat => 1,
            Self::PerNight => nights,
            Self::PerGuest => guests,
            Self::PerGuestNight => guests * nights,
            Self::PerPet => i64::from(party.pets()),
            Self::PercentOfRent => return FeeQuantity { times: 0, of_rent: share },
        };
        FeeQuantity { times, of_rent: BasisPoints::ZERO }
    }
}

impl FeeRule {
    /// The fees that are charged: all mandatory ones, and the add-ons that are chosen, or selected by default without a choice.
    pub fn parts(
        rules: &[Self],
        inquiry: &Inquiry<'_>,
        is_chosen: impl Fn(usize) -> Option<bool>,
    ) -> Vec<FeePart> {
        let is_charged =
            |place: usize, rule: &Self| !rule.optional || is_chosen(place).unwrap_or(rule.selected);
        let charged = rules.iter().enumerate().filter(|(place, rule)| is_charged(*place, rule));
        charged.map(|(place, rule)| rule.part(place, inquiry)).collect()
    }

    fn part(&self, place: usize, inquiry: &Inquiry<'_>) -> FeePart {
        let pot = match (self.refundable, self.taxable) {
            (true, _) => Pot::Deposit,
            (false, true) => Pot::Taxed,
            (false, false) => Pot::Untaxed,
        };
        FeePart { place, quantity: self.kind.quantity(self.share, inquiry.nights, inquiry.party), pot }
    }
}

impl From<&Fee> for FeeRule {
    fn from(fee: &Fee) -> Self {
        Self {
            kind: fee.kind,
            share: fee.share,
            taxable: fee.taxable,
            refundable: fee.refundable,
            optional: fee.optional,
            selected: fee.selected,
        }
    }
}

impl FeeQuantity {
    /// The amount for a unit price of `each`, or of the rent after discounts.
    #[inline]
    pub(crate) fn charge(self, each: i64, rent: i64) -> FeeCharge {
        let amount = each * self.times + percent(rent, self.of_rent);
        let is_share = self.of_rent > BasisPoints::ZERO;
        FeeCharge {
            quantity: if is_share { 1 } else { self.times },
            unit_amount: if is_share { amount } else { each },
            amount,
        }
    }
}

impl Fee {
    /// The amount for the rent after discounts, as if the fee were charged.
    pub fn charge(&self, rent: i64, nights: u32, party: Party) -> FeeCharge {
        self.kind.quantity(self.share, nights, party).charge(self.amount, rent)
    }
}
