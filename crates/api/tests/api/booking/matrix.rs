//! All providers and outcomes for a booking paid at once: the response, the owner of the nights, and the amount that the provider
//! charged.

use chrono::TimeDelta;
use http::StatusCode;
use serde_json::json;
use store::Store;
use testkit::on_both_engines;

use super::{API, DECLINED, GOOD, LATE_ANSWER, LATE_WORK, PAYMENT, PROOF, PROOF_IN_VAIN, Stage, text};

pub(super) const PROVIDERS: [&str; 3] = ["s", "sp", "bt"];
/// Providers with authentication by the guest; the gateway of Braintree has none.
pub(super) const WITH_PROOF: [&str; 2] = ["s", "sp"];
pub(super) const TOTAL: i64 = 49_500;

async fn succeeds(store: Store, provider: &'static str) {
    let stage = Stage::new(store, provider, PAYMENT).await;
    let booked = stage.book_with(GOOD).await;
    assert_eq!(booked.status, StatusCode::CREATED, "{provider}: {}", booked.text());
    let booked = booked.json();
    assert_eq!(
        (&booked["status"], &booked["paid_status"], &booked["headline"]),
        (&json!("r"), &json!("f"), &json!("reserved"))
    );
    assert_eq!((stage.nights().await, stage.money().await), (4, (TOTAL, 0)), "{provider}");
    let taken = stage
        .app
        .post(
            &format!("{API}/quote/"),
            &json!({
                "property": stage.sample.property.to_string(), "namespace": stage.sample.namespace(),
                "check_in": "2026-07-12", "check_out": "2026-07-16", "adults": 2,
            }),
        )
        .await;
    assert_eq!((taken.status, &taken.json()["code"]), (StatusCode::BAD_REQUEST, &json!("overlap")));
}

async fn declines(store: Store, provider: &'static str) {
    let stage = Stage::new(store, provider, PAYMENT).await;
    let quote = stage.quote("2026-07-10", "2026-07-14").await;
    let card = stage.card(&quote, DECLINED).await;
    let refused = stage.book(&quote, Some(&card)).await;
    assert_eq!(refused.status, StatusCode::PAYMENT_REQUIRED, "{provider}: {}", refused.text());
    assert_eq!(refused.json()["code"], "payment_declined");
    assert_eq!((stage.nights().await, stage.money().await), (0, (0, 0)));
    assert_eq!(stage.status_of(&quote).await, "q");
    // The same quote with a corrected name and another card.
    let path = format!("{API}/quote/{}/", text(&quote["key"]));
    assert_eq!(stage.app.patch(&path, &json!({"first_name": "Anna"})).await.status, StatusCode::OK);
    let card = stage.card(&quote, GOOD).await;
    let booked = stage.book(&quote, Some(&card)).await;
    assert_eq!((booked.status, &booked.json()["status"]), (StatusCode::CREATED, &json!("r")), "{provider}");
    assert_eq!(booked.json()["first_name"], "Anna");
    assert_eq!((stage.nights().await, stage.money().await), (4, (TOTAL, 0)));
    assert_eq!(stage.app.patch(&path, &json!({"first_name": "Zoe"})).await.status, StatusCode::CONFLICT);
}

async fn is_proven(store: Store, provider: &'static str) {
    let stage = Stage::new(store, provider, PAYMENT).await;
    let held = stage.book_with(PROOF).await;
    assert_eq!(held.status, StatusCode::CREATED, "{provider}: {}", held.text());
    let held = held.json();
    let payment = &held["payments"][0];
    assert_eq!(
        (&held["status"], &payment["auth_required"]),
        (&json!("t"), &json!(true)),
        "{provider}: {held}"
    );
    assert_eq!((stage.nights().await, stage.money().await), (4, (0, 0)));
    let mark = format!("{API}/reservation-payment/{}/mark-authenticated/", text(&payment["key"]));
    // The browser's report alone is not trusted.
    let early = stage.app.post(&mark, &json!({})).await;
    assert_ne!(stage.reservation(&held["key"]).await["status"], "r", "{provider}: {}", early.text());
    stage.till.prove(provider, text(&payment["auth_token"]), true).await;
    let marked = stage.app.post(&mark, &json!({})).await;
    assert_eq!(
        (marked.status, &marked.json()["state"]),
        (StatusCode::OK, &json!("paid")),
        "{provider}: {}",
        marked.text()
    );
    assert_eq!(stage.reservation(&held["key"]).await["status"], "r");
    assert_eq!(stage.money().await, (TOTAL, 0), "{provider}");
}

