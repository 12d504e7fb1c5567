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
use crate::rate_limit::{GuessLimits, Limits};
use crate::streams::Streams;
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
    pub sign_in_limits: Limits,
    pub guess_limits: GuessLimits,
    pub streams: Streams,
    pub metrics: Option<PrometheusHandle>,
}

impl AppState {
    /// Of everything that could be guessed, as fast as one address may.
    pub fn limit_sign_ins(&self, visitor: Visitor) -> Result<(), ApiError> {
        if self.options.rate_limits { self.sign_in_limits.count(visitor) } else { Ok(()) }
    }

    /// The password of one user, from wherever it is guessed.
    pub fn limit_guesses(&self, email: &str) -> Result<(), ApiError> {
        if self.options.rate_limits { self.guess_limits.count(email) } else { Ok(()) }
    }

    pub fn new(house: House, options: Options, assets: Assets, metrics: Option<PrometheusHandle>) -> Self {
        Self(Arc::new(Shared {
            house,
            options: Arc::new(options),
            assets: Arc::new(assets),
            pages: Arc::default(),
            message_limits: Limits::of_messages(),
            sign_in_limits: Limits::of_sign_ins(),
            guess_limits: GuessLimits::default(),
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
