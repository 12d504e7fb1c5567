//! Payments at Stripe: every card, 3D Secure, capture, cancellation, refund, lists.

use http::StatusCode;
use serde_json::{Value, json};

use crate::client::{Client, text};

#[tokio::test]
async fn good_cards_of_every_brand_are_charged() {
    let client = Client::new();
    for (number, brand) in [
        ("4242424242424242", "visa"),
        ("5555555555554444", "mastercard"),
        ("378282246310005", "amex"),
        ("6011111111111117", "discover"),
        ("3056930009020004", "diners"),
        ("3566002020360505", "jcb"),
        ("6200000000000005", "unionpay"),
    ] {
        let method = client.method(number).await;
        let paid = client
            .pay(&method, &[("expand[]", "payment_method"), ("expand[]", "latest_charge")])
            .await
            .json();
        assert_eq!(paid["status"], "succeeded", "{number}");
        assert_eq!(paid["amount_received"], 12_950);
        assert_eq!(paid["payment_method"]["card"]["brand"], brand);
        assert_eq!(paid["latest_charge"]["captured"], true);
    }
}

#[tokio::test]
async fn bad_cards_are_declined_with_their_reason() {
    let client = Client::new();
    for (number, code, decline_code) in [
        ("4000000000000002", "card_declined", "generic_decline"),
        ("4000000000009995", "card_declined", "insufficient_funds"),
        ("4000000000009987", "card_declined", "lost_card"),
        ("4000000000009979", "card_declined", "stolen_card"),
        ("4000000000000069", "expired_card", "expired_card"),
        ("4000000000000127", "incorrect_cvc", "incorrect_cvc"),
        ("4000000000000119", "processing_error", "processing_error"),
        ("4000000000000341", "card_declined", "generic_decline"),
    ] {
        let method = client.method(number).await;
        let answer = client.pay(&method, &[]).await;
        assert_eq!(answer.status, StatusCode::PAYMENT_REQUIRED, "{number}");
        let error = &answer.json()["error"];
        assert_eq!((&error["type"], &error["code"]), (&json!("card_error"), &json!(code)), "{number}");
        assert_eq!(error["decline_code"], decline_code);
        assert_eq!(error["payment_intent"]["status"], "requires_payment_method");
        assert_eq!(error["payment_intent"]["last_payment_error"]["code"], code);
    }
    assert!(client.ledger().await.iter().all(|entry| entry["status"] == "failed"));
}

#[tokio::test]
async fn numbers_that_are_no_test_cards_are_refused() {
    let client = Client::new();
    let typed = |number| {
        [("type", "card"), ("card[number]", number), ("card[exp_month]", "12"), ("card[exp_year]", "34")]
    };
    let malformed = client.browser("payment_methods", &typed("4242424242424241")).await.json();
    assert_eq!(malformed["error"]["code"], "incorrect_number");
    let real = client.browser("payment_methods", &typed("4012888888881881")).await.json();
    assert_eq!(real["error"]["decline_code"], "test_mode_live_card");
}

async fn press(client: &Client, intent: &Value, outcome: &str) {
    let url = text(&intent["next_action"]["use_stripe_sdk"]["stripe_js"]);
    let path = url.strip_prefix("http://sandbox.test").unwrap();
    let page = client.get(path).await;
    assert!(
        page.text.contains("Complete authentication") && page.text.contains("129.50 USD"),
        "{}",
        page.text
    );
    let done = client.post_form(path, &[("outcome", outcome), ("framed", "true")]).await;
    assert_eq!(done.status, StatusCode::OK, "{}", done.text);
}

#[tokio::test]
async fn authentication_leads_to_money_or_to_none() {
    let client = Client::new();
    for (number, outcome, status, code) in [
        ("4000002500003155", "complete", "succeeded", Value::Null),
        ("4000002760003184", "complete", "succeeded", Value::Null),
        ("4000000000003220", "complete", "succeeded", Value::Null),
        (
            "4000002760003184",
            "fail",
            "requires_payment_method",
            json!("payment_intent_authentication_failure"),
        ),
        (
            "4000008400001280",
            "complete",
            "requires_payment_method",
            json!("payment_intent_authentication_failure"),
        ),
        ("4000008260003178", "complete", "requires_payment_method", json!("card_declined")),
        ("4000008400001629", "complete", "requires_payment_method", json!("card_declined")),
    ] {
        let method = client.method(number).await;
        let asked = client.pay(&method, &[]).await.json();
        assert_eq!(asked["status"], "requires_action", "{number}");
        press(&client, &asked, outcome).await;
        let after = client.stripe_get(&format!("payment_intents/{}", text(&asked["id"]))).await.json();
        assert_eq!(after["status"], status, "{number} {outcome}");
        assert_eq!(after["last_payment_error"]["code"], code, "{number} {outcome}");
    }
}

#[tokio::test]
async fn a_proof_is_needed_off_session_too() {
    let client = Client::new();
    let method = client.method("4000002760003184").await;
    let answer = client.pay(&method, &[("off_session", "true")]).await;
    assert_eq!(answer.status, StatusCode::PAYMENT_REQUIRED);
    assert_eq!(answer.json()["error"]["code"], "authentication_required");
}

#[tokio::test]
async fn the_page_of_3d_secure_leads_back_where_it_was_asked_to() {
    let client = Client::new();
    let method = client.method("4000002760003184").await;
    let asked = client.pay(&method, &[("return_url", "https://shop.test/done?a=1")]).await.json();
    let url = text(&asked["next_action"]["redirect_to_url"]["url"]);
    let path = url.strip_prefix("http://sandbox.test").unwrap();
    let done = client.post_form(path, &[("outcome", "complete"), ("framed", "false")]).await;
    let back = done.header("location");
    assert!(
        back.starts_with("https://shop.test/done?a=1&payment_intent=pi_")
            && back.ends_with("redirect_status=succeeded")
    );
}