async fn is_not_proven(store: Store, provider: &'static str) {
    let stage = Stage::new(store, provider, PAYMENT).await;
    let quote = stage.quote("2026-07-10", "2026-07-14").await;
    // If the card itself needs authentication, it is not saved at all.
    let saved = stage.save_card(&quote, PROOF_IN_VAIN).await;
    let card = saved.json();
    if card["requires_auth"] == true {
        stage.till.prove(provider, text(&card["auth_token"]), false).await;
        let mark = format!("{API}/reservation-credit-card/{}/mark-authenticated/", text(&card["key"]));
        assert_eq!(
            stage.app.post(&mark, &json!({})).await.status,
            StatusCode::PAYMENT_REQUIRED,
            "{provider}"
        );
        let refused = stage.book(&quote, Some(&card)).await;
        assert_eq!(
            (refused.status, &refused.json()["code"]),
            (StatusCode::PAYMENT_REQUIRED, &json!("authentication"))
        );
        return;
    }
    let held = stage.book(&quote, Some(&card)).await.json();
    let payment = &held["payments"][0];
    stage.till.prove(provider, text(&payment["auth_token"]), false).await;
    let mark = format!("{API}/reservation-payment/{}/mark-authenticated/", text(&payment["key"]));
    let refused = stage.app.post(&mark, &json!({})).await;
    assert_eq!(refused.status, StatusCode::PAYMENT_REQUIRED, "{provider}: {}", refused.text());
    assert_eq!(
        (stage.status_of(&quote).await.as_str(), stage.nights().await, stage.money().await),
        ("q", 0, (0, 0))
    );
}

/// The charge succeeds, but its response is lost.
async fn answers_late(store: Store, provider: &'static str, number: &str) {
    let stage = Stage::new(store, provider, PAYMENT).await;
    let held = stage.book_with(number).await;
    assert_eq!(
        (held.status, &held.json()["status"]),
        (StatusCode::CREATED, &json!("t")),
        "{provider}: {}",
        held.text()
    );
    let key = &held.json()["key"];
    // While the result is unknown, the reservation is locked.
    let again = stage.book(&json!({"key": held.json()["quote"]}), None).await;
    assert_eq!(
        (again.status, &again.json()["code"]),
        (StatusCode::CONFLICT, &json!(101)),
        "{}",
        again.text()
    );
    stage.till.rest().await;
    stage.app.advance(TimeDelta::seconds(121));
    assert!(stage.app.work_off().await > 0);
    let settled = stage.reservation(key).await;
    assert_eq!(
        (&settled["status"], &settled["paid_status"]),
        (&json!("r"), &json!("f")),
        "{provider}: {settled}"
    );
    assert_eq!((stage.nights().await, stage.money().await), (4, (TOTAL, 0)), "{provider}");
}

pub(super) async fn lose_the_next_charge(stage: &Stage, provider: &str) {
    let (name, operation) = match provider {
        "s" => ("stripe", "POST /v1/payment_intents"),
        "sp" => ("spreedly", "POST /v1/gateways/{gateway}/purchase.json"),
        _ => ("braintree", "POST /merchants/{merchant}/transactions"),
    };
    let fault =
        json!({"provider": name, "operation": operation, "status": 504, "latency_ms": 600, "times": 1});
    stage.till.fault(&fault).await;
}

/// The request never arrives.
async fn never_arrives(store: Store, provider: &'static str) {
    let stage = Stage::new(store, provider, PAYMENT).await;
    let quote = stage.quote("2026-07-10", "2026-07-14").await;
    let card = stage.card(&quote, GOOD).await;
    lose_the_next_charge(&stage, provider).await;
    let held = stage.book(&quote, Some(&card)).await;
    assert_eq!(
        (held.status, &held.json()["status"]),
        (StatusCode::CREATED, &json!("t")),
        "{provider}: {}",
        held.text()
    );
    stage.till.rest().await;
    stage.app.advance(TimeDelta::seconds(121));
    stage.app.work_off().await;
    assert_eq!((stage.status_of(&quote).await.as_str(), stage.nights().await), ("q", 0), "{provider}");
    assert_eq!(stage.money().await, (0, 0));
    let booked = stage.book(&quote, Some(&card)).await;
    assert_eq!(
        (booked.status, &booked.json()["status"]),
        (StatusCode::CREATED, &json!("r")),
        "{provider}: {}",
        booked.text()
    );
    assert_eq!(stage.money().await, (TOTAL, 0));
}

macro_rules! by_provider {
    ($($name:ident => $providers:ident, $body:expr;)+) => { $(
        mod $name {
            use super::*;

            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn sqlite() {
                for provider in $providers {
                    testkit::on_sqlite(|store| ($body)(store, provider)).await;
                }
            }
        }
    )+ };
}

pub(super) use by_provider;

by_provider! {
    a_good_card_books_at_once => PROVIDERS, succeeds;
    a_declined_card_frees_the_nights => PROVIDERS, declines;
    a_proof_that_succeeds_books => WITH_PROOF, is_proven;
    a_proof_that_fails_frees_the_nights => WITH_PROOF, is_not_proven;
    a_lost_answer_is_asked_for => PROVIDERS, |store, provider| answers_late(store, provider, LATE_ANSWER);
    a_charge_that_works_late_is_found => PROVIDERS, |store, provider| answers_late(store, provider, LATE_WORK);
    a_charge_that_never_arrived_is_undone => PROVIDERS, never_arrives;
}

on_both_engines! {
    async fn a_good_card_books_on_either_engine(store: Store) {
        succeeds(store, "s").await;
    }

    async fn a_lost_answer_is_asked_for_on_either_engine(store: Store) {
        answers_late(store, "s", LATE_ANSWER).await;
    }
}
