//! Webhooks to owners' systems: signed, sent once, retried after failures, and resent on request.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use axum::Router;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::HeaderMap;
use chrono::TimeDelta;
use domain::accounts::role::Role;
use flows::services::Clock;
use flows::worker::Worker;
use http::StatusCode;
use sea_orm::EntityTrait;
use serde_json::{Value, json};
use store::Store;
use store::row::webhooks::webhook;
use testkit::on_one_engine;
use tokio::sync::Notify;

use super::API;
use super::world::{World, results};
use crate::booking::text;

/// An owner's system, on this machine.
#[derive(Clone, Default)]
struct Receiver {
    heard: Arc<Mutex<Vec<(HeaderMap, Bytes)>>>,
    /// The statuses of the next responses; then 200.
    moods: Arc<Mutex<VecDeque<u16>>>,
    /// The next response is held back until this is notified.
    held: Arc<Mutex<Option<Arc<Notify>>>>,
}

impl Receiver {
    async fn open(moods: &[u16]) -> (Self, String) {
        let receiver = Self::default();
        receiver.moods.lock().unwrap().extend(moods);
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url = format!("http://{}/hook?token=abc", listener.local_addr().unwrap());
        let router = Router::new().fallback(hear).with_state(receiver.clone());
        tokio::spawn(async move { axum::serve(listener, router).await });
        (receiver, url)
    }

    /// Holds the next response back until the returned handle is notified.
    fn hold_next(&self) -> Arc<Notify> {
        let held = Arc::<Notify>::default();
        *self.held.lock().unwrap() = Some(Arc::clone(&held));
        held
    }

    fn heard(&self) -> Vec<(HeaderMap, Bytes)> {
        self.heard.lock().unwrap().clone()
    }

    fn bodies(&self) -> Vec<Value> {
        self.heard().iter().map(|(_, body)| serde_json::from_slice(body).unwrap()).collect()
    }
}

async fn hear(
    State(receiver): State<Receiver>,
    headers: HeaderMap,
    body: Bytes,
) -> (StatusCode, [(&'static str, &'static str); 1], String) {
    receiver.heard.lock().unwrap().push((headers, body));
    let held = receiver.held.lock().unwrap().take();
    if let Some(held) = held {
        held.notified().await;
    }
    let status = receiver.moods.lock().unwrap().pop_front().unwrap_or(200);
    let status = StatusCode::from_u16(status).unwrap();
    (status, [("location", "http://127.0.0.1:1/")], format!("I say {status} ").repeat(200))
}

/// A world with a webhook subscription.
async fn listened(store: &Store, events: Value, moods: &[u16]) -> (World, Receiver, Value) {
    let mut world = World::new(store).await;
    world.app = world.app.with_courier();
    world.app.work_off().await;
    let (receiver, url) = Receiver::open(moods).await;
    let made =
        world.owner().await.post(&format!("{API}/webhook/"), &json!({"url": url, "events": events})).await;
    assert_eq!(made.status, StatusCode::CREATED, "{}", made.text());
    (world, receiver, made.json())
}

async fn cancel_one(world: &World) -> String {
    let owner = world.owner().await;
    let booked = owner.get(&format!("{API}/reservation/booked/")).await.json();
    let key = text(&results(&booked)[0]["key"]).to_owned();
    let canceled = owner.post(&format!("{API}/reservation/{key}/cancel/"), &json!({"reason": "Storm"})).await;
    assert_eq!(canceled.status, StatusCode::OK, "{}", canceled.text());
    key
}

async fn log(world: &World, hook: &Value) -> Vec<Value> {
    let path = format!("{API}/webhook-delivery/?webhook={}&order_by=key", text(&hook["key"]));
    results(&world.owner().await.get(&path).await.json()).to_vec()
}

