//! Handlers as values of one type. For every handler, the compiler proves that its future is `Send`, down to the last query, and
//! would repeat this for each layer that axum wraps around the handler's own type: half of the compile time of this crate.

use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;

use axum::extract::Request;
use axum::handler::Handler;
use axum::response::Response;

use crate::state::AppState;

type Answering = Pin<Box<dyn Future<Output = Response> + Send>>;

/// Any handler, with its extractors and response type erased.
#[derive(Clone)]
pub(crate) struct AnyHandler(Arc<dyn Fn(Request, AppState) -> Answering + Send + Sync>);

impl AnyHandler {
    pub(crate) fn new<H: Handler<T, AppState> + Sync, T: 'static>(handler: H) -> Self {
        Self(Arc::new(move |request, state| Box::pin(handler.clone().call(request, state))))
    }
}

impl Handler<(), AppState> for AnyHandler {
    type Future = Answering;

    fn call(self, request: Request, state: AppState) -> Answering {
        (self.0)(request, state)
    }
}

/// Whether routes are built with their OpenAPI description. A service does not need it, and it takes longer than all the rest of
/// building the routes.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Described {
    Yes,
    No,
}

/// Like [`utoipa_axum::routes`], with handlers of one type: several methods of one path.
macro_rules! routes {
    ($described:expr; $($handler:path),+ $(,)?) => {{
        use utoipa_axum::PathItemExt;
        let mut paths = utoipa::openapi::path::Paths::new();
        let mut schemas = Vec::new();
        let mut methods = axum::routing::MethodRouter::new();
        $(
            let (path, operation, types) = if $described == $crate::route::Described::Yes {
                utoipa_axum::routes!(@resolve_types $handler : schemas)
            } else {
                utoipa_axum::paste! {
                    let path = utoipa_axum::routes!(@path [path()] of $handler);
                    let types = utoipa_axum::routes!(@path [methods()] of $handler);
                    (path, utoipa::openapi::path::Operation::new(), types)
                }
            };
            let handler = $crate::route::AnyHandler::new($handler);
            for kind in &types {
                methods = methods.on(kind.to_method_filter(), handler.clone());
            }
            paths.add_path_operation(&path, types, operation);
        )+
        (schemas, paths, methods)
    }};
}

/// A path with one handler for `GET`.
pub(crate) fn get<H: Handler<T, AppState> + Sync, T: 'static>(
    handler: H,
) -> axum::routing::MethodRouter<AppState> {
    axum::routing::get(AnyHandler::new(handler))
}

/// A path with one handler for `POST`.
pub(crate) fn post<H: Handler<T, AppState> + Sync, T: 'static>(
    handler: H,
) -> axum::routing::MethodRouter<AppState> {
    axum::routing::post(AnyHandler::new(handler))
}

pub(crate) use routes;
