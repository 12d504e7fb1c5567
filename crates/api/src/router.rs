//! Every route of the house, and the door they stand behind.

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

/// All routes behind the door.
pub type Service = NormalizePath<Router>;

/// The whole service. A path works with and without a slash at its end.
pub fn router(state: AppState) -> Service {
    let (documented, _) = documented_routes(Described::No).split_for_parts();
    let api = documented
        .merge(resource::routes())
        .method_not_allowed_fallback(method_not_allowed)
        .route("/api/v2/openapi.json", get(|| async { Json(openapi()) }))
        .route("/api/{*rest}", any(not_found))
        .route("/websites/api/{*rest}", any(not_found))
        .layer(from_fn(csrf::guard))
        // Files and pages are cheap and come by the dozen; requests to the API are not.
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

/// Any routes behind the door that ours stand behind; benchmarks measure floors with it.
pub fn behind_door(routes: Router<AppState>, state: AppState) -> Service {
    NormalizePathLayer::trim_trailing_slash().layer(door::close(routes, &state).with_state(state))
}

async fn not_found() -> ApiError {
    ErrorCode::NotFound.into()
}

async fn method_not_allowed() -> ApiError {
    ErrorCode::MethodNotAllowed.into()
}
