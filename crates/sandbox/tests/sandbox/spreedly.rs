//! Spreedly: the vault, payments, 3D Secure, and follow-up operations.

use http::StatusCode;
use serde_json::{Value, json};

use crate::client::{Answer, Client, text};

async fn vault(client: &Client, number: &str) -> Answer {
    let card = json!({
        "first_name": "Ana", "last_name": "Lucia", "number": number, "verification_value": "123",
        "month": "12", "year": 2034, "email": "ana@example.com",
    });
    let body = json!({"payment_method": {"credit_card": card, "data": {"site": "s1"}}});
    client.post_json("/spreedly/v1/payment_methods.json?environment_key=env_acme", &body).await
}

async fn token(client: &Client, number: &str) -> String {
    text(&vault(client, number).await.json()["transaction"]["payment_method"]["token"])
}

async fn purchase(client: &Client, token: &str, more: &Value) -> Answer {
    let mut wish =
        json!({"payment_method_token": token, "amount": 12_950, "currency_code": "USD", "order_id": "R1"});
    wish.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    client.spreedly("POST", "gateways/gw/purchase.json", &json!({"transaction": wish})).await
}

#[tokio::test]
async fn a_browser_vaults_a_card() {
    let client = Client::new();
    let answer = vault(&client, "5555 5555 5555 4444").await;
    assert_eq!(answer.status, StatusCode::CREATED);
    assert!(
        !answer.text.contains("5555555555554444") && !answer.text.contains("5555 5555"),
        "{}",
        answer.text
    );
    let method = &answer.json()["transaction"]["payment_method"];
    for (name, value) in [
        ("card_type", "master"),
        ("first_six_digits", "555555"),
        ("last_four_digits", "4444"),
        ("storage_state", "cached"),
        ("email", "ana@example.com"),
    ] {
        assert_eq!(method[name], value, "{name}");
    }
    assert_eq!(method["data"]["site"], "s1");
    let token = text(&method["token"]);
    let kept =
        client.spreedly("PUT", &format!("payment_methods/{token}/retain.json"), &json!({})).await.json();
    assert_eq!(kept["transaction"]["payment_method"]["storage_state"], "retained");
    let found = client.spreedly("GET", &format!("payment_methods/{token}.json"), &json!({})).await.json();
    assert_eq!(found["payment_method"]["storage_state"], "retained");
}

#[tokio::test]
async fn what_is_wrong_is_told_by_field() {
    let client = Client::new();
    let body = json!({"payment_method": {"credit_card": {"first_name": "Ana", "last_name": "L", "month": 13, "year": 2020}}});
    let answer = client.post_json("/spreedly/v1/payment_methods.json?environment_key=env_acme", &body).await;
    assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
    let messages: Vec<Value> =
        answer.json()["errors"].as_array().unwrap().iter().map(|error| error["message"].clone()).collect();
    assert_eq!(messages, ["Month is invalid", "Year is expired", "Number can't be blank"]);
    assert_eq!(
        vault(&client, "4012888888881881").await.json()["errors"][0]["key"],
        "errors.account_inactive"
    );
    let nobody = client.post_json("/spreedly/v1/payment_methods.json", &body).await;
    assert_eq!(nobody.json()["errors"][0]["key"], "errors.access_denied");
    let stranger = client.get("/spreedly/v1/transactions.json").await;
    assert_eq!(stranger.status, StatusCode::UNAUTHORIZED);
}

#[tokio::test]
async fn cards_decide_what_becomes_of_a_purchase() {
    let client = Client::new();
    for (number, state, code) in [
        ("4242424242424242", "succeeded", Value::Null),
        ("4000000000000002", "gateway_processing_failed", json!("generic_decline")),
        ("4000000000009995", "gateway_processing_failed", json!("insufficient_funds")),
        ("4000000000000119", "gateway_processing_failed", json!("processing_error")),
        ("4000002500003155", "gateway_processing_failed", json!("authentication_required")),
        ("4000000000007007", "succeeded", Value::Null),
        ("4000000000007015", "succeeded", Value::Null),
    ] {
        let token = token(&client, number).await;
        let answer = purchase(&client, &token, &json!({})).await;
        let transaction = &answer.json()["transaction"];
        assert_eq!(transaction["state"], state, "{number}");
        assert_eq!(transaction["succeeded"], state == "succeeded");
        assert_eq!(transaction["response"]["error_code"], code, "{number}");
        assert_eq!(answer.status == StatusCode::OK, state == "succeeded");
    }
}

