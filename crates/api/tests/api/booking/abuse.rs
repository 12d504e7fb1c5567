//! Abuse of a booking form: texts that break an e-mail, card testing, nights held without paying.

use chrono::TimeDelta;
use http::StatusCode;
use serde_json::{Value, json};
use testkit::{Answer, TestApp, on_both_engines, on_one_engine};

use super::cancel::booked;
use super::{API, DECLINED, GOOD, PAYMENT, Stage, text};

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
        let refused = open_checkout(&stage, &quotes[3]).await;
        assert_eq!((refused.status, &refused.json()["code"]), (StatusCode::TOO_MANY_REQUESTS, &json!("rate_limited")));
        assert_eq!(stage.nights().await, 12, "nothing of the fourth is held");
        assert_eq!(open_checkout(&stage, &quotes[0]).await.status, StatusCode::CREATED, "a page that is open stays open");
        stage.app.advance(TimeDelta::minutes(32));
        stage.app.work_off().await;
        assert_eq!(stage.nights().await, 0);
        assert_eq!(open_checkout(&stage, &quotes[3]).await.status, StatusCode::CREATED);
    }
}
