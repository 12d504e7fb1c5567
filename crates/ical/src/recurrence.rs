//! Events that come again. Rules are counted out by the `rrule` crate on the clock of whoever wrote them, and only as far as
//! anybody can book.

use chrono::{NaiveDateTime, TimeDelta, TimeZone};
use rrule::{Frequency, RRule, RRuleSet, Unvalidated};

use crate::frame::Frame;
use crate::moment::Moment;
use crate::nights::Unreadable;

/// Of one event, and of a whole calendar.
const MOST_OCCURRENCES: usize = 4_000;
const MOST_RULES: usize = 200;
const MOST_OF_ALL: usize = 40_000;
/// Days before those that matter are counted out too, since a rule can only be followed from its beginning.
const MOST_STEPS: usize = 200_000;

/// How much work a calendar has made so far.
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
    /// RDATE and EXDATE.
    pub(crate) more: Vec<Moment>,
    pub(crate) except: Vec<Moment>,
}

impl Recurrence {
    /// How far each occurrence is from the first, by the clock of whoever wrote it. Of a rule only those within the frame.
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
            // The end of what matters was not reached.
            return Err(Unreadable);
        }
        if occurrence.date() >= frame.from {
            starts.push(occurrence);
        }
    }
    Ok(starts)
}

/// The end of a rule is kept apart: the crate wants it in the very form of the start, which many do not keep to.
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

/// A moment by the clock that another is told by.
fn beside(moment: Moment, start: Moment) -> NaiveDateTime {
    match (moment, start) {
        (Moment::Time(_, Some(_)), Moment::Time(_, Some(zone))) => moment.at_home(zone),
        // A day in a list stands for the occurrence of that day.
        (Moment::Day(day), Moment::Time(time, _)) => day.and_time(time.time()),
        (Moment::Time(time, _), Moment::Day(_)) => time.date().and_time(start.wall().time()),
        _ => moment.wall(),
    }
}
