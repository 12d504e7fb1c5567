//! Recurring events. Rules are expanded by the `rrule` crate in local time of the calendar's author, up to the end of the
//! bookable range.

use chrono::{NaiveDateTime, TimeDelta, TimeZone};
use rrule::{Frequency, RRule, RRuleSet, Unvalidated};

use crate::frame::Frame;
use crate::moment::Moment;
use crate::nights::Unreadable;

/// Limit per event; those below are per calendar.
const MOST_OCCURRENCES: usize = 4_000;
const MOST_RULES: usize = 200;
const MOST_OF_ALL: usize = 40_000;
/// Steps include occurrences before the frame, because a rule must be expanded from its start.
const MOST_STEPS: usize = 200_000;

/// The work spent on a calendar so far.
#[derive(Debug, Default)]
pub(crate) struct Spent {
    rules: usize,
    occurrences: usize,
    steps: usize,
}

impl Spent {
    pub(crate) fn is_too_much(&self) -> bool {
        self.rules > MOST_RULES || self.occurrences > MOST_OF_ALL
    }
}

#[derive(Debug, Default)]
pub(crate) struct Recurrence {
    pub(crate) rule: Option<String>,
    /// RDATE; `except` is EXDATE.
    pub(crate) more: Vec<Moment>,
    pub(crate) except: Vec<Moment>,
}

impl Recurrence {
    /// The offset of each occurrence from the first, in local time of the calendar's author. Occurrences of a rule are limited
    /// to the frame.
    pub(crate) fn shifts(
        &self,
        start: Moment,
        replaced: &[Moment],
        frame: &Frame,
        spent: &mut Spent,
    ) -> Result<Vec<TimeDelta>, Unreadable> {
        let first = start.wall();
        let mut starts = match &self.rule {
            Some(rule) => counted_out(rule, start, frame, spent)?,
            None => vec![first],
        };
        starts.extend(self.more.iter().map(|more| beside(*more, start)));
        spent.occurrences += starts.len();
        let gone: Vec<NaiveDateTime> =
            self.except.iter().chain(replaced).map(|moment| beside(*moment, start)).collect();
        starts.retain(|begin| !gone.contains(begin));
        starts.sort_unstable();
        starts.dedup();
        Ok(starts.into_iter().map(|begin| begin - first).collect())
    }
}

fn counted_out(
    rule: &str,
    start: Moment,
    frame: &Frame,
    spent: &mut Spent,
) -> Result<Vec<NaiveDateTime>, Unreadable> {
    spent.rules += 1;
    if spent.is_too_much() {
        return Err(Unreadable);
    }
    let (rule, until) = without_until(rule, start)?;
    let rule: RRule<Unvalidated> = rule.parse().map_err(|_| Unreadable)?;
    if !matches!(
        rule.get_freq(),
        Frequency::Yearly | Frequency::Monthly | Frequency::Weekly | Frequency::Daily
    ) || rule.get_interval() == 0
    {
        return Err(Unreadable);
    }
    let begin = rrule::Tz::UTC.from_utc_datetime(&start.wall());
    let rule = rule.validate(begin).map_err(|_| Unreadable)?;
    let set = RRuleSet::new(begin).rrule(rule).limit();
    let mut starts = Vec::new();
    for occurrence in &set {
        spent.steps += 1;
        let occurrence = occurrence.naive_utc();
        if occurrence.date() >= frame.until || until.is_some_and(|until| occurrence > until) {
            break;
        }
        if spent.steps > MOST_STEPS || starts.len() == MOST_OCCURRENCES {
            // Too many occurrences before the end of the frame.
            return Err(Unreadable);
        }
        if occurrence.date() >= frame.from {
            starts.push(occurrence);
        }
    }
    Ok(starts)
}

/// Splits off UNTIL: the crate requires it in the same format as the start, which many calendars violate.
fn without_until(rule: &str, start: Moment) -> Result<(String, Option<NaiveDateTime>), Unreadable> {
    let rule = rule.to_ascii_uppercase();
    let (ends, others): (Vec<&str>, Vec<&str>) =
        rule.split(';').partition(|part| part.trim().starts_with("UNTIL="));
    let Some(end) = ends.first() else { return Ok((rule, None)) };
    let end = Moment::parse(end.trim().trim_start_matches("UNTIL="), false, None).ok_or(Unreadable)?;
    let until = match end {
        Moment::Day(day) => day.and_hms_opt(23, 59, 59).unwrap_or_default(),
        Moment::Time(..) => beside(end, start),
    };
    Ok((others.join(";"), Some(until)))
}

/// Converts a moment to the local time of `start`.
fn beside(moment: Moment, start: Moment) -> NaiveDateTime {
    match (moment, start) {
        (Moment::Time(_, Some(_)), Moment::Time(_, Some(zone))) => moment.at_home(zone),
        // A date in a list means the occurrence of that day.
        (Moment::Day(day), Moment::Time(time, _)) => day.and_time(time.time()),
        (Moment::Time(time, _), Moment::Day(_)) => time.date().and_time(start.wall().time()),
        _ => moment.wall(),
    }
}
