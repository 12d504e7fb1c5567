//! What handlers share.

use std::ops::Deref;
use std::sync::Arc;

use axum::extract::FromRef;
use flows::House;
use metrics_exporter_prometheus::PrometheusHandle;

use crate::assets::Assets;
use crate::error::ApiError;
use crate::options::Options;
use crate::pages::PageCache;
use crate::rate_limit::Limits;
use crate::streams::Streams;
use crate::tries::{Tries, Try};
use crate::visitor::Visitor;

/// Cloned by every layer for every request, so it is one counter.
#[derive(Clone, Debug)]
pub struct AppState(Arc<Shared>);

#[derive(Clone, Debug)]
pub struct Shared {
    pub house: House,
    pub options: Arc<Options>,
    pub assets: Arc<Assets>,
    pub pages: Arc<PageCache>,
    pub message_limits: Limits,
    pub admission_limits: Limits,
    pub tries: Tries,
    pub streams: Streams,
    pub metrics: Option<PrometheusHandle>,
}

impl AppState {
    /// Of opening accounts, joining them and asking for new passwords, as fast as one address may.
    pub fn limit_admissions(&self, visitor: Visitor) -> Result<(), ApiError> {
        if self.options.rate_limits { self.admission_limits.count(visitor) } else { Ok(()) }
    }

    /// One more try at a password, a code or a secret, if there is one left.
    pub fn begin_try(&self, of: impl FnOnce(&Tries) -> Result<Try, ApiError>) -> Result<Try, ApiError> {
        if self.options.rate_limits { of(&self.tries) } else { Ok(Try::default()) }
    }

    pub fn new(house: House, options: Options, assets: Assets, metrics: Option<PrometheusHandle>) -> Self {
        Self(Arc::new(Shared {
            house,
            options: Arc::new(options),
            assets: Arc::new(assets),
            pages: Arc::default(),
            message_limits: Limits::of_messages(),
            admission_limits: Limits::of_admissions(),
            tries: Tries::default(),
            streams: Streams::default(),
            metrics,
        }))
    }

    /// Before anything is served.
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
