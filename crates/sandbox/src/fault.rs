//! Trouble on request: late answers, refusals, and connections that close when the work is done.

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
    /// As the provider writes it, such as `POST /v1/payment_intents/{id}/capture`; any when absent.
    operation: Option<String>,
    #[serde(default)]
    pub(crate) latency_ms: u64,
    /// The answer instead of the real one.
    status: Option<u16>,
    /// When to come back, in seconds, said with that answer.
    retry_after: Option<u64>,
    /// What stands in that answer, where an apology would not do.
    body: Option<String>,
    /// The work is done, then the connection is closed without an answer.
    #[serde(default)]
    pub(crate) drop_answer: bool,
    /// Whether `latency_ms` and `status` come when the work is done; else the status comes in its place.
    #[serde(default)]
    pub(crate) after: bool,
    /// How often it strikes; until it is cleared when absent.
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

    /// The first that waits for this operation, which is then one strike fewer.
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
    /// Rung when the caller is not to wait any longer.
    pub(crate) static CALLER: Arc<Notify>;
}

/// Marks an answer that is never to arrive; the server closes the connection instead.
#[derive(Clone, Copy, Debug)]
pub(crate) struct HangUp;

/// Whoever asked for what is being done gets no answer.
pub(crate) fn hang_up() {
    // Where nobody asked nobody waits.
    let _ = CALLER.try_with(|caller| caller.notify_one());
}
