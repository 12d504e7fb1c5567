//! Webhooks: events signed and sent, with retries; duplicated, delayed or held back on request.

use std::time::Duration;

use bytes::Bytes;
use hmac::{Hmac, KeyInit, Mac};
use http::Request;
use http::header::CONTENT_TYPE;
use http_body_util::Full;
use sha2::Sha256;
use tokio::time::{sleep, timeout};

use super::api_key::account_of;
use super::record::{ENDPOINT, Endpoint};
use crate::chance::wait_up_to;
use crate::sandbox::Sandbox;

/// Maximum number of deliveries of an event.
const TRIES: u32 = 12;
const LONGEST_PAUSE: Duration = Duration::from_mins(1);
/// Timeout of a delivery.
const PATIENCE: Duration = Duration::from_secs(10);
/// Maximum delay of `shuffle`.
const DISORDER: Duration = Duration::from_secs(1);

pub(crate) fn register(sandbox: &Sandbox, key: &str, endpoint: Endpoint) {
    let account = account_of(key).unwrap_or_else(|_| key.to_owned());
    sandbox.change(|books| books.stripe.endpoints.put(&account, ENDPOINT, endpoint));
}

/// Sends new events, each in a task of its own.
pub(crate) fn dispatch(sandbox: &Sandbox, account: &str, events: Vec<String>) {
    let Some(endpoint) = endpoint(sandbox, account) else { return };
    if endpoint.hold {
        return;
    }
    for id in events {
        let (sandbox, account, endpoint) = (sandbox.clone(), account.to_owned(), endpoint.clone());
        tokio::spawn(async move { deliver(&sandbox, &account, &endpoint, &id).await });
    }
}

/// Sends events that were undelivered when the sandbox stopped.
pub(crate) fn resume(sandbox: &Sandbox) {
    for (account, id) in pending(sandbox) {
        dispatch(sandbox, &account, vec![id]);
    }
}

/// Sends everything pending once; in reverse order if the endpoint has `shuffle`. Returns the numbers of delivered and failed
/// events.
pub(crate) async fn flush(sandbox: &Sandbox) -> (usize, usize) {
    let (mut delivered, mut failed) = (0, 0);
    let mut pending = pending(sandbox);
    if pending.iter().any(|(account, _)| endpoint(sandbox, account).is_some_and(|endpoint| endpoint.shuffle))
    {
        pending.reverse();
    }
    for (account, id) in pending {
        let Some(endpoint) = endpoint(sandbox, &account) else { continue };
        for _ in 0..=endpoint.duplicate {
            let count =
                if send(sandbox, &account, &endpoint, &id).await { &mut delivered } else { &mut failed };
            *count += 1;
        }
    }
    (delivered, failed)
}

async fn deliver(sandbox: &Sandbox, account: &str, endpoint: &Endpoint, id: &str) {
    let disorder = if endpoint.shuffle { wait_up_to(DISORDER) } else { Duration::ZERO };
    sleep(Duration::from_millis(endpoint.delay_ms) + disorder).await;
    for _ in 0..=endpoint.duplicate {
        for attempt in 0..TRIES {
            if send(sandbox, account, endpoint, id).await {
                break;
            }
            sleep((sandbox.options().webhook_retry * 2_u32.pow(attempt)).min(LONGEST_PAUSE)).await;
        }
    }
}

/// Whether the delivery succeeded.
async fn send(sandbox: &Sandbox, account: &str, endpoint: &Endpoint, id: &str) -> bool {
    let event = sandbox.read(|books| books.stripe.events.get(account, id).cloned());
    let Some(event) = event else { return true };
    let body = event.wire().to_string();
    let request = Request::post(&endpoint.url)
        .header(CONTENT_TYPE, "application/json; charset=utf-8")
        .header("Stripe-Signature", signature(&endpoint.secret, sandbox.now().timestamp(), &body))
        .body(Full::from(body));
    let Ok(request) = request else { return false };
    let answer = timeout(PATIENCE, sandbox.http_client().0.request(request)).await;
    let is_taken = matches!(answer, Ok(Ok(answer)) if answer.status().is_success());
    if is_taken {
        sandbox.change(|books| {
            if let Some(event) = books.stripe.events.get_mut(account, id) {
                event.is_delivered = true;
            }
        });
    }
    is_taken
}

fn signature(secret: &str, time: i64, body: &str) -> String {
    let mut mac = Hmac::<Sha256>::new_from_slice(secret.as_bytes()).expect("HMAC takes keys of any length");
    mac.update(format!("{time}.{body}").as_bytes());
    format!("t={time},v1={:x}", Bytes::copy_from_slice(&mac.finalize().into_bytes()))
}

fn endpoint(sandbox: &Sandbox, account: &str) -> Option<Endpoint> {
    sandbox.read(|books| books.stripe.endpoints.get(account, ENDPOINT).cloned())
}

fn pending(sandbox: &Sandbox) -> Vec<(String, String)> {
    sandbox.read(|books| {
        let waiting = books.stripe.events.all().filter(|(_, event)| !event.is_delivered);
        waiting.map(|(account, event)| (account.to_owned(), event.id.clone())).collect()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Computed with `openssl dgst -sha256 -hmac`.
    #[test]
    fn the_signature_is_hmac_of_time_and_body() {
        let expected = "t=1700000000,v1=c89214b5b5da833daed6f0b8c5bb6bd58cea9022bd80ccc78230f3942d632925";
        assert_eq!(signature("whsec_test", 1_700_000_000, r#"{"id":"evt_1"}"#), expected);
    }
}
