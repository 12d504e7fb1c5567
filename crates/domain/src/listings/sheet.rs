//! The numbers of a listing's terms (`Figures`), separated from the rules that use them (`Sheet`). Search stores the numbers of
//! many homes in columns; a single listing reads them from its terms.

use std::sync::Arc;

use crate::listings::rules::Rules;
use crate::listings::terms::Terms;
use crate::price::discount::Discount;
use crate::price::fee::FeeRule;
use crate::price::rate::Rate;
use crate::price::rate_book::RateBook;
use crate::price::tax::TaxLine;

/// The numbers of one listing, independent of their storage: all amounts and limits that prices are computed from.
pub trait Figures {
    fn accommodates(&self) -> u32;
    fn included_guests(&self) -> u32;
    fn max_pets(&self) -> u32;
    fn smoking_allowed(&self) -> bool;
    /// Per extra guest and night.
    fn extra_guest(&self) -> i64;
    /// One unit of the fee at an index of the terms.
    fn fee(&self, place: usize) -> i64;
    /// A price of the rate at an index of its book.
    fn price(&self, rate: usize, asked: Asked) -> i64;
}

/// A price of a rate. The weekend price defaults to the nightly price; a weekly or monthly price that the rate does not have
/// is zero.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asked {
    WeekNight,
    WeekendNight,
    Week,
    Month,
}

impl Asked {
    pub const ALL: [Self; 4] = [Self::WeekNight, Self::WeekendNight, Self::Week, Self::Month];

    fn of(self, rate: &Rate) -> i64 {
        match self {
            Self::WeekNight => rate.week_night,
            Self::WeekendNight => rate.weekend_night.unwrap_or(rate.week_night),
            Self::Week => rate.weekly.unwrap_or_default(),
            Self::Month => rate.monthly.unwrap_or_default(),
        }
    }
}

impl Terms {
    /// The sheet for a single calculation; search caches it.
    pub fn sheet(&self) -> Sheet {
        Sheet::new(self)
    }
}

impl Figures for Terms {
    fn accommodates(&self) -> u32 {
        self.accommodates
    }

    fn included_guests(&self) -> u32 {
        self.included_guests
    }

    fn max_pets(&self) -> u32 {
        self.max_pets
    }

    fn smoking_allowed(&self) -> bool {
        self.smoking_allowed
    }

    fn extra_guest(&self) -> i64 {
        self.extra_guest_amount
    }

    fn fee(&self, place: usize) -> i64 {
        self.fees[place].amount
    }

    fn price(&self, rate: usize, asked: Asked) -> i64 {
        asked.of(&self.rates.rates()[rate])
    }
}

/// The parts of a listing's terms without amounts. Many listings have parts in common; search stores equal parts once.
#[derive(Clone, Debug)]
pub struct Sheet {
    pub rules: Arc<Rules>,
    pub discounts: Arc<[Discount]>,
    pub fees: Arc<[FeeRule]>,
    pub taxes: Arc<[TaxLine]>,
    /// With price overrides of single nights.
    pub(crate) book: Arc<RateBook>,
}

impl Sheet {
    pub fn new(terms: &Terms) -> Self {
        Self {
            rules: Arc::new(Rules::new(terms)),
            discounts: terms.discounts.as_slice().into(),
            fees: terms.fees.iter().map(FeeRule::from).collect(),
            taxes: terms.taxes.iter().map(TaxLine::from).collect(),
            book: Arc::clone(&terms.rates),
        }
    }

    /// Whether the rules alone decide about a stay: overrides of single nights take precedence over them.
    pub fn goes_by_its_rules(&self) -> bool {
        self.book.overrides().is_empty()
    }
}
