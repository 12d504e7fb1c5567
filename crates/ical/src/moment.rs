//! Dates and times of calendars, and their conversion to the home's time zone.

use chrono::{DateTime, Datelike, NaiveDate, NaiveDateTime, NaiveTime, TimeDelta, TimeZone, Utc};
use chrono_tz::Tz;

use crate::line::Line;

/// Dates outside this range are mistakes or attacks.
const YEARS: std::ops::Range<i32> = 1970..2200;
const LONGEST_DAYS: i64 = 3_660;

/// A date or time in a calendar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Moment {
    Day(NaiveDate),
    /// A time without a zone is in the home's time zone.
    Time(NaiveDateTime, Option<Tz>),
}

impl Moment {
    pub(crate) fn of(line: &Line) -> Option<Self> {
        let is_day = line.parameter("VALUE").is_some_and(|value| value.eq_ignore_ascii_case("DATE"));
        Self::parse(&line.value, is_day, line.parameter("TZID").and_then(zone))
    }

    /// Several values in one line, as in EXDATE; `None` for each invalid value or period.
    pub(crate) fn all_of(line: &Line) -> impl Iterator<Item = Option<Self>> {
        let is_day = line.parameter("VALUE").is_some_and(|value| value.eq_ignore_ascii_case("DATE"));
        let zone = line.parameter("TZID").and_then(zone);
        let parts = line.value.split(',').filter(|text| !text.trim().is_empty());
        parts.map(move |text| if text.contains('/') { None } else { Self::parse(text, is_day, zone) })
    }

    /// Also accepts the ISO 8601 format, which some calendars use.
    pub(crate) fn parse(text: &str, is_day: bool, zone: Option<Tz>) -> Option<Self> {
        let plain: String =
            text.trim().chars().filter(|letter| !matches!(letter, '-' | ':')).take(16).collect();
        let (day, time) =
            plain.split_once(['T', 't']).map_or((&*plain, None), |(day, time)| (day, Some(time)));
        let day = (day.len() == 8).then(|| NaiveDate::parse_from_str(day, "%Y%m%d").ok()).flatten()?;
        if !YEARS.contains(&day.year()) {
            return None;
        }
        let Some(time) = time.filter(|_| !is_day) else { return Some(Self::Day(day)) };
        let (time, zone) = match time.strip_suffix(['Z', 'z']) {
            Some(time) => (time, Some(Tz::UTC)),
            None => (time, zone),
        };
        let number = |range| time.get(range).and_then(|text: &str| text.parse::<u32>().ok());
        let seconds = number(4..6).unwrap_or_default().min(59);
        Some(Self::Time(day.and_time(NaiveTime::from_hms_opt(number(0..2)?, number(2..4)?, seconds)?), zone))
    }

    /// The local time in the zone of the calendar's author.
    pub(crate) fn wall(self) -> NaiveDateTime {
        match self {
            Self::Day(day) => day.and_time(NaiveTime::MIN),
            Self::Time(time, _) => time,
        }
    }

    pub(crate) fn moved(self, by: TimeDelta) -> Option<Self> {
        Some(match self {
            Self::Day(_) => Self::Day(self.wall().checked_add_signed(by)?.date()),
            Self::Time(time, zone) => Self::Time(time.checked_add_signed(by)?, zone),
        })
    }

    /// The local time in the home's time zone.
    pub(crate) fn at_home(self, home: Tz) -> NaiveDateTime {
        match self {
            Self::Time(time, Some(zone)) if zone != home => {
                instant(time, zone).with_timezone(&home).naive_local()
            }
            _ => self.wall(),
        }
    }

    pub(crate) const fn is_day(self) -> bool {
        matches!(self, Self::Day(_))
    }
}

/// A time that is skipped in spring is moved an hour ahead.
fn instant(time: NaiveDateTime, zone: Tz) -> DateTime<Utc> {
    let local = zone.from_local_datetime(&time).earliest();
    let local = local.or_else(|| zone.from_local_datetime(&(time + TimeDelta::hours(1))).earliest());
    local.map_or_else(|| Utc.from_utc_datetime(&time), |local| local.with_timezone(&Utc))
}

