//! Promotions: codes that make a stay cheaper, each with its base and limits; stackable or exclusive.

use std::sync::Arc;

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use crate::key::Key;
use crate::money::basis_points::{BasisPoints, BasisPointsError};
use crate::money::currency::Currency;
use crate::money::rounding::{MAX_AMOUNT, percent, portion};
use crate::text::code::coded;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Promotion {
    pub key: Key,
    pub code: Arc<str>,
    pub name: Arc<str>,
    /// The owner's description of the conditions; not evaluated.
    #[serde(default)]
    pub terms: Arc<str>,
    pub benefit: Benefit,
    pub base: PromotionBase,
    /// The maximum discount.
    pub max_discount: Option<i64>,
    /// The currency of amounts; those in older bills have none: they were promised for their home.
    #[serde(default)]
    pub currency: Option<Currency>,
    /// The days on which the stay can be booked, inclusive.
    pub booking: Window,
    /// The nights of which all of the stay's must be, as the dates of a rate.
    pub stay: Window,
    pub min_nights: Option<u32>,
    pub uses_left: Option<u32>,
    /// Whether it can be combined with others.
    pub stackable: bool,
    /// The properties it is limited to.
    pub properties: Option<Vec<Key>>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Benefit {
    /// This many of the cheapest nights are free, each worth its price after discounts. Fees are not reduced.
    FreeNights(u32),
    Percent(BasisPoints),
    Amount(i64),
}

coded! {
    /// The benefit of a promotion.
    PromotionKind as "kind of promotion" {
        Percent = "percent" / "Percent",
        Amount = "amount" / "Amount",
        FreeNights = "free_nights" / "Nights free",
    }
}

coded! {
    /// The amounts that a promotion reduces.
    PromotionBase as "base of a promotion" { Rent = "rent" / "Rent", RentAndFees = "rent_and_fees" / "Rent and fees" }
}

/// A range of days, inclusive; a missing bound is open.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Window {
    pub from: Option<NaiveDate>,
    pub until: Option<NaiveDate>,
}

/// The reason why a promotion does not apply. The stay can still be booked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PromotionRefusal {
    NotBegun {
        from: NaiveDate,
    },
    Ended {
        until: NaiveDate,
    },
    StayDates {
        window: Window,
    },
    MinNights {
        nights: u32,
    },
    UsedUp,
    OtherProperty,
    /// Its amounts are in another currency than the home's.
    OtherCurrency {
        currency: Currency,
    },
    NotTogether,
    Worthless,
}

impl PromotionRefusal {
    /// Whether the promotion cannot apply to any other stay either.
    pub const fn is_final(&self) -> bool {
        matches!(self, Self::Ended { .. } | Self::UsedUp)
    }

    pub const fn code(&self) -> &'static str {
        match self {
            Self::NotBegun { .. } => "not_begun",
            Self::Ended { .. } => "ended",
            Self::StayDates { .. } => "stay_dates",
            Self::MinNights { .. } => "min_nights",
            Self::UsedUp => "used_up",
            Self::OtherProperty => "other_property",
            Self::OtherCurrency { .. } => "other_currency",
            Self::NotTogether => "not_together",
            Self::Worthless => "worthless",
        }
    }
}

/// The amounts that promotions may reduce: the rent after discounts, the fees, and the nights that may be free.
#[derive(Clone, Copy, Debug)]
pub struct Takings<'a> {
    pub rent: i64,
    pub fees: i64,
    pub nights: FreeableNights<'a>,
}

/// The nights that may be free.
#[derive(Clone, Copy, Debug)]
pub struct FreeableNights<'a> {
    /// Prices before discounts, in ascending order.
    pub cheapest: &'a [i64],
    /// The rent of the whole stay before discounts …
    pub total_rent: i64,
    /// … and after.
    pub net_rent: i64,
}

/// The reduction of rent and fees. Neither ever becomes negative.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Taken {
    pub base: i64,
    pub rent: i64,
    pub fees: i64,
}

impl Taken {
    pub(crate) const fn is_zero(&self) -> bool {
        self.rent == 0 && self.fees == 0
    }
}

impl Promotion {
    /// The reduction of the amounts that earlier promotions have left.
    pub fn take(&self, from: Takings<'_>) -> Taken {
        self.benefit.take(self.base, self.max_discount, from)
    }

    /// The currency of its amounts; `None` for a promotion without amounts.
    pub(crate) fn amounts_in(&self) -> Option<Currency> {
        let has_amounts = matches!(self.benefit, Benefit::Amount(_)) || self.max_discount.is_some();
        self.currency.filter(|_| has_amounts)
    }

    /// A fixed order of application, so that the order in which codes were entered does not matter.
    pub fn order(&self) -> (u8, Key) {
        let kind = match self.benefit {
            Benefit::FreeNights(_) => 0,
            Benefit::Percent(_) => 1,
            Benefit::Amount(_) => 2,
        };
        (kind, self.key)
    }
}

/// Reasons for an invalid benefit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BenefitError {
    #[error(transparent)]
    Share(#[from] BasisPointsError),
    #[error("{0} is out of range for an amount")]
    Amount(i64),
}

impl Benefit {
    /// Each kind reads only its own one of the three numbers.
    pub fn new(
        kind: PromotionKind,
        basis_points: i32,
        amount: i64,
        free_nights: i32,
    ) -> Result<Self, BenefitError> {
        Ok(match kind {
            PromotionKind::Percent => Self::Percent(BasisPoints::new(basis_points.into())?),
            PromotionKind::Amount if (0..=MAX_AMOUNT).contains(&amount) => Self::Amount(amount),
            PromotionKind::Amount => return Err(BenefitError::Amount(amount)),
            PromotionKind::FreeNights => Self::FreeNights(free_nights.unsigned_abs()),
        })
    }

    /// The number of nights that are free.
    pub(crate) const fn free_nights(self) -> u32 {
        match self {
            Self::FreeNights(nights) => nights,
            Self::Percent(_) | Self::Amount(_) => 0,
        }
    }

    /// The reduction for a base, limited to `most`. Free nights reduce the rent, whatever the base.
    pub fn take(self, of: PromotionBase, most: Option<i64>, from: Takings<'_>) -> Taken {
        let of = if self.free_nights() > 0 { PromotionBase::Rent } else { of };
        let base = match of {
            PromotionBase::Rent => from.rent,
            PromotionBase::RentAndFees => from.rent + from.fees,
        };
        let worth = match self {
            Self::Percent(share) => percent(base, share),
            Self::Amount(amount) => amount,
            Self::FreeNights(nights) => from.nights.worth(nights),
        };
        let amount = worth.min(base).min(most.unwrap_or(i64::MAX)).max(0);
        let rent = match of {
            PromotionBase::Rent => amount,
            PromotionBase::RentAndFees => portion(amount, from.rent, base),
        };
        Taken { base, rent, fees: amount - rent }
    }
}

impl FreeableNights<'_> {
    /// The price of the cheapest nights after discounts.
    fn worth(self, nights: u32) -> i64 {
        let before: i64 = self.cheapest.iter().take(nights as usize).sum();
        portion(self.net_rent, before, self.total_rent)
    }

    /// The nights that are left when the cheapest ones are free.
    #[must_use]
    pub(crate) fn without(self, nights: u32) -> Self {
        Self { cheapest: self.cheapest.get(nights as usize..).unwrap_or_default(), ..self }
    }
}

impl Window {
    pub fn holds(&self, day: NaiveDate) -> bool {
        self.from.is_none_or(|from| from <= day) && self.until.is_none_or(|until| day <= until)
    }
}
