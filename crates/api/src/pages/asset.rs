//! Hashed files of the built web, which browsers cache for a year.

use std::path::Path;

use axum::extract::{Path as UrlPath, State};
use axum::response::{IntoResponse, Response};
use http::header::{ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, VARY};
use http::{HeaderMap, HeaderValue};

use crate::assets::Encoding;
use crate::error::{ApiError, ErrorCode};
use crate::state::AppState;

/// Returns a file in the smallest encoding that the browser accepts.
pub async fn get(
    State(state): State<AppState>,
    UrlPath(path): UrlPath<String>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let name = format!("assets/{path}");
    let accepted = headers.get(ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let encodings: Vec<Encoding> =
        Encoding::ALL.into_iter().filter(|encoding| accepted.contains(encoding.token())).collect();
    let (bytes, encoding) = state.assets.read(&name, &encodings).ok_or(ErrorCode::NotFound)?;
    let headers = [
        (CONTENT_TYPE, HeaderValue::from_static(media_type(&name))),
        (CACHE_CONTROL, HeaderValue::from_static("public, max-age=31536000, immutable")),
        (VARY, HeaderValue::from_static("accept-encoding")),
    ];
    let encoding = encoding.map(|encoding| [(CONTENT_ENCODING, HeaderValue::from_static(encoding.token()))]);
    Ok((headers, encoding, bytes).into_response())
}

/// The media types of Vite's output; anything else is a download.
fn media_type(name: &str) -> &'static str {
    match Path::new(name).extension().and_then(|ending| ending.to_str()).unwrap_or_default() {
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" | "map" => "application/json",
        "woff2" => "font/woff2",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "jpg" => "image/jpeg",
        "webp" => "image/webp",
        _ => "application/octet-stream",
    }
}
