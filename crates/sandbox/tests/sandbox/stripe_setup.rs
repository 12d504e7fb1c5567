//! Saving cards at Stripe: tokens, sources, payment methods, setup intents.

use http::StatusCode;
use serde_json::json;

use crate::client::{Client, text};

#[tokio::test]
async fn a_token_becomes_a_source_once() {
    let client = Client::new();
    let typed = [
        ("card[number]", "5555555555554444"),
        ("card[exp_month]", "1"),
        ("card[exp_year]", "2034"),
        ("card[cvc]", "123"),
        ("card[name]", "Ana Lucia"),
    ];
    let token = client.browser("tokens", &typed).await.json();
    assert_eq!((&token["card"]["brand"], &token["card"]["last4"]), (&json!("MasterCard"), &json!("4444")));
    assert_eq!(token["card"]["name"], "Ana Lucia");
    let (token, customer) = (text(&token["id"]), client.customer().await);
    let path = format!("customers/{customer}/sources");
    let source = client.stripe(&path, &[("source", &token)]).await.json();
    assert!(text(&source["id"]).starts_with("card_"));
    let again = client.stripe(&path, &[("source", &token)]).await.json();
    assert_eq!(again["error"]["code"], "token_already_used");
    let paid =
        client.pay(&text(&source["id"]), &[("customer", &customer), ("off_session", "true")]).await.json();
    assert_eq!(paid["status"], "succeeded");
    let declined = client.stripe(&path, &[("source", "tok_chargeDeclined")]).await;
    assert_eq!(declined.status, StatusCode::PAYMENT_REQUIRED);
}

#[tokio::test]
async fn methods_are_attached_listed_and_detached() {
    let client = Client::new();
    let customer = client.customer().await;
    let method = client.method("4242424242424242").await;
    let attached =
        client.stripe(&format!("payment_methods/{method}/attach"), &[("customer", &customer)]).await.json();
    assert_eq!(attached["customer"], customer.as_str());
    let listed = client.stripe_get(&format!("payment_methods?customer={customer}&type=card")).await.json();
    assert_eq!(listed["data"][0]["id"], method.as_str());
    let elsewhere = client.pay(&method, &[]).await;
    assert_eq!(elsewhere.status, StatusCode::BAD_REQUEST, "a saved card is charged for its customer only");
    let detached = client.stripe(&format!("payment_methods/{method}/detach"), &[]).await.json();
    assert_eq!(detached["customer"], json!(null));
    let bad = client.method("4000000000009995").await;
    let refused =
        client.stripe(&format!("payment_methods/{bad}/attach"), &[("customer", &customer)]).await.json();
    assert_eq!(refused["error"]["decline_code"], "insufficient_funds");
}

#[tokio::test]
async fn a_card_saved_with_a_proof_is_charged_without_one() {
    let client = Client::new();
    let customer = client.customer().await;
    let intent =
        client.stripe("setup_intents", &[("customer", &customer), ("usage", "off_session")]).await.json();
    let (id, secret) = (text(&intent["id"]), text(&intent["client_secret"]));
    let method = client.method("4000002500003155").await;
    let confirm = format!("setup_intents/{id}/confirm");
    let asked =
        client.browser(&confirm, &[("client_secret", &secret), ("payment_method", &method)]).await.json();
    assert_eq!(asked["status"], "requires_action");
    let page = format!("/stripe/3ds/{id}?client_secret={secret}");
    client.post_form(&page, &[("outcome", "complete"), ("framed", "true")]).await;
    let saved = client.stripe_get(&format!("setup_intents/{id}")).await.json();
    assert_eq!((&saved["status"], &saved["payment_method"]), (&json!("succeeded"), &json!(method)));
    let paid = client.pay(&method, &[("customer", &customer), ("off_session", "true")]).await.json();
    assert_eq!(paid["status"], "succeeded");
}

#[tokio::test]
async fn saving_fails_by_the_bank_or_by_the_cardholder() {
    let client = Client::new();
    let customer = client.customer().await;
    let declined =
        [("customer", customer.as_str()), ("confirm", "true"), ("payment_method", "pm_card_chargeDeclined")];
    let answer = client.stripe("setup_intents", &declined).await;
    assert_eq!(answer.status, StatusCode::PAYMENT_REQUIRED);
    assert_eq!(answer.json()["error"]["setup_intent"]["status"], "requires_payment_method");

    let asked = [("confirm", "true"), ("payment_method", "pm_card_authenticationRequired")];
    let intent = client.stripe("setup_intents", &asked).await.json();
    let (id, secret) = (text(&intent["id"]), text(&intent["client_secret"]));
    client.post_form(&format!("/stripe/3ds/{id}?client_secret={secret}"), &[("outcome", "fail")]).await;
    let failed = client.stripe_get(&format!("setup_intents/{id}")).await.json();
    assert_eq!(failed["last_setup_error"]["code"], "setup_intent_authentication_failure");
    let canceled = client.stripe(&format!("setup_intents/{id}/cancel"), &[]).await.json();
    assert_eq!(canceled["status"], "canceled");
}