#[tokio::test]
async fn a_hold_is_captured_in_part_or_let_go() {
    let client = Client::new();
    let method = client.method("4242424242424242").await;
    let held = client.pay(&method, &[("capture_method", "manual")]).await.json();
    assert_eq!((&held["status"], &held["amount_capturable"]), (&json!("requires_capture"), &json!(12_950)));
    let path = format!("payment_intents/{}", text(&held["id"]));
    let taken = client.stripe(&format!("{path}/capture"), &[("amount_to_capture", "5000")]).await.json();
    assert_eq!((&taken["status"], &taken["amount_received"]), (&json!("succeeded"), &json!(5000)));
    let again = client.stripe(&format!("{path}/capture"), &[]).await.json();
    assert_eq!(again["error"]["code"], "payment_intent_unexpected_state");

    let other = client.pay(&method, &[("capture_method", "manual")]).await.json();
    let path = format!("payment_intents/{}/cancel", text(&other["id"]));
    assert_eq!(client.stripe(&path, &[]).await.json()["status"], "canceled");
    let kinds: Vec<Value> = client.ledger().await.iter().map(|entry| entry["kind"].clone()).collect();
    assert_eq!(kinds, ["authorization", "capture", "authorization", "void"]);
}

#[tokio::test]
async fn no_more_is_refunded_than_was_taken() {
    let client = Client::new();
    let method = client.method("4242424242424242").await;
    let intent = text(&client.pay(&method, &[]).await.json()["id"]);
    let part = [("payment_intent", intent.as_str()), ("amount", "10000"), ("metadata[payment]", "7")];
    assert_eq!(client.stripe("refunds", &part).await.json()["status"], "succeeded");
    let too_much = client.stripe("refunds", &part).await;
    assert_eq!(too_much.status, StatusCode::BAD_REQUEST);
    let rest = client.stripe("refunds", &[("payment_intent", &intent)]).await.json();
    assert_eq!(rest["amount"], 2950);
    let none = client.stripe("refunds", &[("payment_intent", &intent)]).await.json();
    assert_eq!(none["error"]["code"], "charge_already_refunded");
    let listed = client.stripe_get(&format!("refunds?payment_intent={intent}")).await.json();
    assert_eq!(listed["data"].as_array().unwrap().len(), 2);
    let found = client.stripe_get(&format!("refunds/{}", text(&rest["id"]))).await.json();
    assert_eq!(found["amount"], 2950);
    let entry = &client.ledger().await[1];
    assert_eq!((&entry["kind"], &entry["metadata"]["payment"]), (&json!("refund"), &json!("7")));
}

#[tokio::test]
async fn intents_are_found_by_metadata() {
    let client = Client::new();
    for order in ["17", "18"] {
        client.pay("pm_card_visa", &[("metadata[order]", order)]).await;
    }
    let query =
        "payment_intents/search?query=metadata%5B%27order%27%5D%3A%2718%27%20AND%20status%3A%27succeeded%27";
    let found = client.stripe_get(query).await.json();
    assert_eq!(found["data"].as_array().unwrap().len(), 1);
    assert_eq!(found["data"][0]["metadata"]["order"], "18");
    let first = client.stripe_get("payment_intents?limit=1").await.json();
    assert_eq!((&first["has_more"], &first["data"][0]["metadata"]["order"]), (&json!(true), &json!("18")));
    let after = format!("payment_intents?limit=1&starting_after={}", text(&first["data"][0]["id"]));
    let second = client.stripe_get(&after).await.json();
    assert_eq!((&second["has_more"], &second["data"][0]["metadata"]["order"]), (&json!(false), &json!("17")));
}

#[tokio::test]
async fn what_stripe_does_not_know_is_refused() {
    let client = Client::new();
    let unknown =
        client.stripe("payment_intents", &[("amount", "500"), ("currency", "usd"), ("colour", "red")]).await;
    assert_eq!(unknown.json()["error"]["code"], "parameter_unknown");
    let missing = client.stripe("payment_intents", &[("amount", "500")]).await.json();
    assert_eq!(missing["error"]["param"], "currency");
    let small = client.stripe("payment_intents", &[("amount", "49"), ("currency", "usd")]).await.json();
    assert_eq!(small["error"]["code"], "amount_too_small");
    let nobody = client.send("GET", "/stripe/v1/events", &[], String::new()).await;
    assert_eq!(nobody.status, StatusCode::UNAUTHORIZED);
    let live = client
        .send("GET", "/stripe/v1/events", &[("authorization", "Bearer sk_live_x")], String::new())
        .await;
    assert_eq!(live.status, StatusCode::UNAUTHORIZED);
    assert_eq!(client.stripe_get("payment_intents/pi_none").await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn a_browser_sees_only_what_it_has_the_secret_of() {
    let client = Client::new();
    let intent = client.stripe("payment_intents", &[("amount", "500"), ("currency", "usd")]).await.json();
    let path = format!("payment_intents/{}/confirm", text(&intent["id"]));
    let guessed = client
        .browser(&path, &[("client_secret", "pi_x_secret_y"), ("payment_method", "pm_card_visa")])
        .await;
    assert_eq!(guessed.status, StatusCode::BAD_REQUEST);
    let secret = text(&intent["client_secret"]);
    let known =
        client.browser(&path, &[("client_secret", &secret), ("payment_method", "pm_card_visa")]).await.json();
    assert_eq!(known["status"], "succeeded");
    assert_eq!(client.browser("refunds", &[]).await.status, StatusCode::UNAUTHORIZED);
}
