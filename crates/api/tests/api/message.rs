//! Messages from guests to owners.

use std::net::SocketAddr;

use axum::body::Body;
use axum::extract::ConnectInfo;
use http::{Method, StatusCode};
use sea_orm::{EntityTrait, QueryOrder};
use serde_json::{Value, json};
use store::row::inbox::{message, thread};
use store::row::outbox;
use store::{Store, StoreError};
use testkit::{Answer, Sample, TestApp, on_one_engine};

use crate::{app, row_of, two_tenants};

const PATH: &str = "/websites/api/v2/reservation-message/";

fn letter(sample: Sample) -> Value {
    json!({
        "namespace": sample.namespace(), "property": sample.property.to_string(),
        "check_in": "2026-07-10", "check_out": "2026-07-14", "adults": 2, "children": 1, "pets": 0, "smoker": false,
        "first_name": "Ada", "last_name": "Byron", "email": "Ada@Example.org", "phone": "+44 20 7946 0000",
        "message": "Is the lake warm?\r\nWe bring a boat.",
    })
}

fn with(mut body: Value, changes: &Value) -> Value {
    body.as_object_mut().unwrap().extend(changes.as_object().unwrap().clone());
    body
}

async fn quote(app: &TestApp, sample: Sample) -> String {
    let body = json!({"property": sample.property.to_string(), "namespace": sample.namespace(), "check_in": "2026-07-10", "check_out": "2026-07-14"});
    app.post("/websites/api/v2/quote/", &body).await.json()["key"].as_str().unwrap().to_owned()
}

async fn threads(store: &Store) -> Vec<thread::Model> {
    thread::Entity::find()
        .order_by_asc(thread::Column::Id)
        .all(store.read())
        .await
        .map_err(StoreError::from)
        .unwrap()
}

/// Sends a message from a client address.
async fn from_address(app: &TestApp, address: &str, body: &Value) -> Answer {
    let request = app.request(Method::POST, PATH).header("content-type", "application/json");
    let mut request = request.body(Body::from(body.to_string())).unwrap();
    request.extensions_mut().insert(ConnectInfo::<SocketAddr>(address.parse().unwrap()));
    app.send(request).await
}

