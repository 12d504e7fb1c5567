//! Errors of requests to the partner, by what the client may do next.

use std::time::Duration;

use line::{Answer, LineError};
use serde_json::Value;
use thiserror::Error;

#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PartnerError {
    /// The request may have been executed: look up its result before sending it again.
    #[error("it is not known what the partner did: {0}")]
    Unclear(String),
    /// The request was not executed.
    #[error("the partner cannot be reached: {0}")]
    Unavailable(String),
    #[error("the partner asks to wait {} s", .0.as_secs())]
    Busy(Duration),
    /// The token is invalid or expired.
    #[error("the partner does not know our token")]
    Unauthorized,
    #[error("the partner has no such thing")]
    NotFound,
    /// The partner rejected the request.
    #[error("the partner said no: {told}")]
    Refused { reason: Reason, told: String },
}

/// As far as the partner's message tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// Some of the nights are taken.
    Taken,
    TooShort,
    TooManyGuests,
    /// The card was declined; the stay itself is available.
    Card,
    Other,
}

/// Substrings of the partner's error codes and messages; the first match wins.
const WORDS: [(&str, Reason); 10] = [
    ("calendar_blocked", Reason::Taken),
    ("not available", Reason::Taken),
    ("not_available", Reason::Taken),
    ("unavailable", Reason::Taken),
    ("min_night", Reason::TooShort),
    ("minimum night", Reason::TooShort),
    ("max_occupancy", Reason::TooManyGuests),
    ("declined", Reason::Card),
    ("card", Reason::Card),
    ("cc_token", Reason::Card),
];

impl From<LineError> for PartnerError {
    fn from(error: LineError) -> Self {
        match error {
            LineError::Unclear(why) => Self::Unclear(why),
            LineError::Unavailable(why) | LineError::NoLine(why) => Self::Unavailable(why),
            LineError::Busy(pause) => Self::Busy(pause),
        }
    }
}

impl PartnerError {
    /// An unreadable response does not tell whether the request was executed.
    pub(crate) fn unreadable(what: &str) -> Self {
        Self::Unclear(format!("{what} cannot be read"))
    }

    /// Converts an unsuccessful response.
    pub(crate) fn of(answer: &Answer) -> Self {
        let body: Value = serde_json::from_str(answer.text()).unwrap_or_default();
        let error = if body["error"].is_object() { &body["error"] } else { &body };
        let told = error["message"].as_str().unwrap_or("no reason given").to_owned();
        let words = format!("{} {told}", error["code"].as_str().unwrap_or_default()).to_lowercase();
        let known = WORDS.iter().find(|(word, _)| words.contains(word)).map(|(_, reason)| *reason);
        match answer.status {
            401 => Self::Unauthorized,
            404 => Self::NotFound,
            402 => Self::Refused { reason: Reason::Card, told },
            409 => Self::Refused { reason: known.unwrap_or(Reason::Taken), told },
            _ => Self::Refused { reason: known.unwrap_or(Reason::Other), told },
        }
    }
}

#[cfg(test)]
mod tests {
    use line::Secret;

    use super::*;

    fn refused(status: u16, body: &str) -> PartnerError {
        PartnerError::of(&Answer { status, body: Secret::new(body) })
    }

    #[test]
    fn its_words_become_reasons() {
        for (status, body, reason) in [
            (409, "", Reason::Taken),
            (409, r#"{"error":{"code":"MIN_NIGHTS","message":"Too short"}}"#, Reason::TooShort),
            (400, r#"{"error":{"code":"LISTING_CALENDAR_BLOCKED","message":"No"}}"#, Reason::Taken),
            (400, r#"{"message":"Listing is not available for these dates"}"#, Reason::Taken),
            (400, r#"{"error":{"code":"MAX_OCCUPANCY","message":"Too many"}}"#, Reason::TooManyGuests),
            (402, "{}", Reason::Card),
            (400, r#"{"message":"Your card was declined."}"#, Reason::Card),
            (422, "<html>", Reason::Other),
        ] {
            let error = refused(status, body);
            assert!(
                matches!(error, PartnerError::Refused { reason: told, .. } if told == reason),
                "{body}: {error:?}"
            );
        }
        assert_eq!(refused(401, ""), PartnerError::Unauthorized);
        assert_eq!(refused(404, ""), PartnerError::NotFound);
    }
}
