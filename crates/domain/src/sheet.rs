//! The numbers of a listing's terms without their names: all that rules and sums need, in few cache lines. Search keeps one
//! for each home and reads them in a row.

use std::sync::Arc;

use crate::discount::Discount;
use crate::fee::FeeRule;
use crate::rate::Rate;
use crate::rate_book::RateBook;
use crate::rules::Rules;
use crate::tax::TaxLine;
use crate::terms::Terms;

#[derive(Clone, Debug)]
pub struct Sheet {
    /// Kept apart: a search that knows what they make of a stay does not look at them.
    pub parts: Box<SheetParts>,
    pub(crate) accommodates: u32,
    pub(crate) included_guests: u32,
    pub(crate) max_pets: u32,
    pub(crate) smoking_allowed: bool,
    has_own_nights: bool,
    /// The place of the first rate's amounts, after that of extra guests and those of the fees.
    first_rate: u16,
    amounts: Amounts,
}

/// What listings often have in common. Search keeps equal ones once.
#[derive(Clone, Debug)]
pub struct SheetParts {
    pub rules: Arc<Rules>,
    pub discounts: Arc<[Discount]>,
    pub fees: Arc<[FeeRule]>,
    pub taxes: Arc<[TaxLine]>,
    /// Nights of its own, and seldom asked.
    pub(crate) book: Arc<RateBook>,
}

/// What a rate asks. A weekend night costs as much as others unless it has a price of its own; a long price that the rule
/// of the rate does not have is nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Asked {
    WeekNight,
    WeekendNight,
    Week,
    Month,
}

const ASKED: usize = 4;
const USUAL: usize = 32;

/// Nearly all listings have few amounts that fit into half of what the largest need: a whole site is read with each search.
#[derive(Clone, Debug)]
enum Amounts {
    Usual([u32; USUAL]),
    Large(Box<[i64]>),
}

impl Sheet {
    pub fn new(terms: &Terms) -> Self {
        let fees = terms.fees.iter().map(|fee| fee.amount);
        let rates = terms.rates.rates().iter().flat_map(asked);
        Self {
            parts: Box::new(SheetParts {
                rules: Arc::new(Rules::new(terms)),
                discounts: terms.discounts.as_slice().into(),
                fees: terms.fees.iter().map(FeeRule::from).collect(),
                taxes: terms.taxes.iter().map(TaxLine::from).collect(),
                book: Arc::clone(&terms.rates),
            }),
            accommodates: terms.accommodates,
            included_guests: terms.included_guests,
            max_pets: terms.max_pets,
            smoking_allowed: terms.smoking_allowed,
            has_own_nights: !terms.rates.overrides().is_empty(),
            first_rate: u16::try_from(1 + terms.fees.len()).expect("a listing has few fees"),
            amounts: std::iter::once(terms.extra_guest_amount).chain(fees).chain(rates).collect(),
        }
    }

    /// Whether its rules alone tell what becomes of a stay; nights of its own are above them.
    pub const fn goes_by_its_rules(&self) -> bool {
        !self.has_own_nights
    }

    /// For each extra guest, a night.
    #[inline]
    pub(crate) fn extra_guest(&self) -> i64 {
        self.amounts.get(0)
    }

    /// One unit of the fee in a place of the terms.
    #[inline]
    pub(crate) fn fee(&self, place: usize) -> i64 {
        self.amounts.get(1 + place)
    }

    #[inline]
    pub(crate) fn price(&self, rate: u16, asked: Asked) -> i64 {
        self.amounts.get(usize::from(self.first_rate) + usize::from(rate) * ASKED + asked as usize)
    }
}

fn asked(rate: &Rate) -> [i64; ASKED] {
    [
        rate.week_night,
        rate.weekend_night.unwrap_or(rate.week_night),
        rate.weekly.unwrap_or_default(),
        rate.monthly.unwrap_or_default(),
    ]
}

impl Amounts {
    #[inline]
    fn get(&self, place: usize) -> i64 {
        match self {
            Self::Usual(amounts) => amounts[place].into(),
            Self::Large(amounts) => amounts[place],
        }
    }
}

impl FromIterator<i64> for Amounts {
    fn from_iter<I: IntoIterator<Item = i64>>(amounts: I) -> Self {
        let amounts: Vec<i64> = amounts.into_iter().collect();
        let mut usual = [0; USUAL];
        let fits = amounts.len() <= USUAL
            && amounts
                .iter()
                .zip(&mut usual)
                .all(|(amount, place)| u32::try_from(*amount).map(|small| *place = small).is_ok());
        if fits { Self::Usual(usual) } else { Self::Large(amounts.into()) }
    }
}

#[cfg(test)]
mod tests {
    use super::Amounts;

    #[test]
    fn amounts_are_kept_whatever_their_size_and_number() {
        let many: Vec<i64> = (0..40).collect();
        let large = [1, i64::from(u32::MAX) + 1, -5];
        for amounts in [&many[..], &many[..32], &large, &[i64::from(u32::MAX)]] {
            let kept: Amounts = amounts.iter().copied().collect();
            let read: Vec<i64> = (0..amounts.len()).map(|place| kept.get(place)).collect();
            assert_eq!(read, amounts);
        }
    }
}
