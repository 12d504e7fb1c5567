//! The stay rules of a listing: nights and lengths of stay, without amounts. Homes with equal rules share the result for a
//! stay, so search evaluates them once.

use std::sync::Arc;

use chrono::NaiveDate;

use crate::listings::terms::{MinNightsRule, Standing, Terms};
use crate::price::rate::{Rate, RateSpan};
use crate::price::timeline::Timeline;
use crate::time::stay::Stay;
use crate::time::weekday::WeekdaySet;

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Rules {
    pub(crate) standing: Standing,
    pub(crate) min_nights_rule: MinNightsRule,
    pub(crate) check_in_days: WeekdaySet,
    pub(crate) check_out_days: WeekdaySet,
    pub(crate) weekend: WeekdaySet,
    pub(crate) min_nights: u32,
    pub(crate) max_nights: Option<u32>,
    pub(crate) min_gap_nights: Option<u32>,
    pub(crate) lead_days: u32,
    pub(crate) window_days: Option<u32>,
    pub(crate) rest_days: u32,
    pub(crate) rates: Box<[RateRule]>,
    timeline: Arc<Timeline>,
}

/// When a rate applies, and which of its prices are set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct RateRule {
    span: RateSpan,
    duration: Option<u32>,
    pub(crate) min_nights: Option<u32>,
    pub(crate) max_nights: Option<u32>,
    pub(crate) check_in_days: Option<WeekdaySet>,
    pub(crate) has_weekly: bool,
    pub(crate) has_monthly: bool,
}

impl Rules {
    pub fn new(terms: &Terms) -> Self {
        Self {
            standing: terms.standing,
            min_nights_rule: terms.min_nights_rule,
            check_in_days: terms.check_in_days,
            check_out_days: terms.check_out_days,
            weekend: terms.rates.weekend(),
            min_nights: terms.min_nights,
            max_nights: terms.max_nights,
            min_gap_nights: terms.min_gap_nights,
            lead_days: terms.lead_days,
            window_days: terms.window_days,
            rest_days: terms.rest_days,
            rates: terms.rates.rates().iter().map(RateRule::from).collect(),
            timeline: Arc::clone(terms.rates.timeline()),
        }
    }

    /// The index of the rate of a day, and the first day on which the lookup must be repeated.
    pub(crate) fn season(&self, day: i32) -> (Option<u16>, i32) {
        let tried = || (RateSpan::first_covering(self.rates.iter().map(|rate| rate.span), day), day + 1);
        self.timeline.season(day).unwrap_or_else(tried)
    }

    pub(crate) fn rate_on(&self, day: i32) -> Option<&RateRule> {
        self.season(day).0.map(|rate| &self.rates[usize::from(rate)])
    }
}

impl RateRule {
    pub(crate) const fn is_event(&self) -> bool {
        self.duration.is_some()
    }

    pub(crate) fn event_around(&self, night: NaiveDate) -> Option<Stay> {
        self.span.event_around(self.duration?, night)
    }
}

impl From<&Rate> for RateRule {
    fn from(rate: &Rate) -> Self {
        Self {
            span: rate.span,
            duration: rate.duration,
            min_nights: rate.min_nights,
            max_nights: rate.max_nights,
            check_in_days: rate.check_in_days,
            has_weekly: rate.weekly.is_some(),
            has_monthly: rate.monthly.is_some(),
        }
    }
}
