//! The rules that a stay must keep, in the order in which a guest would want to hear of them.

use chrono::{Days, NaiveDate};

use crate::calendar::TakenNights;
use crate::inquiry::Inquiry;
use crate::refusal::Refusal;
use crate::stay::Stay;
use crate::terms::{MinNightsRule, Standing, Terms};

/// Check-out can be chosen up to three years ahead.
pub const HORIZON_DAYS: i64 = 3 * 365 + 1;

/// Everything but whether the nights are free. The calendar is asked only about gaps.
pub fn check_rules(terms: &Terms, taken: &TakenNights, inquiry: &Inquiry<'_>) -> Result<(), Refusal> {
    match terms.standing {
        Standing::Active => {}
        Standing::Inactive => return Err(Refusal::Inactive),
        Standing::PartnerUnavailable => return Err(Refusal::PartnerUnavailable),
    }
    check_arrival(terms, inquiry)?;
    check_length(terms, taken, inquiry)?;
    if terms.rates.has_events() {
        check_events(terms, inquiry)?;
    }
    check_party(terms, inquiry)
}

/// A stay needs its nights and the days on which the house rests after it.
pub fn check_free(terms: &Terms, taken: &TakenNights, inquiry: &Inquiry<'_>) -> Result<(), Refusal> {
    let days = inquiry.nights + terms.rest_days;
    taken.first_in(inquiry.first, days).map_or(Ok(()), |night| Err(Refusal::Overlap { night }))
}

fn check_arrival(terms: &Terms, inquiry: &Inquiry<'_>) -> Result<(), Refusal> {
    let today = inquiry.today;
    if inquiry.days_ahead < 0 {
        return Err(Refusal::PastDate { today });
    }
    if inquiry.days_ahead < i64::from(terms.lead_days) {
        return Err(Refusal::LeadTime { earliest: in_days(today, terms.lead_days.into()) });
    }
    let horizon = HORIZON_DAYS - i64::from(inquiry.nights);
    let furthest = terms.window_days.map_or(horizon, |days| horizon.min(days.into()));
    if inquiry.days_ahead > furthest {
        return Err(Refusal::BookingWindow { latest: in_days(today, furthest) });
    }
    let allowed = terms.check_in_days_on(inquiry.stay.check_in());
    if !allowed.has_number(inquiry.check_in_weekday()) {
        return Err(Refusal::CheckInDay { allowed });
    }
    if !terms.check_out_days.has_number(inquiry.check_out_weekday()) {
        return Err(Refusal::CheckOutDay { allowed: terms.check_out_days });
    }
    Ok(())
}

fn check_length(terms: &Terms, taken: &TakenNights, inquiry: &Inquiry<'_>) -> Result<(), Refusal> {
    let least = least_nights(terms, inquiry);
    if inquiry.nights < least && !fills_gap(terms, taken, inquiry) {
        return Err(Refusal::MinStay { nights: least, event: None });
    }
    match terms.max_nights_from(inquiry.stay.check_in()) {
        Some(most) if inquiry.nights > most => Err(Refusal::MaxStay { nights: most }),
        _ => Ok(()),
    }
}

/// How many nights the stay must have at least, by the rule of its listing.
pub fn least_nights(terms: &Terms, inquiry: &Inquiry<'_>) -> u32 {
    match terms.min_nights_rule {
        MinNightsRule::Arrival => terms.min_nights_of(inquiry.stay.check_in()),
        MinNightsRule::AnyNight => {
            inquiry.stay.each_night().map(|night| terms.min_nights_of(night)).max().unwrap_or(0)
        }
    }
}

/// Taken before it and taken after it: nothing longer could ever be sold there.
fn fills_gap(terms: &Terms, taken: &TakenNights, inquiry: &Inquiry<'_>) -> bool {
    let after = inquiry.first + (inquiry.nights + terms.rest_days).cast_signed();
    terms.min_gap_nights.is_some_and(|least| inquiry.nights >= least)
        && taken.has_day(inquiry.first - 1)
        && taken.has_day(after)
}

fn check_events(terms: &Terms, inquiry: &Inquiry<'_>) -> Result<(), Refusal> {
    let cut = inquiry.stay.each_night().find_map(|night| {
        let event = terms.rates.rate_for(night)?.event_around(night)?;
        let is_whole =
            inquiry.stay.check_in() <= event.check_in() && event.check_out() <= inquiry.stay.check_out();
        (!is_whole).then_some(event)
    });
    cut.map_or(Ok(()), |event: Stay| Err(Refusal::MinStay { nights: event.nights(), event: Some(event) }))
}

fn check_party(terms: &Terms, inquiry: &Inquiry<'_>) -> Result<(), Refusal> {
    let party = inquiry.party;
    if party.guests() > terms.accommodates {
        return Err(Refusal::MaxGuests { most: terms.accommodates });
    }
    if party.pets() > terms.max_pets {
        return Err(Refusal::Pets { most: terms.max_pets });
    }
    if party.smoker() && !terms.smoking_allowed {
        return Err(Refusal::Smoking);
    }
    Ok(())
}

fn in_days(today: NaiveDate, days: i64) -> NaiveDate {
    today.checked_add_days(Days::new(days.unsigned_abs())).unwrap_or(NaiveDate::MAX)
}

#[cfg(test)]
#[path = "stay_rules_tests.rs"]
mod tests;
