//! Webhooks: signature, age, repetition, order.

use axum::body::Body;
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use chrono::{SecondsFormat, TimeDelta};
use hmac::{Hmac, KeyInit, Mac};
use http::{Request, StatusCode};
use serde_json::{Value, json};
use sha1::Digest;
use testkit::on_one_engine;

use super::{API, GOOD, PAYMENT, PROOF, Stage, text};

/// Signs like Stripe: HMAC of time and body.
pub(super) fn signed(secret: &str, time: i64, body: &str) -> String {
    let mut mac = Hmac::<sha2::Sha256>::new_from_slice(secret.as_bytes()).unwrap();
    mac.update(format!("{time}.{body}").as_bytes());
    format!("t={time},v1={}", hex::encode(mac.finalize().into_bytes()))
}

pub(super) fn event(id: &str, intent: &str) -> String {
    json!({
        "id": id, "object": "event", "type": "payment_intent.succeeded",
        "data": {"object": {"id": intent, "object": "payment_intent", "status": "succeeded"}},
    })
    .to_string()
}

pub(super) async fn send(stage: &Stage, signature: &str, body: &str) -> StatusCode {
    let path = format!("{API}/webhooks/{}/{}/", stage.provider, stage.sample.namespace());
    let request = Request::post(path).header("stripe-signature", signature).body(Body::from(body.to_owned()));
    stage.app.send(request.unwrap()).await.status
}

/// Signs like Spreedly: the values of the listed fields, joined by bars.
fn callback(secret: &str, token: &str, time: &str) -> String {
    let mut mac = Hmac::<sha1::Sha1>::new_from_slice(secret.as_bytes()).unwrap();
    mac.update(format!("succeeded|{token}|{time}").as_bytes());
    let signed = json!({
        "signature": hex::encode(mac.finalize().into_bytes()), "fields": "state token updated_at", "algorithm": "sha1",
    });
    json!({"transactions": [{
        "token": token, "state": "succeeded", "transaction_type": "Purchase", "updated_at": time, "signed": signed,
    }]})
    .to_string()
}

/// Signs like Braintree: XML in Base64, with a digest of the private key.
fn notification(private: &str, transaction: &str, time: &str) -> String {
    let xml = format!(
        "<notification><kind>transaction_settled</kind><timestamp type=\"datetime\">{time}</timestamp><subject>\
         <transaction><id>{transaction}</id><type>sale</type></transaction></subject></notification>"
    );
    let payload = STANDARD.encode(xml);
    let mut mac = Hmac::<sha1::Sha1>::new_from_slice(&sha1::Sha1::digest(private)).unwrap();
    mac.update(payload.as_bytes());
    let signature = format!("sandbox|{}", hex::encode(mac.finalize().into_bytes()));
    form_urlencoded::Serializer::new(String::new())
        .append_pair("bt_signature", &signature)
        .append_pair("bt_payload", &payload)
        .finish()
}

async fn held(stage: &Stage) -> (Value, String) {
    let held = stage.book_with(PROOF).await.json();
    let token = text(&held["payments"][0]["auth_token"]);
    let intent = token.split_once("_secret_").unwrap().0.to_owned();
    (held, intent)
}

on_one_engine! {
    async fn a_webhook_finishes_what_the_browser_forgot(store: Store) {
        let stage = Stage::new(store, "s", PAYMENT).await;
        let (held, intent) = held(&stage).await;
        let secret = format!("whsec_{}", stage.sample.namespace());
        let now = stage.app.flows().now().timestamp();
        let body = event("evt_1", &intent);
        // It says "succeeded" before the guest has authenticated: the provider is asked, and denies it.
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
        let now = stage.app.flows().now().timestamp();
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

    async fn a_callback_of_spreedly_is_heard_and_not_believed(store: Store) {
        let stage = Stage::new(store, "sp", PAYMENT).await;
        let held = stage.book_with(PROOF).await.json();
        let payment = &held["payments"][0];
        let token = text(&payment["auth_token"]);
        let secret = format!("sign_{}", stage.sample.namespace());
        let now = stage.app.flows().now();
        let at = |minutes| (now + TimeDelta::minutes(minutes)).to_rfc3339_opts(SecondsFormat::Secs, true);
        for (what, body) in [
            ("another secret", callback("sign_other", token, &at(0))),
            ("too old", callback(&secret, token, &at(-6))),
            ("from the future", callback(&secret, token, &at(6))),
        ] {
            assert_eq!(send(&stage, "", &body).await, StatusCode::BAD_REQUEST, "{what}");
        }
        // It says "succeeded" before the guest has authenticated: the provider is asked, and denies it.
        assert_eq!(send(&stage, "", &callback(&secret, token, &at(0))).await, StatusCode::OK);
        assert_eq!(stage.reservation(&held["key"]).await["status"], "t");
        stage.till.prove("sp", token, true).await;
        let mark = format!("{API}/reservation-payment/{}/mark-authenticated/", text(&payment["key"]));
        assert_eq!(stage.app.post(&mark, &json!({})).await.status, StatusCode::OK);
        for _ in 0..3 {
            assert_eq!(send(&stage, "", &callback(&secret, token, &at(1))).await, StatusCode::OK);
        }
        assert_eq!(stage.reservation(&held["key"]).await["status"], "r");
        assert_eq!(stage.money().await, (49_500, 0));
    }

    async fn a_notification_of_braintree_changes_nothing_that_is_settled(store: Store) {
        let stage = Stage::new(store, "bt", PAYMENT).await;
        let booked = stage.book_with(GOOD).await.json();
        let charge = stage.till.ledger(&stage.sample.namespace()).await[0]["id"].clone();
        let now = stage.app.flows().now();
        let at = |minutes| (now + TimeDelta::minutes(minutes)).to_rfc3339_opts(SecondsFormat::Secs, true);
        for (what, body) in [
            ("another key", notification("other", text(&charge), &at(0))),
            ("too old", notification("sandbox", text(&charge), &at(-6))),
            ("no signature", "bt_payload=PG5vdGhpbmcvPg".to_owned()),
        ] {
            assert_eq!(send(&stage, "", &body).await, StatusCode::BAD_REQUEST, "{what}");
        }
        for _ in 0..3 {
            assert_eq!(send(&stage, "", &notification("sandbox", text(&charge), &at(0))).await, StatusCode::OK);
        }
        assert_eq!(stage.reservation(&booked["key"]).await["status"], "r");
        assert_eq!(stage.money().await, (49_500, 0));
    }
}