on_one_engine! {
    async fn what_happens_is_told_signed_and_without_the_guest(store: Store) {
        let (world, receiver, hook) = listened(&store, json!(["reservation.canceled", "message.received"]), &[]).await;
        let reservation = cancel_one(&world).await;
        world.ask("Dora").await;
        assert_eq!(receiver.heard().len(), 0, "nothing is sent within the work itself");
        world.app.work_off().await;
        let heard = receiver.heard();
        assert_eq!(heard.len(), 2);
        let secret = text(&hook["secret"]);
        let kept = webhook::Entity::find().all(store.read()).await.unwrap();
        assert!(kept.iter().all(|row| !row.secret.contains(secret)), "sealed at rest");
        let mut types = Vec::new();
        for (headers, body) in &heard {
            let signed = notify::signature(secret, world.app.clock().now(), body);
            assert_eq!(headers["casita-signature"], signed.as_str());
            assert_eq!(headers["content-type"], "application/json");
            let told: Value = serde_json::from_slice(body).unwrap();
            assert_eq!(headers["casita-event"], text(&told["type"]));
            types.push(text(&told["type"]).to_owned());
            for secret in ["ann@guest.test", "Ann", "Dora", "555 0100", "quote", "lake warm"] {
                assert!(!told.to_string().contains(secret), "{secret}: {told}");
            }
        }
        types.sort();
        assert_eq!(types, ["message.received", "reservation.canceled"]);
        let bodies = receiver.bodies();
        let canceled = bodies.iter().find(|body| body["type"] == "reservation.canceled").unwrap();
        let told = &canceled["data"]["reservation"];
        assert_eq!((text(&told["key"]), &told["status"], &told["currency"]), (reservation.as_str(), &json!("c"), &json!("USD")));
        assert_eq!(world.owner().await.get(text(&told["uri"])).await.json()["total"], told["total"]);
        for row in log(&world, &hook).await {
            assert_eq!((&row["state"], &row["attempts"], &row["answer_status"]), (&json!("delivered"), &json!(1), &json!(200)), "{row}");
            assert_eq!(text(&row["answer"]).len(), 1_024);
        }
    }

    async fn what_is_not_taken_is_tried_again_under_the_same_name(store: Store) {
        let (world, receiver, hook) = listened(&store, json!(["reservation.canceled"]), &[500, 302]).await;
        cancel_one(&world).await;
        world.app.work_off().await;
        let row = log(&world, &hook).await.remove(0);
        assert_eq!((&row["state"], &row["attempts"], &row["answer_status"]), (&json!("waiting"), &json!(1), &json!(500)), "{row}");
        assert_eq!(row["failure"], "The receiver answered 500.");
        assert_eq!(world.app.work_off().await, 0, "not before its time");
        world.app.advance(TimeDelta::minutes(1));
        world.app.work_off().await;
        assert_eq!(log(&world, &hook).await[0]["answer_status"], 302, "a redirection is not followed");
        world.app.advance(TimeDelta::minutes(5));
        world.app.work_off().await;
        let row = log(&world, &hook).await.remove(0);
        assert_eq!((&row["state"], &row["attempts"], &row["failure"]), (&json!("delivered"), &json!(3), &Value::Null), "{row}");
        let bodies = receiver.bodies();
        assert!(bodies.len() == 3 && bodies.iter().all(|body| *body == bodies[0] && body["id"] == row["event_id"]));
        let signatures: Vec<_> = receiver.heard().iter().map(|(headers, _)| headers["casita-signature"].clone()).collect();
        assert_ne!(signatures[0], signatures[1], "each try is signed for its own moment");
        world.app.advance(TimeDelta::days(10));
        world.app.work_off().await;
        assert_eq!(receiver.heard().len(), 3);
    }

    async fn after_the_last_try_it_is_given_up_in_sight_and_can_be_sent_again(store: Store) {
        let (world, receiver, hook) = listened(&store, json!([]), &[503; 8]).await;
        cancel_one(&world).await;
        for _ in 0..12 {
            world.app.work_off().await;
            world.app.advance(TimeDelta::days(1));
        }
        let row = log(&world, &hook).await.remove(0);
        assert_eq!((&row["state"], &row["attempts"], &row["next_try_at"]), (&json!("failed"), &json!(8), &Value::Null), "{row}");
        assert_eq!(receiver.heard().len(), 8);
        let replay = format!("{API}/webhook-delivery/replay/");
        let keys = json!({"object_keys": [row["key"]]});
        let agent = world.app.sign_in(world.ours.account, Role::Agent).await;
        assert_eq!(agent.post(&replay, &keys).await.status, StatusCode::FORBIDDEN);
        assert_eq!(world.stranger().await.post(&replay, &keys).await.status, StatusCode::NOT_FOUND);
        let done = world.owner().await.post(&replay, &keys).await;
        assert_eq!(done.json(), json!({"updated": 1, "message": "Deliveries Sent Again"}));
        world.app.work_off().await;
        let again = log(&world, &hook).await.remove(0);
        assert_eq!((&again["state"], &again["attempts"], &again["event_id"]), (&json!("delivered"), &json!(1), &row["event_id"]), "{again}");
        let bodies = receiver.bodies();
        assert_eq!((bodies.len(), &bodies[8]), (9, &bodies[0]));
    }

    async fn what_is_asked_for_again_during_an_attempt_is_not_forgotten(store: Store) {
        let (world, receiver, hook) = listened(&store, json!(["reservation.canceled"]), &[500, 500]).await;
        cancel_one(&world).await;
        world.app.work_off().await;
        world.app.advance(TimeDelta::seconds(61));
        let held = receiver.hold_next();
        let again = async {
            while receiver.heard().len() < 2 {
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
            let keys = json!({"object_keys": [log(&world, &hook).await[0]["key"]]});
            let asked = world.owner().await.post(&format!("{API}/webhook-delivery/replay/"), &keys).await;
            assert_eq!(asked.status, StatusCode::OK, "{}", asked.text());
            held.notify_one();
        };
        tokio::join!(world.app.work_off(), again);
        let row = log(&world, &hook).await.remove(0);
        assert_eq!((&row["state"], &row["attempts"]), (&json!("delivered"), &json!(2)), "counted from the request on: {row}");
    }

    async fn nobody_else_hears_and_nobody_else_sees(store: Store) {
        let (world, receiver, hook) = listened(&store, json!(["payment.failed"]), &[]).await;
        let stranger = world.stranger().await;
        let (theirs, url) = Receiver::open(&[]).await;
        stranger.post(&format!("{API}/webhook/"), &json!({"url": url})).await;
        let paused = world.owner().await.post(&format!("{API}/webhook/"), &json!({"url": url, "state_status": "p"})).await;
        assert_eq!(paused.status, StatusCode::CREATED, "{}", paused.text());
        cancel_one(&world).await;
        world.app.work_off().await;
        assert_eq!((receiver.heard().len(), theirs.heard().len(), log(&world, &hook).await.len()), (0, 0, 0));
        assert_eq!(stranger.get(&format!("{API}/webhook-delivery/")).await.json()["count"], 0);
        let unknown = world.owner().await.post(&format!("{API}/webhook/"), &json!({"url": url, "events": ["weather"]})).await;
        assert_eq!(unknown.json(), json!({"events": ["There is no event \"weather\"."]}));
    }

    async fn two_nodes_tell_of_an_event_once(store: Store) {
        let (world, receiver, hook) = listened(&store, json!([]), &[]).await;
        for name in ["Eva", "Finn", "Gil", "Hal", "Ida"] {
            world.ask(name).await;
        }
        let (one, other) = (Worker::new(world.app.flows().clone()), Worker::new(world.app.flows().clone()));
        let (one, other) = tokio::join!(one.run_due(), other.run_due());
        assert!(one.unwrap() + other.unwrap() >= 5);
        let mut told: Vec<String> = receiver.bodies().iter().map(|body| text(&body["id"]).to_owned()).collect();
        told.sort();
        told.dedup();
        assert_eq!((told.len(), receiver.heard().len(), log(&world, &hook).await.len()), (5, 5, 5));
    }
}
