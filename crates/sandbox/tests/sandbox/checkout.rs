//! Hosted checkout, as used by a guest without JavaScript.

use http::StatusCode;
use serde_json::{Value, json};

use crate::client::{Answer, Client, text};

async fn session(client: &Client, more: &[(&str, &str)]) -> Value {
    let mut form = vec![
        ("mode", "payment"),
        ("success_url", "https://shop.test/done?session={CHECKOUT_SESSION_ID}"),
        ("cancel_url", "https://shop.test/back"),
        ("metadata[quote]", "Q7"),
        ("client_reference_id", "Q7"),
        ("line_items[0][quantity]", "2"),
        ("line_items[0][price_data][currency]", "eur"),
        ("line_items[0][price_data][unit_amount]", "6475"),
        ("line_items[0][price_data][product_data][name]", "A night <by the sea>"),
        ("payment_intent_data[metadata][payment]", "P1"),
    ];
    form.extend_from_slice(more);
    let session = client.stripe("checkout/sessions", &form).await.json();
    assert_eq!(session["status"], "open", "{session}");
    session
}

async fn pay(client: &Client, session: &Value, number: &str) -> Answer {
    let path = format!("/stripe/checkout/{}/pay", text(&session["id"]));
    let form = [
        ("email", "g@example.com"),
        ("name", "G"),
        ("number", number),
        ("expiry", "12 / 34"),
        ("cvc", "123"),
    ];
    client.post_form(&path, &form).await
}

async fn read(client: &Client, session: &Value) -> Value {
    client
        .stripe_get(&format!("checkout/sessions/{}?expand[]=payment_intent", text(&session["id"])))
        .await
        .json()
}

#[tokio::test]
async fn a_guest_pays_and_is_sent_back() {
    let client = Client::new();
    let session = session(&client, &[]).await;
    let page = client.get(text(&session["url"]).strip_prefix("http://sandbox.test").unwrap()).await;
    assert!(
        page.text.contains("129.50 EUR") && page.text.contains("2 × A night &#60;by the sea&#62;"),
        "{}",
        page.text
    );
    let declined = pay(&client, &session, "4000000000009995").await;
    assert_eq!(declined.status, StatusCode::OK);
    assert!(declined.text.contains("Your card has insufficient funds."));
    assert_eq!(read(&client, &session).await["payment_status"], "unpaid");

    let paid = pay(&client, &session, "4242 4242 4242 4242").await;
    assert_eq!(paid.header("location"), format!("https://shop.test/done?session={}", text(&session["id"])));
    let after = read(&client, &session).await;
    assert_eq!((&after["status"], &after["payment_status"]), (&json!("complete"), &json!("paid")));
    assert_eq!(after["payment_intent"]["metadata"]["payment"], "P1");
    assert_eq!(after["payment_intent"]["amount_received"], 12_950);
    let events = client.stripe_get("events?type=checkout.session.completed").await.json();
    assert_eq!(events["data"][0]["data"]["object"]["metadata"]["quote"], "Q7");
}

#[tokio::test]
async fn a_proof_is_asked_for_on_the_way() {
    let client = Client::new();
    let session = session(&client, &[]).await;
    for (outcome, status) in [("fail", "open"), ("complete", "complete")] {
        let asked = pay(&client, &session, "4000002760003184").await;
        let bank = asked.header("location").strip_prefix("http://sandbox.test").unwrap();
        let pressed = client.post_form(bank, &[("outcome", outcome), ("framed", "false")]).await;
        let shop = pressed.header("location").strip_prefix("http://sandbox.test").unwrap();
        assert_eq!(read(&client, &session).await["status"], status, "known before the guest is back");
        let page = client.get(shop).await;
        match outcome {
            "fail" => assert!(page.text.contains("We are unable to authenticate your card"), "{}", page.text),
            _ => assert!(page.header("location").starts_with("https://shop.test/done")),
        }
    }
}

#[tokio::test]
async fn an_expired_session_cannot_be_paid() {
    let client = Client::new();
    let session = session(&client, &[]).await;
    let path = format!("checkout/sessions/{}/expire", text(&session["id"]));
    assert_eq!(client.stripe(&path, &[]).await.json()["status"], "expired");
    assert_eq!(client.stripe(&path, &[]).await.status, StatusCode::BAD_REQUEST);
    pay(&client, &session, "4242424242424242").await;
    assert!(client.ledger().await.is_empty());
    let events = client.stripe_get("events?type=checkout.session.expired").await.json();
    assert_eq!(events["data"].as_array().unwrap().len(), 1);
}

#[tokio::test]
async fn a_card_is_saved_without_a_charge() {
    let client = Client::new();
    let form = [("mode", "setup"), ("success_url", "https://shop.test/done"), ("currency", "eur")];
    let session = client.stripe("checkout/sessions", &form).await.json();
    assert_eq!(pay(&client, &session, "4242424242424242").await.header("location"), "https://shop.test/done");
    let after = read(&client, &session).await;
    assert_eq!(
        (&after["status"], &after["payment_status"]),
        (&json!("complete"), &json!("no_payment_required"))
    );
    let saved = client.stripe_get(&format!("setup_intents/{}", text(&after["setup_intent"]))).await.json();
    let charge = [("customer", text(&saved["customer"])), ("off_session", "true".to_owned())];
    let charge: Vec<(&str, &str)> = charge.iter().map(|(name, value)| (*name, value.as_str())).collect();
    assert_eq!(client.pay(&text(&saved["payment_method"]), &charge).await.json()["status"], "succeeded");
}

#[tokio::test]
async fn times_and_lines_are_checked() {
    let client = Client::new();
    let form = [("mode", "payment"), ("success_url", "https://shop.test/done")];
    assert_eq!(client.stripe("checkout/sessions", &form).await.status, StatusCode::BAD_REQUEST);
    let late = [("mode", "setup"), ("success_url", "https://shop.test/done"), ("expires_at", "1")];
    let refused = client.stripe("checkout/sessions", &late).await.json();
    assert_eq!(refused["error"]["param"], "expires_at");
}
