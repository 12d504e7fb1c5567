//! The state shared by handlers.

use std::ops::Deref;
use std::sync::Arc;

use axum::extract::FromRef;
use flows::App;
use metrics_exporter_prometheus::PrometheusHandle;

use crate::assets::Assets;
use crate::options::Options;
use crate::page_cache::PageCache;
use crate::rate_limit::Limits;
use crate::streams::Streams;

/// Cloned by every layer for every request, so cloning is one reference count.
#[derive(Clone, Debug)]
pub struct AppState(Arc<Shared>);

#[derive(Clone, Debug)]
pub struct Shared {
    pub app: App,
    pub options: Arc<Options>,
    pub assets: Arc<Assets>,
    pub pages: Arc<PageCache>,
    pub limits: Limits,
    pub streams: Streams,
    pub metrics: Option<PrometheusHandle>,
}

impl AppState {
    pub fn new(app: App, options: Options, assets: Assets, metrics: Option<PrometheusHandle>) -> Self {
        let streams = Streams::among(options.connections);
        let limits = if options.rate_limits { Limits::on() } else { Limits::default() };
        Self(Arc::new(Shared {
            app,
            options: Arc::new(options),
            assets: Arc::new(assets),
            pages: Arc::default(),
            limits,
            streams,
            metrics,
        }))
    }

    /// Enables the rate limits, as in production.
    pub fn limit_rates(&mut self) {
        self.furnish().limits = Limits::on();
    }

    /// For changes before the server starts.
    pub fn furnish(&mut self) -> &mut Shared {
        Arc::make_mut(&mut self.0)
    }
}

impl Deref for AppState {
    type Target = Shared;

    fn deref(&self) -> &Shared {
        &self.0
    }
}

impl FromRef<AppState> for Limits {
    fn from_ref(state: &AppState) -> Self {
        state.limits.clone()
    }
}

impl FromRef<AppState> for App {
    fn from_ref(state: &AppState) -> Self {
        state.app.clone()
    }
}

impl FromRef<AppState> for Arc<Options> {
    fn from_ref(state: &AppState) -> Self {
        Arc::clone(&state.options)
    }
}
