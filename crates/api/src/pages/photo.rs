//! Photos of homes and pictures of sites. A picture never changes under its key, so browsers cache it for a year.

use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};
use domain::key::Key;
use flows::homes::{LogoFile, Size};
use flows::{homes, sites};
use http::HeaderValue;
use http::header::{CACHE_CONTROL, CONTENT_TYPE};

use crate::error::{ApiError, ErrorCode};
use crate::state::AppState;

pub async fn get(
    State(state): State<AppState>,
    Path((key, file)): Path<(String, String)>,
) -> Result<Response, ApiError> {
    // Both parts are validated here, so the path cannot escape the folder.
    let key: Key = key.parse().map_err(|_| ErrorCode::NotFound)?;
    let found = match (Size::of_file(&file), LogoFile::of_file(&file)) {
        (Some(size), _) => homes::photo_file(&state.app, key, size).await,
        (_, Some(file)) => sites::logo_file(&state.app, key, file).await,
        (None, None) => return Err(ErrorCode::NotFound.into()),
    };
    let found = found.map_err(ApiError::fault)?;
    let bytes = found.ok_or(ErrorCode::NotFound)?;
    let headers = [
        (CONTENT_TYPE, HeaderValue::from_static(media_type(&bytes))),
        (CACHE_CONTROL, HeaderValue::from_static("public, max-age=31536000, immutable")),
    ];
    Ok((headers, bytes).into_response())
}

/// Uploads are converted to JPEG, logos to PNG; the demo's photos are WebP.
fn media_type(bytes: &[u8]) -> &'static str {
    match bytes {
        [b'R', b'I', b'F', b'F', ..] => "image/webp",
        [0x89, b'P', b'N', b'G', ..] => "image/png",
        _ => "image/jpeg",
    }
}
