//! Webhooks: signed, fresh, once, in any order.

use axum::body::Body;
use http::{Request, StatusCode};
use serde_json::{Value, json};
use testkit::on_both_engines;

use super::{API, PAYMENT, PROOF, Stage, text};

/// As Stripe signs: HMAC of time and body.
fn signed(secret: &str, time: i64, body: &str) -> String {
    use hmac::{Hmac, KeyInit, Mac};
    let mut mac = Hmac::<sha2::Sha256>::new_from_slice(secret.as_bytes()).unwrap();
    mac.update(format!("{time}.{body}").as_bytes());
    format!("t={time},v1={}", hex::encode(mac.finalize().into_bytes()))
}

fn event(id: &str, intent: &str) -> String {
    json!({
        "id": id, "object": "event", "type": "payment_intent.succeeded",
        "data": {"object": {"id": intent, "object": "payment_intent", "status": "succeeded"}},
    })
    .to_string()
}

async fn send(stage: &Stage, signature: &str, body: &str) -> StatusCode {
    let path = format!("{API}/webhooks/s/{}/", stage.sample.namespace());
    let request = Request::post(path).header("stripe-signature", signature).body(Body::from(body.to_owned()));
    stage.app.send(request.unwrap()).await.status
}

async fn held(stage: &Stage) -> (Value, String) {
    let held = stage.book_with(PROOF).await.json();
    let token = text(&held["payments"][0]["auth_token"]);
    let intent = token.split_once("_secret_").unwrap().0.to_owned();
    (held, intent)
}

on_both_engines! {
    async fn a_webhook_finishes_what_the_browser_forgot(store: Store) {
        let stage = Stage::new(store, "s", PAYMENT).await;
        let (held, intent) = held(&stage).await;
        let secret = format!("whsec_{}", stage.sample.namespace());
        let now = stage.app.house().now().timestamp();
        let body = event("evt_1", &intent);
        // It says "succeeded" before the guest has proven anything: the provider is asked, and knows better.
        assert_eq!(send(&stage, &signed(&secret, now, &body), &body).await, StatusCode::OK);
        assert_eq!(stage.reservation(&held["key"]).await["status"], "t");
        stage.till.prove("s", text(&held["payments"][0]["auth_token"]), true).await;
        let body = event("evt_2", &intent);
        for _ in 0..3 {
            assert_eq!(send(&stage, &signed(&secret, now, &body), &body).await, StatusCode::OK);
        }
        assert_eq!(stage.reservation(&held["key"]).await["status"], "r");
        assert_eq!(stage.money().await, (49_500, 0));
    }

    async fn strangers_and_old_letters_are_refused(store: Store) {
        let stage = Stage::new(store, "s", PAYMENT).await;
        let (held, intent) = held(&stage).await;
        stage.till.prove("s", text(&held["payments"][0]["auth_token"]), true).await;
        let secret = format!("whsec_{}", stage.sample.namespace());
        let now = stage.app.house().now().timestamp();
        let body = event("evt_1", &intent);
        for (what, signature) in [
            ("another secret", signed("whsec_other", now, &body)),
            ("another body", signed(&secret, now, "{}")),
            ("too old", signed(&secret, now - 301, &body)),
            ("from the future", signed(&secret, now + 301, &body)),
            ("no signature", String::new()),
        ] {
            assert_eq!(send(&stage, &signature, &body).await, StatusCode::BAD_REQUEST, "{what}");
        }
        assert_eq!(stage.reservation(&held["key"]).await["status"], "t");
        let elsewhere = stage.app.post(&format!("{API}/webhooks/s/nowhere/"), &json!({})).await;
        assert_eq!(elsewhere.status, StatusCode::NOT_FOUND);
        let other = stage.app.post(&format!("{API}/webhooks/bt/{}/", stage.sample.namespace()), &json!({})).await;
        assert_eq!(other.status, StatusCode::NOT_FOUND);
    }
}