#[tokio::test]
async fn a_challenge_is_completed_by_the_merchant() {
    let client = Client::new();
    for (number, outcome, state) in [
        ("4000002500003155", "complete", "succeeded"),
        ("4000002500003155", "fail", "gateway_processing_failed"),
        ("4000008400001280", "complete", "gateway_processing_failed"),
        ("4000008260003178", "complete", "gateway_processing_failed"),
    ] {
        let token = token(&client, number).await;
        let wish = json!({"attempt_3dsecure": true, "three_ds_version": "2", "browser_info": "e30=", "retain_on_success": true});
        let asked = purchase(&client, &token, &wish).await;
        assert_eq!(asked.status, StatusCode::ACCEPTED);
        let transaction = asked.json()["transaction"].clone();
        assert_eq!(
            (&transaction["state"], &transaction["required_action"]),
            (&json!("pending"), &json!("challenge"))
        );
        let complete = format!("transactions/{}/complete.json", text(&transaction["token"]));
        let early = client.spreedly("POST", &complete, &json!({})).await.json();
        assert_eq!(early["transaction"]["state"], "pending", "nothing was pressed yet");
        let url = text(&transaction["challenge_url"]);
        let page = url.strip_prefix("http://sandbox.test").unwrap();
        assert!(client.get(page).await.text.contains("129.50 USD"));
        client.post_form(page, &[("outcome", outcome), ("framed", "true")]).await;
        let done = client.spreedly("POST", &complete, &json!({})).await.json();
        assert_eq!(done["transaction"]["state"], state, "{number} {outcome}");
        if state == "succeeded" {
            assert_eq!(done["transaction"]["payment_method"]["storage_state"], "retained");
            let later = purchase(&client, &token, &json!({"stored_credential_initiator": "merchant"})).await;
            assert_eq!(later.status, StatusCode::OK, "proven once, charged later without the cardholder");
        }
    }
}

#[tokio::test]
async fn parts_of_a_payment_add_up() {
    let client = Client::new();
    let token = token(&client, "4242424242424242").await;
    let wish =
        json!({"transaction": {"payment_method_token": token, "amount": 1000, "currency_code": "EUR"}});
    let held =
        client.spreedly("POST", "gateways/gw/authorize.json", &wish).await.json()["transaction"].clone();
    assert_eq!(held["transaction_type"], "Authorization");
    let part = |amount: i64| json!({"transaction": {"amount": amount}});
    let capture = format!("transactions/{}/capture.json", text(&held["token"]));
    let captured = client.spreedly("POST", &capture, &part(600)).await.json()["transaction"].clone();
    assert_eq!((&captured["succeeded"], &captured["amount"]), (&json!(true), &json!(600)));
    let credit = format!("transactions/{}/credit.json", text(&captured["token"]));
    let back = client.spreedly("POST", &credit, &part(500)).await.json();
    assert_eq!(back["transaction"]["succeeded"], true);
    let too_much = client.spreedly("POST", &credit, &part(101)).await;
    assert_eq!(too_much.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(too_much.json()["transaction"]["succeeded"], false);
    let void = format!("transactions/{}/void.json", text(&held["token"]));
    assert_eq!(client.spreedly("POST", &void, &json!({})).await.json()["transaction"]["amount"], 400);
    let nothing_left = client.spreedly("POST", &void, &json!({})).await;
    assert_eq!(nothing_left.status, StatusCode::UNPROCESSABLE_ENTITY);
}

#[tokio::test]
async fn transactions_of_a_gateway_are_listed() {
    let client = Client::new();
    let token = token(&client, "4242424242424242").await;
    for order in ["R1", "R2", "R3"] {
        purchase(&client, &token, &json!({"order_id": order})).await;
    }
    let orders = |answer: Value| -> Vec<Value> {
        answer["transactions"].as_array().unwrap().iter().map(|found| found["order_id"].clone()).collect()
    };
    let newest = client.spreedly("GET", "gateways/gw/transactions.json?order=desc", &json!({})).await.json();
    assert_eq!(orders(newest.clone()), ["R3", "R2", "R1"]);
    let since = text(&newest["transactions"][0]["token"]);
    let path = format!("transactions.json?order=desc&count=1&since_token={since}");
    assert_eq!(orders(client.spreedly("GET", &path, &json!({})).await.json()), ["R2"]);
    let other = client.spreedly("GET", "gateways/other/transactions.json", &json!({})).await.json();
    assert!(orders(other).is_empty());
}
