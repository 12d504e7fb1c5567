//! A home's calendar for other channels, at an address that is its own key. Channels ask often, so they are told when nothing changed.

use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};
use flows::calendars;
use http::header::{CACHE_CONTROL, CONTENT_TYPE, ETAG, IF_NONE_MATCH};
use http::{HeaderMap, HeaderValue, StatusCode};

use crate::error::{ApiError, ErrorCode};
use crate::state::AppState;

pub async fn get(
    State(state): State<AppState>,
    Path(file): Path<String>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let address = file.strip_suffix(".ics").ok_or(ErrorCode::NotFound)?;
    let calendar = calendars::shared_calendar(&state.app, address).await?.ok_or(ErrorCode::NotFound)?;
    let etag = format!("\"{}\"", calendar.etag);
    let known = headers.get_all(IF_NONE_MATCH).iter().filter_map(|value| value.to_str().ok());
    let is_known = known.flat_map(|value| value.split(',')).any(|mark| fits(mark.trim(), &etag));
    let marks = [
        (ETAG, HeaderValue::try_from(etag).map_err(ApiError::fault)?),
        // Whoever stands between asks us each time: a night may have been sold since.
        (CACHE_CONTROL, HeaderValue::from_static("private, no-cache")),
        (CONTENT_TYPE, HeaderValue::from_static("text/calendar; charset=utf-8")),
    ];
    Ok(if is_known {
        (StatusCode::NOT_MODIFIED, marks).into_response()
    } else {
        (marks, calendar.text).into_response()
    })
}

/// On the way, a compressed answer's mark may have become a weak one.
fn fits(mark: &str, etag: &str) -> bool {
    mark == "*" || mark.strip_prefix("W/").unwrap_or(mark) == etag
}
