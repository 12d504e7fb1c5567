//! One VEVENT as parsed: only the data for its nights, nothing about people.

use chrono::TimeDelta;

use crate::channel::{Held, held};
use crate::frame::Frame;
use crate::line::Line;
use crate::moment::{Moment, duration};
use crate::nights::{Run, Unreadable, taken};
use crate::recurrence::{Recurrence, Spent};

const LONGEST_UID: usize = 600;
const MOST_DATES: usize = 2_000;

#[derive(Debug, Default)]
pub(crate) struct Draft {
    pub(crate) uid: String,
    summary: String,
    start: Option<Moment>,
    end: Option<Moment>,
    length: Option<TimeDelta>,
    /// A relevant property could not be parsed.
    is_garbled: bool,
    pub(crate) is_cancelled: bool,
    is_free: bool,
    pub(crate) sequence: i64,
    /// The occurrence that this event replaces.
    pub(crate) instead_of: Option<Moment>,
    recurrence: Recurrence,
}

impl Draft {
    pub(crate) fn hear(&mut self, line: &Line) {
        match line.name.as_str() {
            "UID" => self.uid = plain(&line.value),
            "SUMMARY" => self.summary = plain(&line.value),
            "DTSTART" => self.start = self.moment(line),
            "DTEND" => self.end = self.moment(line),
            "RECURRENCE-ID" => self.instead_of = self.moment(line),
            "DURATION" => {
                self.length = duration(&line.value);
                self.is_garbled |= self.length.is_none();
            }
            "STATUS" => {
                self.is_cancelled =
                    ["CANCELLED", "CANCELED"].iter().any(|word| line.value.eq_ignore_ascii_case(word));
            }
            "TRANSP" => self.is_free |= line.value.eq_ignore_ascii_case("TRANSPARENT"),
            "X-MICROSOFT-CDO-BUSYSTATUS" => self.is_free |= line.value.eq_ignore_ascii_case("FREE"),
            "SEQUENCE" => self.sequence = line.value.parse().unwrap_or_default(),
            "RRULE" if self.recurrence.rule.is_some() => self.is_garbled = true,
            "RRULE" => self.recurrence.rule = Some(line.value.clone()),
            "EXRULE" => self.is_garbled = true,
            "RDATE" => self.is_garbled |= !extend(&mut self.recurrence.more, line),
            // An unparsable exception is ignored: its nights stay taken.
            "EXDATE" => drop(extend(&mut self.recurrence.except, line)),
            _ => (),
        }
    }

    fn moment(&mut self, line: &Line) -> Option<Moment> {
        let moment = Moment::of(line);
        self.is_garbled |= moment.is_none();
        moment
    }

    /// Derives the UID of an event without one from its dates.
    pub(crate) fn name(&mut self) {
        if let (true, Some(start)) = (self.uid.is_empty(), self.start) {
            let end = self.end.map(|end| end.wall().to_string()).unwrap_or_default();
            self.uid = format!("nameless {} {end}", start.wall());
        }
    }

    pub(crate) fn takes_nights(&self) -> bool {
        !self.is_cancelled && !self.is_free
    }

    pub(crate) fn held(&self) -> Held {
        held(&self.uid, &self.summary)
    }

    /// The nights of all occurrences except those that other events replace.
    pub(crate) fn runs(
        &self,
        replaced: &[Moment],
        frame: &Frame,
        spent: &mut Spent,
    ) -> Result<Vec<Run>, Unreadable> {
        let start = self.start.filter(|_| !self.is_garbled).ok_or(Unreadable)?;
        let end = self.end(start).ok_or(Unreadable)?;
        // One more day, because of time zone differences.
        let length = (end.wall() - start.wall()).max(TimeDelta::zero()) + TimeDelta::days(1);
        let since = frame.from.checked_sub_signed(length).ok_or(Unreadable)?;
        let shifts = self.recurrence.shifts(start, replaced, &Frame { from: since, ..*frame }, spent)?;
        let mut runs = Vec::new();
        for shift in shifts {
            let (Some(from), Some(until)) = (start.moved(shift), end.moved(shift)) else { continue };
            let run = taken(from, until, frame).map_err(|_| Unreadable)?;
            runs.extend(run.and_then(|run| run.within(frame)));
        }
        Ok(runs)
    }

    fn end(&self, start: Moment) -> Option<Moment> {
        match (self.end, self.length, start) {
            (Some(end), ..) => Some(end),
            // For all-day events, durations are rounded up to whole days.
            (None, Some(length), Moment::Day(_)) => {
                let days = (length + TimeDelta::days(1) - TimeDelta::seconds(1)).num_days().max(1);
                start.moved(TimeDelta::days(days))
            }
            (None, Some(length), Moment::Time(..)) => start.moved(length),
            (None, None, Moment::Day(_)) => start.moved(TimeDelta::days(1)),
            (None, None, Moment::Time(..)) => Some(start),
        }
    }
}

/// Returns whether all dates were parsed.
fn extend(dates: &mut Vec<Moment>, line: &Line) -> bool {
    let mut all = true;
    for date in Moment::all_of(line) {
        match date {
            Some(date) if dates.len() < MOST_DATES => dates.push(date),
            _ => all = false,
        }
    }
    all
}

/// Removes control characters, which databases reject, and limits the length.
fn plain(text: &str) -> String {
    text.chars().filter(|letter| !letter.is_control()).take(LONGEST_UID).collect()
}
