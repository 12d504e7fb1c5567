//! Middleware of every provider: finishes operations without their client, and applies the injected faults.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::{MatchedPath, Request, State};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use http::StatusCode;
use tokio::sync::Notify;

use crate::faults::fault::{CALLER, Fault, HangUp};
use crate::provider::Provider;
use crate::sandbox::Sandbox;

/// Handles each request to a provider.
pub(crate) async fn strike(
    State((sandbox, provider)): State<(Sandbox, Provider)>,
    request: Request,
    next: Next,
) -> Response {
    let fault = sandbox.faults().strike(provider, &operation(provider, &request));
    let (caller, is_work) = (Arc::new(Notify::new()), sandbox.begin_work());
    // An operation that has begun is finished even if the client disconnects.
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
