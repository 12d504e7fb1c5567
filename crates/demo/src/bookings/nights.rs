//! Decides which nights are taken: goes through the calendar stay by stay, so that no two overlap.

use chrono::{Datelike, NaiveDate, TimeDelta};

use crate::dice::Dice;
use crate::home::Home;
use crate::pricing::Profile;

const DAYS_BACK: i64 = 365;
const DAYS_AHEAD: i64 = 270;

/// A range of nights, `[check_in, check_out)`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Span {
    pub check_in: NaiveDate,
    pub check_out: NaiveDate,
}

impl Span {
    pub fn new(check_in: NaiveDate, nights: i64) -> Self {
        Self { check_in, check_out: check_in + TimeDelta::days(nights) }
    }

    pub fn nights(self) -> i64 {
        (self.check_out - self.check_in).num_days()
    }

    pub fn overlaps(self, other: Self) -> bool {
        self.check_in < other.check_out && other.check_in < self.check_out
    }
}

/// Nights blocked by the owner.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Block {
    pub span: Span,
    pub reason: &'static str,
}

const REASONS: [&str; 6] =
    ["Owner's stay", "Deep clean", "Chimney sweep", "Painting the porch", "Family visit", "Boiler service"];

pub(super) struct Plan {
    pub(super) stays: Vec<Span>,
    pub(super) blocks: Vec<Block>,
    pub(super) gaps: Vec<Span>,
}

pub(super) fn plan(home: &Home, profile: &Profile, today: NaiveDate, dice: &mut Dice) -> Plan {
    let mut plan = Plan { stays: Vec::new(), blocks: Vec::new(), gaps: Vec::new() };
    let turnover = TimeDelta::days(i64::from(!home.allows_turns));
    let end = today + TimeDelta::days(DAYS_AHEAD);
    let mut free_from = today - TimeDelta::days(DAYS_BACK);
    loop {
        let arrival = free_from + TimeDelta::days(wait(profile, free_from, today, dice));
        let span = with_events(stay(home, profile, arrival, dice), profile, free_from);
        let gap = Span { check_in: free_from, check_out: span.check_in - turnover };
        if gap.nights() > 0 {
            plan.gaps.push(gap);
        }
        if span.check_out > end {
            return plan;
        }
        match dice.percent(5).then(|| dice.pick(&REASONS)).flatten() {
            Some(reason) => plan.blocks.push(Block { span, reason }),
            None => plan.stays.push(span),
        }
        free_from = span.check_out + turnover;
    }
}

/// Free nights before the next stay: few in the past and in high season, more the further ahead, so that some nights are free in
/// any period.
fn wait(profile: &Profile, from: NaiveDate, today: NaiveDate, dice: &mut Dice) -> i64 {
    let ahead = (from - today).num_days().max(0);
    let high_season = profile.seasons.iter().any(|season| season.percent >= 120 && season.covers(from));
    let most = match (from < today, high_season) {
        (true, true) => 3,
        (true, false) => 5,
        (false, true) => 6 + ahead / 8,
        (false, false) => 11 + ahead / 4,
    };
    dice.days(0, most)
}

fn stay(home: &Home, profile: &Profile, arrival: NaiveDate, dice: &mut Dice) -> Span {
    let nights = if dice.percent(3) { dice.days(10, 29) } else { dice.days(1, 4) + dice.days(0, 3) };
    Span::new(arrival, nights.max(profile.min_nights(home, arrival).into()))
}

/// Nights of an event are sold as a whole: a stay that overlaps one is extended to all of it, or starts after it.
fn with_events(span: Span, profile: &Profile, free_from: NaiveDate) -> Span {
    let mut span = span;
    // A long stay may start in one year and overlap an event of the next.
    let years = span.check_in.year()..=span.check_out.year();
    let firsts = years.flat_map(|year| {
        profile.events.iter().filter_map(move |event| Some((event, event.first_night(year)?)))
    });
    for (event, first) in firsts {
        let nights = Span::new(first, event.nights.into());
        if !span.overlaps(nights) {
            continue;
        }
        if nights.check_in < free_from {
            span = Span::new(nights.check_out, span.nights());
        } else {
            span.check_in = span.check_in.min(nights.check_in);
            span.check_out = span.check_out.max(nights.check_out);
        }
    }
    span
}

#[cfg(test)]
mod tests {
    use super::*;

    fn day(text: &str) -> NaiveDate {
        text.parse().unwrap()
    }

    fn festival() -> Profile {
        toml::from_str(
            "name = 'coast'\nrefund_policy = ''\npayment_policy = ''
            weekend_percent = 100\nweekly_percent = 100\nmonthly_percent = 100
            event = [{ name = 'Kites', month = 8, friday = 3, nights = 3, percent = 190 }]",
        )
        .unwrap()
    }

    #[test]
    fn touching_spans_do_not_overlap() {
        let first = Span::new(day("2027-03-01"), 3);
        assert!(!first.overlaps(Span::new(day("2027-03-04"), 2)));
        assert!(first.overlaps(Span::new(day("2027-03-03"), 2)));
    }

    #[test]
    fn a_stay_takes_the_whole_event_or_none_of_it() {
        // The festival of 2027 covers the nights of 20, 21 and 22 August.
        let free_from = day("2027-08-10");
        let into = with_events(Span::new(day("2027-08-18"), 3), &festival(), free_from);
        assert_eq!(into, Span::new(day("2027-08-18"), 5));
        let within = with_events(Span::new(day("2027-08-21"), 1), &festival(), free_from);
        assert_eq!(within, Span::new(day("2027-08-20"), 3));
        let cut = with_events(Span::new(day("2027-08-22"), 2), &festival(), day("2027-08-21"));
        assert_eq!(cut, Span::new(day("2027-08-23"), 2));
    }
}
