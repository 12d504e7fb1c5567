//! Spreedly's callbacks: `{"transactions": […]}`, each with a signature over the fields that it names.

use chrono::{DateTime, Utc};
use serde_json::Value;

use crate::charges::charge::{ChargeReference, RefundReference};
use crate::event::{
    HmacSha1, HmacSha256, ProviderEvent, Subject, WebhookError, WebhookRequest, fresh, is_signed,
};
use line::Secret;

pub(super) fn read(
    request: &WebhookRequest<'_>,
    secret: Option<&Secret>,
    now: DateTime<Utc>,
) -> Result<Vec<ProviderEvent>, WebhookError> {
    let secret = secret.ok_or(WebhookError::Signature)?;
    let body: Value = serde_json::from_slice(request.body).map_err(|_| WebhookError::Unreadable)?;
    let transactions = body["transactions"].as_array().ok_or(WebhookError::Unreadable)?;
    transactions.iter().map(|transaction| event(transaction, secret, now)).collect()
}

fn event(transaction: &Value, secret: &Secret, now: DateTime<Utc>) -> Result<ProviderEvent, WebhookError> {
    let fields = verify(transaction, secret)?;
    // An unsigned time cannot be trusted.
    let changed = Some("updated_at").filter(|name| fields.contains(name));
    let changed = changed.and_then(|name| transaction[name].as_str()).ok_or(WebhookError::Stale)?;
    fresh(changed.parse().map_err(|_| WebhookError::Unreadable)?, now)?;
    let token = transaction["token"].as_str().filter(|_| fields.contains(&"token"));
    let token = token.ok_or(WebhookError::Unreadable)?;
    let state = transaction["state"].as_str().unwrap_or_default();
    let kind = transaction["transaction_type"].as_str().unwrap_or_default();
    Ok(ProviderEvent {
        id: format!("{token}-{state}-{changed}"),
        kind: format!("{kind} {state}"),
        subject: match kind {
            "Purchase" | "Authorization" | "Capture" => Subject::Charge(ChargeReference::new(token)),
            "Credit" => Subject::Refund(RefundReference::new(token)),
            _ => Subject::Other,
        },
    })
}

/// Verifies the signature; returns the names of the signed fields.
fn verify<'a>(transaction: &'a Value, secret: &Secret) -> Result<Vec<&'a str>, WebhookError> {
    let signed = &transaction["signed"];
    let text = |name: &str| signed[name].as_str().ok_or(WebhookError::Signature);
    let (signature, algorithm) = (text("signature")?, text("algorithm")?);
    let fields: Vec<&str> = match &signed["fields"] {
        Value::String(names) => names.split_whitespace().collect(),
        Value::Array(names) => names.iter().filter_map(Value::as_str).collect(),
        _ => return Err(WebhookError::Signature),
    };
    let values: Vec<String> = fields.iter().map(|name| plain(&transaction[*name])).collect();
    let message = values.join("|");
    let (key, message) = (secret.expose().as_bytes(), [message.as_bytes()]);
    let is_genuine = match algorithm.to_ascii_lowercase().as_str() {
        "sha1" => is_signed::<HmacSha1>(key, &message, signature),
        "sha256" => is_signed::<HmacSha256>(key, &message, signature),
        _ => false,
    };
    if is_genuine { Ok(fields) } else { Err(WebhookError::Signature) }
}

/// The field as it is signed: strings without quotes, an empty string for null.
fn plain(value: &Value) -> String {
    match value {
        Value::Null => String::new(),
        Value::String(text) => text.clone(),
        other => other.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use hmac::{KeyInit, Mac};
    use serde_json::json;

    use super::*;

    fn body(secret: &str, fields: &str, state: &str) -> Vec<u8> {
        let mut transaction = json!({
            "token": "T1", "state": state, "transaction_type": "Purchase", "amount": 3004, "succeeded": true,
            "updated_at": "2026-11-15T12:00:00Z", "message": null,
        });
        let message: Vec<String> = fields.split(' ').map(|name| plain(&transaction[name])).collect();
        let mut mac = HmacSha1::new_from_slice(secret.as_bytes()).unwrap();
        mac.update(message.join("|").as_bytes());
        let signature = hex::encode(mac.finalize().into_bytes());
        transaction["signed"] = json!({ "signature": signature, "fields": fields, "algorithm": "sha1" });
        json!({ "transactions": [transaction] }).to_string().into_bytes()
    }

    fn read_at(body: &[u8], time: &str) -> Result<Vec<ProviderEvent>, WebhookError> {
        let request = WebhookRequest { body, signature: None };
        read(&request, Some(&Secret::new("right")), time.parse().unwrap())
    }

    const FIELDS: &str = "amount message state succeeded token updated_at";
    const THEN: &str = "2026-11-15T12:04:59Z";

    #[test]
    fn a_signed_callback_names_its_transaction() {
        let events = read_at(&body("right", FIELDS, "succeeded"), THEN).unwrap();
        assert_eq!(events.len(), 1);
        assert_eq!(events[0].subject, Subject::Charge(ChargeReference::new("T1")));
        assert_eq!(events[0].id, "T1-succeeded-2026-11-15T12:00:00Z");
    }

    #[test]
    fn others_are_refused() {
        assert_eq!(read_at(&body("wrong", FIELDS, "succeeded"), THEN), Err(WebhookError::Signature));
        let tampered =
            String::from_utf8(body("right", FIELDS, "failed")).unwrap().replace("failed", "succeeded");
        assert_eq!(read_at(tampered.as_bytes(), THEN), Err(WebhookError::Signature));
        let late = "2026-11-15T12:05:01Z";
        assert_eq!(read_at(&body("right", FIELDS, "succeeded"), late), Err(WebhookError::Stale));
        let timeless = body("right", "state token", "succeeded");
        assert_eq!(read_at(&timeless, THEN), Err(WebhookError::Stale), "the time is not signed");
        let nameless = body("right", "state updated_at", "succeeded");
        assert_eq!(read_at(&nameless, THEN), Err(WebhookError::Unreadable), "the token is not signed");
        assert_eq!(read_at(br#"{"transactions":[{"token":"T1"}]}"#, THEN), Err(WebhookError::Signature));
        assert_eq!(read_at(b"<xml/>", THEN), Err(WebhookError::Unreadable));
    }
}
