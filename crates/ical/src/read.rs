//! Parses a whole calendar into the nights of each event. A truncated calendar is refused, because taken nights may be
//! missing.

use std::collections::BTreeMap;

use crate::channel::Held;
use crate::draft::Draft;
use crate::frame::Frame;
use crate::line::lines;
use crate::nights::{Run, Unreadable, joined};
use crate::recurrence::Spent;

pub const MOST_BYTES: usize = 2 * 1024 * 1024;
const MOST_EVENTS: usize = 10_000;
const MOST_RUNS: usize = 5_000;
const DEEPEST: usize = 8;

/// The taken nights of a calendar, by event.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Calendar {
    pub events: Vec<Busy>,
    /// The UIDs of events whose nights cannot be determined; `None` for one without a UID.
    pub unreadable: Vec<Option<String>>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Busy {
    pub uid: String,
    pub held: Held,
    /// Sorted, non-adjacent, non-empty.
    pub runs: Vec<Run>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ReadError {
    #[error("This is not a calendar.")]
    NoCalendar,
    #[error("The calendar breaks off before its end.")]
    Truncated,
    #[error("The calendar is too large.")]
    TooLarge,
}

/// The taken nights within the frame.
pub fn read(bytes: &[u8], frame: &Frame) -> Result<Calendar, ReadError> {
    if bytes.len() > MOST_BYTES {
        return Err(ReadError::TooLarge);
    }
    let mut families: BTreeMap<String, Vec<Draft>> = BTreeMap::new();
    for draft in drafts(bytes)? {
        families.entry(draft.uid.clone()).or_default().push(draft);
    }
    let (mut calendar, mut spent, mut runs) = (Calendar::default(), Spent::default(), 0);
    for (uid, family) in families {
        match nights_of(&family, frame, &mut spent) {
            Ok((_, taken)) if taken.is_empty() => (),
            Ok((held, taken)) => {
                runs += taken.len();
                calendar.events.push(Busy { uid, held, runs: taken });
            }
            Err(Unreadable) => calendar.unreadable.push(Some(uid).filter(|uid| !uid.is_empty())),
        }
        if runs > MOST_RUNS || spent.is_too_much() {
            return Err(ReadError::TooLarge);
        }
    }
    Ok(calendar)
}

fn drafts(bytes: &[u8]) -> Result<Vec<Draft>, ReadError> {
    let (mut drafts, mut open) = (Vec::new(), Vec::<String>::new());
    let (mut draft, mut is_begun, mut is_ended) = (None::<Draft>, false, false);
    for line in lines(bytes) {
        let component = line.value.to_ascii_uppercase();
        match (line.name.as_str(), component.as_str()) {
            ("BEGIN", "VCALENDAR") => (is_begun, is_ended) = (true, false),
            ("END", "VCALENDAR") => {
                drafts.extend(draft.take());
                open.clear();
                is_ended = is_begun;
            }
            ("BEGIN", "VEVENT") if is_begun => {
                // An unclosed event ends where the next one begins.
                drafts.extend(draft.replace(Draft::default()));
                open.clear();
            }
            ("END", "VEVENT") => {
                drafts.extend(draft.take());
                open.clear();
            }
            ("BEGIN", _) if open.len() < DEEPEST => open.push(component),
            ("END", _) => {
                if let Some(place) = open.iter().rposition(|known| *known == component) {
                    open.truncate(place);
                }
            }
            // Nested components such as alarms have properties (e.g. a duration) of their own.
            _ if open.is_empty() => {
                if let Some(draft) = &mut draft {
                    draft.hear(&line);
                }
            }
            _ => (),
        }
        if drafts.len() > MOST_EVENTS {
            return Err(ReadError::TooLarge);
        }
    }
    match (is_begun, is_ended) {
        (false, _) => Err(ReadError::NoCalendar),
        (true, false) => Err(ReadError::Truncated),
        (true, true) => {
            drafts.iter_mut().for_each(Draft::name);
            Ok(drafts)
        }
    }
}

/// The nights of all events with one UID: the event itself, and replacements of its occurrences. All events with the same
/// UID count, unless a cancellation has a later sequence.
fn nights_of(family: &[Draft], frame: &Frame, spent: &mut Spent) -> Result<(Held, Vec<Run>), Unreadable> {
    let replaced: Vec<_> = family.iter().filter_map(|draft| draft.instead_of).collect();
    let cancelled = family.iter().filter(|draft| draft.is_cancelled && draft.instead_of.is_none());
    let cancelled = cancelled.map(|draft| draft.sequence).max();
    let is_over = |draft: &Draft| cancelled.is_some_and(|sequence| draft.sequence < sequence);
    let (mut held, mut runs) = (Held::Closed, Vec::new());
    for draft in family.iter().filter(|draft| draft.takes_nights() && !is_over(draft)) {
        let replaced = if draft.instead_of.is_some() { &[] } else { replaced.as_slice() };
        let taken = draft.runs(replaced, frame, spent)?;
        if !taken.is_empty() {
            held = held.max(draft.held());
        }
        runs.extend(taken);
    }
    Ok((held, joined(runs)))
}
