//! What handlers share.

use std::sync::Arc;

use axum::extract::FromRef;
use flows::House;
use metrics_exporter_prometheus::PrometheusHandle;

use crate::assets::Assets;
use crate::options::Options;
use crate::pages::PageCache;
use crate::rate_limit::Limits;
use crate::streams::Streams;

#[derive(Clone, Debug)]
pub struct AppState {
    pub house: House,
    pub options: Arc<Options>,
    pub assets: Arc<Assets>,
    pub pages: Arc<PageCache>,
    pub message_limits: Limits,
    pub streams: Streams,
    pub metrics: Option<PrometheusHandle>,
}

impl AppState {
    pub fn new(house: House, options: Options, assets: Assets, metrics: Option<PrometheusHandle>) -> Self {
        Self {
            house,
            options: Arc::new(options),
            assets: Arc::new(assets),
            pages: Arc::default(),
            message_limits: Limits::of_messages(),
            streams: Streams::default(),
            metrics,
        }
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
