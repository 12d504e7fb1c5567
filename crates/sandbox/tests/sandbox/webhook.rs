//! Webhooks over real connections: signed, retried until delivered, duplicated and held back on request.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use axum::Router;
use axum::extract::State;
use axum::routing::post;
use hmac::{Hmac, KeyInit, Mac};
use http::{HeaderMap, StatusCode};
use serde_json::{Value, json};
use sha2::Sha256;
use tokio::net::TcpListener;
use tokio::time::{sleep, timeout};

use crate::client::{Client, SECRET_KEY, text};

const SECRET: &str = "whsec_acme";

/// A receiver that rejects the first few deliveries.
#[derive(Clone, Default)]
struct Listener {
    heard: Arc<Mutex<Vec<Value>>>,
    refusals: Arc<Mutex<u32>>,
}

async fn hear(State(listener): State<Listener>, headers: HeaderMap, body: String) -> StatusCode {
    let signature = headers["stripe-signature"].to_str().unwrap();
    let (time, given) = signature.strip_prefix("t=").unwrap().split_once(",v1=").unwrap();
    let mut mac = Hmac::<Sha256>::new_from_slice(SECRET.as_bytes()).unwrap();
    mac.update(format!("{time}.{body}").as_bytes());
    assert_eq!(format!("{:x}", bytes::Bytes::copy_from_slice(&mac.finalize().into_bytes())), given);
    let mut refusals = listener.refusals.lock().unwrap();
    if *refusals > 0 {
        *refusals -= 1;
        return StatusCode::SERVICE_UNAVAILABLE;
    }
    listener.heard.lock().unwrap().push(serde_json::from_str(&body).unwrap());
    StatusCode::OK
}

impl Listener {
    async fn start(&self) -> String {
        let socket = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = socket.local_addr().unwrap();
        let router = Router::new().route("/hooks", post(hear)).with_state(self.clone());
        tokio::spawn(async move { axum::serve(socket, router).await });
        format!("http://{address}/hooks")
    }

    fn kinds(&self) -> Vec<String> {
        self.heard.lock().unwrap().iter().map(|event| text(&event["type"])).collect()
    }

    async fn wait_for(&self, count: usize) -> Vec<String> {
        let enough = async {
            while self.kinds().len() < count {
                sleep(Duration::from_millis(5)).await;
            }
        };
        timeout(Duration::from_secs(10), enough)
            .await
            .unwrap_or_else(|_| panic!("heard only {:?}", self.kinds()));
        self.kinds()
    }
}

async fn register(client: &Client, url: &str, more: &Value) {
    let mut wish = json!({
        "key": SECRET_KEY, "url": url, "secret": SECRET,
        "events": ["payment_intent.succeeded", "payment_intent.payment_failed", "payment_intent.requires_action",
            "payment_intent.canceled", "payment_intent.amount_capturable_updated", "setup_intent.succeeded",
            "setup_intent.setup_failed", "charge.refunded", "refund.updated"],
    });
    wish.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    assert_eq!(client.post_json("/_control/webhooks", &wish).await.status, StatusCode::CREATED);
}

#[tokio::test]
async fn what_happens_is_told_and_signed() {
    let (client, listener) = (Client::new(), Listener::default());
    register(&client, &listener.start().await, &json!({})).await;
    let paid = client.pay("pm_card_visa", &[("metadata[order]", "17")]).await.json();
    assert_eq!(listener.wait_for(1).await, ["payment_intent.succeeded"]);
    let event = listener.heard.lock().unwrap()[0].clone();
    assert_eq!(event["data"]["object"]["id"], paid["id"]);
    let kept = client.stripe_get(&format!("events/{}", text(&event["id"]))).await.json();
    assert_eq!(kept["data"], event["data"]);
}

#[tokio::test]
async fn every_kind_of_event_is_told() {
    let (client, listener) = (Client::new(), Listener::default());
    register(&client, &listener.start().await, &json!({})).await;
    client.pay("pm_card_chargeDeclined", &[]).await;
    client.pay("pm_card_authenticationRequired", &[]).await;
    let held = client.pay("pm_card_visa", &[("capture_method", "manual")]).await.json();
    client.stripe(&format!("payment_intents/{}/cancel", text(&held["id"])), &[]).await;
    let paid = client.pay("pm_card_visa", &[]).await.json();
    client.stripe("refunds", &[("payment_intent", &text(&paid["id"]))]).await;
    for card in ["pm_card_visa", "pm_card_chargeDeclined"] {
        client.stripe("setup_intents", &[("confirm", "true"), ("payment_method", card)]).await;
    }
    let mut kinds = listener.wait_for(9).await;
    kinds.sort();
    let expected = [
        "charge.refunded",
        "payment_intent.amount_capturable_updated",
        "payment_intent.canceled",
        "payment_intent.payment_failed",
        "payment_intent.requires_action",
        "payment_intent.succeeded",
        "refund.updated",
        "setup_intent.setup_failed",
        "setup_intent.succeeded",
    ];
    assert_eq!(kinds, expected);
}

#[tokio::test]
async fn a_refused_event_comes_again() {
    let (client, listener) = (Client::new(), Listener::default());
    *listener.refusals.lock().unwrap() = 3;
    register(&client, &listener.start().await, &json!({})).await;
    client.pay("pm_card_visa", &[]).await;
    assert_eq!(listener.wait_for(1).await.len(), 1);
}

#[tokio::test]
async fn events_are_doubled_on_request() {
    let (client, listener) = (Client::new(), Listener::default());
    register(&client, &listener.start().await, &json!({"duplicate": 2, "delay_ms": 10})).await;
    client.pay("pm_card_visa", &[]).await;
    listener.wait_for(3).await;
    let heard = listener.heard.lock().unwrap().clone();
    assert!(heard.iter().all(|event| event["id"] == heard[0]["id"]));
}

#[tokio::test]
async fn held_events_come_in_reverse_when_flushed() {
    let (client, listener) = (Client::new(), Listener::default());
    register(&client, &listener.start().await, &json!({"hold": true, "shuffle": true})).await;
    client.pay("pm_card_chargeDeclined", &[]).await;
    client.pay("pm_card_visa", &[]).await;
    sleep(Duration::from_millis(50)).await;
    assert!(listener.kinds().is_empty());
    let flushed = client.post_json("/_control/webhooks/flush", &json!({})).await.json();
    assert_eq!(flushed, json!({"delivered": 2, "failed": 0}));
    assert_eq!(listener.kinds(), ["payment_intent.succeeded", "payment_intent.payment_failed"]);
    let again = client.post_json("/_control/webhooks/flush", &json!({})).await.json();
    assert_eq!(again["delivered"], 0);
}
