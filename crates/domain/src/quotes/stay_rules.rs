//! The stay rules, checked in the order of their relevance to a guest.

use chrono::{Datelike, Days, NaiveDate};

use crate::listings::rules::{RateRule, Rules};
use crate::listings::sheet::{Figures, Sheet};
use crate::listings::terms::{MinNightsRule, Standing, Terms};
use crate::people::party::Party;
use crate::price::inquiry::{Inquiry, StayRequest};
use crate::quotes::refusal::Refusal;
use crate::quotes::rent::{Course, Run, Source};
use crate::time::calendar::TakenNights;
use crate::time::stay::Stay;

/// Check-out can be at most three years ahead.
pub const HORIZON_DAYS: i64 = 3 * 365 + 1;

/// The result of the rules before the calendar and the party are checked.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Verdict {
    refusal: Option<Refusal>,
    /// Unless the stay fills a gap; takes precedence over `refusal`.
    too_short: Option<TooShort>,
}

#[derive(Clone, Copy, Debug)]
struct TooShort {
    refusal: Refusal,
    may_fill_gap: bool,
    /// The day after the stay and its rest days.
    after: i32,
}

impl Verdict {
    pub(crate) fn new(sheet: &Sheet, inquiry: &Inquiry<'_>, course: &Course) -> Self {
        let rules = &sheet.rules;
        let arrival = arrival_rate(rules, inquiry, course);
        if let Err(refusal) = check_standing(rules).and_then(|()| check_arrival(rules, arrival, inquiry)) {
            return Self { refusal: Some(refusal), too_short: None };
        }
        let too_short = TooShort::new(sheet, arrival, inquiry);
        let rest = check_most(sheet, arrival, inquiry).and_then(|()| check_events(rules, inquiry, course));
        Self { refusal: rest.err(), too_short }
    }
}

/// Checks everything except availability. The calendar is read only for gaps.
pub(crate) fn check_rules(
    figures: &impl Figures,
    taken: &TakenNights,
    inquiry: &Inquiry<'_>,
    verdict: &Verdict,
) -> Result<(), Refusal> {
    let Verdict { refusal, too_short } = verdict;
    if let Some(too_short) = too_short
        && !too_short.fills_gap(taken, inquiry)
    {
        return Err(too_short.refusal);
    }
    refusal.map_or(Ok(()), Err)?;
    check_party(figures, inquiry.party)
}

/// Every rule that the stay breaks, and the first night that is taken: guests are told the first of them, owners all.
pub fn broken(terms: &Terms, taken: &TakenNights, request: &StayRequest, today: NaiveDate) -> Vec<Refusal> {
    let (sheet, inquiry) = (terms.sheet(), Inquiry::new(request, today));
    let (rules, course) = (&sheet.rules, sheet.course(&inquiry));
    let arrival = arrival_rate(rules, &inquiry, &course);
    let too_short =
        TooShort::new(&sheet, arrival, &inquiry).filter(|short| !short.fills_gap(taken, &inquiry));
    let checks = [
        check_standing(rules),
        check_time(rules, &inquiry),
        check_in_day(rules, arrival, &inquiry),
        check_out_day(rules, &inquiry),
        too_short.map_or(Ok(()), |short| Err(short.refusal)),
        check_most(&sheet, arrival, &inquiry),
        check_events(rules, &inquiry, &course),
        check_guests(terms, inquiry.party),
        check_pets(terms, inquiry.party),
        check_smoking(terms, inquiry.party),
        check_free(rules, taken, &inquiry),
    ];
    checks.into_iter().filter_map(Result::err).collect()
}

/// Checks for a stay whose price and calendar are in another system: that it is on sale, in the future, and within the party
/// limits.
pub fn check_offered(figures: &impl Figures, rules: &Rules, inquiry: &Inquiry<'_>) -> Result<(), Refusal> {
    check_standing(rules)?;
    if inquiry.days_ahead < 0 {
        return Err(Refusal::PastDate { today: inquiry.today });
    }
    check_party(figures, inquiry.party)
}

