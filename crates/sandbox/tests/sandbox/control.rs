//! Injected faults, and the reset.

use std::future::pending;
use std::time::{Duration, Instant};

use http::StatusCode;
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};

use crate::client::{Client, quick};

async fn add_fault(client: &Client, fault: &serde_json::Value) {
    assert_eq!(client.post_json("/_control/faults", fault).await.status, StatusCode::CREATED);
}

#[tokio::test]
async fn a_fault_strikes_its_operation_so_many_times() {
    let client = Client::new();
    let fault =
        json!({"provider": "stripe", "operation": "POST /v1/payment_intents", "status": 500, "times": 2});
    add_fault(&client, &fault).await;
    assert_eq!(client.stripe("customers", &[]).await.status, StatusCode::OK, "another operation");
    for _ in 0..2 {
        assert_eq!(client.pay("pm_card_visa", &[]).await.status, StatusCode::INTERNAL_SERVER_ERROR);
    }
    assert!(client.ledger().await.is_empty(), "the work was not done");
    assert_eq!(client.pay("pm_card_visa", &[]).await.status, StatusCode::OK);
}

#[tokio::test]
async fn a_fault_may_come_when_the_work_is_done() {
    let client = Client::new();
    let operation = "POST /v1/payment_intents/{id}/capture";
    add_fault(&client, &json!({"provider": "stripe", "operation": operation, "status": 503, "after": true}))
        .await;
    let held = client.pay("pm_card_visa", &[("capture_method", "manual")]).await.json();
    let path = format!("payment_intents/{}/capture", held["id"].as_str().unwrap());
    assert_eq!(client.stripe(&path, &[]).await.status, StatusCode::SERVICE_UNAVAILABLE);
    assert_eq!(client.ledger().await.last().unwrap()["kind"], "capture");
    assert_eq!(
        client.send("DELETE", "/_control/faults", &[], String::new()).await.status,
        StatusCode::NO_CONTENT
    );
    assert_eq!(client.stripe(&path, &[]).await.status, StatusCode::BAD_REQUEST);
}

#[tokio::test]
async fn latency_is_felt() {
    let client = Client::new();
    add_fault(&client, &json!({"provider": "spreedly", "latency_ms": 60})).await;
    let start = Instant::now();
    client.spreedly("GET", "transactions.json", &json!({})).await;
    assert!(start.elapsed() >= Duration::from_millis(60));
}

#[tokio::test]
async fn a_dropped_answer_leaves_the_work_done() {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    tokio::spawn(async move { sandbox::serve(listener, quick(), pending::<()>()).await });
    let fault = json!({"provider": "stripe", "drop_answer": true, "times": 1}).to_string();
    let said = talk(address, "POST /_control/faults", "application/json", &fault).await;
    assert!(said.starts_with("HTTP/1.1 201"), "{said}");
    let form = "amount=500&currency=usd&confirm=true&payment_method=pm_card_visa&key=sk_test_acme";
    let kind = "application/x-www-form-urlencoded";
    assert_eq!(talk(address, "POST /stripe/v1/payment_intents", kind, form).await, "");
    let ledger = talk(address, "GET /_control/ledger", kind, "").await;
    assert!(ledger.contains(r#""kind":"charge""#), "{ledger}");
}

/// Everything received on one connection.
async fn talk(address: std::net::SocketAddr, what: &str, kind: &str, body: &str) -> String {
    let mut stream = TcpStream::connect(address).await.unwrap();
    let request = format!(
        "{what} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\nContent-Type: {kind}\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    );
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    answer
}

#[tokio::test]
async fn reset_forgets_everything() {
    let client = Client::new();
    add_fault(&client, &json!({"provider": "braintree", "status": 500})).await;
    client.pay("pm_card_visa", &[]).await;
    assert_eq!(client.post_json("/_control/reset", &json!({})).await.status, StatusCode::NO_CONTENT);
    assert!(client.ledger().await.is_empty());
    assert_eq!(client.get("/_control/faults").await.json(), json!({"faults": []}));
}

#[tokio::test]
async fn the_ledger_tells_who_what_and_why() {
    let client = Client::new();
    client
        .stripe_with(
            "payment_intents",
            &[
                ("amount", "500"),
                ("currency", "EUR"),
                ("confirm", "true"),
                ("payment_method", "pm_card_chargeDeclined"),
                ("metadata[payment]", "P1"),
            ],
            Some("resv-1-pay-1"),
        )
        .await;
    let entry =
        client.get("/_control/ledger?provider=stripe&account=acme").await.json()["entries"][0].clone();
    for (name, value) in [
        ("kind", "charge"),
        ("status", "failed"),
        ("currency", "eur"),
        ("idempotency_key", "resv-1-pay-1"),
        ("reason", "generic_decline"),
        ("account", "acme"),
    ] {
        assert_eq!(entry[name], value, "{name}");
    }
    assert_eq!((&entry["amount"], &entry["metadata"]["payment"]), (&500.into(), &"P1".into()));
    let others = client.get("/_control/ledger?account=other").await.json();
    assert_eq!(others["entries"], json!([]));
}
