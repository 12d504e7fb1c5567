//! Promotions: codes that make a stay cheaper, each with its base, its limits, and alone or together with others.

use std::sync::Arc;

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use crate::basis_points::BasisPoints;
use crate::code::coded;
use crate::inquiry::Inquiry;
use crate::key::Key;
use crate::rounding::percent;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Promotion {
    pub key: Key,
    pub code: Arc<str>,
    pub name: Arc<str>,
    /// What the owner says about it; nothing here reads it.
    #[serde(default)]
    pub terms: Arc<str>,
    pub benefit: Benefit,
    pub base: PromotionBase,
    /// Never more than this.
    pub max_discount: Option<i64>,
    /// The days on which it can be booked, both included.
    pub booking: Window,
    /// The days in which the whole stay must lie, from check-in to check-out.
    pub stay: Window,
    pub min_nights: Option<u32>,
    pub uses_left: Option<u32>,
    /// Whether it goes together with others.
    pub stackable: bool,
    /// The properties it is limited to.
    pub properties: Option<Vec<Key>>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Benefit {
    /// So many of the cheapest nights cost nothing.
    FreeNights(u32),
    Percent(BasisPoints),
    Amount(i64),
}

coded! {
    /// What a promotion takes from.
    PromotionBase as "base of a promotion" { Rent = "rent", RentAndFees = "rent_and_fees" }
}

/// From one day to another, both included; open where nothing is said.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Window {
    pub from: Option<NaiveDate>,
    pub until: Option<NaiveDate>,
}

/// Why a promotion does not count. It never keeps a stay from being booked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PromotionRefusal {
    NotBegun { from: NaiveDate },
    Ended { until: NaiveDate },
    StayDates { window: Window },
    MinNights { nights: u32 },
    UsedUp,
    OtherProperty,
    NotTogether,
    Worthless,
}

impl PromotionRefusal {
    pub const fn code(&self) -> &'static str {
        match self {
            Self::NotBegun { .. } => "not_begun",
            Self::Ended { .. } => "ended",
            Self::StayDates { .. } => "stay_dates",
            Self::MinNights { .. } => "min_nights",
            Self::UsedUp => "used_up",
            Self::OtherProperty => "other_property",
            Self::NotTogether => "not_together",
            Self::Worthless => "worthless",
        }
    }
}

/// What promotions may take from: the rent after discounts, the fees, and the nights to give away.
#[derive(Clone, Copy, Debug)]
pub struct Takings<'a> {
    pub rent: i64,
    pub fees: i64,
    /// What each night costs, cheapest first.
    pub cheapest_nights: &'a [i64],
}

/// What a promotion takes from the rent and from the fees. Neither is ever below zero afterwards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Taken {
    pub base: i64,
    pub rent: i64,
    pub fees: i64,
}

impl Promotion {
    /// Whether the stay earns it, whatever it is worth.
    pub fn check(&self, property: Key, inquiry: &Inquiry<'_>) -> Result<(), PromotionRefusal> {
        if let Some(from) = self.booking.from.filter(|from| inquiry.today < *from) {
            return Err(PromotionRefusal::NotBegun { from });
        }
        if let Some(until) = self.booking.until.filter(|until| inquiry.today > *until) {
            return Err(PromotionRefusal::Ended { until });
        }
        if self.uses_left == Some(0) {
            return Err(PromotionRefusal::UsedUp);
        }
        if self.properties.as_ref().is_some_and(|properties| !properties.contains(&property)) {
            return Err(PromotionRefusal::OtherProperty);
        }
        if !self.stay.holds(inquiry.stay.check_in()) || !self.stay.holds(inquiry.stay.check_out()) {
            return Err(PromotionRefusal::StayDates { window: self.stay });
        }
        match self.min_nights.filter(|least| inquiry.nights < *least) {
            Some(nights) => Err(PromotionRefusal::MinNights { nights }),
            None => Ok(()),
        }
    }