/// The rate of the first night, even if that night has a price override.
fn arrival_rate<'a>(rules: &'a Rules, inquiry: &Inquiry<'_>, course: &Course) -> Option<&'a RateRule> {
    match course.runs.first().map(|run| run.source) {
        Some(Source::Rate(rate, _)) => Some(&rules.rates[usize::from(rate)]),
        Some(Source::Own(_)) | None => rules.rate_on(inquiry.first),
    }
}

/// A stay needs its nights and the rest days after it.
pub fn check_free(rules: &Rules, taken: &TakenNights, inquiry: &Inquiry<'_>) -> Result<(), Refusal> {
    let days = inquiry.nights + rules.rest_days;
    taken.first_in(inquiry.first, days).map_or(Ok(()), |night| Err(Refusal::Overlap { night }))
}

pub(crate) const fn check_standing(rules: &Rules) -> Result<(), Refusal> {
    match rules.standing {
        Standing::Active => Ok(()),
        Standing::Inactive => Err(Refusal::Inactive),
        Standing::PartnerUnavailable => Err(Refusal::PartnerUnavailable),
    }
}

fn check_arrival(rules: &Rules, arrival: Option<&RateRule>, inquiry: &Inquiry<'_>) -> Result<(), Refusal> {
    check_time(rules, inquiry)?;
    check_in_day(rules, arrival, inquiry)?;
    check_out_day(rules, inquiry)
}

fn check_time(rules: &Rules, inquiry: &Inquiry<'_>) -> Result<(), Refusal> {
    let today = inquiry.today;
    if inquiry.days_ahead < 0 {
        return Err(Refusal::PastDate { today });
    }
    if inquiry.days_ahead < i64::from(rules.lead_days) {
        return Err(Refusal::LeadTime { earliest: in_days(today, rules.lead_days.into()) });
    }
    let horizon = HORIZON_DAYS - i64::from(inquiry.nights);
    let furthest = rules.window_days.map_or(horizon, |days| horizon.min(days.into()));
    if inquiry.days_ahead > furthest {
        return Err(Refusal::BookingWindow { latest: in_days(today, furthest) });
    }
    Ok(())
}

fn check_in_day(rules: &Rules, arrival: Option<&RateRule>, inquiry: &Inquiry<'_>) -> Result<(), Refusal> {
    let allowed = arrival.and_then(|rate| rate.check_in_days).unwrap_or(rules.check_in_days);
    if allowed.has_number(inquiry.check_in_weekday) { Ok(()) } else { Err(Refusal::CheckInDay { allowed }) }
}

fn check_out_day(rules: &Rules, inquiry: &Inquiry<'_>) -> Result<(), Refusal> {
    let allowed = rules.check_out_days;
    if allowed.has_number(inquiry.check_out_weekday) { Ok(()) } else { Err(Refusal::CheckOutDay { allowed }) }
}

fn check_most(sheet: &Sheet, arrival: Option<&RateRule>, inquiry: &Inquiry<'_>) -> Result<(), Refusal> {
    match most_nights(sheet, arrival, inquiry) {
        Some(most) if inquiry.nights > most => Err(Refusal::MaxStay { nights: most }),
        _ => Ok(()),
    }
}

/// The minimum stay, by the rule of the listing.
pub(crate) fn least_nights(sheet: &Sheet, arrival: Option<&RateRule>, inquiry: &Inquiry<'_>) -> u32 {
    match sheet.rules.min_nights_rule {
        MinNightsRule::Arrival => sheet.min_nights_at(inquiry.first, arrival),
        MinNightsRule::AnyNight => {
            let end = inquiry.first + inquiry.nights.cast_signed();
            let of = |day: i32| sheet.min_nights_at(day, sheet.rules.rate_on(day));
            (inquiry.first..end).map(of).max().unwrap_or(0)
        }
    }
}

