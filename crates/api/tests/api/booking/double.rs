//! Concurrent bookings (two clicks, two guests, two tabs): one booking, one charge.

mod race;

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::body::Body;
use http::{Method, StatusCode};
use serde_json::{Value, json};
use testkit::on_both_engines;

use super::{API, GOOD, PAYMENT, Stage};

const GUESTS: usize = 6;

on_both_engines! {
    async fn many_clicks_make_one_booking_and_one_charge(store: Store) {
        let stage = Arc::new(Stage::new(store, "s", PAYMENT).await);
        let quote = stage.quote("2026-07-10", "2026-07-14").await;
        let card = stage.card(&quote, GOOD).await;
        let clicks: Vec<_> = (0..GUESTS)
            .map(|_| {
                let (stage, quote, card) = (Arc::clone(&stage), quote.clone(), card.clone());
                tokio::spawn(async move { stage.book(&quote, Some(&card)).await })
            })
            .collect();
        let mut keys = BTreeMap::new();
        for click in clicks {
            let answer = click.await.unwrap();
            match answer.status {
                StatusCode::CREATED => *keys.entry(answer.json()["key"].to_string()).or_insert(0) += 1,
                other => assert_eq!((other, &answer.json()["code"]), (StatusCode::CONFLICT, &json!(101)), "{}", answer.text()),
            }
        }
        assert_eq!(keys.len(), 1, "{keys:?}");
        assert_eq!((stage.nights().await, stage.money().await), (4, (49_500, 0)));
    }

    async fn of_many_guests_one_gets_the_nights(store: Store) {
        let stage = Arc::new(Stage::new(store, "s", PAYMENT).await);
        let mut guests = Vec::new();
        for _ in 0..GUESTS {
            let quote = stage.quote("2026-07-10", "2026-07-14").await;
            let card = stage.card(&quote, GOOD).await;
            guests.push((quote, card));
        }
        let tries: Vec<_> = guests
            .into_iter()
            .map(|(quote, card): (Value, Value)| {
                let stage = Arc::clone(&stage);
                tokio::spawn(async move { stage.book(&quote, Some(&card)).await })
            })
            .collect();
        let mut winners = 0;
        for one in tries {
            let answer = one.await.unwrap();
            match answer.status {
                StatusCode::CREATED => winners += 1,
                other => assert_eq!((other, &answer.json()["code"]), (StatusCode::CONFLICT, &json!("overlap")), "{}", answer.text()),
            }
        }
        assert_eq!((winners, stage.nights().await, stage.money().await), (1, 4, (49_500, 0)));
    }

    async fn the_same_name_gets_the_same_answer(store: Store) {
        let stage = Stage::new(store, "s", PAYMENT).await;
        let quote = stage.quote("2026-07-10", "2026-07-14").await;
        let card = stage.card(&quote, GOOD).await;
        let body = json!({"quote": quote["key"], "credit_card": card["key"], "message": "Hello"});
        let send = async |body: &Value| {
            let request = stage.app.request(Method::POST, &format!("{API}/reservation/"));
            let request = request.header("content-type", "application/json").header("idempotency-key", "click-1");
            stage.app.send(request.body(Body::from(body.to_string())).unwrap()).await
        };
        let first = send(&body).await;
        let second = send(&body).await;
        assert_eq!((first.status, first.json()), (StatusCode::CREATED, second.json()));
        let other = send(&json!({"quote": quote["key"], "credit_card": card["key"], "message": "Bye"})).await;
        assert_eq!((other.status, &other.json()["code"]), (StatusCode::CONFLICT, &json!("idempotency")));
        assert_eq!(stage.money().await, (49_500, 0));
    }
}
