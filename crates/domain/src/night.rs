//! One night in an owner's calendar: its price, its minimum stay, and the reason if it cannot be booked.

use chrono::{Datelike, Days, NaiveDate};

use crate::calendar::TakenNights;
use crate::refusal::Refusal;
use crate::rent::night_of;
use crate::sheet::Sheet;
use crate::stay_rules::{HORIZON_DAYS, check_standing};
use crate::terms::Terms;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Night {
    /// The nightly price of a short stay; `None` if no rate covers the night.
    pub price: Option<i64>,
    pub min_nights: u32,
    /// The first reason that keeps guests from booking it.
    pub closed: Option<Refusal>,
}

/// Returns `count` nights from `first` on.
pub fn nights(
    terms: &Terms,
    taken: &TakenNights,
    first: NaiveDate,
    count: usize,
    today: NaiveDate,
) -> Vec<Night> {
    let sheet = terms.sheet();
    first.iter_days().take(count).map(|date| night(terms, &sheet, taken, date, today)).collect()
}

fn night(terms: &Terms, sheet: &Sheet, taken: &TakenNights, date: NaiveDate, today: NaiveDate) -> Night {
    let day = date.num_days_from_ce();
    let rate = sheet.rules.rate_on(day);
    let own = terms.rates.override_for(date).and_then(|own| own.amount);
    let of_rate = || sheet.rules.season(day).0.map(|rate| night_of(&terms.rates, usize::from(rate), day).0);
    let price = own.or_else(of_rate);
    let event = rate.and_then(|rate| rate.event_around(date)).map_or(0, |event| event.nights());
    Night {
        price,
        min_nights: sheet.min_nights_at(day, rate).max(event),
        closed: closed(terms, sheet, taken, date, today)
            .or_else(|| price.is_none().then_some(Refusal::NoRate { night: date })),
    }
}

fn closed(
    terms: &Terms,
    sheet: &Sheet,
    taken: &TakenNights,
    date: NaiveDate,
    today: NaiveDate,
) -> Option<Refusal> {
    let in_days =
        |days: i64| today.checked_add_days(Days::new(days.unsigned_abs())).unwrap_or(NaiveDate::MAX);
    if date < today {
        return Some(Refusal::PastDate { today });
    }
    if taken.contains(date) {
        return Some(Refusal::Overlap { night: date });
    }
    if let Err(refusal) = check_standing(&sheet.rules) {
        return Some(refusal);
    }
    let earliest = in_days(terms.lead_days.into());
    if date < earliest {
        return Some(Refusal::LeadTime { earliest });
    }
    let latest = in_days(terms.window_days.map_or(HORIZON_DAYS, |days| HORIZON_DAYS.min(days.into())));
    (date > latest).then_some(Refusal::BookingWindow { latest })
}

#[cfg(test)]
#[path = "night_tests.rs"]
mod tests;
