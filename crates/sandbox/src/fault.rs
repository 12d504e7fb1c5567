//! Trouble on request: late answers, refusals, and connections that close when the work is done.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use axum::extract::{MatchedPath, Request, State};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use http::StatusCode;
use http::header::{CONTENT_TYPE, RETRY_AFTER};
use serde::{Deserialize, Serialize};
use tokio::sync::Notify;

use crate::provider::Provider;
use crate::sandbox::Sandbox;

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Fault {
    provider: Provider,
    /// As the provider writes it, such as `POST /v1/payment_intents/{id}/capture`; any when absent.
    operation: Option<String>,
    #[serde(default)]
    latency_ms: u64,
    /// The answer instead of the real one.
    status: Option<u16>,
    /// When to come back, in seconds, said with that answer.
    retry_after: Option<u64>,
    /// What stands in that answer, where an apology would not do.
    body: Option<String>,
    /// The work is done, then the connection is closed without an answer.
    #[serde(default)]
    drop_answer: bool,
    /// Whether `latency_ms` and `status` come when the work is done; else the status comes in its place.
    #[serde(default)]
    after: bool,
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
    fn strike(&self, provider: Provider, operation: &str) -> Option<Fault> {
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

    fn refusal(&self) -> Option<Response> {
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
    static CALLER: Arc<Notify>;
}

/// Marks an answer that is never to arrive; the server closes the connection instead.
#[derive(Clone, Copy, Debug)]
pub(crate) struct HangUp;

/// Each request to a provider passes here.
pub(crate) async fn strike(
    State((sandbox, provider)): State<(Sandbox, Provider)>,
    request: Request,
    next: Next,
) -> Response {
    let fault = sandbox.faults().strike(provider, &operation(provider, &request));
    let (caller, is_work) = (Arc::new(Notify::new()), sandbox.begin_work());
    // A provider finishes what it has begun, even when the caller no longer waits.
    let work = tokio::spawn(CALLER.scope(Arc::clone(&caller), async move {
        let answer = match fault {
            None => next.run(request).await,
            Some(fault) => suffer(&sandbox, fault, next.run(request)).await,
        };
        drop(is_work);
        answer
    }));
    tokio::select! {
        answer = work => answer.unwrap_or_else(|_| StatusCode::INTERNAL_SERVER_ERROR.into_response()),
        () = caller.notified() => hung_up(),
    }
}

/// Whoever asked for what is being done gets no answer.
pub(crate) fn hang_up() {
    // Where nobody asked nobody waits.
    let _ = CALLER.try_with(|caller| caller.notify_one());
}

fn hung_up() -> Response {
    (axum::Extension(HangUp), StatusCode::BAD_GATEWAY).into_response()
}

async fn suffer(sandbox: &Sandbox, fault: Fault, work: impl Future<Output = Response>) -> Response {
    let latency = Duration::from_millis(fault.latency_ms);
    if !fault.after {
        sandbox.keep_waiting(latency).await;
        if let Some(refusal) = fault.refusal() {
            return refusal;
        }
    }
    let answer = work.await;
    if fault.after {
        sandbox.keep_waiting(latency).await;
    }
    if fault.drop_answer {
        return hung_up();
    }
    fault.refusal().unwrap_or(answer)
}

fn operation(provider: Provider, request: &Request) -> String {
    let path =
        request.extensions().get::<MatchedPath>().map_or_else(|| request.uri().path(), MatchedPath::as_str);
    format!("{} {}", request.method(), path.strip_prefix(provider.prefix()).unwrap_or(path))
}
