//! Abuse of a booking form: texts that break an e-mail, card testing, nights held without paying.

use std::net::SocketAddr;
use std::sync::Arc;

use axum::body::Body;
use axum::extract::ConnectInfo;
use chrono::{Days, NaiveDate, TimeDelta};
use http::{Method, StatusCode};
use serde_json::{Value, json};
use testkit::{Answer, TestApp, on_both_engines, on_one_engine};

use super::cancel::booked;
use super::partner::INSTANT;
use super::{API, DECLINED, GOOD, PAYMENT, PROOF, Stage, text};

impl Stage {
    /// A quote for the stay of four nights with this number, none of which overlap.
    async fn nth_quote(&self, number: u64) -> Value {
        let check_in = NaiveDate::from_ymd_opt(2026, 7, 10).unwrap() + Days::new(6 * number);
        self.quote(&check_in.to_string(), &(check_in + Days::new(4)).to_string()).await
    }

    /// Books the stay with this number with a card, as another guest in this network.
    async fn book_from(&self, address: &str, number: u64, card: &str) -> StatusCode {
        let quote = self.nth_quote(number).await;
        let guest = json!({"email": format!("guest-{number}@guest.test")});
        let saved = self.app.patch(&format!("{API}/quote/{}/", text(&quote["key"])), &guest).await;
        assert_eq!(saved.status, StatusCode::OK, "{}", saved.text());
        let body = json!({"quote": quote["key"], "credit_card": self.card(&quote, card).await["key"]});
        let request = self.app.request(Method::POST, &format!("{API}/reservation/"));
        let request = request.header("content-type", "application/json").body(Body::from(body.to_string()));
        let mut request = request.unwrap();
        let peer: SocketAddr = format!("{address}:1000").parse().unwrap();
        request.extensions_mut().insert(ConnectInfo(peer));
        self.app.send(request).await.status
    }
}

fn is_refused(answer: &Answer) {
    let code = &answer.json()["code"];
    assert_eq!(
        (answer.status, code),
        (StatusCode::TOO_MANY_REQUESTS, &json!("rate_limited")),
        "{}",
        answer.text()
    );
}

fn is_held(answer: &Answer) {
    let status = &answer.json()["status"];
    assert_eq!((answer.status, status), (StatusCode::CREATED, &json!("t")), "{}", answer.text());
}

async fn open_checkout(stage: &Stage, quote: &Value) -> Answer {
    let body = json!({"quote": quote["key"], "site": stage.sample.namespace()});
    stage.app.post(&format!("{API}/reservation-checkout-session/"), &body).await
}