    /// What it takes from what earlier promotions have left.
    pub fn take(&self, from: Takings<'_>) -> Taken {
        self.benefit.take(self.base, self.max_discount, from)
    }

    /// One order for all, so that the order in which codes were typed changes nothing.
    pub fn order(&self) -> (u8, Key) {
        let kind = match self.benefit {
            Benefit::FreeNights(_) => 0,
            Benefit::Percent(_) => 1,
            Benefit::Amount(_) => 2,
        };
        (kind, self.key)
    }
}

impl Benefit {
    /// What it is worth of a base, and never more than the most that it may be.
    pub fn take(self, of: PromotionBase, most: Option<i64>, from: Takings<'_>) -> Taken {
        let base = match of {
            PromotionBase::Rent => from.rent,
            PromotionBase::RentAndFees => from.rent + from.fees,
        };
        let worth = match self {
            Self::Percent(share) => percent(base, share),
            Self::Amount(amount) => amount,
            Self::FreeNights(nights) => from.cheapest_nights.iter().take(nights as usize).sum(),
        };
        let amount = worth.min(base).min(most.unwrap_or(i64::MAX)).max(0);
        let rent = match of {
            PromotionBase::Rent => amount,
            PromotionBase::RentAndFees => crate::rounding::portion(amount, from.rent, base),
        };
        Taken { base, rent, fees: amount - rent }
    }
}

impl Window {
    pub fn holds(&self, day: NaiveDate) -> bool {
        self.from.is_none_or(|from| from <= day) && self.until.is_none_or(|until| day <= until)
    }
}

/// Promotions that count, with what each takes, and those that do not, with why.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Applied<'a> {
    pub taken: Vec<(&'a Promotion, Taken)>,
    pub refused: Vec<(&'a Promotion, PromotionRefusal)>,
}

/// Chooses among the promotions of an inquiry what is best for the guest: all that go together, or one alone.
pub fn apply<'a>(property: Key, inquiry: &Inquiry<'a>, from: Takings<'_>) -> Applied<'a> {
    let mut promotions: Vec<&Promotion> = inquiry.request.promotions.iter().collect();
    promotions.sort_by_key(|promotion| promotion.order());
    promotions.dedup_by_key(|promotion| promotion.key);
    let mut applied = Applied::default();
    let mut good = Vec::new();
    for promotion in promotions {
        match promotion.check(property, inquiry) {
            Ok(()) => good.push(promotion),
            Err(refusal) => applied.refused.push((promotion, refusal)),
        }
    }
    let together: Vec<&Promotion> = good.iter().copied().filter(|one| one.stackable).collect();
    let alone = good.iter().copied().filter(|one| !one.stackable).map(|one| vec![one]);
    let choices = std::iter::once(together).chain(alone).map(|choice| in_turn(&choice, from));
    // Among equals the first: those that go together.
    let best = choices.reduce(|best, other| if worth(&other) > worth(&best) { other } else { best });
    for promotion in good {
        match best.iter().flatten().find(|(one, _)| one.key == promotion.key) {
            Some((_, taken)) if taken.rent + taken.fees > 0 => applied.taken.push((promotion, *taken)),
            Some(_) => applied.refused.push((promotion, PromotionRefusal::Worthless)),
            None => applied.refused.push((promotion, PromotionRefusal::NotTogether)),
        }
    }
    applied
}

fn in_turn<'a>(promotions: &[&'a Promotion], mut left: Takings<'_>) -> Vec<(&'a Promotion, Taken)> {
    let take = |promotion: &&'a Promotion| {
        let taken = promotion.take(left);
        left.rent -= taken.rent;
        left.fees -= taken.fees;
        (*promotion, taken)
    };
    promotions.iter().map(take).collect()
}

fn worth(choice: &[(&Promotion, Taken)]) -> i64 {
    choice.iter().map(|(_, taken)| taken.rent + taken.fees).sum()
}

#[cfg(test)]
#[path = "promotion_tests.rs"]
mod tests;