/// The maximum number of nights, by the same rule of the listing as the minimum.
pub(crate) fn most_nights(sheet: &Sheet, arrival: Option<&RateRule>, inquiry: &Inquiry<'_>) -> Option<u32> {
    let rules = &sheet.rules;
    let of = |rate: Option<&RateRule>| rate.and_then(|rate| rate.max_nights).or(rules.max_nights);
    match rules.min_nights_rule {
        MinNightsRule::Arrival => of(arrival),
        MinNightsRule::AnyNight => {
            let end = inquiry.first + inquiry.nights.cast_signed();
            (inquiry.first..end).filter_map(|day| of(rules.rate_on(day))).min()
        }
    }
}

impl Sheet {
    /// The minimum stay of a night: an override takes precedence over the rate, and the rate over the listing.
    pub(crate) fn min_nights_at(&self, day: i32, rate: Option<&RateRule>) -> u32 {
        let own = self.book.override_for(crate::time::day_number::date(day)).and_then(|own| own.min_nights);
        own.or_else(|| rate.and_then(|rate| rate.min_nights)).unwrap_or(self.rules.min_nights)
    }
}

impl TooShort {
    fn new(sheet: &Sheet, arrival: Option<&RateRule>, inquiry: &Inquiry<'_>) -> Option<Self> {
        let (rules, least) = (&sheet.rules, least_nights(sheet, arrival, inquiry));
        (inquiry.nights < least).then(|| Self {
            refusal: Refusal::MinStay { nights: least, event: None },
            may_fill_gap: rules.min_gap_nights.is_some_and(|least| inquiry.nights >= least),
            after: inquiry.first + (inquiry.nights + rules.rest_days).cast_signed(),
        })
    }

    /// Taken before and after: no longer stay could ever be sold there.
    fn fills_gap(&self, taken: &TakenNights, inquiry: &Inquiry<'_>) -> bool {
        self.may_fill_gap && taken.has_day(inquiry.first - 1) && taken.has_day(self.after)
    }
}

fn check_events(rules: &Rules, inquiry: &Inquiry<'_>, course: &Course) -> Result<(), Refusal> {
    let may_be_event = |run: &Run| match run.source {
        Source::Rate(rate, _) => rules.rates[usize::from(rate)].is_event(),
        Source::Own(_) => true,
    };
    if !course.runs.iter().any(may_be_event) {
        return Ok(());
    }
    let cut = inquiry.stay.each_night().find_map(|night| {
        let event = rules.rate_on(night.num_days_from_ce())?.event_around(night)?;
        let is_whole =
            inquiry.stay.check_in() <= event.check_in() && event.check_out() <= inquiry.stay.check_out();
        (!is_whole).then_some(event)
    });
    cut.map_or(Ok(()), |event: Stay| Err(Refusal::MinStay { nights: event.nights(), event: Some(event) }))
}

fn check_party(figures: &impl Figures, party: Party) -> Result<(), Refusal> {
    check_guests(figures, party)?;
    check_pets(figures, party)?;
    check_smoking(figures, party)
}

fn check_guests(figures: &impl Figures, party: Party) -> Result<(), Refusal> {
    let most = figures.accommodates();
    if party.guests() > most { Err(Refusal::MaxGuests { most }) } else { Ok(()) }
}

fn check_pets(figures: &impl Figures, party: Party) -> Result<(), Refusal> {
    let most = figures.max_pets();
    if party.pets() > most { Err(Refusal::Pets { most }) } else { Ok(()) }
}

fn check_smoking(figures: &impl Figures, party: Party) -> Result<(), Refusal> {
    if party.smoker() && !figures.smoking_allowed() { Err(Refusal::Smoking) } else { Ok(()) }
}

fn in_days(today: NaiveDate, days: i64) -> NaiveDate {
    today.checked_add_days(Days::new(days.unsigned_abs())).unwrap_or(NaiveDate::MAX)
}

#[cfg(test)]
#[path = "stay_rules_tests.rs"]
mod tests;
