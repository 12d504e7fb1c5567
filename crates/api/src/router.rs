//! All routes, and the middleware around them.

use axum::Router;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::routing::{any, get};
use tower::Layer;
use tower_http::normalize_path::{NormalizePath, NormalizePathLayer};

use crate::error::{ApiError, ErrorCode};
use crate::json::Json;
use crate::openapi::{documented_routes, openapi};
use crate::rate_limit;
use crate::route::Described;
use crate::state::AppState;
use crate::{csrf, door, operator, pages, resource};

/// All routes behind the middleware.
pub type Service = NormalizePath<Router>;

/// Builds the whole service. Paths work with and without a trailing slash.
pub fn router(state: AppState) -> Service {
    let (documented, described) = documented_routes(Described::No).split_for_parts();
    let api = documented
        .merge(resource::routes(&described.paths))
        .method_not_allowed_fallback(method_not_allowed)
        .route("/api/v2/openapi.json", get(|| async { Json(openapi()) }))
        .route("/api/{*rest}", any(not_found))
        .route("/websites/api/{*rest}", any(not_found))
        .layer(from_fn(csrf::guard))
        // Only the API is limited: files and pages are cheap and requested by the dozen.
        .layer(from_fn_with_state(state.limits.clone(), rate_limit::guard));
    let routes = Router::new()
        .route("/healthz", get(operator::healthz))
        .route("/readyz", get(operator::readyz))
        .route("/metrics", get(operator::metrics))
        .route("/floor/{bytes}", get(operator::floor))
        .merge(api)
        .merge(pages::routes());
    behind_door(routes, state)
}

/// Wraps any routes in the middleware; used by benchmarks to measure its cost.
pub fn behind_door(routes: Router<AppState>, state: AppState) -> Service {
    NormalizePathLayer::trim_trailing_slash().layer(door::close(routes, &state).with_state(state))
}

async fn not_found() -> ApiError {
    ErrorCode::NotFound.into()
}

async fn method_not_allowed() -> ApiError {
    ErrorCode::MethodNotAllowed.into()
}
