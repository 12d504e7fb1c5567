//! Nights taken in the partner's system: searches leave them out, and a booking still needs the partner's confirmation.

use chrono::TimeDelta;
use http::StatusCode;
use serde_json::{Value, json};
use testkit::on_one_engine;

use super::partner::told;
use super::{API, PAYMENT, Stage, text};

const CALENDAR: &str = "GET /api/listings/{id}/calendar";

fn taken(id: &str, nights: &[&str]) -> Value {
    let mut home = told(id);
    home["taken"] = json!(nights);
    home
}

impl Stage {
    /// Synchronizes the homes, then their calendars within the hour.
    async fn read_calendars(&self, listings: &[Value]) {
        self.stock(listings).await;
        self.sync().await;
        self.app.advance(TimeDelta::hours(1));
        self.app.work_off().await;
    }

    async fn later(&self, hours: i64) {
        self.app.advance(TimeDelta::hours(hours));
        self.app.work_off().await;
    }

    /// Returns the partner's ids of the homes that a search by dates finds.
    async fn offered(&self, check_in: &str, check_out: &str) -> Vec<String> {
        let namespace = self.sample.namespace();
        let path =
            format!("{API}/property/?name_space={namespace}&check_in={check_in}&check_out={check_out}");
        let found = self.app.get(&path).await;
        assert_eq!(found.status, StatusCode::OK, "{}", found.text());
        let cards = found.json()["results"].as_array().unwrap().clone();
        let offered = cards.iter().filter(|card| card["available"] == true);
        let mut keys: Vec<String> = offered.map(|card| text(&card["listing_key"]).to_owned()).collect();
        keys.sort();
        keys
    }
}

on_one_engine! {
    async fn what_is_taken_there_is_not_offered_here(store: Store) {
        let stage = Stage::at_partner(store, PAYMENT).await;
        stage.read_calendars(&[told("L1"), taken("L2", &["2026-08-02", "2026-08-03"])]).await;
        assert_eq!(stage.offered("2026-08-01", "2026-08-04").await, ["L1"]);
        assert_eq!(stage.offered("2026-08-04", "2026-08-07").await, ["L1", "L2"]);
        let list = stage.app.get(&format!("{API}/property/?name_space={}", stage.sample.namespace())).await.json();
        let home = list["results"].as_array().unwrap().iter().find(|card| card["listing_key"] == "L2").unwrap();
        let page = format!("{API}/property/{}/?site_namespace={}", text(&home["key"]), stage.sample.namespace());
        let page = stage.app.get(&page).await.json();
        assert_eq!(page["taken"], json!([{"start": "2026-08-02", "end": "2026-08-04"}]));
        stage.stock(&[told("L1"), told("L2")]).await;
        stage.later(7).await;
        assert_eq!(stage.offered("2026-08-01", "2026-08-04").await, ["L1", "L2"], "it was read again");
    }

    async fn what_was_freed_there_is_sold_before_that_is_read(store: Store) {
        let stage = Stage::at_partner(store, PAYMENT).await;
        stage.read_calendars(&[taken("L1", &["2026-07-11"])]).await;
        assert_eq!(stage.offered("2026-07-10", "2026-07-13").await, [""; 0]);
        assert_eq!(stage.estimate("2026-07-10", "2026-07-13", 2).await.json()["code"], "overlap");
        stage.stock(&[told("L1")]).await;
        assert_eq!(stage.offered("2026-07-10", "2026-07-13").await, [""; 0], "nobody has read it yet");
        let (quote, card) = stage.ready().await;
        assert_eq!(quote["overlap_exists"], false, "{quote}");
        let booked = stage.book(&quote, Some(&card)).await;
        assert_eq!((booked.status, &booked.json()["status"]), (StatusCode::CREATED, &json!("r")), "{}", booked.text());
        assert_eq!(stage.nights().await, 3, "the nights are owned by the booking");
        assert_eq!(stage.estimate("2026-07-10", "2026-07-13", 2).await.json()["code"], "overlap");
    }

    async fn a_calendar_that_cannot_be_read_frees_nothing(store: Store) {
        let stage = Stage::at_partner(store, PAYMENT).await;
        stage.read_calendars(&[told("L1"), taken("L2", &["2026-08-02"])]).await;
        stage.stock(&[told("L1"), told("L2")]).await;
        stage.trouble(CALENDAR, json!({"status": 503})).await;
        stage.later(7).await;
        assert_eq!(stage.offered("2026-08-01", "2026-08-04").await, ["L1"]);
        stage.till.heal().await;
        stage.later(2).await;
        assert_eq!(stage.offered("2026-08-01", "2026-08-04").await, ["L1", "L2"]);
    }
}
