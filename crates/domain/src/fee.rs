//! Fees, add-ons and the refundable deposit.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::basis_points::BasisPoints;
use crate::code::coded;
use crate::key::Key;
use crate::party::Party;
use crate::rounding::percent;

coded! {
    /// What a fee is counted by.
    FeeKind as "kind of fee" {
        Flat = "flat",
        PerNight = "per_night",
        PerGuest = "per_guest",
        PerGuestNight = "per_guest_night",
        PerPet = "per_pet",
        PercentOfRent = "percent_of_rent",
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fee {
    pub key: Key,
    pub name: Arc<str>,
    pub kind: FeeKind,
    /// For one unit of what it is counted by, in minor units.
    pub amount: i64,
    /// For a percentage.
    pub share: BasisPoints,
    pub taxable: bool,
    /// A deposit: outside the total, never taxed, never discounted.
    pub refundable: bool,
    /// An add-on: charged only when the guest selects it.
    pub optional: bool,
    /// Whether an add-on is selected unless the guest says otherwise.
    pub selected: bool,
}

/// What a fee comes to, and how.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FeeCharge {
    pub quantity: i64,
    pub unit_amount: i64,
    pub amount: i64,
}

/// How a fee is counted in a stay.
#[derive(Clone, Copy, Debug)]
pub(crate) enum FeeQuantity {
    Times(i64),
    OfRent(BasisPoints),
}

impl FeeKind {
    /// `share` is that of a percentage.
    pub(crate) fn quantity(self, share: BasisPoints, nights: u32, party: Party) -> FeeQuantity {
        let (nights, guests) = (i64::from(nights), i64::from(party.guests()));
        match self {
            Self::Flat => FeeQuantity::Times(1),
            Self::PerNight => FeeQuantity::Times(nights),
            Self::PerGuest => FeeQuantity::Times(guests),
            Self::PerGuestNight => FeeQuantity::Times(guests * nights),
            Self::PerPet => FeeQuantity::Times(i64::from(party.pets())),
            Self::PercentOfRent => FeeQuantity::OfRent(share),
        }
    }
}

impl FeeQuantity {
    /// What it comes to for so much each, or of the rent after discounts.
    #[inline]
    pub(crate) fn charge(self, each: i64, rent: i64) -> FeeCharge {
        match self {
            Self::Times(quantity) => FeeCharge { quantity, unit_amount: each, amount: each * quantity },
            Self::OfRent(share) => {
                let amount = percent(rent, share);
                FeeCharge { quantity: 1, unit_amount: amount, amount }
            }
        }
    }
}

impl Fee {
    /// What it would come to, of the rent after discounts.
    pub fn charge(&self, rent: i64, nights: u32, party: Party) -> FeeCharge {
        self.kind.quantity(self.share, nights, party).charge(self.amount, rent)
    }
}
