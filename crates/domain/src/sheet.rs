//! The numbers of a listing's terms without their names: all that rules and sums need, in few cache lines. Search keeps one
//! for each home and reads them in a row; what many homes have in common, they share.

use std::collections::HashSet;
use std::hash::Hash;
use std::sync::Arc;

use smallvec::SmallVec;

use crate::basis_points::BasisPoints;
use crate::discount::Discount;
use crate::fee::{Fee, FeeKind};
use crate::rate::Rate;
use crate::rate_book::RateBook;
use crate::tax::TaxRule;
use crate::terms::{MinNightsRule, Standing, Terms};
use crate::timeline::Timeline;
use crate::weekday::WeekdaySet;

/// Rates beyond these are kept apart.
const USUAL_RATES: usize = 6;

#[derive(Clone, Debug)]
pub struct Sheet {
    pub(crate) standing: Standing,
    pub(crate) smoking_allowed: bool,
    pub(crate) min_nights_rule: MinNightsRule,
    pub(crate) check_in_days: WeekdaySet,
    pub(crate) check_out_days: WeekdaySet,
    pub(crate) weekend: WeekdaySet,
    pub(crate) has_events: bool,
    pub(crate) has_overrides: bool,
    pub(crate) accommodates: u32,
    pub(crate) included_guests: u32,
    pub(crate) max_pets: u32,
    pub(crate) min_nights: u32,
    pub(crate) lead_days: u32,
    pub(crate) rest_days: u32,
    pub(crate) max_nights: Option<u32>,
    pub(crate) min_gap_nights: Option<u32>,
    pub(crate) window_days: Option<u32>,
    pub(crate) extra_guest_amount: i64,
    pub(crate) timeline: Arc<Timeline>,
    pub(crate) discounts: Arc<[Discount]>,
    pub(crate) fees: Arc<[FeeRule]>,
    pub(crate) taxes: Arc<[TaxLine]>,
    pub(crate) prices: SmallVec<[RatePrice; USUAL_RATES]>,
    /// Names and dates of the rates, and nights of their own: seldom asked.
    pub(crate) book: Arc<RateBook>,
}

/// What a rate asks and rules.
#[derive(Clone, Copy, Debug)]
pub struct RatePrice {
    pub(crate) week_night: i64,
    pub(crate) weekend_night: Option<i64>,
    pub(crate) weekly: Option<i64>,
    pub(crate) monthly: Option<i64>,
    pub(crate) min_nights: Option<u32>,
    pub(crate) max_nights: Option<u32>,
    pub(crate) check_in_days: Option<WeekdaySet>,
    /// Its nights are sold together.
    pub(crate) is_event: bool,
}

/// What a fee comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct FeeRule {
    pub(crate) amount: i64,
    pub(crate) share: BasisPoints,
    pub(crate) kind: FeeKind,
    pub(crate) taxable: bool,
    pub(crate) refundable: bool,
    pub(crate) optional: bool,
    pub(crate) selected: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TaxLine {
    pub(crate) rule: TaxRule,
    pub(crate) included: bool,
}

/// Parts that homes have in common.
#[derive(Debug, Default)]
pub struct Shared {
    timelines: HashSet<Arc<Timeline>>,
    discounts: HashSet<Arc<[Discount]>>,
    fees: HashSet<Arc<[FeeRule]>>,
    taxes: HashSet<Arc<[TaxLine]>>,
}

impl Sheet {
    pub fn new(terms: &Terms, shared: &mut Shared) -> Self {
        let fees: Vec<FeeRule> = terms.fees.iter().map(FeeRule::from).collect();
        let taxes: Vec<TaxLine> =
            terms.taxes.iter().map(|tax| TaxLine { rule: tax.rule, included: tax.included }).collect();
        Self {
            standing: terms.standing,
            smoking_allowed: terms.smoking_allowed,
            min_nights_rule: terms.min_nights_rule,
            check_in_days: terms.check_in_days,
            check_out_days: terms.check_out_days,
            weekend: terms.rates.weekend(),
            has_events: terms.rates.rates().iter().any(|rate| rate.duration.is_some()),
            has_overrides: !terms.rates.overrides().is_empty(),
            accommodates: terms.accommodates,
            included_guests: terms.included_guests,
            max_pets: terms.max_pets,
            min_nights: terms.min_nights,
            lead_days: terms.lead_days,
            rest_days: terms.rest_days,
            max_nights: terms.max_nights,
            min_gap_nights: terms.min_gap_nights,
            window_days: terms.window_days,
            extra_guest_amount: terms.extra_guest_amount,
            timeline: one_of(&mut shared.timelines, Arc::clone(terms.rates.timeline())),
            discounts: one_of(&mut shared.discounts, terms.discounts.as_slice().into()),
            fees: one_of(&mut shared.fees, fees.into()),
            taxes: one_of(&mut shared.taxes, taxes.into()),
            prices: terms.rates.rates().iter().map(RatePrice::from).collect(),
            book: Arc::clone(&terms.rates),
        }
    }

    /// The rate of a day and the day on which that is asked again.
    pub(crate) fn season(&self, day: i32) -> (Option<u16>, i32) {
        self.timeline.season(day).unwrap_or_else(|| (self.book.try_rates(day), day + 1))
    }

    /// Whether two homes have the same seasons, so that the course of a stay is the same in both.
    pub fn has_course_of(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.timeline, &other.timeline)
            && !self.timeline.is_empty()
            && self.weekend == other.weekend
            && !self.has_overrides
            && !other.has_overrides
    }

    pub(crate) fn price_of(&self, day: i32) -> Option<&RatePrice> {
        self.season(day).0.map(|rate| &self.prices[usize::from(rate)])
    }
}

fn one_of<T: Eq + Hash + Clone>(known: &mut HashSet<T>, part: T) -> T {
    if let Some(same) = known.get(&part) {
        return same.clone();
    }
    known.insert(part.clone());
    part
}

impl From<&Rate> for RatePrice {
    fn from(rate: &Rate) -> Self {
        Self {
            week_night: rate.week_night,
            weekend_night: rate.weekend_night,
            weekly: rate.weekly,
            monthly: rate.monthly,
            min_nights: rate.min_nights,
            max_nights: rate.max_nights,
            check_in_days: rate.check_in_days,
            is_event: rate.duration.is_some(),
        }
    }
}

impl From<&Fee> for FeeRule {
    fn from(fee: &Fee) -> Self {
        Self {
            amount: fee.amount,
            share: fee.share,
            kind: fee.kind,
            taxable: fee.taxable,
            refundable: fee.refundable,
            optional: fee.optional,
            selected: fee.selected,
        }
    }
}
