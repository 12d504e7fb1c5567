//! Messages between guest and owner about a booking, streamed to both at once.

use domain::accounts::role::Role;
use flows::inbox;
use http::StatusCode;
use sea_orm::EntityTrait;
use serde_json::{Value, json};
use store::row::inbox::thread;
use testkit::{TestApp, key, on_one_engine};

use super::cancel::booked;
use super::{API, PAYMENT, Stage, text};

impl Stage {
    async fn write(&self, reservation: &Value, words: &str) -> Value {
        let body = json!({
            "namespace": self.sample.namespace(), "quote": reservation["quote"], "first_name": "Ann", "last_name": "Guest",
            "email": "ann@guest.test", "message": words,
        });
        let sent = self.app.post(&format!("{API}/reservation-message/"), &body).await;
        assert_eq!(sent.status, StatusCode::CREATED, "{}", sent.text());
        sent.json()
    }

    async fn answer(&self, words: &str) {
        let thread = thread::Entity::find().one(self.store.read()).await.unwrap().unwrap();
        let words = words.parse().unwrap();
        inbox::write_to_guest(self.app.flows(), thread.id.key(), "Marta", &words).await.unwrap();
    }
}

fn events(reservation: &Value) -> String {
    format!("{API}/reservation-message/events/?reservation={}", text(&reservation["key"]))
}

/// Parses the data of an event of the stream.
fn said(piece: Option<String>) -> Value {
    let piece = piece.expect("the stream goes on");
    let data = piece.lines().find_map(|line| line.strip_prefix("data: "));
    serde_json::from_str(data.unwrap_or_else(|| panic!("no data: {piece}"))).unwrap()
}

on_one_engine! {
    async fn a_message_reaches_whoever_listens(store: Store) {
        let stage = Stage::new(store, "s", PAYMENT).await;
        let reservation = booked(&stage).await;
        let mut stream = stage.app.open(&events(&reservation), &[]).await;
        assert_eq!((stream.status, stream.headers["content-type"].to_str().unwrap()), (StatusCode::OK, "text/event-stream"));
        stage.write(&reservation, "Is there a cot?").await;
        let question = said(stream.next().await);
        assert_eq!((&question["author"], &question["message"]), (&json!("guest"), &json!("Is there a cot?")));
        stage.answer("Yes, in the small bedroom.").await;
        let answer = said(stream.next().await);
        assert_eq!((&answer["author"], &answer["author_name"], &answer["message"]), (&json!("host"), &json!("Marta"), &json!("Yes, in the small bedroom.")));
        let list = stage.app.get(&format!("{API}/reservation-message/?reservation={}", text(&reservation["key"]))).await.json();
        assert_eq!((&list["count"], &list["results"]), (&json!(2), &json!([question, answer])));
        stage.app.work_off().await;
        assert!(stage.app.mailbox().subjects().contains(&"A site wrote to you".to_owned()));
    }

    async fn who_comes_back_hears_what_was_missed(store: Store) {
        let stage = Stage::new(store, "s", PAYMENT).await;
        let reservation = booked(&stage).await;
        let first = stage.write(&reservation, "One").await;
        stage.write(&reservation, "Two").await;
        let mut stream = stage.app.open(&events(&reservation), &[("last-event-id", text(&first["key"]))]).await;
        assert_eq!(said(stream.next().await)["message"], "Two");
    }

    async fn guests_and_users_have_ten_streams_each(store: Store) {
        let stage = Stage::new(store, "s", PAYMENT).await;
        let reservation = booked(&stage).await;
        let owner = stage.app.sign_in(stage.sample.account, Role::Owner).await;
        let mut open = Vec::new();
        for _ in 0..10 {
            open.push(stage.app.open(&events(&reservation), &[]).await);
            open.push(owner.open("/api/v2/thread/events/").await);
        }
        assert!(open.iter().all(|stream| stream.status == StatusCode::OK));
        let refused = stage.app.open(&events(&reservation), &[]).await;
        assert_eq!((refused.status, &refused.headers["retry-after"]), (StatusCode::TOO_MANY_REQUESTS, &"30".parse().unwrap()));
        assert_eq!(owner.open("/api/v2/thread/events/").await.status, StatusCode::TOO_MANY_REQUESTS);
        open.clear();
        assert_eq!(stage.app.open(&events(&reservation), &[]).await.status, StatusCode::OK);
    }

    async fn streams_end_when_the_program_stops(store: Store) {
        let stage = Stage::new(store, "s", PAYMENT).await;
        let reservation = booked(&stage).await;
        let mut stream = stage.app.open(&events(&reservation), &[]).await;
        stage.app.close_streams();
        assert_eq!(stream.next().await, None);
    }

    async fn nobody_hears_what_is_said_elsewhere(store: Store) {
        let stage = Stage::new(store, "s", PAYMENT).await;
        let reservation = booked(&stage).await;
        let other = stage.quote("2026-10-10", "2026-10-14").await;
        let mut stream = stage.app.open(&events(&reservation), &[]).await;
        stage.write(&json!({"quote": other["key"]}), "About another stay").await;
        stage.write(&reservation, "About this one").await;
        assert_eq!(said(stream.next().await)["message"], "About this one");
        for path in ["reservation-message", "reservation-message/events"] {
            let stranger = format!("{API}/{path}/?reservation={}", key(stage.sample.account, 999));
            assert_eq!(stage.app.get(&stranger).await.status, StatusCode::NOT_FOUND);
        }
    }
}

/// Two nodes on one database: messages stored by one are streamed by the other.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn another_node_tells_it_too() {
    testkit::on_postgres(async |store| {
        let stage = Stage::new(store.clone(), "s", PAYMENT).await;
        let reservation = booked(&stage).await;
        let other = TestApp::new(store);
        let following = tokio::spawn(flows::catalog::follow_changes(other.flows().clone()));
        let mut stream = other.open(&events(&reservation), &[]).await;
        // Wait until the other node has subscribed; before that it receives nothing.
        tokio::time::sleep(std::time::Duration::from_millis(500)).await;
        stage.write(&reservation, "Hello over there").await;
        assert_eq!(said(stream.next().await)["message"], "Hello over there");
        following.abort();
    })
    .await;
}
