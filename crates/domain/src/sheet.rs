//! The numbers of a listing's terms without their names, and what they go by. Search keeps the numbers of many homes in
//! columns; one listing has them in a sheet.

use std::sync::Arc;

use crate::discount::Discount;
use crate::fee::FeeRule;
use crate::rate::Rate;
use crate::rate_book::RateBook;
use crate::rules::Rules;
use crate::tax::TaxLine;
use crate::terms::Terms;

/// The numbers of one listing, wherever they are kept: all that prices and limits are reckoned from.
pub trait Figures {
    fn accommodates(&self) -> u32;
    fn included_guests(&self) -> u32;
    fn max_pets(&self) -> u32;
    fn smoking_allowed(&self) -> bool;
    /// For each extra guest, a night.
    fn extra_guest(&self) -> i64;
    /// One unit of the fee in a place of the terms.
    fn fee(&self, place: usize) -> i64;
    /// What the rate in a place of its book asks.
    fn price(&self, rate: usize, asked: Asked) -> i64;
}

/// What a rate asks. A weekend night costs as much as others unless it has a price of its own; a long price that the rate
/// does not have is nothing.
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
    /// What they go by, for a single question; search keeps it.
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

/// What a listing goes by, without its amounts. Much of it listings have in common; search keeps equal parts once.
#[derive(Clone, Debug)]
pub struct Sheet {
    pub rules: Arc<Rules>,
    pub discounts: Arc<[Discount]>,
    pub fees: Arc<[FeeRule]>,
    pub taxes: Arc<[TaxLine]>,
    /// With nights of its own.
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

    /// Whether its rules alone tell what becomes of a stay; nights of its own are above them.
    pub fn goes_by_its_rules(&self) -> bool {
        self.book.overrides().is_empty()
    }
}
