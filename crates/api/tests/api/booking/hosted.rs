//! Hosted checkout: the nights are held while the provider's page is open.

use axum::body::{Body, to_bytes};
use chrono::TimeDelta;
use http::{Request, StatusCode};
use serde_json::json;
use testkit::on_one_engine;
use tower::ServiceExt;

use super::{API, PAYMENT, Stage, text};

pub(super) async fn open(stage: &Stage, quote: &serde_json::Value) -> String {
    let body = json!({"quote": quote["key"], "site": stage.sample.namespace()});
    let session = stage.app.post(&format!("{API}/reservation-checkout-session/"), &body).await;
    assert_eq!(session.status, StatusCode::CREATED, "{}", session.text());
    text(&session.json()["url"]).to_owned()
}

/// The guest enters a card on the provider's page and pays.
pub(super) async fn pay(stage: &Stage, url: &str) {
    let path = url
        .split_once("//")
        .and_then(|(_, rest)| rest.find('/').map(|at| format!("{}/pay", &rest[at..])))
        .unwrap();
    let form = "number=4242424242424242&cvc=123&name=Ann&email=ann%40guest.test&expiry=12%2F30";
    let request = Request::post(path).header("content-type", "application/x-www-form-urlencoded");
    let answer = stage.till.port().oneshot(request.body(Body::from(form)).unwrap()).await.unwrap();
    let status = answer.status();
    let page = to_bytes(answer.into_body(), usize::MAX).await.unwrap();
    assert!(status.is_redirection(), "{status}: {}", String::from_utf8_lossy(&page));
}

on_one_engine! {
    async fn who_pays_there_has_booked_here(store: Store) {
        let stage = Stage::new(store, "s", PAYMENT).await;
        let quote = stage.quote("2026-07-10", "2026-07-14").await;
        let url = open(&stage, &quote).await;
        assert_eq!(open(&stage, &quote).await, url, "the same page while it is open");
        assert_eq!((stage.status_of(&quote).await.as_str(), stage.nights().await), ("t", 4));
        pay(&stage, &url).await;
        stage.app.advance(TimeDelta::minutes(3));
        stage.app.work_off().await;
        assert_eq!((stage.status_of(&quote).await.as_str(), stage.money().await), ("r", (49_500, 0)));
    }

    async fn who_comes_back_need_not_wait(store: Store) {
        let stage = Stage::new(store, "s", PAYMENT).await;
        let quote = stage.quote("2026-07-10", "2026-07-14").await;
        let url = open(&stage, &quote).await;
        let booked = stage.app.get(&format!("{API}/quote/{}/", text(&quote["key"]))).await.json();
        let payment = stage.reservation(&booked["reservation"]).await["payments"][0].clone();
        let mark = format!("{API}/reservation-payment/{}/mark-authenticated/", text(&payment["key"]));
        assert_eq!(stage.app.post(&mark, &json!({})).await.json()["state"], "pending", "nothing is paid yet");
        pay(&stage, &url).await;
        assert_eq!(stage.app.post(&mark, &json!({})).await.json()["state"], "paid");
        assert_eq!((stage.status_of(&quote).await.as_str(), stage.money().await), ("r", (49_500, 0)));
    }

    async fn who_leaves_frees_the_nights(store: Store) {
        let stage = Stage::new(store, "s", PAYMENT).await;
        let quote = stage.quote("2026-07-10", "2026-07-14").await;
        open(&stage, &quote).await;
        stage.app.advance(TimeDelta::minutes(40));
        stage.app.work_off().await;
        assert_eq!((stage.status_of(&quote).await.as_str(), stage.nights().await), ("q", 0));
        assert_eq!(stage.money().await, (0, 0));
    }

    async fn a_provider_without_such_a_page_says_so(store: Store) {
        let stage = Stage::new(store, "bt", PAYMENT).await;
        let quote = stage.quote("2026-07-10", "2026-07-14").await;
        let body = json!({"quote": quote["key"], "site": stage.sample.namespace()});
        let refused = stage.app.post(&format!("{API}/reservation-checkout-session/"), &body).await;
        assert_eq!((refused.status, &refused.json()["code"]), (StatusCode::BAD_REQUEST, &json!("not_online")));
        assert_eq!(stage.nights().await, 0);
    }
}
