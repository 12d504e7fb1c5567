//! Fuzz tests: no panic on any input, bounded results, and a truncated calendar is never accepted as complete.

use chrono::NaiveDate;
use chrono_tz::Tz;
use proptest::prelude::*;

use crate::{Calendar, Frame, ReadError, read};

const MOST_NIGHTS: usize = 400;

fn frame() -> Frame {
    let from = NaiveDate::from_ymd_opt(2026, 7, 1).expect("a day");
    Frame { zone: Tz::Europe__Berlin, from, until: from + chrono::Days::new(MOST_NIGHTS as u64) }
}

fn value() -> impl Strategy<Value = String> {
    prop_oneof![
        (2025..2028, 0..14, 0..33).prop_map(|(year, month, day)| format!("{year}{month:02}{day:02}")),
        (2025..2028, 1..13, 1..29, 0..26, 0..61).prop_map(|(year, month, day, hour, minute)| format!(
            "{year}{month:02}{day:02}T{hour:02}{minute:02}00"
        )),
        (2025..2028, 1..13, 1..29).prop_map(|(year, month, day)| format!("{year}{month:02}{day:02}T220000Z")),
        "P[0-9]{0,3}[WDHMST]{0,2}[0-9]{0,2}[HMS]?",
        rule(),
        "[ -~é\u{0}]{0,20}",
        Just("CANCELLED".to_owned()),
        Just("TRANSPARENT".to_owned()),
    ]
}

fn rule() -> impl Strategy<Value = String> {
    let part = prop_oneof![
        (0..40).prop_map(|count| format!("COUNT={count}")),
        (0..400).prop_map(|interval| format!("INTERVAL={interval}")),
        Just("UNTIL=20270101".to_owned()),
        Just("UNTIL=20270101T000000Z".to_owned()),
        "BYDAY=-?[0-5]?(MO|TU|SU),(FR|XX)?",
        "BYMONTHDAY=-?[0-9]{1,2}",
        "BYMONTH=[0-9]{1,2}",
        "BYSETPOS=-?[0-9]{1,3}",
        "BYWEEKNO=-?[0-9]{1,2}",
        "BYYEARDAY=-?[0-9]{1,3}",
        "BYHOUR=[0-9]{1,2}",
        "WKST=(MO|SU)",
        "[A-Z=;,]{0,9}",
    ];
    let often = prop_oneof![Just("DAILY"), Just("WEEKLY"), Just("MONTHLY"), Just("YEARLY"), Just("SECONDLY")];
    (often, prop::collection::vec(part, 0..4))
        .prop_map(|(often, parts)| format!("FREQ={often};{}", parts.join(";")))
}

fn line() -> impl Strategy<Value = String> {
    let name = prop_oneof![
        Just("DTSTART"),
        Just("DTSTART;VALUE=DATE"),
        Just("DTSTART;TZID=America/New_York"),
        Just("DTEND"),
        Just("DTEND;VALUE=DATE"),
        Just("DURATION"),
        Just("UID"),
        Just("RRULE"),
        Just("EXDATE"),
        Just("RDATE"),
        Just("RECURRENCE-ID"),
        Just("STATUS"),
        Just("TRANSP"),
        Just("SEQUENCE"),
        Just("SUMMARY"),
        Just("X-;\"=:"),
        Just(" "),
    ];
    (name, value()).prop_map(|(name, value)| format!("{name}:{value}"))
}

fn calendar() -> impl Strategy<Value = String> {
    let event = prop::collection::vec(line(), 0..7)
        .prop_map(|lines| format!("BEGIN:VEVENT\n{}\nEND:VEVENT\n", lines.join("\n")));
    prop::collection::vec(event, 0..4)
        .prop_map(|events| format!("BEGIN:VCALENDAR\n{}END:VCALENDAR\n", events.concat()))
}

fn assert_bounded(calendar: &Calendar) {
    let frame = frame();
    for busy in &calendar.events {
        assert!(!busy.uid.is_empty() && !busy.uid.contains('\0'));
        assert!(!busy.runs.is_empty() && busy.runs.len() <= MOST_NIGHTS);
        assert!(
            busy.runs
                .iter()
                .all(|run| frame.from <= run.first && run.first <= run.last && run.last < frame.until)
        );
        assert!(busy.runs.windows(2).all(|pair| pair[0].last.succ_opt() < Some(pair[1].first)));
    }
}

proptest! {
    #[test]
    fn fuzz_any_calendar_is_read_or_refused(text in calendar(), cut in 0_usize..100) {
        let whole = read(text.as_bytes(), &frame());
        assert_bounded(&whole.expect("it has a beginning and an end"));
        let short = &text.as_bytes()[..text.len().saturating_sub(2 + cut)];
        prop_assert!(matches!(read(short, &frame()), Err(ReadError::Truncated | ReadError::NoCalendar)));
    }

    #[test]
    fn fuzz_any_bytes_are_read_or_refused(bytes in prop::collection::vec(any::<u8>(), 0..300)) {
        let framed = [b"BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\n".as_slice(), &bytes, b"\r\nEND:VCALENDAR"].concat();
        for bytes in [&bytes, &framed] {
            if let Ok(calendar) = read(bytes, &frame()) {
                assert_bounded(&calendar);
            }
        }
    }
}
