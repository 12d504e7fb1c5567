//! Card numbers in clear text are refused and stored nowhere; only the card provider's script may see them, and it is loaded only
//! on pages with card fields.

use http::StatusCode;
use serde_json::json;
use testkit::{TestDatabase, on_one_engine};

use super::{API, GOOD, PAYMENT, Stage, text};
use crate::page::small_web;

on_one_engine! {
    async fn a_number_in_clear_is_refused(store: Store) {
        let stage = Stage::new(store, "s", PAYMENT).await;
        let quote = stage.quote("2026-07-10", "2026-07-14").await;
        for (path, body) in [
            ("reservation-credit-card/", json!({"quote": quote["key"], "card_number": GOOD, "card_cvv": "123"})),
            ("reservation-credit-card/", json!({"quote": quote["key"], "card_token": "tok", "card_name": "4242 4242 4242 4242"})),
            ("reservation/", json!({"quote": quote["key"], "message": "my card is 4242-4242-4242-4242"})),
        ] {
            let refused = stage.app.post(&format!("{API}/{path}"), &body).await;
            assert_eq!(refused.status, StatusCode::BAD_REQUEST, "{}", refused.text());
            assert_eq!(refused.json()["non_field_errors"][0], "Card numbers must not be sent to us.");
        }
    }

    async fn only_the_pages_of_a_booking_let_the_card_provider_in(store: Store) {
        let stage = Stage::new(store, "s", PAYMENT).await;
        let root = format!("/s/{}", stage.sample.namespace());
        let app = stage.with(|app| app.with_web(small_web())).app;
        let policy = async |path: &str| {
            let answer = app.get(&format!("{root}{path}")).await;
            answer.headers["content-security-policy"].to_str().unwrap().to_owned()
        };
        let booking = policy("/reservation/checkout/payment/").await;
        assert!(booking.contains("script-src 'self' http://") && booking.contains("frame-src http://"), "{booking}");
        let home = policy("/properties/a-home/").await;
        assert!(home.contains("script-src 'self';") && !home.contains("frame-src"), "{home}");
    }
}

/// Searches the whole database file, including its journal, for the card number after a booking with each provider.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_is_kept_of_a_number() {
    for provider in ["s", "sp", "bt"] {
        let database = TestDatabase::new().await;
        let stage = Stage::new(database.store.clone(), provider, PAYMENT).await;
        let booked = stage.book_with(GOOD).await;
        assert_eq!(booked.json()["status"], "r");
        assert!(!booked.text().contains(GOOD));
        let card = &booked.json()["credit_cards"][0];
        assert_eq!(text(&card["card_last_four"]), "4242", "{provider}");
        for end in ["", "-wal"] {
            let file = format!("{}{end}", database.file().display());
            let bytes = std::fs::read(&file).unwrap_or_default();
            let found = bytes.windows(GOOD.len()).any(|window| window == GOOD.as_bytes());
            assert!(!found, "{provider}: the number stands in {file}");
        }
    }
}
