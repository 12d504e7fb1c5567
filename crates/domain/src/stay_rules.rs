//! The rules that a stay must keep, in the order in which a guest would want to hear of them.

use chrono::{Days, NaiveDate};

use crate::calendar::TakenNights;
use crate::inquiry::Inquiry;
use crate::refusal::Refusal;
use crate::rent::{Course, Run, Source};
use crate::sheet::{RatePrice, Sheet};
use crate::stay::Stay;
use crate::terms::{MinNightsRule, Standing};

/// Check-out can be chosen up to three years ahead.
pub const HORIZON_DAYS: i64 = 3 * 365 + 1;

/// Everything but whether the nights are free. The calendar is asked only about gaps.
pub fn check_rules(
    sheet: &Sheet,
    taken: &TakenNights,
    inquiry: &Inquiry<'_>,
    course: &Course,
) -> Result<(), Refusal> {
    match sheet.standing {
        Standing::Active => {}
        Standing::Inactive => return Err(Refusal::Inactive),
        Standing::PartnerUnavailable => return Err(Refusal::PartnerUnavailable),
    }
    let arrival = arrival_price(sheet, inquiry, course);
    check_arrival(sheet, arrival, inquiry)?;
    check_length(sheet, arrival, taken, inquiry)?;
    if sheet.has_events {
        check_events(sheet, inquiry, course)?;
    }
    check_party(sheet, inquiry)
}

/// The rate of the first night, also when that night has a price of its own.
fn arrival_price<'a>(sheet: &'a Sheet, inquiry: &Inquiry<'_>, course: &Course) -> Option<&'a RatePrice> {
    match course.runs.first().map(|run| run.source) {
        Some(Source::Rate(rate)) => Some(&sheet.prices[usize::from(rate)]),
        Some(Source::Own(_)) | None => sheet.price_of(inquiry.first),
    }
}

/// A stay needs its nights and the days on which the house rests after it.
pub fn check_free(sheet: &Sheet, taken: &TakenNights, inquiry: &Inquiry<'_>) -> Result<(), Refusal> {
    let days = inquiry.nights + sheet.rest_days;
    taken.first_in(inquiry.first, days).map_or(Ok(()), |night| Err(Refusal::Overlap { night }))
}

fn check_arrival(sheet: &Sheet, arrival: Option<&RatePrice>, inquiry: &Inquiry<'_>) -> Result<(), Refusal> {
    let today = inquiry.today;
    if inquiry.days_ahead < 0 {
        return Err(Refusal::PastDate { today });
    }
    if inquiry.days_ahead < i64::from(sheet.lead_days) {
        return Err(Refusal::LeadTime { earliest: in_days(today, sheet.lead_days.into()) });
    }
    let horizon = HORIZON_DAYS - i64::from(inquiry.nights);
    let furthest = sheet.window_days.map_or(horizon, |days| horizon.min(days.into()));
    if inquiry.days_ahead > furthest {
        return Err(Refusal::BookingWindow { latest: in_days(today, furthest) });
    }
    let allowed = arrival.and_then(|price| price.check_in_days).unwrap_or(sheet.check_in_days);
    if !allowed.has_number(inquiry.check_in_weekday) {
        return Err(Refusal::CheckInDay { allowed });
    }
    if !sheet.check_out_days.has_number(inquiry.check_out_weekday) {
        return Err(Refusal::CheckOutDay { allowed: sheet.check_out_days });
    }
    Ok(())
}

fn check_length(
    sheet: &Sheet,
    arrival: Option<&RatePrice>,
    taken: &TakenNights,
    inquiry: &Inquiry<'_>,
) -> Result<(), Refusal> {
    let least = least_nights(sheet, arrival, inquiry);
    if inquiry.nights < least && !fills_gap(sheet, taken, inquiry) {
        return Err(Refusal::MinStay { nights: least, event: None });
    }
    match arrival.and_then(|price| price.max_nights).or(sheet.max_nights) {
        Some(most) if inquiry.nights > most => Err(Refusal::MaxStay { nights: most }),
        _ => Ok(()),
    }
}

/// How many nights the stay must have at least, by the rule of its listing.
pub(crate) fn least_nights(sheet: &Sheet, arrival: Option<&RatePrice>, inquiry: &Inquiry<'_>) -> u32 {
    match sheet.min_nights_rule {
        MinNightsRule::Arrival => sheet.min_nights_at(inquiry.first, arrival),
        MinNightsRule::AnyNight => {
            let end = inquiry.first + inquiry.nights.cast_signed();
            let of = |day: i32| sheet.min_nights_at(day, sheet.price_of(day));
            (inquiry.first..end).map(of).max().unwrap_or(0)
        }
    }
}

impl Sheet {
    /// A night's own least stay beats its rate's, which beats the listing's.
    pub(crate) fn min_nights_at(&self, day: i32, rate: Option<&RatePrice>) -> u32 {
        let own = || self.book.override_for(crate::rate_book::date(day)).and_then(|own| own.min_nights);
        let own = if self.has_overrides { own() } else { None };
        own.or_else(|| rate.and_then(|price| price.min_nights)).unwrap_or(self.min_nights)
    }
}

/// Taken before it and taken after it: nothing longer could ever be sold there.
fn fills_gap(sheet: &Sheet, taken: &TakenNights, inquiry: &Inquiry<'_>) -> bool {
    let after = inquiry.first + (inquiry.nights + sheet.rest_days).cast_signed();
    sheet.min_gap_nights.is_some_and(|least| inquiry.nights >= least)
        && taken.has_day(inquiry.first - 1)
        && taken.has_day(after)
}

fn check_events(sheet: &Sheet, inquiry: &Inquiry<'_>, course: &Course) -> Result<(), Refusal> {
    let may_be_event = |run: &Run| match run.source {
        Source::Rate(rate) => sheet.prices[usize::from(rate)].is_event,
        Source::Own(_) => true,
    };
    if !course.runs.iter().any(may_be_event) {
        return Ok(());
    }
    let cut = inquiry.stay.each_night().find_map(|night| {
        let event = sheet.book.rate_for(night)?.event_around(night)?;
        let is_whole =
            inquiry.stay.check_in() <= event.check_in() && event.check_out() <= inquiry.stay.check_out();
        (!is_whole).then_some(event)
    });
    cut.map_or(Ok(()), |event: Stay| Err(Refusal::MinStay { nights: event.nights(), event: Some(event) }))
}

fn check_party(sheet: &Sheet, inquiry: &Inquiry<'_>) -> Result<(), Refusal> {
    let party = inquiry.party;
    if party.guests() > sheet.accommodates {
        return Err(Refusal::MaxGuests { most: sheet.accommodates });
    }
    if party.pets() > sheet.max_pets {
        return Err(Refusal::Pets { most: sheet.max_pets });
    }
    if party.smoker() && !sheet.smoking_allowed {
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
