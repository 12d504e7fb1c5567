//! Injected faults: late responses, errors, and connections closed after execution.

use std::sync::{Arc, Mutex, PoisonError};

use axum::response::{IntoResponse, Response};
use http::StatusCode;
use http::header::{CONTENT_TYPE, RETRY_AFTER};
use serde::{Deserialize, Serialize};
use tokio::sync::Notify;

use crate::provider::Provider;

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Fault {
    provider: Provider,
    /// In the provider's notation, such as `POST /v1/payment_intents/{id}/capture`; any if absent.
    operation: Option<String>,
    #[serde(default)]
    pub(crate) latency_ms: u64,
    /// The status of the response that replaces the real one.
    status: Option<u16>,
    /// The `Retry-After` header of that response, in seconds.
    retry_after: Option<u64>,
    /// The body of that response, if not the default error.
    body: Option<String>,
    /// The operation is executed, then the connection is closed without a response.
    #[serde(default)]
    pub(crate) drop_answer: bool,
    /// Whether `latency_ms` and `status` apply after the execution; else the error replaces the execution.
    #[serde(default)]
    pub(crate) after: bool,
    /// Number of requests it applies to; until it is cleared if absent.
    times: Option<u32>,
}

#[derive(Debug, Default)]
pub(crate) struct Faults(Mutex<Vec<Fault>>);

impl Faults {
    pub(crate) fn add(&self, fault: Fault) {
        self.locked().push(fault);
    }

    pub(crate) fn clear(&self) {
        self.locked().clear();
    }

    pub(crate) fn list(&self) -> Vec<Fault> {
        self.locked().clone()
    }

    /// Returns the first fault for this operation, and counts down its remaining uses.
    pub(crate) fn strike(&self, provider: Provider, operation: &str) -> Option<Fault> {
        let mut faults = self.locked();
        let index = faults.iter().position(|fault| fault.waits_for(provider, operation))?;
        let struck = faults[index].clone();
        if let Some(times) = &mut faults[index].times {
            *times = times.saturating_sub(1);
            if *times == 0 {
                faults.remove(index);
            }
        }
        Some(struck)
    }

    fn locked(&self) -> std::sync::MutexGuard<'_, Vec<Fault>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Fault {
    fn waits_for(&self, provider: Provider, operation: &str) -> bool {
        self.provider == provider && self.operation.as_deref().is_none_or(|wanted| wanted == operation)
    }

    pub(crate) fn refusal(&self) -> Option<Response> {
        let status = StatusCode::from_u16(self.status?).ok()?;
        let kind = if self.provider == Provider::Braintree { "application/xml" } else { "application/json" };
        let body = self.body.clone().unwrap_or_else(|| self.provider.apology());
        let mut refusal = (status, [(CONTENT_TYPE, kind)], body).into_response();
        if let Some(seconds) = self.retry_after {
            refusal.headers_mut().insert(RETRY_AFTER, seconds.into());
        }
        Some(refusal)
    }
}

tokio::task_local! {
    /// Notified when the client's connection is to be closed.
    pub(crate) static CALLER: Arc<Notify>;
}

/// Marks a response that must not be sent; the server closes the connection instead.
#[derive(Clone, Copy, Debug)]
pub(crate) struct HangUp;

/// Closes the connection of the current request without a response.
pub(crate) fn hang_up() {
    // Outside a request there is no connection to close.
    let _ = CALLER.try_with(|caller| caller.notify_one());
}