on_one_engine! {
    async fn a_message_is_kept_and_the_owner_is_told(store: Store) {
        let (app, sample) = app(&store).await;
        let answer = app.post(PATH, &letter(sample)).await;
        assert_eq!(answer.status, StatusCode::CREATED, "{}", answer.text());
        let sent = answer.json();
        assert_eq!(sent["message"], "Is the lake warm?\nWe bring a boat.");
        assert_eq!(sent["property"], sample.property.to_string());
        assert_eq!(sent["uri"], format!("{PATH}{}/", sent["key"].as_str().unwrap()));

        let thread = threads(&store).await.remove(0);
        assert_eq!(sent["thread"], thread.id.key().to_string());
        assert_eq!(thread.subject, "A home, 2026-07-10 to 2026-07-14, 2 adults, 1 child");
        assert_eq!((thread.guest_name.as_str(), thread.guest_email.as_str()), ("Ada Byron", "ada@example.org"));
        assert_eq!((thread.unread, thread.last_snippet.as_str()), (1, "Is the lake warm? We bring a boat."));

        let kept = message::Entity::find().one(store.read()).await.unwrap().unwrap();
        assert_eq!((kept.author.code(), kept.author_name.as_str(), kept.thread_id), ("guest", "Ada Byron", thread.id));

        let notice = outbox::Entity::find().one(store.read()).await.unwrap().unwrap();
        assert_eq!((notice.kind.code(), notice.recipient.as_str(), notice.state.code()), ("message", "hello@site.test", "waiting"));
        assert_eq!(notice.payload["message"], row_of(&sent["key"]));
        assert_eq!(thread.guest_phone, "+44 20 7946 0000");
        assert_eq!(notice.payload["stay"], "2026-07-10/2026-07-14");
    }

    async fn one_conversation_for_each_guest_and_home_and_for_each_quote(store: Store) {
        let (app, sample) = app(&store).await;
        let plain = letter(sample);
        let about_quote = with(letter(sample), &json!({"quote": quote(&app, sample).await}));
        let about_site = with(letter(sample), &json!({"property": null}));
        let other_guest = with(letter(sample), &json!({"email": "bob@example.org"}));
        let mut seen = Vec::new();
        for body in [&plain, &about_quote, &about_site, &other_guest] {
            let first = app.post(PATH, body).await.json()["thread"].clone();
            assert_eq!(app.post(PATH, body).await.json()["thread"], first);
            assert!(!seen.contains(&first), "{body}");
            seen.push(first);
        }
        assert!(threads(&store).await.iter().all(|thread| thread.unread == 2));
    }

    async fn two_messages_at_once_are_one_conversation(store: Store) {
        let (app, sample) = app(&store).await;
        let body = letter(sample);
        let (first, second) = tokio::join!(app.post(PATH, &body), app.post(PATH, &body));
        assert_eq!((first.status, second.status), (StatusCode::CREATED, StatusCode::CREATED));
        assert_eq!((threads(&store).await.len(), threads(&store).await[0].unread), (1, 2));
    }

    async fn an_expired_quote_can_be_asked_about(store: Store) {
        let (app, sample) = app(&store).await;
        let quote = quote(&app, sample).await;
        let later = TestApp::at(store.clone(), "2026-08-01T12:00:00Z");
        let body = with(letter(sample), &json!({"quote": quote, "property": null}));
        let answer = later.post(PATH, &body).await;
        assert_eq!((answer.status, &answer.json()["property"]), (StatusCode::CREATED, &json!(sample.property.to_string())));
    }

    async fn every_wrong_field_is_named_at_once(store: Store) {
        let (app, sample) = app(&store).await;
        let wrong = with(letter(sample), &json!({
            "check_out": "2026-07-10", "children": 1000, "first_name": " ", "email": "ada@example", "phone": "1234",
            "message": " ", "quote": "nonsense",
        }));
        let answer = app.post(PATH, &wrong).await;
        assert_eq!(answer.status, StatusCode::BAD_REQUEST);
        assert_eq!(answer.json(), json!({
            "check_out": ["Check-out must be after check-in."],
            "children": ["A party can have at most 999 children."],
            "first_name": ["This field cannot be empty."],
            "email": ["An e-mail address ends with a dot and at least 2 letters."],
            "phone": ["A telephone number has 5 to 15 digits."],
            "message": ["Write a message."],
            "quote": ["There is no such quote on this site."],
        }));
        for (changes, field) in [
            (json!({"check_in": null}), "check_out"),
            (json!({"phone": "1234567890123456"}), "phone"),
            (json!({"last_name": "x".repeat(121)}), "last_name"),
            (json!({"message": "x".repeat(5001)}), "message"),
            (json!({"email": null}), "email"),
        ] {
            let answer = app.post(PATH, &with(letter(sample), &changes)).await;
            assert_eq!(answer.status, StatusCode::BAD_REQUEST, "{field}");
            assert!(answer.json()[field][0].is_string(), "{}", answer.text());
        }
        assert!(threads(&store).await.is_empty());
    }

    async fn what_belongs_to_another_tenant_cannot_be_written_about(store: Store) {
        let (app, ours, theirs) = two_tenants(&store).await;
        let their_quote = quote(&app, theirs).await;
        let property = app.post(PATH, &with(letter(ours), &json!({"property": theirs.property.to_string()}))).await;
        assert_eq!((property.status, &property.json()["code"]), (StatusCode::NOT_FOUND, &json!("not_found")));
        let quote = app.post(PATH, &with(letter(ours), &json!({"quote": their_quote}))).await;
        assert_eq!((quote.status, quote.json()), (StatusCode::BAD_REQUEST, json!({"quote": ["There is no such quote on this site."]})));
        assert_eq!(app.post(PATH, &with(letter(ours), &json!({"namespace": "nowhere"}))).await.status, StatusCode::NOT_FOUND);
        assert!(threads(&store).await.is_empty());
    }

    async fn who_writes_too_often_has_to_wait(store: Store) {
        let (app, sample) = app(&store).await;
        let app = app.with_rate_limits();
        // Attempts that fail validation do not count.
        for _ in 0..10 {
            let refused = from_address(&app, "192.0.2.1:1000", &with(letter(sample), &json!({"email": "ada"}))).await;
            assert_eq!(refused.status, StatusCode::BAD_REQUEST);
        }
        for _ in 0..5 {
            assert_eq!(from_address(&app, "192.0.2.1:1000", &letter(sample)).await.status, StatusCode::CREATED);
        }
        let refused = from_address(&app, "192.0.2.1:2000", &letter(sample)).await;
        assert_eq!((refused.status, &refused.json()["code"]), (StatusCode::TOO_MANY_REQUESTS, &json!("rate_limited")));
        let wait: u64 = refused.headers["retry-after"].to_str().unwrap().parse().unwrap();
        assert!((1..=31).contains(&wait), "{wait}");
        assert_eq!(from_address(&app, "192.0.2.2:1000", &letter(sample)).await.status, StatusCode::CREATED);
    }
}
