//! Converts times to nights: a night has the date on which it begins.

use chrono::{Days, NaiveDate, NaiveTime, Timelike};

use crate::frame::Frame;
use crate::moment::Moment;

/// Consecutive nights, both ends included.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Run {
    pub first: NaiveDate,
    pub last: NaiveDate,
}

/// The event's nights cannot be determined.
#[derive(Debug)]
pub(crate) struct Unreadable;

impl Run {
    pub fn nights(self) -> impl Iterator<Item = NaiveDate> {
        self.first.iter_days().take_while(move |night| *night <= self.last)
    }

    /// The part within the frame.
    pub(crate) fn within(self, frame: &Frame) -> Option<Self> {
        let first = self.first.max(frame.from);
        let last = self.last.min(frame.until.pred_opt()?);
        (first <= last).then_some(Self { first, last })
    }
}

/// The nights of an event. A period within one day takes no night.
pub(crate) fn taken(start: Moment, end: Moment, frame: &Frame) -> Result<Option<Run>, EndsBeforeStart> {
    let (from, until) = (start.at_home(frame.zone), end.at_home(frame.zone));
    if until < from {
        return Err(EndsBeforeStart);
    }
    let mut end_day = until.date();
    // Some calendars write "until the last second of the day", which includes the night.
    let ends_late = until.time()
        >= NaiveTime::MIN.with_hour(23).and_then(|time| time.with_minute(30)).unwrap_or_default();
    // Some calendars end an all-day event on its start day, which includes that day's night.
    if ends_late || (start.is_day() && end_day == from.date()) {
        end_day = end_day.checked_add_days(Days::new(1)).unwrap_or(end_day);
    }
    let last = end_day.pred_opt().filter(|last| *last >= from.date());
    Ok(last.map(|last| Run { first: from.date(), last }))
}

#[derive(Debug, PartialEq, Eq)]
pub(crate) struct EndsBeforeStart;

/// Sorted, with overlapping and adjacent runs merged.
pub(crate) fn joined(mut runs: Vec<Run>) -> Vec<Run> {
    runs.sort_unstable();
    let mut joined: Vec<Run> = Vec::with_capacity(runs.len());
    for run in runs {
        match joined.last_mut() {
            Some(before) if before.last.succ_opt().is_some_and(|next| run.first <= next) => {
                before.last = before.last.max(run.last);
            }
            _ => joined.push(run),
        }
    }
    joined
}
