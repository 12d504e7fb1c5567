//! Available nights, from the partner's calendar. It contains no prices.

use chrono::NaiveDate;
use serde::Deserialize;

use crate::error::PartnerError;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Day {
    pub night: NaiveDate,
    pub free: bool,
    pub min_nights: Option<u32>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct DayIn {
    date: NaiveDate,
    status: String,
    min_nights: Option<u32>,
}

/// A plain list, or a list in `data`.
#[derive(Deserialize)]
#[serde(untagged)]
enum DaysIn {
    Bare(Vec<DayIn>),
    Wrapped { data: Vec<DayIn> },
}

pub(crate) fn read(text: &str) -> Result<Vec<Day>, PartnerError> {
    let days = serde_json::from_str(text).map_err(|_| PartnerError::unreadable("a calendar"))?;
    let (DaysIn::Bare(days) | DaysIn::Wrapped { data: days }) = days;
    // Any status other than `available` means taken: the names for taken differ.
    let day =
        |day: DayIn| Day { night: day.date, free: day.status == "available", min_nights: day.min_nights };
    Ok(days.into_iter().map(day).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_available_is_free() {
        let days = r#"[{"date":"2026-08-01","status":"available","minNights":2},{"date":"2026-08-02","status":"booked"},
            {"date":"2026-08-03","status":"reserved","cta":true},{"date":"2026-08-04","status":"unavailable"}]"#;
        let read_days = read(days).unwrap();
        assert_eq!(read_days.iter().map(|day| day.free).collect::<Vec<_>>(), [true, false, false, false]);
        assert_eq!(read_days[0].min_nights, Some(2));
        assert_eq!(read(&format!("{{\"data\":{days}}}")).unwrap(), read_days);
        assert!(read("{}").is_err());
    }
}
