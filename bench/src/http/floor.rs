//! The serialization baseline: the same responses serialized for each request from values in memory, behind the same middleware.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;

use anyhow::ensure;
use api::assets::{Assets, Folder};
use api::{AppState, Json, Options, behind_door};
use axum::extract::{Request, State};
use axum::routing::{get, post};
use axum::{Router, ServiceExt};
use metrics_exporter_prometheus::PrometheusHandle;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use tokio::net::TcpListener;

use super::wire::{Estimate, Page};
use crate::library;

pub struct Floor {
    pub address: SocketAddr,
}

impl Floor {
    pub const PAGE: &'static str = "/page";
    pub const ESTIMATE: &'static str = "/estimate";

    /// Serves the two responses on threads of its own until the process ends, like the measured server.
    pub fn start(state: AppState, page: &str, estimate: &str) -> anyhow::Result<Self> {
        let routes = Router::new()
            .route(Self::PAGE, get(answer::<Page>).with_state(read(page)?))
            .route(Self::ESTIMATE, post(answer_with_body::<Estimate>).with_state(read(estimate)?));
        let service = ServiceExt::<Request>::into_make_service(behind_door(routes, state));
        let listener = std::net::TcpListener::bind("127.0.0.1:0")?;
        listener.set_nonblocking(true)?;
        let address = listener.local_addr()?;
        let runtime = tokio::runtime::Runtime::new()?;
        std::thread::spawn(move || {
            runtime.block_on(async move { axum::serve(TcpListener::from_std(listener)?, service).await })
        });
        Ok(Self { address })
    }
}

/// The state that the middleware needs, with metrics recorded as in the app.
pub async fn state(homes: usize, figures: PrometheusHandle) -> anyhow::Result<AppState> {
    let options = Options { public_url: "http://casita".to_owned(), ..Options::default() };
    let assets = Assets::new(Folder(PathBuf::new()));
    Ok(AppState::new(library::open(homes).await?, options, assets, Some(figures)))
}

/// Parses a response into values, and checks that they serialize to the same length.
fn read<T: DeserializeOwned + Serialize>(answer: &str) -> anyhow::Result<Arc<T>> {
    let value: T = serde_json::from_str(answer)?;
    let written = serde_json::to_string(&value)?.len();
    ensure!(
        written == answer.len(),
        "wire.rs is behind the API: {written} bytes instead of {}",
        answer.len()
    );
    Ok(Arc::new(value))
}

async fn answer<T: Serialize>(State(value): State<Arc<T>>) -> Json<Arc<T>> {
    Json(value)
}

/// Also parses the request's body, as the measured server does.
async fn answer_with_body<T: Serialize>(
    State(value): State<Arc<T>>,
    _asked: axum::Json<Value>,
) -> Json<Arc<T>> {
    Json(value)
}
