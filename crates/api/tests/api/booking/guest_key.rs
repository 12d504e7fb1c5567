//! Guest keys: renewed by the owner, and never written anywhere except to the guest.

use std::collections::BTreeSet;
use std::io::Write;
use std::sync::{Arc, Mutex, PoisonError};

use axum::body::Body;
use domain::accounts::role::Role;
use domain::guest_key::GuestKey;
use domain::key::Key;
use http::{Method, StatusCode};
use serde_json::{Value, json};
use testkit::{Client, TestApp, TestDatabase, on_both_engines};
use tracing_subscriber::fmt::MakeWriter;

use super::{API, GOOD, PAYMENT, Stage, text};
use crate::row_of;

/// Collects the secret part of every guest key in a response.
fn proofs(told: &Value, found: &mut BTreeSet<String>) {
    match told {
        Value::String(text) => {
            let keys = text.split('/').filter(|part| part.parse::<GuestKey>().is_ok());
            found.extend(keys.map(|key| key[Key::LENGTH..].to_owned()));
        }
        Value::Array(parts) => parts.iter().for_each(|part| proofs(part, found)),
        Value::Object(parts) => parts.values().for_each(|part| proofs(part, found)),
        _ => (),
    }
}

fn linked(reservation: &str) -> String {
    format!("/api/v2/reservation/{reservation}/guest-link/")
}

/// All responses that users of an account can request without side effects, except the guest link itself.
async fn account_answers(owner: &Client<'_>) -> Vec<(String, String)> {
    let document = serde_json::to_value(api::openapi()).unwrap();
    let asked = document["paths"].as_object().unwrap().iter().filter(|(path, at)| {
        path.starts_with("/api/v2/") && at.get("get").is_some() && !path.ends_with("/guest-link")
    });
    let mut answers = Vec::new();
    for (path, _) in asked {
        let noun = path.split('/').nth(3).unwrap();
        let rows = owner.get(&format!("/api/v2/{noun}/?limit=100")).await.json_or_null();
        let keys = rows["results"].as_array().map_or_else(Vec::new, |rows| {
            rows.iter().filter_map(|row| row["key"].as_str()).map(str::to_owned).collect()
        });
        let keys = if path.contains("{key}") { keys } else { vec![String::new()] };
        for key in keys {
            let address = path.replace("{key}", &key).replace("{place}", "0");
            for query in if path.ends_with("/export") { &["?format=csv", "?format=json"][..] } else { &[""] }
            {
                let answer = owner.get(&format!("{address}/{query}")).await;
                answers.push((address.clone(), String::from_utf8_lossy(answer.bytes()).into_owned()));
            }
        }
    }
    answers
}

/// Captures the log.
#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<u8>>>);

impl Write for Log {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

impl<'a> MakeWriter<'a> for Log {
    type Writer = Self;

