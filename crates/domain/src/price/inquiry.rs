//! A request for the price of a stay, and the day on which it is made.

use chrono::{Datelike, NaiveDate};

use crate::key::Key;
use crate::people::party::Party;
use crate::price::promotion::Promotion;
use crate::time::stay::Stay;

/// A stay as requested by a guest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StayRequest {
    pub stay: Stay,
    pub party: Party,
    /// The chosen add-ons; `None` takes those that are selected by default.
    pub addons: Option<Vec<Key>>,
    /// Promotions whose codes were entered, in any order.
    pub promotions: Vec<Promotion>,
}

impl StayRequest {
    /// With the default add-ons and no promotions.
    pub const fn plain(stay: Stay, party: Party) -> Self {
        Self { stay, party, addons: None, promotions: Vec::new() }
    }
}

/// A request on the day it is made, with the values that every rule needs computed once: search checks it against each home.
#[derive(Clone, Copy, Debug)]
pub struct Inquiry<'a> {
    pub request: &'a StayRequest,
    pub stay: Stay,
    pub party: Party,
    pub today: NaiveDate,
    pub nights: u32,
    /// Days from today to check-in; negative for the past.
    pub days_ahead: i64,
    /// The first night, in days since the start of the common era.
    pub first: i32,
    /// The weekdays of check-in and check-out; 0 is Sunday, because the common era began on a Monday.
    pub(crate) check_in_weekday: u32,
    pub(crate) check_out_weekday: u32,
}

impl<'a> Inquiry<'a> {
    pub fn new(request: &'a StayRequest, today: NaiveDate) -> Self {
        let stay = request.stay;
        let (first, nights) = (stay.check_in().num_days_from_ce(), stay.nights());
        let weekday = |day: i32| day.rem_euclid(7).unsigned_abs();
        Self {
            request,
            stay,
            party: request.party,
            today,
            nights,
            days_ahead: (stay.check_in() - today).num_days(),
            first,
            check_in_weekday: weekday(first),
            check_out_weekday: weekday(first + nights.cast_signed()),
        }
    }
}
