//! The pictures of homes. A picture never changes under its key, so browsers keep it for a year.

use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};
use domain::key::Key;
use http::HeaderValue;
use http::header::{CACHE_CONTROL, CONTENT_TYPE};

use crate::error::{ApiError, ErrorCode};
use crate::state::AppState;

const SIZES: [&str; 3] = ["small.jpg", "medium.jpg", "large.jpg"];

pub async fn get(
    State(state): State<AppState>,
    Path((key, size)): Path<(String, String)>,
) -> Result<Response, ApiError> {
    // Both parts are known words by now, so the path cannot lead elsewhere.
    let key: Key = key.parse().map_err(|_| ErrorCode::NotFound)?;
    let size = SIZES.iter().find(|known| **known == size).ok_or(ErrorCode::NotFound)?;
    let file = state.options.photo_folder.join(key.to_string()).join(size);
    let bytes = tokio::fs::read(file).await.map_err(|_| ErrorCode::NotFound)?;
    let headers = [
        (CONTENT_TYPE, HeaderValue::from_static("image/jpeg")),
        (CACHE_CONTROL, HeaderValue::from_static("public, max-age=31536000, immutable")),
    ];
    Ok((headers, bytes).into_response())
}
