//! Fees, add-ons and the refundable deposit.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::basis_points::BasisPoints;
use crate::code::coded;
use crate::key::Key;
use crate::party::Party;
use crate::rounding::percent;
use crate::sheet::FeeRule;

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

impl FeeRule {
    /// Of the rent after discounts.
    pub fn charge(&self, rent: i64, nights: u32, party: Party) -> FeeCharge {
        let (nights, guests) = (i64::from(nights), i64::from(party.guests()));
        let quantity = match self.kind {
            FeeKind::Flat => 1,
            FeeKind::PerNight => nights,
            FeeKind::PerGuest => guests,
            FeeKind::PerGuestNight => guests * nights,
            FeeKind::PerPet => i64::from(party.pets()),
            FeeKind::PercentOfRent => {
                let amount = percent(rent, self.share);
                return FeeCharge { quantity: 1, unit_amount: amount, amount };
            }
        };
        FeeCharge { quantity, unit_amount: self.amount, amount: self.amount * quantity }
    }
}

impl Fee {
    /// What it would come to, of the rent after discounts.
    pub fn charge(&self, rent: i64, nights: u32, party: Party) -> FeeCharge {
        FeeRule::from(self).charge(rent, nights, party)
    }
}
