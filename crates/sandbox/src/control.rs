//! `/_control/`: inject faults, hold webhooks back, read the ledger, reset the sandbox.

use axum::Json;
use axum::Router;
use axum::extract::{Query, State};
use axum::routing::{get, post};
use http::StatusCode;
use serde::Deserialize;
use serde_json::{Value, json};

use crate::faults::fault::Fault;
use crate::partner;
use crate::provider::Provider;
use crate::sandbox::Sandbox;
use crate::stripe::record::Endpoint;
use crate::stripe::webhook;

pub(crate) fn router() -> Router<Sandbox> {
    Router::new()
        .route("/faults", get(list_faults).post(add_fault).delete(clear_faults))
        .route("/webhooks", post(register_webhook))
        .route("/webhooks/flush", post(flush_webhooks))
        .route("/ledger", get(ledger))
        .route("/reset", post(reset))
        .nest("/partner", partner::control::router())
}

async fn list_faults(State(sandbox): State<Sandbox>) -> Json<Value> {
    Json(json!({"faults": sandbox.faults().list()}))
}

async fn add_fault(State(sandbox): State<Sandbox>, Json(fault): Json<Fault>) -> StatusCode {
    sandbox.faults().add(fault);
    StatusCode::CREATED
}

async fn clear_faults(State(sandbox): State<Sandbox>) -> StatusCode {
    sandbox.faults().clear();
    StatusCode::NO_CONTENT
}

#[derive(Debug, Deserialize)]
struct WebhookIn {
    /// The secret or publishable key whose events are sent there.
    key: String,
    #[serde(flatten)]
    endpoint: Endpoint,
}

async fn register_webhook(State(sandbox): State<Sandbox>, Json(wish): Json<WebhookIn>) -> StatusCode {
    webhook::register(&sandbox, &wish.key, wish.endpoint);
    StatusCode::CREATED
}

/// Sends all held and pending webhooks; responds after one attempt each.
async fn flush_webhooks(State(sandbox): State<Sandbox>) -> Json<Value> {
    let (delivered, failed) = webhook::flush(&sandbox).await;
    Json(json!({"delivered": delivered, "failed": failed}))
}

#[derive(Debug, Deserialize)]
struct LedgerFilter {
    provider: Option<Provider>,
    account: Option<String>,
}

async fn ledger(State(sandbox): State<Sandbox>, Query(filter): Query<LedgerFilter>) -> Json<Value> {
    sandbox.read(|books| {
        let entries: Vec<_> = books
            .ledger
            .all()
            .filter(|(account, _)| filter.account.as_deref().is_none_or(|wanted| wanted == *account))
            .map(|(_, entry)| entry)
            .filter(|entry| filter.provider.is_none_or(|wanted| wanted == entry.provider))
            .collect();
        Json(json!({"entries": entries}))
    })
}

async fn reset(State(sandbox): State<Sandbox>) -> Result<StatusCode, StatusCode> {
    sandbox.forget_everything().map_err(|error| {
        tracing::error!(%error, "the sandbox's journal cannot be emptied");
        StatusCode::INTERNAL_SERVER_ERROR
    })?;
    Ok(StatusCode::NO_CONTENT)
}
