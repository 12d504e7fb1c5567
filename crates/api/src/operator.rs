//! Endpoints for the operator: liveness, readiness, metrics.

use std::sync::OnceLock;

use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};
use http::StatusCode;
use http::header::CONTENT_TYPE;
use serde_json::{Value, json};

use crate::error::{ApiError, ErrorCode};
use crate::json::Json;
use crate::local::Local;
use crate::state::AppState;

const FLOOR_MOST: usize = 1024 * 1024;

/// Liveness: the process runs.
pub async fn healthz() -> Json<Value> {
    Json(json!({"status": "ok"}))
}

/// Readiness: the database is durable and has the schema version of this program.
pub async fn readyz(State(state): State<AppState>) -> Response {
    match state.app.is_ready().await {
        Ok(true) => Json(json!({"status": "ready"})).into_response(),
        Ok(false) => ApiError::from(ErrorCode::Unavailable).into_response(),
        Err(error) => {
            tracing::warn!(%error, "not ready");
            ApiError::from(ErrorCode::Unavailable).into_response()
        }
    }
}

/// Returns a prebuilt body of this many bytes, to measure the cost of a response without any work. Only if enabled.
pub async fn floor(State(state): State<AppState>, Path(bytes): Path<String>) -> Result<Response, ApiError> {
    static BODY: OnceLock<Bytes> = OnceLock::new();
    let body = BODY.get_or_init(|| vec![b'x'; FLOOR_MOST].into());
    let bytes = bytes.parse().ok().filter(|bytes| state.options.floor && *bytes <= FLOOR_MOST);
    let bytes: usize = bytes.ok_or(ErrorCode::NotFound)?;
    Ok(([(CONTENT_TYPE, "text/html; charset=utf-8")], body.slice(..bytes)).into_response())
}

/// Metrics for a Prometheus server on this machine.
pub async fn metrics(State(state): State<AppState>, Local(is_local): Local) -> Result<Response, ApiError> {
    match &state.metrics {
        Some(figures) if is_local => Ok((StatusCode::OK, figures.render()).into_response()),
        _ => Err(ErrorCode::NotFound.into()),
    }
}
