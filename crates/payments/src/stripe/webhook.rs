//! Stripe's webhooks: `Stripe-Signature: t=…,v1=…` over the time and the exact bytes of the body.

use chrono::{DateTime, Utc};
use serde::Deserialize;
use serde_json::Value;

use super::reference::StripeCard;
use crate::cards::card::CardReference;
use crate::charges::charge::{ChargeReference, RefundReference};
use crate::charges::session::SessionReference;
use crate::event::{
    HmacSha256, ProviderEvent, Subject, WebhookError, WebhookRequest, digest_id, fresh, is_signed,
};
use line::Secret;

#[derive(Debug, Deserialize)]
struct Event {
    /// Mock servers may omit it.
    id: Option<String>,
    #[serde(rename = "type")]
    kind: String,
    data: Data,
}

#[derive(Debug, Deserialize)]
struct Data {
    object: Value,
}

pub(super) fn read(
    request: &WebhookRequest<'_>,
    secrets: &[Secret],
    now: DateTime<Utc>,
) -> Result<Vec<ProviderEvent>, WebhookError> {
    let sent = verify(request, secrets)?;
    fresh(sent, now)?;
    let event: Event = serde_json::from_slice(request.body).map_err(|_| WebhookError::Unreadable)?;
    let subject = subject(&event.kind, &event.data.object);
    let id = event.id.unwrap_or_else(|| digest_id(request.body));
    Ok(vec![ProviderEvent { id, kind: event.kind, subject }])
}

/// The time of a signature that was made with one of the secrets. While a secret is rotated there are several of both.
fn verify(request: &WebhookRequest<'_>, secrets: &[Secret]) -> Result<DateTime<Utc>, WebhookError> {
    let fields: Vec<(&str, &str)> = request
        .signature
        .unwrap_or_default()
        .split(',')
        .filter_map(|field| field.trim().split_once('='))
        .collect();
    let values = |name: &'static str| fields.iter().filter(move |field| field.0 == name).map(|field| field.1);
    let time = values("t").next().ok_or(WebhookError::Signature)?;
    let message = [time.as_bytes(), b".", request.body];
    let is_ours = values("v1").any(|signature| {
        secrets.iter().any(|secret| is_signed::<HmacSha256>(secret.expose().as_bytes(), &message, signature))
    });
    let sent = time.parse().ok().and_then(|seconds| DateTime::from_timestamp(seconds, 0));
    sent.filter(|_| is_ours).ok_or(WebhookError::Signature)
}

fn subject(kind: &str, object: &Value) -> Subject {
    let text = |name: &str| object[name].as_str().or_else(|| object[name]["id"].as_str());
    let Some(id) = text("id") else { return Subject::Other };
    match kind.split('.').next().unwrap_or_default() {
        "payment_intent" => Subject::Charge(ChargeReference::new(id)),
        "checkout" => Subject::Session(SessionReference::new(id)),
        "refund" => Subject::Refund(RefundReference::new(id)),
        "setup_intent" => {
            card(id, text("customer"), text("payment_method")).map_or(Subject::Other, Subject::Card)
        }
        // Refunds and disputes are reported for the charge below the intent.
        "charge" => text("payment_intent")
            .map_or(Subject::Other, |intent| Subject::Charge(ChargeReference::new(intent))),
        _ => Subject::Other,
    }
}

fn card(setup: &str, customer: Option<&str>, method: Option<&str>) -> Option<CardReference> {
    let (customer, method) = (customer?.to_owned(), method?.to_owned());
    Some(StripeCard { customer, method, setup: setup.to_owned() }.text())
}

#[cfg(test)]
#[path = "webhook_tests.rs"]
mod tests;
