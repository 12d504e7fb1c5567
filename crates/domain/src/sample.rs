//! Sample terms for the tests of this crate.

use chrono::{Days, NaiveDate};

use crate::calendar::TakenNights;
use crate::currency::Currency;
use crate::key::{AccountId, Key};
use crate::party::Party;
use crate::quote::StayRequest;
use crate::rate::{Rate, RateBook, RateSpan};
use crate::stay::Stay;
use crate::terms::Terms;
use crate::weekday::WeekdaySet;

pub(crate) fn date(text: &str) -> NaiveDate {
    text.parse().unwrap()
}

pub(crate) fn today() -> NaiveDate {
    date("2026-07-01")
}

pub(crate) fn key(age: u32) -> Key {
    Key::new(AccountId::new(1), age, 0)
}

/// A hundred a night for up to four, one night at least.
pub(crate) fn terms() -> Terms {
    let base = Rate {
        key: key(1),
        name: "Base".to_owned(),
        span: RateSpan::Always,
        week_night: 10_000,
        weekend_night: None,
        weekly: None,
        monthly: None,
        min_nights: None,
        max_nights: None,
    };
    Terms {
        currency: Currency::default(),
        active: true,
        accommodates: 4,
        included_guests: 4,
        extra_guest_amount: 0,
        max_pets: 0,
        smoking_allowed: false,
        min_nights: 1,
        max_nights: None,
        check_in_days: WeekdaySet::EVERY_DAY,
        check_out_days: WeekdaySet::EVERY_DAY,
        lead_days: 0,
        window_days: None,
        rates: RateBook::new(vec![base], Vec::new(), WeekdaySet::default()),
        fees: Vec::new(),
        taxes: Vec::new(),
    }
}

pub(crate) fn nothing_taken() -> TakenNights {
    TakenNights::new(today())
}

pub(crate) fn request(check_in: &str, nights: u64) -> StayRequest {
    let stay = Stay::new(date(check_in), date(check_in) + Days::new(nights)).unwrap();
    StayRequest { stay, party: Party::default(), addons: None }
}
