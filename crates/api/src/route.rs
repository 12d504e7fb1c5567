//! Handlers as values of one type. The compiler proves of every handler that its future may change threads, down to the last query,
//! and would do so again for each of the layers that axum wraps around a handler's own type: half of the time that this room takes.

use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;

use axum::extract::Request;
use axum::handler::Handler;
use axum::response::Response;

use crate::state::AppState;

type Answering = Pin<Box<dyn Future<Output = Response> + Send>>;

/// Any handler; what it takes and answers is known to whoever made it.
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

/// Whether routes are made with their description. A service needs none, and describing takes longer than all the rest of making it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Described {
    Yes,
    No,
}

/// [`utoipa_axum::routes`] with handlers of one type: several methods of one path.
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

/// The same for `POST`.
pub(crate) fn post<H: Handler<T, AppState> + Sync, T: 'static>(
    handler: H,
) -> axum::routing::MethodRouter<AppState> {
    axum::routing::post(AnyHandler::new(handler))
}

pub(crate) use routes;
