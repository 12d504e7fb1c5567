//! The terms of a listing: everything its price and its stay rules are made from, compiled once and asked often.

use crate::currency::Currency;
use crate::fee::Fee;
use crate::rate::RateBook;
use crate::tax::Tax;
use crate::weekday::WeekdaySet;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Terms {
    pub currency: Currency,
    /// Whether it is sold at all.
    pub active: bool,
    pub accommodates: u32,
    pub included_guests: u32,
    /// For each guest above the included ones, a night.
    pub extra_guest_amount: i64,
    pub max_pets: u32,
    pub smoking_allowed: bool,
    pub min_nights: u32,
    pub max_nights: Option<u32>,
    pub check_in_days: WeekdaySet,
    pub check_out_days: WeekdaySet,
    /// Days between booking and arrival, at least.
    pub lead_days: u32,
    /// Days between booking and arrival, at most.
    pub window_days: Option<u32>,
    pub rates: RateBook,
    pub fees: Vec<Fee>,
    pub taxes: Vec<Tax>,
}

impl Terms {
    /// A rate's own least stay beats the listing's.
    pub fn min_nights_from(&self, check_in: chrono::NaiveDate) -> u32 {
        self.rates.rate_for(check_in).and_then(|rate| rate.min_nights).unwrap_or(self.min_nights)
    }

    pub fn max_nights_from(&self, check_in: chrono::NaiveDate) -> Option<u32> {
        self.rates.rate_for(check_in).and_then(|rate| rate.max_nights).or(self.max_nights)
    }
}
