//! Checks webhook signatures made by the official Stripe library.

use payments::{WebhookError, WebhookRequest};
use serde::Deserialize;

use crate::hook::signed_at;
use crate::{judge, stripe_at};

#[derive(Deserialize)]
struct Signed {
    payload: String,
    header: String,
}

#[test]
#[ignore = "needs tools/judges/run"]
fn signatures_of_the_official_library_are_genuine() {
    let Some(path) = judge("CASITA_JUDGE_SIGNATURES") else { return };
    let stripe = stripe_at("http://127.0.0.1:1", "sk_judge");
    let webhooks: Vec<Signed> = serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
    assert_eq!(webhooks.len(), 3);
    for Signed { payload, header } in webhooks {
        let request = WebhookRequest { body: payload.as_bytes(), signature: Some(&header) };
        let now = signed_at(&header);
        assert_eq!(stripe.read_webhook(&request, now).unwrap().len(), 1, "{payload}");
        let changed = payload.replacen("type", "tyqe", 1);
        let request = WebhookRequest { body: changed.as_bytes(), ..request };
        assert_eq!(stripe.read_webhook(&request, now), Err(WebhookError::Signature), "{payload}");
    }
}
