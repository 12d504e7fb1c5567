//! What handlers share.

use std::path::PathBuf;
use std::sync::Arc;

use axum::extract::FromRef;
use flows::House;
use metrics_exporter_prometheus::PrometheusHandle;

use crate::assets::Assets;
use crate::pages::PageCache;

/// How this installation is run.
#[derive(Clone, Debug)]
pub struct Options {
    /// The address guests see, without a slash at the end.
    pub public_url: String,
    /// Shows demo logins and "Test mode".
    pub demo: bool,
    pub rate_limits: bool,
    pub photo_folder: PathBuf,
    /// Answers `/floor/{bytes}`, to measure what the door alone costs.
    pub floor: bool,
}

#[derive(Clone, Debug)]
pub struct AppState {
    pub house: House,
    pub options: Arc<Options>,
    pub assets: Arc<Assets>,
    pub pages: Arc<PageCache>,
    pub metrics: Option<PrometheusHandle>,
}

impl AppState {
    pub fn new(house: House, options: Options, assets: Assets, metrics: Option<PrometheusHandle>) -> Self {
        Self { house, options: Arc::new(options), assets: Arc::new(assets), pages: Arc::default(), metrics }
    }
}

impl FromRef<AppState> for House {
    fn from_ref(state: &AppState) -> Self {
        state.house.clone()
    }
}

impl FromRef<AppState> for Arc<Options> {
    fn from_ref(state: &AppState) -> Self {
        Arc::clone(&state.options)
    }
}