    fn make_writer(&'a self) -> Self {
        self.clone()
    }
}

on_both_engines! {
    async fn a_renewed_link_closes_the_former_one(store: Store) {
        let stage = Stage::new(store, "s", PAYMENT).await;
        let booked = stage.book_with(GOOD).await.json();
        let (quote, key) = (text(&booked["quote"]), row_of(&booked["key"]));
        let former = [
            format!("{API}/quote/{quote}/"),
            format!("{API}/quote/{quote}/agreement/"),
            format!("{API}/reservation/{}/", text(&booked["key"])),
            format!("{API}/reservation/{}/cancel-preview/", text(&booked["key"])),
            format!("{API}/reservation-payment/?reservation={}", text(&booked["key"])),
            format!("{API}/reservation-credit-card/?quote={quote}"),
            format!("{API}/reservation-message/?reservation={}", text(&booked["key"])),
        ];
        assert_eq!(stage.app.get(&former[0]).await.status, StatusCode::OK);
        let agent = stage.app.sign_in(stage.sample.account, Role::Agent).await;
        let link = agent.get(&linked(&key)).await.json();
        let root = format!("http://casita.test/s/{}", stage.sample.namespace());
        assert_eq!(link["url"], format!("{root}/reservation/status/{quote}/"));
        assert_eq!(link["contact_url"], format!("{root}/reservation/contact/{}/", text(&booked["key"])));

        let viewer = stage.app.sign_in(stage.sample.account, Role::Viewer).await;
        assert_eq!(viewer.get(&linked(&key)).await.status, StatusCode::FORBIDDEN);
        assert_eq!(viewer.post(&linked(&key), &json!({})).await.status, StatusCode::FORBIDDEN);
        let renewed = agent.post(&linked(&key), &json!({})).await;
        assert_eq!(renewed.status, StatusCode::OK, "{}", renewed.text());
        assert_ne!(renewed.json(), link);
        for path in former {
            assert_eq!(stage.app.get(&path).await.status, StatusCode::NOT_FOUND, "{path}");
        }
        let anew = text(&renewed.json()["url"]).rsplit('/').nth(1).unwrap().to_owned();
        let found = stage.app.get(&format!("{API}/quote/{anew}/")).await.json();
        assert_eq!(row_of(&found["reservation"]), key);
        // Later e-mails contain the new link.
        stage.app.work_off().await;
        let mails = stage.app.mailbox().mails();
        let letters = mails.iter().map(|mail| String::from_utf8(mail.bytes()).unwrap().replace("=\r\n", ""));
        let to_guest = letters.into_iter().find(|letter| letter.contains("To: ann@guest.test")).unwrap();
        assert!(to_guest.contains(&anew) && !to_guest.contains(quote), "{to_guest}");
        let owner = stage.app.sign_in(stage.sample.account, Role::Owner).await;
        let log = owner.get("/api/v2/audit-entry/?action=renew-guest-link").await.json();
        assert_eq!((&log["count"], &log["results"][0]["row"]), (&json!(1), &json!(key)), "{log}");
    }
}

/// Makes a whole booking, then searches for the guest's keys in every response of the account API, the iCal feed, the log and the
/// raw bytes of the database.
#[tokio::test]
async fn what_lets_a_guest_in_is_written_nowhere() {
    let database = TestDatabase::new().await;
    let log = Log::default();
    let subscriber = tracing_subscriber::fmt().with_max_level(tracing::Level::DEBUG).with_writer(log.clone());
    let listening = tracing::subscriber::set_default(subscriber.finish());
    let stage = Stage::new(database.store.clone(), "s", PAYMENT).await.with(TestApp::with_courier);
    let owner = stage.app.sign_in(stage.sample.account, Role::Owner).await;
    let hook = json!({"url": "http://127.0.0.1:9/", "events": ["reservation.booked", "message.received"]});
    assert_eq!(owner.post("/api/v2/webhook/", &hook).await.status, StatusCode::CREATED);

    let quote = stage.quote("2026-07-10", "2026-07-14").await;
    let card = stage.card(&quote, GOOD).await;
    let body = json!({"quote": quote["key"], "credit_card": card["key"], "message": "We come by train."})
        .to_string();
    let book = async || {
        let request = stage.app.request(Method::POST, &format!("{API}/reservation/"));
        let request = request.header("content-type", "application/json").header("idempotency-key", "once");
        stage.app.send(request.body(Body::from(body.clone())).unwrap()).await
    };
    let (booked, again) = (book().await, book().await);
    assert_eq!((booked.status, booked.text()), (StatusCode::CREATED, again.text()), "the same answer");
    let booked = booked.json();
    let letter = json!({
        "namespace": stage.sample.namespace(), "quote": quote["key"], "first_name": "Ann", "email": "ann@guest.test",
        "message": "Is there a cot?",
    });
    let asked = stage.app.post(&format!("{API}/reservation-message/"), &letter).await.json();
    let answer = json!({"message": "See {{status_url}}"});
    let path = format!("/api/v2/reservation/{}/message/", row_of(&booked["key"]));
    assert_eq!(owner.post(&path, &answer).await.status, StatusCode::CREATED);
    stage.app.work_off().await;
    let path = format!("{API}/reservation-message/?reservation={}", text(&booked["key"]));
    let said = stage.app.get(&path).await.json();
    let host = said["results"].as_array().unwrap().iter().find(|said| said["author"] == "host").unwrap();
    assert!(
        text(&host["message"]).ends_with(&format!("/reservation/status/{}/", text(&quote["key"]))),
        "{host}"
    );
    let mails = stage.app.mailbox().mails();
    let mut letters = mails.iter().map(|mail| String::from_utf8(mail.bytes()).unwrap().replace("=\r\n", ""));
    assert!(letters.any(|letter| letter.contains("See http") && letter.contains(text(&quote["key"]))));

    let mut secrets = BTreeSet::new();
    for told in [&quote, &card, &booked, &asked, &said] {
        proofs(told, &mut secrets);
    }
    assert!(secrets.len() >= 6, "of the quote, the card, the reservation, its payment and two messages");
    stage.app.close_streams();
    let calendar = format!("/api/v2/property/{}/shared-calendar/", stage.sample.property);
    let address = text(&owner.get(&calendar).await.json()["url"]).replace("http://casita.test", "");
    let calendar = stage.app.get(&address).await;
    assert_eq!(calendar.status, StatusCode::OK);
    assert!(
        !calendar.text().contains(&row_of(&booked["key"])),
        "not even the row is named: {}",
        calendar.text()
    );
    let mut shown = account_answers(&owner).await;
    assert!(shown.len() > 100, "{}", shown.len());
    assert!(
        shown.iter().any(|(path, told)| path.ends_with("/details") && told.contains("We come by train."))
    );
    shown.push(("the calendar".to_owned(), calendar.text()));
    drop(listening);
    let told_log = log.0.lock().unwrap().clone();
    assert!(!told_log.is_empty());
    shown.push(("the log".to_owned(), String::from_utf8_lossy(&told_log).into_owned()));
    for end in ["", "-wal"] {
        let bytes = std::fs::read(format!("{}{end}", database.file().display())).unwrap_or_default();
        shown.push((format!("the database{end}"), String::from_utf8_lossy(&bytes).into_owned()));
    }
    for (place, told) in &shown {
        for secret in &secrets {
            assert!(!told.contains(secret), "{place} shows what lets a guest in");
        }
    }
}
