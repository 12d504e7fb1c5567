//! A test server of another channel with its iCal feed, and a world that subscribes to it.

use std::sync::{Arc, Mutex};

use axum::Router;
use axum::body::Body;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use chrono::TimeDelta;
use http::StatusCode;
use reach::Reach;
use serde_json::{Value, json};
use store::Store;
use tokio::sync::Notify;

use super::API;
use super::world::{World, results};
use crate::booking::text;

/// Another channel, on this machine.
#[derive(Clone, Default)]
pub struct Channel(Arc<Mutex<Inside>>);

#[derive(Default)]
struct Inside {
    status: u16,
    body: String,
    edition: u32,
    asked: Vec<HeaderMap>,
    /// The next response is held back until this is notified.
    held: Option<Arc<Notify>>,
}

impl Channel {
    pub async fn open(events: &[&str]) -> (Self, String) {
        let channel = Self::default();
        channel.says(events);
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url = format!("http://{}/calendar.ics", listener.local_addr().unwrap());
        let router = Router::new().fallback(answer).with_state(channel.clone());
        tokio::spawn(async move { axum::serve(listener, router).await });
        (channel, url)
    }

    /// Serves a complete calendar of events: `name summary first until`.
    pub fn says(&self, events: &[&str]) {
        let events: String = events.iter().map(|event| vevent(event)).collect();
        self.answers(200, &format!("BEGIN:VCALENDAR\r\nVERSION:2.0\r\n{events}END:VCALENDAR\r\n"));
    }

    pub fn answers(&self, status: u16, body: &str) {
        let mut inside = self.0.lock().unwrap();
        (inside.status, inside.body) = (status, body.to_owned());
        inside.edition += 1;
    }

    /// Holds the next response back until the returned handle is notified.
    pub fn hold_next(&self) -> Arc<Notify> {
        let held = Arc::<Notify>::default();
        self.0.lock().unwrap().held = Some(Arc::clone(&held));
        held
    }

    pub fn asked(&self) -> Vec<HeaderMap> {
        self.0.lock().unwrap().asked.clone()
    }
}

impl Inside {
    fn answer(&mut self, headers: HeaderMap) -> (String, u16, String, Option<Arc<Notify>>) {
        let etag = format!("\"{}\"", self.edition);
        let is_known =
            self.status == 200 && headers.get("if-none-match").is_some_and(|known| *known == *etag);
        self.asked.push(headers);
        let status = if is_known { 304 } else { self.status };
        let body = if is_known { String::new() } else { self.body.clone() };
        (etag, status, body, self.held.take())
    }
}

pub fn vevent(event: &str) -> String {
    let [uid, summary, first, until] = event.split('|').collect::<Vec<_>>()[..] else { panic!("{event}") };
    format!(
        "BEGIN:VEVENT\r\nUID:{uid}\r\nSUMMARY:{summary}\r\nDTSTART;VALUE=DATE:{first}\r\nDTEND;VALUE=DATE:{until}\r\nEND:VEVENT\r\n"
    )
}

async fn answer(State(channel): State<Channel>, headers: HeaderMap) -> Response {
    let (etag, status, body, held) = channel.0.lock().unwrap().answer(headers);
    if let Some(held) = held {
        held.notified().await;
    }
    Response::builder().status(status).header("etag", etag).body(Body::from(body)).unwrap()
}

pub async fn world(store: &Store) -> World {
    let mut world = World::new(store).await;
    world.app = world.app.with_outside(Reach::Anywhere);
    world.app.work_off().await;
    world
}

pub async fn follow(world: &World, name: &str, url: &str) -> String {
    let feed = json!({"property": world.ours.property.to_string(), "name": name, "url": url});
    let made = world.owner().await.post(&format!("{API}/calendar-feed/"), &feed).await;
    assert_eq!(made.status, StatusCode::CREATED, "{}", made.text());
    world.app.work_off().await;
    text(&made.json()["key"]).to_owned()
}

/// A channel reads our calendar.
pub async fn read_ours(world: &World) {
    let path = format!("{API}/property/{}/shared-calendar/", world.ours.property);
    let shared = world.owner().await.get(&path).await.json();
    let path =
        text(&shared["url"]).strip_prefix("http://casita.test").expect("an address of ours").to_owned();
    assert_eq!(world.app.get(&path).await.status, StatusCode::OK);
}

pub async fn read_again(world: &World) {
    world.app.advance(TimeDelta::minutes(21));
    world.app.work_off().await;
}

pub async fn feed(world: &World, key: &str) -> Value {
    world.owner().await.get(&format!("{API}/calendar-feed/{key}/")).await.json()
}

/// Returns the taken nights from September on, as `first..free`.
pub async fn taken(world: &World) -> Vec<String> {
    let path =
        format!("/websites/api/v2/full-calendar-event/?property={}&compressed=true", world.ours.property);
    let ranges = world.app.get(&path).await.json();
    let ranges = ranges
        .as_array()
        .unwrap()
        .iter()
        .map(|range| format!("{}..{}", text(&range["start"]), text(&range["end"])));
    ranges.filter(|range| range.as_str() > "2026-09").collect()
}

/// Returns the events read from feeds, by date.
pub async fn imported(world: &World) -> Vec<Value> {
    let path = format!("{API}/calendar-event/?property={}&order_by=start_date", world.ours.property);
    let mut events = results(&world.owner().await.get(&path).await.json()).to_vec();
    events.retain(|event| !event["feed"].is_null());
    events
}

pub async fn conflicts(world: &World) -> usize {
    imported(world).await.iter().filter(|event| event["conflict"] == true).count()
}

pub fn warnings(world: &World) -> usize {
    world
        .app
        .mailbox()
        .subjects()
        .iter()
        .filter(|subject| subject.starts_with("Possible double booking:"))
        .count()
}

/// Whether an e-mail has arrived with this beginning of the subject and these words.
pub fn was_told(world: &World, subject: &str, words: &str) -> bool {
    let mails = world.app.mailbox().mails();
    let mails = mails.iter().filter(|mail| mail.subject().starts_with(subject));
    mails.map(|mail| plain(&mail.bytes())).any(|text| text.contains(words))
}

/// Reverts the encoding of long lines and of characters beyond ASCII.
pub fn plain(mail: &[u8]) -> String {
    let mail = String::from_utf8_lossy(mail).replace("=\r\n", "");
    let mail = mail.replace("=3D", "=").replace("=E2=80=9C", "“").replace("=E2=80=9D", "”");
    mail.split_whitespace().collect::<Vec<_>>().join(" ")
}
