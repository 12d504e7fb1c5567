//! The partner's error responses.

use axum::Json;
use axum::response::{IntoResponse, Response};
use http::StatusCode;
use http::header::RETRY_AFTER;
use serde_json::json;

#[derive(Clone, Copy, Debug)]
pub(super) enum Refusal {
    BadCredentials,
    NoToken,
    TooManyTokens,
    NotFound(&'static str),
    Taken,
    TooShort,
    TooManyGuests,
    Used,
    BadCard,
    Unusable(&'static str),
}

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        let (status, code, message) = match self {
            Self::BadCredentials => (StatusCode::UNAUTHORIZED, "UNAUTHORIZED", "Invalid client"),
            Self::NoToken => (StatusCode::UNAUTHORIZED, "UNAUTHORIZED", "Invalid or expired token"),
            Self::TooManyTokens => {
                (StatusCode::TOO_MANY_REQUESTS, "TOO_MANY_TOKENS", "Too many tokens in a day")
            }
            Self::NotFound(what) => (StatusCode::NOT_FOUND, "NOT_FOUND", what),
            Self::Taken => (StatusCode::CONFLICT, "LISTING_CALENDAR_BLOCKED", "Listing is not available"),
            Self::TooShort => {
                (StatusCode::BAD_REQUEST, "MIN_NIGHTS_MISMATCH", "Fewer than the minimum nights")
            }
            Self::TooManyGuests => (StatusCode::BAD_REQUEST, "MAX_OCCUPANCY_EXCEEDED", "Too many guests"),
            Self::Used => (StatusCode::CONFLICT, "QUOTE_USED", "The quote has become a reservation"),
            Self::BadCard => {
                (StatusCode::BAD_REQUEST, "WRONG_CC_TOKEN", "ccToken must be a payment method, not a token")
            }
            Self::Unusable(what) => (StatusCode::BAD_REQUEST, "WRONG_REQUEST_PARAMETERS", what),
        };
        let mut answer = (status, Json(json!({"error": {"code": code, "message": message}}))).into_response();
        if status == StatusCode::TOO_MANY_REQUESTS {
            answer.headers_mut().insert(RETRY_AFTER, http::HeaderValue::from_static("3600"));
        }
        answer
    }
}
