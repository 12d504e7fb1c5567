//! The middleware around every request, outermost first: request id, log line and metrics, panic handler, time and size limits,
//! response compression, security headers, validation of the path.

use std::any::Any;
use std::time::{Duration, Instant};

use axum::Router;
use axum::extract::{DefaultBodyLimit, MatchedPath, Request, State};
use axum::middleware::{Next, from_fn, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use flows::App;
use http::header::{
    CONTENT_SECURITY_POLICY, REFERRER_POLICY, STRICT_TRANSPORT_SECURITY, X_CONTENT_TYPE_OPTIONS,
    X_FRAME_OPTIONS,
};
use http::{HeaderMap, HeaderName, HeaderValue};
use percent_encoding::percent_decode_str;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{NotForContentType, Predicate, SizeAbove};

use crate::bounds;
use crate::error::{ApiError, ErrorCode};
use crate::state::AppState;

const MAX_TIME: Duration = Duration::from_secs(30);
/// Uploads may come over slow connections.
const MAX_UPLOAD_TIME: Duration = Duration::from_mins(5);
const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");
const MAX_REQUEST_ID: usize = 64;

pub fn close(routes: Router<AppState>, state: &AppState) -> Router<AppState> {
    let worth_it = SizeAbove::new(860)
        .and(NotForContentType::IMAGES)
        .and(NotForContentType::SSE)
        .and(NotForContentType::const_new("font/"));
    routes
        .layer(DefaultBodyLimit::max(bounds::BODY))
        .layer(from_fn(demand_path_of_text))
        .layer(from_fn_with_state(state.options.public_url.starts_with("https:"), security_headers))
        .layer(CompressionLayer::new().compress_when(worth_it))
        .layer(from_fn(limit_time))
        .layer(CatchPanicLayer::custom(tell_of_panic))
        .layer(from_fn_with_state(state.app.clone(), log))
}

/// Assigns the request id and records the request in the log and the metrics.
async fn log(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let id = request_id(request.headers()).unwrap_or_else(|| app.secret());
    let value = HeaderValue::try_from(&id).unwrap_or_else(|_| HeaderValue::from_static("unnamed"));
    request.headers_mut().insert(REQUEST_ID, value.clone());
    let method = request.method().clone();
    // The route pattern, not the path: keys are credentials and do not belong in a log.
    let route = request
        .extensions()
        .get::<MatchedPath>()
        .map_or_else(|| "unmatched".to_owned(), |path| path.as_str().to_owned());
    let started = Instant::now();
    let mut response = {
        use tracing::Instrument as _;
        let span = tracing::info_span!("request", %id, %method, route);
        next.run(request).instrument(span).await
    };
    let (status, took) = (response.status().as_u16(), started.elapsed());
    metrics::counter!("casita_http_requests_total", "method" => method.to_string(), "route" => route.clone(), "status" => status.to_string()).increment(1);
    metrics::histogram!("casita_http_request_seconds", "route" => route.clone()).record(took.as_secs_f64());
    tracing::info!(%id, %method, route, status, micros = u64::try_from(took.as_micros()).unwrap_or(u64::MAX), "request handled");
    response.headers_mut().insert(REQUEST_ID, value);
    response
}

/// Returns the client's own request id if it is short and holds only letters, digits, `-` and `_`.
fn request_id(headers: &HeaderMap) -> Option<String> {
    let given = headers.get(REQUEST_ID)?.to_str().ok()?;
    let is_plain = |letter: char| letter.is_ascii_alphanumeric() || letter == '-' || letter == '_';
    (!given.is_empty() && given.len() <= MAX_REQUEST_ID && given.chars().all(is_plain))
        .then(|| given.to_owned())
}

/// Returns 404 for a path that is not UTF-8 or contains NUL: no row has such a key, and PostgreSQL rejects text with NUL.
async fn demand_path_of_text(request: Request, next: Next) -> Response {
    match percent_decode_str(request.uri().path()).decode_utf8() {
        Ok(path) if !path.contains('\0') => next.run(request).await,
        _ => ApiError::from(ErrorCode::NotFound).into_response(),
    }
}

/// Whether a picture may be sent there.
fn is_upload(path: &str) -> bool {
    path == "/api/v2/photo/upload" || (path.starts_with("/api/v2/site/") && path.contains("/picture/"))
}

async fn limit_time(request: Request, next: Next) -> Response {
    let time = if is_upload(request.uri().path()) { MAX_UPLOAD_TIME } else { MAX_TIME };
    match tokio::time::timeout(time, next.run(request)).await {
        Ok(response) => response,
        Err(_) => ApiError::from(ErrorCode::Unavailable).into_response(),
    }
}

#[expect(clippy::needless_pass_by_value, reason = "the layer hands the panic over")]
fn tell_of_panic(panic: Box<dyn Any + Send + 'static>) -> Response {
    let message = panic
        .downcast_ref::<String>()
        .map(String::as_str)
        .or_else(|| panic.downcast_ref::<&str>().copied())
        .unwrap_or("of an unknown kind");
    tracing::error!(panic = message, "a handler panicked");
    ApiError::from(ErrorCode::Internal).into_response()
}

/// Sets strict defaults; a page that needs more sets its own policy before this layer runs.
async fn security_headers(State(is_https): State<bool>, request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    headers
        .entry(CONTENT_SECURITY_POLICY)
        .or_insert(HeaderValue::from_static("default-src 'none'; frame-ancestors 'none'; base-uri 'none'"));
    headers.insert(X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.entry(X_FRAME_OPTIONS).or_insert(HeaderValue::from_static("DENY"));
    headers.insert(REFERRER_POLICY, HeaderValue::from_static("strict-origin-when-cross-origin"));
    headers.insert("cross-origin-opener-policy", HeaderValue::from_static("same-origin"));
    headers.insert(
        "permissions-policy",
        HeaderValue::from_static("camera=(), geolocation=(self), microphone=()"),
    );
    if is_https {
        headers.insert(
            STRICT_TRANSPORT_SECURITY,
            HeaderValue::from_static("max-age=31536000; includeSubDomains"),
        );
    }
    response
}

#[cfg(test)]
mod tests {
    use axum::body::to_bytes;
    use serde_json::{Value, json};

    use super::*;

    #[tokio::test]
    async fn a_panic_becomes_one_sentence() {
        let response = tell_of_panic(Box::new("secret detail"));
        assert_eq!(response.status(), 500);
        let body = to_bytes(response.into_body(), 1_000).await.unwrap();
        let body: Value = serde_json::from_slice(&body).unwrap();
        assert_eq!((&body["code"], body.to_string().contains("secret")), (&json!("internal"), false));
    }
}
