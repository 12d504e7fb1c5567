//! Actions of users of an account on many reservations at once.

use axum::body::Body;
use domain::accounts::role::Role;
use flows::audit;
use http::{Method, StatusCode};
use sea_orm::EntityTrait;
use serde_json::{Value, json};
use store::row::inbox::message;
use testkit::{Client, on_both_engines};

use super::{GOOD, PAYMENT, Stage, text};
use crate::row_of;

const CANCEL: &str = "/api/v2/reservation/cancel/";
const PREVIEW: &str = "/api/v2/reservation/cancel-preview/";
const MESSAGE: &str = "/api/v2/reservation/message/";

/// Two paid stays one after the other.
async fn two_stays(stage: &Stage) -> [String; 2] {
    let mut keys = Vec::new();
    for (check_in, check_out) in [("2026-08-20", "2026-08-24"), ("2026-08-24", "2026-08-28")] {
        let quote = stage.quote(check_in, check_out).await;
        let card = stage.card(&quote, GOOD).await;
        let booked = stage.book(&quote, Some(&card)).await;
        assert_eq!(booked.status, StatusCode::CREATED, "{}", booked.text());
        keys.push(row_of(&booked.json()["key"]));
    }
    keys.try_into().unwrap()
}

fn refused(answer: &Value) -> Vec<(&str, &str)> {
    let rows = answer["refused"].as_array().unwrap();
    rows.iter().map(|row| (text(&row["key"]), text(&row["code"]))).collect()
}

async fn written(stage: &Stage) -> Vec<String> {
    let mut all = message::Entity::find().all(stage.store.read()).await.unwrap();
    all.retain(|message| message.user_id.is_some());
    all.into_iter().map(|message| message.body).collect()
}

async fn adds_up(stage: &Stage) {
    let found = audit::run(&stage.store, stage.app.flows().now()).await.unwrap();
    assert_eq!(found.ills, Vec::<String>::new());
}

async fn post(client: &Client<'_>, path: &str, body: &Value) -> Value {
    let answer = client.post(path, body).await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.text());
    answer.json()
}

/// Under the same name each time.
async fn send(stage: &Stage, client: &Client<'_>, body: &Value) -> Value {
    let request = client.request(Method::POST, MESSAGE).header("content-type", "application/json");
    let request = request.header("Idempotency-Key", "boots").body(Body::from(body.to_string())).unwrap();
    stage.app.send(request).await.json()
}

