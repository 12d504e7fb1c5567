//! From moments to nights: a night is named by the day on which it begins.

use chrono::{Days, NaiveDate, NaiveTime, Timelike};

use crate::frame::Frame;
use crate::moment::Moment;

/// Nights one after the other, both ends included.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Run {
    pub first: NaiveDate,
    pub last: NaiveDate,
}

/// What cannot be told in nights.
#[derive(Debug)]
pub(crate) struct Unreadable;

impl Run {
    pub fn nights(self) -> impl Iterator<Item = NaiveDate> {
        self.first.iter_days().take_while(move |night| *night <= self.last)
    }

    /// The part of it that matters.
    pub(crate) fn within(self, frame: &Frame) -> Option<Self> {
        let first = self.first.max(frame.from);
        let last = self.last.min(frame.until.pred_opt()?);
        (first <= last).then_some(Self { first, last })
    }
}

/// What an event takes, or that it ends before it begins. Hours within one day take no night.
pub(crate) fn taken(start: Moment, end: Moment, frame: &Frame) -> Result<Option<Run>, EndsBeforeStart> {
    let (from, until) = (start.at_home(frame.zone), end.at_home(frame.zone));
    if until < from {
        return Err(EndsBeforeStart);
    }
    let mut end_day = until.date();
    // Who writes "until the last second of the day" means the night too.
    let ends_late = until.time()
        >= NaiveTime::MIN.with_hour(23).and_then(|time| time.with_minute(30)).unwrap_or_default();
    // And a day that ends when it begins is that day: some write it so.
    if ends_late || (start.is_day() && end_day == from.date()) {
        end_day = end_day.checked_add_days(Days::new(1)).unwrap_or(end_day);
    }
    let last = end_day.pred_opt().filter(|last| *last >= from.date());
    Ok(last.map(|last| Run { first: from.date(), last }))
}

#[derive(Debug, PartialEq, Eq)]
pub(crate) struct EndsBeforeStart;

/// In order, and those that touch as one.
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
