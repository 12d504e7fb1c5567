//! A home's iCal feed for other channels, at a secret URL. Channels poll it often, so unchanged feeds are answered with 304.

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
        // No shared cache: a night may have been sold since.
        (CACHE_CONTROL, HeaderValue::from_static("private, no-cache")),
        (CONTENT_TYPE, HeaderValue::from_static("text/calendar; charset=utf-8")),
    ];
    Ok(if is_known {
        (StatusCode::NOT_MODIFIED, marks).into_response()
    } else {
        (marks, calendar.text).into_response()
    })
}

/// A proxy that compresses the response may turn the `ETag` into a weak one.
fn fits(mark: &str, etag: &str) -> bool {
    mark == "*" || mark.strip_prefix("W/").unwrap_or(mark) == etag
}
