//! Photos of homes. A photo never changes under its key, so browsers cache it for a year.

use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};
use domain::key::Key;
use flows::homes;
use flows::homes::Size;
use http::HeaderValue;
use http::header::{CACHE_CONTROL, CONTENT_TYPE};

use crate::error::{ApiError, ErrorCode};
use crate::state::AppState;

pub async fn get(
    State(state): State<AppState>,
    Path((key, size)): Path<(String, String)>,
) -> Result<Response, ApiError> {
    // Both parts are validated here, so the path cannot escape the folder.
    let key: Key = key.parse().map_err(|_| ErrorCode::NotFound)?;
    let size = Size::of_file(&size).ok_or(ErrorCode::NotFound)?;
    let found = homes::photo_file(&state.app, key, size).await.map_err(ApiError::fault)?;
    let bytes = found.ok_or(ErrorCode::NotFound)?;
    let headers = [
        (CONTENT_TYPE, HeaderValue::from_static(media_type(&bytes))),
        (CACHE_CONTROL, HeaderValue::from_static("public, max-age=31536000, immutable")),
    ];
    Ok((headers, bytes).into_response())
}

/// Uploads are converted to JPEG; the demo's photos are WebP.
fn media_type(bytes: &[u8]) -> &'static str {
    if bytes.starts_with(b"RIFF") { "image/webp" } else { "image/jpeg" }
}