on_one_engine! {
    async fn control_characters_are_refused_in_whatever_a_guest_writes(store: Store) {
        let stage = Stage::new(store, "s", PAYMENT).await;
        let stay = booked(&stage).await;
        let of_stay = |act: &str| format!("{API}/reservation/{}/{act}/", text(&stay["key"]));
        let guest = json!({"first_name": "Ann", "last_name": "Guest", "email": "ann@guest.test", "phone": ""});
        let card = json!({"reservation": stay["key"], "card_token": "tok_x"});
        let booking = json!({"quote": stay["quote"]});
        let broken = ["A\0B", "A\r\nBcc: x@y.co", "A\u{7}B"];
        for (path, body, field, broken) in [
            (of_stay("contact"), &guest, "first_name", &broken[..]),
            (of_stay("contact"), &guest, "last_name", &broken),
            (of_stay("contact"), &guest, "phone", &broken),
            (of_stay("record_agreement"), &json!({}), "name", &broken),
            // A reason and a message may have several lines.
            (of_stay("cancel"), &json!({}), "reason", &["A\0B", "A\u{7}B"]),
            (format!("{API}/reservation/"), &booking, "message", &["A\0B", "A\u{7}B"]),
            (format!("{API}/reservation-credit-card/"), &card, "card_name", &broken),
            (format!("{API}/reservation-credit-card/"), &card, "phone", &broken),
            (format!("{API}/reservation-credit-card/"), &card, "card_last_four", &broken),
            (format!("{API}/reservation-credit-card/"), &card, "email", &broken),
        ] {
            for text in broken {
                let mut body = body.clone();
                body[field] = json!(text);
                let answer = stage.app.post(&path, &body).await;
                assert_eq!(answer.status, StatusCode::BAD_REQUEST, "{path} {field} {text:?}: {}", answer.text());
                assert!(answer.json()[field].is_array(), "{path} {field}: {}", answer.text());
            }
        }
        assert_eq!(stage.reservation(&stay["key"]).await["first_name"], "Ann");
    }

    async fn a_quote_does_not_test_cards_without_end(store: Store) {
        let stage = Stage::new(store, "s", PAYMENT).await.with(TestApp::with_rate_limits);
        let quote = stage.quote("2026-07-10", "2026-07-14").await;
        for _ in 0..9 {
            stage.card(&quote, GOOD).await;
        }
        let card = stage.card(&quote, DECLINED).await;
        assert_eq!(stage.save_card(&quote, GOOD).await.status, StatusCode::TOO_MANY_REQUESTS);
        let charged = stage.book(&quote, Some(&card)).await;
        assert_eq!(charged.status, StatusCode::TOO_MANY_REQUESTS, "a charge would tell as much");
        let other = stage.quote("2026-07-20", "2026-07-24").await;
        let card = stage.card(&other, GOOD).await;
        assert_eq!(stage.book(&other, Some(&card)).await.status, StatusCode::CREATED, "{other}");
    }

    async fn a_booking_that_waits_for_its_proof_is_a_try_of_the_card(store: Store) {
        let stage = Stage::new(store, "s", PAYMENT).await.with(TestApp::with_rate_limits);
        let quote = stage.quote("2026-07-10", "2026-07-14").await;
        for round in 0..5 {
            let card = stage.card(&quote, PROOF).await;
            let held = stage.book(&quote, Some(&card)).await;
            is_held(&held);
            if round == 0 {
                assert_eq!(stage.book(&quote, Some(&card)).await.status, StatusCode::CREATED, "once more is no try");
            }
            let payment = held.json()["payments"][0].clone();
            stage.till.prove("s", text(&payment["auth_token"]), false).await;
            let path = format!("{API}/reservation-payment/{}/mark-authenticated/", text(&payment["key"]));
            assert_eq!(stage.app.post(&path, &json!({})).await.status, StatusCode::PAYMENT_REQUIRED);
        }
        is_refused(&stage.save_card(&quote, GOOD).await);
    }

    async fn a_network_holds_six_stays_and_books_as_many_as_it_pays(store: Store) {
        let stage = Stage::new(store, "s", PAYMENT).await.with(TestApp::with_rate_limits);
        for number in 0..7 {
            assert_eq!(stage.book_from("192.0.2.1", number, GOOD).await, StatusCode::CREATED);
        }
        for number in 7..13 {
            assert_eq!(stage.book_from("192.0.2.1", number, PROOF).await, StatusCode::CREATED);
        }
        assert_eq!(stage.book_from("192.0.2.1", 13, PROOF).await, StatusCode::TOO_MANY_REQUESTS);
        assert_eq!(stage.nights().await, 13 * 4);
        assert_eq!(stage.book_from("192.0.2.2", 13, PROOF).await, StatusCode::CREATED);
    }
}

