//! How a refusal of `domain` is told to a guest: code, sentence, and what helps to choose another stay.

use domain::refusal::Refusal;
use serde_json::json;

use crate::error::{ApiError, ErrorCode, data};

impl From<Refusal> for ApiError {
    fn from(refusal: Refusal) -> Self {
        let (code, detail, data) = match refusal {
            Refusal::Inactive => (ErrorCode::Inactive, None, data([])),
            Refusal::PastDate { today } => (ErrorCode::PastDate, None, data([("earliest", json!(today))])),
            Refusal::LeadTime { earliest } => (
                ErrorCode::LeadTime,
                Some(format!("The earliest check-in is {earliest}.")),
                data([("earliest", json!(earliest))]),
            ),
            Refusal::BookingWindow { latest } => (
                ErrorCode::BookingWindow,
                Some(format!("The latest check-in that can be booked today is {latest}.")),
                data([("latest", json!(latest))]),
            ),
            Refusal::CheckInDay { allowed } => (ErrorCode::CheckInDay, None, data([("days", days(allowed))])),
            Refusal::CheckOutDay { allowed } => {
                (ErrorCode::CheckOutDay, None, data([("days", days(allowed))]))
            }
            Refusal::MinStay { nights } => (
                ErrorCode::MinStay,
                Some(format!("The least stay for these dates is {nights} nights.")),
                data([("min_nights", json!(nights))]),
            ),
            Refusal::MaxStay { nights } => (
                ErrorCode::MaxStay,
                Some(format!("The longest stay for these dates is {nights} nights.")),
                data([("max_nights", json!(nights))]),
            ),
            Refusal::MaxGuests { most } => (
                ErrorCode::MaxGuests,
                Some(format!("The home sleeps {most} guests at most.")),
                data([("max_guests", json!(most))]),
            ),
            Refusal::Pets { most } => (ErrorCode::Pets, None, data([("max_pets", json!(most))])),
            Refusal::Smoking => (ErrorCode::Smoking, None, data([])),
            Refusal::Overlap { night, nearest } => {
                let nearest: Vec<_> = nearest
                    .iter()
                    .map(|stay| json!({"check_in": stay.check_in(), "check_out": stay.check_out()}))
                    .collect();
                (ErrorCode::Overlap, None, data([("night", json!(night)), ("nearest", json!(nearest))]))
            }
            Refusal::NoRate { night } => (ErrorCode::NoRate, None, data([("night", json!(night))])),
        };
        Self::with_data(code, detail.unwrap_or_else(|| code.sentence().to_owned()), data)
    }
}

fn days(set: domain::weekday::WeekdaySet) -> serde_json::Value {
    json!(set.iter().map(domain::weekday::Weekday::number).collect::<Vec<_>>())
}