/// Looks up a tz database name, with or without a path before it. Unknown names mean the home's time zone: a calendar of a home
/// is mostly written in it.
fn zone(name: &str) -> Option<Tz> {
    let name = name.trim();
    if let Ok(zone) = name.parse() {
        return Some(zone);
    }
    let starts = name.match_indices('/').map(|(place, _)| place + 1);
    starts.into_iter().find_map(|start| name[start..].parse().ok())
}

/// `P4D`, `P1W`, `P1DT12H`; `None` if invalid or negative.
pub(crate) fn duration(text: &str) -> Option<TimeDelta> {
    let text = text.trim().trim_start_matches('+').to_ascii_uppercase();
    let (mut all, mut number, mut seen) = (TimeDelta::zero(), String::new(), false);
    for letter in text.strip_prefix('P')?.chars() {
        if letter.is_ascii_digit() {
            number.push(letter);
            continue;
        }
        if letter == 'T' && number.is_empty() {
            continue;
        }
        let seconds = match letter {
            'W' => 604_800,
            'D' => 86_400,
            'H' => 3_600,
            'M' => 60,
            'S' => 1,
            _ => return None,
        };
        let part = number.parse::<i64>().ok()?.checked_mul(seconds).and_then(TimeDelta::try_seconds)?;
        all = all.checked_add(&part)?;
        number.clear();
        seen = true;
    }
    (seen && number.is_empty() && all.num_days() <= LONGEST_DAYS).then_some(all)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(text: &str, is_day: bool, zone: Option<Tz>, home: Tz) -> String {
        Moment::parse(text, is_day, zone)
            .map_or_else(|| "none".to_owned(), |moment| moment.at_home(home).to_string())
    }

    #[test]
    fn moments_are_told_by_the_clock_of_the_home() {
        let home = Tz::America__New_York;
        for (text, is_day, zone, expected) in [
            ("20260701", true, None, "2026-07-01 00:00:00"),
            ("20260701", false, None, "2026-07-01 00:00:00"),
            ("2026-07-01", false, None, "2026-07-01 00:00:00"),
            ("20260701T153000", false, None, "2026-07-01 15:30:00"),
            ("20260701T1530", false, None, "2026-07-01 15:30:00"),
            ("20260701T020000Z", false, None, "2026-06-30 22:00:00"),
            ("20260701T000000Z", true, None, "2026-07-01 00:00:00"),
            ("20260701T040000", false, Some(Tz::Europe__Berlin), "2026-06-30 22:00:00"),
            ("20260329T023000", false, Some(Tz::Europe__Berlin), "2026-03-28 21:30:00"),
            ("20260231", true, None, "none"),
            ("00010101", true, None, "none"),
            ("99990101", true, None, "none"),
            ("tomorrow", true, None, "none"),
            ("", true, None, "none"),
        ] {
            assert_eq!(shown(text, is_day, zone, home), expected, "{text}");
        }
    }

    #[test]
    fn zones_have_many_names() {
        for (name, expected) in [
            ("Europe/Berlin", Some(Tz::Europe__Berlin)),
            ("/freeassociation.sourceforge.net/Europe/Berlin", Some(Tz::Europe__Berlin)),
            ("America/Argentina/Salta", Some(Tz::America__Argentina__Salta)),
            ("W. Europe Standard Time", None),
            ("", None),
        ] {
            assert_eq!(zone(name), expected, "{name}");
        }
    }

    #[test]
    fn durations_are_weeks_days_and_hours() {
        for (text, hours) in [
            ("P4D", Some(96)),
            ("P1W", Some(168)),
            ("+P1DT12H", Some(36)),
            ("PT90M", Some(1)),
            ("-P1D", None),
            ("P", None),
            ("P1", None),
            ("PD", None),
            ("P99999999999999999999D", None),
            ("P9999W", None),
        ] {
            assert_eq!(duration(text).map(|length| length.num_hours()), hours, "{text}");
        }
    }
}
