//! Calendars of real channels, complete and broken, each with its taken nights (`corpus/*.nights`).

use std::path::{Path, PathBuf};

use chrono::NaiveDate;
use chrono_tz::Tz;
use ical::{Calendar, Frame, Held, ReadError, Run, read};

fn frame(zone: Tz) -> Frame {
    let day = |year| NaiveDate::from_ymd_opt(year, 7, 1).expect("a day");
    Frame { zone, from: day(2026), until: day(2027) }
}

fn calendars() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus");
    let files = std::fs::read_dir(folder).expect("the corpus is there");
    let mut files: Vec<PathBuf> = files.map(|file| file.expect("a file").path()).collect();
    files.retain(|file| file.extension().is_some_and(|extension| extension == "ics"));
    files.sort();
    files
}

fn run(run: Run) -> String {
    if run.first == run.last { run.first.to_string() } else { format!("{}..{}", run.first, run.last) }
}

fn told(read: Result<Calendar, ReadError>) -> Vec<String> {
    let calendar = match read {
        Ok(calendar) => calendar,
        Err(error) => return vec![format!("error {error}")],
    };
    let events = calendar.events.iter().map(|busy| {
        let held = match busy.held {
            Held::Closed => "closed",
            Held::Unsure => "unsure",
            Held::Booked => "booked",
        };
        let runs: Vec<String> = busy.runs.iter().copied().map(run).collect();
        format!("{held} {}: {}", busy.uid, runs.join(", "))
    });
    let unreadable = calendar.unreadable.iter().map(|uid| match uid {
        Some(uid) => format!("unreadable {uid}"),
        None => "unreadable".to_owned(),
    });
    let mut told: Vec<String> = events.chain(unreadable).collect();
    told.sort();
    told
}

#[test]
fn every_calendar_takes_the_nights_it_should() {
    let files = calendars();
    assert!(files.len() >= 40, "{}", files.len());
    let mut wrong = Vec::new();
    for file in files {
        let expected = std::fs::read_to_string(file.with_extension("nights")).expect("its nights are there");
        let mut expected: Vec<&str> = expected.lines().filter(|line| !line.is_empty()).collect();
        let zone =
            expected.first().and_then(|line| line.strip_prefix("zone ")).map(|name| name.parse().unwrap());
        if zone.is_some() {
            expected.remove(0);
        }
        expected.sort_unstable();
        let told = told(read(
            &std::fs::read(&file).expect("the calendar is there"),
            &frame(zone.unwrap_or(Tz::Europe__Madrid)),
        ));
        let is_right = told.len() == expected.len()
            && told.iter().zip(&expected).all(|(told, expected)| told.starts_with(expected));
        if !is_right {
            wrong.push(format!("{}\n  expected {expected:?}\n  but told {told:?}", file.display()));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Every prefix of a calendar must be refused: a missing night would be sold.
#[test]
fn no_beginning_of_a_calendar_is_taken_for_all_of_it() {
    for file in calendars().iter().filter(|file| !file.to_string_lossy().contains("calendars")) {
        let bytes = std::fs::read(file).expect("the calendar is there");
        let Some(end) = bytes.windows(13).rposition(|part| part.eq_ignore_ascii_case(b"END:VCALENDAR"))
        else {
            continue;
        };
        for length in (0..=end + 12).step_by(7).chain([end, end + 12]) {
            assert!(read(&bytes[..length], &frame(Tz::UTC)).is_err(), "{} up to {length}", file.display());
        }
    }
}

#[test]
fn what_is_too_large_is_refused() {
    let event = "BEGIN:VEVENT\nUID:#\nDTSTART;VALUE=DATE:20260710\nRRULE:FREQ=DAILY;COUNT=300\nEND:VEVENT\n";
    let all = |count: usize| -> String {
        let events: String = (0..count).map(|number| event.replace('#', &number.to_string())).collect();
        format!("BEGIN:VCALENDAR\n{events}END:VCALENDAR\n")
    };
    assert_eq!(read(all(100).as_bytes(), &frame(Tz::UTC)).unwrap().events.len(), 100);
    assert_eq!(read(all(1_000).as_bytes(), &frame(Tz::UTC)), Err(ReadError::TooLarge));
    let padded = format!("{}{}", all(1), " ".repeat(ical::MOST_BYTES));
    assert_eq!(read(padded.as_bytes(), &frame(Tz::UTC)), Err(ReadError::TooLarge));
}