on_both_engines! {
    async fn what_refuses_to_be_canceled_is_named_and_the_rest_is_canceled(store: Store) {
        let stage = Stage::new(store, "s", PAYMENT).await;
        let [first, second] = two_stays(&stage).await;
        let owner = stage.app.sign_in(stage.sample.account, Role::Owner).await;
        let nobody = testkit::key(stage.sample.account, 1).to_string();
        post(&owner, "/api/v2/reservation/lock/", &json!({"object_keys": [second]})).await;
        let keys = json!({"object_keys": [first, second, nobody]});
        let shown = post(&owner, PREVIEW, &keys).await;
        let sum = json!([{"currency": {"code": "USD", "symbol": "$"}, "count": 1, "paid": 49_500, "refund": 49_500}]);
        assert_eq!((&shown["updated"], &shown["sums"]), (&json!(1), &sum), "{shown}");
        let names = [(nobody.as_str(), "not_found"), (second.as_str(), "101")];
        assert_eq!(refused(&shown), names);
        let done = post(&owner, CANCEL, &keys).await;
        assert_eq!((&done["updated"], &done["sums"]), (&json!(1), &sum), "{done}");
        assert_eq!(refused(&done), names);
        assert_eq!((&done["refused"][1]["name"], &done["refused"][0]["name"]), (&json!("Ann Guest"), &json!("")));
        // The same request again refunds nothing more.
        let again = post(&owner, CANCEL, &json!({"object_keys": [first]})).await;
        assert_eq!((&again["updated"], refused(&again)), (&json!(0), vec![(first.as_str(), "illegal_move")]));
        let unlocked = post(&owner, "/api/v2/reservation/unlock/", &json!({"object_keys": [first, second]})).await;
        assert_eq!((&unlocked["updated"], &unlocked["refused"]), (&json!(2), &json!([])));
        let list = owner.get("/api/v2/reservation/?order_by=check_in").await.json();
        let told = |row: usize| ["status", "payment_status", "received", "refunded", "balance", "locked"].map(|name| list["results"][row][name].clone());
        assert_eq!(told(0), [json!("c"), json!("refunded"), json!(49_500), json!(49_500), json!(0), json!(false)]);
        assert_eq!(told(1), [json!("r"), json!("paid"), json!(49_500), json!(0), json!(0), json!(false)]);
        stage.app.work_off().await;
        assert_eq!(stage.money().await, (99_000, 49_500));
        adds_up(&stage).await;
    }

    async fn who_cancels_twice_at_once_refunds_once(store: Store) {
        let stage = Stage::new(store, "s", PAYMENT).await;
        let [first, second] = two_stays(&stage).await;
        let owner = stage.app.sign_in(stage.sample.account, Role::Owner).await;
        let keys = json!({"object_keys": [first, second], "refund": "full", "reason": "A storm"});
        let (one, other) = tokio::join!(post(&owner, CANCEL, &keys), post(&owner, CANCEL, &keys));
        assert_eq!(one["updated"].as_i64().unwrap() + other["updated"].as_i64().unwrap(), 2, "{one} {other}");
        stage.app.work_off().await;
        assert_eq!(stage.money().await, (99_000, 99_000));
        adds_up(&stage).await;
    }

    async fn each_guest_is_written_to_once(store: Store) {
        let stage = Stage::new(store, "s", PAYMENT).await;
        let [first, second] = two_stays(&stage).await;
        let agent = stage.app.sign_in(stage.sample.account, Role::Agent).await;
        let mut body = json!({"object_keys": [first, second], "subject": "Snow", "message": "Dear {{guest_first_name}}, bring boots."});
        for _ in 0..2 {
            let sent = send(&stage, &agent, &body).await;
            assert_eq!((&sent["updated"], &sent["refused"]), (&json!(2), &json!([])), "{sent}");
        }
        assert_eq!(written(&stage).await, ["Dear Ann, bring boots."; 2]);
        let threads = agent.get("/api/v2/thread/").await.json();
        assert_eq!(threads["count"], 2);
        body["message"] = json!("Another text");
        send(&stage, &agent, &body).await;
        assert_eq!(written(&stage).await.len(), 4);
        for (message, field) in [("Hello {{nobody}}", "message"), (" ", "message")] {
            let answer = agent.post(MESSAGE, &json!({"object_keys": [first], "message": message})).await;
            assert_eq!((answer.status, answer.json()[field].is_array()), (StatusCode::BAD_REQUEST, true), "{message}");
        }
        assert_eq!(written(&stage).await.len(), 4);
    }

    async fn only_who_may_acts_on_many(store: Store) {
        let stage = Stage::new(store, "s", PAYMENT).await;
        let [first, _] = two_stays(&stage).await;
        let viewer = stage.app.sign_in(stage.sample.account, Role::Viewer).await;
        let blind = stage.app.sign_in_limited(stage.sample.account, Role::Manager, &[stage.group("None").await]).await;
        let body = json!({"object_keys": [first]});
        for act in ["lock", "unlock", "cancel", "cancel-preview"] {
            let path = format!("/api/v2/reservation/{act}/");
            assert_eq!(viewer.post(&path, &body).await.status, StatusCode::FORBIDDEN, "{act}");
            let told = post(&blind, &path, &body).await;
            assert_eq!((&told["updated"], refused(&told)), (&json!(0), vec![(first.as_str(), "not_found")]), "{act}");
            let many: Vec<String> = (0..1_001).map(|number| testkit::key(stage.sample.account, 10_000 + number).to_string()).collect();
            assert_eq!(blind.post(&path, &json!({"object_keys": many})).await.status, StatusCode::BAD_REQUEST, "{act}");
        }
        adds_up(&stage).await;
        assert_eq!(stage.money().await, (99_000, 0));
    }
}