on_both_engines! {
    async fn a_guest_holds_three_stays_without_paying_and_no_more(store: Store) {
        let stage = Stage::new(store, "s", PAYMENT).await;
        let mut quotes = Vec::new();
        for (check_in, check_out) in [("07-10", "07-14"), ("07-16", "07-20"), ("07-22", "07-26"), ("08-20", "08-24")] {
            quotes.push(stage.quote(&format!("2026-{check_in}"), &format!("2026-{check_out}")).await);
        }
        for quote in &quotes[..3] {
            assert_eq!(open_checkout(&stage, quote).await.status, StatusCode::CREATED);
        }
        is_refused(&open_checkout(&stage, &quotes[3]).await);
        assert_eq!(stage.nights().await, 12, "nothing of the fourth is held");
        assert_eq!(open_checkout(&stage, &quotes[0]).await.status, StatusCode::CREATED, "a page that is open stays open");
        stage.app.advance(TimeDelta::minutes(32));
        stage.app.work_off().await;
        assert_eq!(stage.nights().await, 0);
        assert_eq!(open_checkout(&stage, &quotes[3]).await.status, StatusCode::CREATED);
    }

    async fn a_card_that_waits_for_its_proof_holds_a_stay_too(store: Store) {
        let stage = Stage::new(store, "s", PAYMENT).await;
        assert_eq!(open_checkout(&stage, &stage.nth_quote(0).await).await.status, StatusCode::CREATED);
        let mut held = Vec::new();
        for number in 1..3 {
            let quote = stage.nth_quote(number).await;
            let card = stage.card(&quote, PROOF).await;
            held.push(stage.book(&quote, Some(&card)).await);
            is_held(&held[held.len() - 1]);
        }
        let fourth = stage.nth_quote(3).await;
        let other_spelling = json!({"email": "Ann@guest.test"});
        stage.app.patch(&format!("{API}/quote/{}/", text(&fourth["key"])), &other_spelling).await;
        let card = stage.card(&fourth, GOOD).await;
        is_refused(&stage.book(&fourth, Some(&card)).await);
        is_refused(&open_checkout(&stage, &fourth).await);
        assert_eq!((stage.nights().await, stage.money().await), (12, (0, 0)), "nothing of the fourth is held");
        let payment = held[0].json()["payments"][0].clone();
        stage.till.prove("s", text(&payment["auth_token"]), true).await;
        let path = format!("{API}/reservation-payment/{}/mark-authenticated/", text(&payment["key"]));
        assert_eq!(stage.app.post(&path, &json!({})).await.status, StatusCode::OK);
        assert_eq!(stage.book(&fourth, Some(&card)).await.json()["status"], "r", "what is paid is not held");
    }

    async fn a_partner_that_does_not_answer_holds_a_stay_too(store: Store) {
        let stage = Stage::at_partner(store, PAYMENT).await;
        stage.trouble(INSTANT, json!({"drop_answer": true, "times": 3})).await;
        for number in 0..3 {
            let quote = stage.nth_quote(number).await;
            let card = stage.card(&quote, GOOD).await;
            is_held(&stage.book(&quote, Some(&card)).await);
        }
        let fourth = stage.nth_quote(3).await;
        let card = stage.card(&fourth, GOOD).await;
        is_refused(&stage.book(&fourth, Some(&card)).await);
        assert_eq!(stage.nights().await, 12);
    }

    async fn holds_at_the_same_moment_are_counted_one_by_one(store: Store) {
        let stage = Arc::new(Stage::new(store, "s", PAYMENT).await);
        let mut rivals = Vec::new();
        for number in 0..8 {
            let quote = stage.nth_quote(number).await;
            let card = stage.card(&quote, PROOF).await;
            rivals.push((quote, card));
        }
        let rivals = rivals.into_iter().map(|(quote, card)| {
            let stage = Arc::clone(&stage);
            tokio::spawn(async move { stage.book(&quote, Some(&card)).await })
        });
        let (mut held, mut refused) = (0, 0);
        for rival in rivals.collect::<Vec<_>>() {
            let answer = rival.await.unwrap();
            match answer.status {
                StatusCode::CREATED => held += 1,
                StatusCode::TOO_MANY_REQUESTS => refused += 1,
                _ => panic!("{}", answer.text()),
            }
        }
        assert_eq!((held, refused, stage.nights().await), (3, 5, 12));
    }
}
