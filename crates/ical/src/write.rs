//! Writes our iCal feed for other channels: whole days, nothing about guests, and deterministic output.

use chrono::{DateTime, NaiveDate, Utc};
use icalendar::{Calendar, Class, Component, Event, EventLike, EventStatus, Property};

/// Nights that are taken here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Stays the same if the dates change.
    pub uid: String,
    pub first: NaiveDate,
    /// The day from which the next guests can arrive.
    pub until: NaiveDate,
    pub summary: String,
    pub written: DateTime<Utc>,
}

pub fn write(name: &str, entries: &[Entry]) -> String {
    let mut calendar = Calendar::new();
    calendar.properties = [
        ("VERSION", "2.0"),
        ("PRODID", "-//Casita//Calendar 1.0//EN"),
        ("CALSCALE", "GREGORIAN"),
        ("METHOD", "PUBLISH"),
        ("X-WR-CALNAME", name),
    ]
    .map(|(key, value)| Property::new(key, value))
    .into();
    calendar.extend(entries.iter().map(event));
    calendar.to_string()
}

fn event(entry: &Entry) -> Event {
    let mut event = Event::new();
    event
        .uid(&entry.uid)
        .timestamp(entry.written)
        .summary(&entry.summary)
        .starts(entry.first)
        .ends(entry.until)
        .class(Class::Private)
        .status(EventStatus::Confirmed);
    event.done()
}

#[cfg(test)]
mod tests {
    use chrono_tz::Tz;

    use super::*;
    use crate::{Frame, Run, read};

    fn day(number: u32) -> NaiveDate {
        NaiveDate::from_ymd_opt(2026, 7, number).unwrap()
    }

    #[test]
    fn what_is_written_reads_the_same() {
        let written = DateTime::from_timestamp(1_780_000_000, 0).unwrap();
        let entry = |name: &str, first, until| Entry {
            uid: format!("{name}@home.casita"),
            first: day(first),
            until: day(until),
            summary: "Not available".to_owned(),
            written,
        };
        let entries = [entry("one", 3, 5), entry("two", 5, 6)];
        let text = write(
            "Seaside; a \"home\", with a view\\ and a name that is longer than a line may be: 日本語",
            &entries,
        );
        assert_eq!(
            text,
            write(
                "Seaside; a \"home\", with a view\\ and a name that is longer than a line may be: 日本語",
                &entries
            )
        );
        assert!(text.lines().all(|line| line.len() <= 75), "{text}");
        assert!(text.contains("\r\n") && text.ends_with("END:VCALENDAR\r\n"), "{text}");
        assert!(
            text.contains("DTSTART;VALUE=DATE:20260703\r\nDTSTAMP")
                || text.contains("DTSTART;VALUE=DATE:20260703\r\n")
        );
        assert!(text.contains("DTEND;VALUE=DATE:20260705\r\n"), "the day of departure is free");
        let frame = Frame { zone: Tz::UTC, from: day(1), until: day(30) };
        let nights: Vec<(String, Vec<Run>)> = read(text.as_bytes(), &frame)
            .unwrap()
            .events
            .into_iter()
            .map(|busy| (busy.uid, busy.runs))
            .collect();
        let run = |first, last| vec![Run { first: day(first), last: day(last) }];
        assert_eq!(
            nights,
            [("one@home.casita".to_owned(), run(3, 4)), ("two@home.casita".to_owned(), run(5, 5))]
        );
        let empty = read(write("Empty", &[]).as_bytes(), &frame).unwrap();
        assert!(empty.events.is_empty() && empty.unreadable.is_empty());
    }
}
