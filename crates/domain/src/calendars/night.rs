//! One night in an owner's calendar: its price, its minimum stay, and the reason if it cannot be booked.

use chrono::{Datelike, Days, NaiveDate};

use crate::listings::sheet::Sheet;
use crate::listings::terms::Terms;
use crate::quotes::refusal::Refusal;
use crate::quotes::rent::night_of;
use crate::quotes::stay_rules::{HORIZON_DAYS, check_standing};
use crate::time::calendar::TakenNights;

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

/// The lowest price of a night that can be booked from `today` on, for "from" prices.
pub fn lowest_night(terms: &Terms, sheet: &Sheet, taken: &TakenNights, today: NaiveDate) -> Option<i64> {
    let today = today.num_days_from_ce();
    let days_from = |days: i64| today + i32::try_from(days).unwrap_or(i32::MAX / 2);
    let (first, end) = (days_from(terms.lead_days.into()), days_from(last_day_ahead(terms) + 1));
    let is_free = |day: &i32| !taken.has_day(*day);
    let own: Vec<(i32, i64)> = terms.rates.own_prices(first, end).collect();
    let mut lowest = own.iter().filter(|(day, _)| is_free(day)).map(|(_, amount)| *amount).min();
    let mut day = first;
    while day < end {
        let (rate, until) = sheet.rules.season(day);
        let season = day..until.min(end);
        day = until;
        let Some(rate) = rate.map(usize::from) else { continue };
        let least = terms.rates.rates()[rate].lowest_night();
        if lowest.is_some_and(|lowest| lowest <= least) {
            continue;
        }
        for day in season.filter(is_free).filter(|day| own.iter().all(|(own, _)| own != day)) {
            let amount = night_of(&terms.rates, rate, day).0;
            lowest = Some(lowest.map_or(amount, |lowest| lowest.min(amount)));
            if amount == least {
                break;
            }
        }
    }
    lowest
}

/// How many days ahead the last night of the booking window is.
fn last_day_ahead(terms: &Terms) -> i64 {
    terms.window_days.map_or(HORIZON_DAYS, |days| HORIZON_DAYS.min(days.into()))
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
    let latest = in_days(last_day_ahead(terms));
    (date > latest).then_some(Refusal::BookingWindow { latest })
}

#[cfg(test)]
#[path = "night_tests.rs"]
mod tests;
