//! A quote is changed while it is being booked: the booking, its payments and its cancellation match one version of the quote.

use std::sync::Arc;

use chrono::{Days, NaiveDate};
use http::StatusCode;
use serde_json::{Value, json};
use testkit::{Answer, insert, on_both_engines};

use super::super::{API, GOOD, PAYMENT, Stage, text};

const ROUNDS: u64 = 6;
const RIVALS: usize = 4;
/// Fields that are equal in a booking and its quote.
const SAME: [&str; 9] =
    ["check_in", "check_out", "adults", "children", "pets", "currency", "total", "first_name", "email"];

/// A change of a quote by a guest: the endpoint, and its body.
#[derive(Clone, Copy)]
struct Edit(&'static str, fn(&Stage, &Value) -> Value);

const CODE: fn(&Stage, &Value) -> Value = |_, _| json!({"promotion": "summer"});

impl Edit {
    async fn send(self, stage: &Stage, quote: &Value) -> Answer {
        let Self(action, body) = self;
        let path = format!("{API}/quote/{}/{action}", text(&quote["key"]));
        let body = body(stage, quote);
        if action.is_empty() {
            stage.app.patch(&path, &body).await
        } else {
            stage.app.post(&path, &body).await
        }
    }
}

/// Books and changes every quote concurrently, round by round.
async fn race(store: store::Store, before: Option<Edit>, edit: Edit) {
    let stage = Arc::new(Stage::new(store.clone(), "s", PAYMENT).await);
    let tx = store.write().await.unwrap();
    insert(&tx, stage.sample.promotion_row(60)).await;
    tx.commit().await.unwrap();
    let mut charged = 0;
    for round in 0..ROUNDS {
        let check_in = NaiveDate::from_ymd_opt(2026, 7, 10).unwrap() + Days::new(5 * round);
        let quote = stage.quote(&check_in.to_string(), &(check_in + Days::new(4)).to_string()).await;
        if let Some(before) = before {
            let done = before.send(&stage, &quote).await;
            assert_eq!(done.status, StatusCode::OK, "{}", done.text());
        }
        let card = stage.card(&quote, GOOD).await;
        let booking = {
            let (stage, quote, card) = (Arc::clone(&stage), quote.clone(), card.clone());
            tokio::spawn(async move { stage.book(&quote, Some(&card)).await })
        };
        let rivals: Vec<_> = (0..RIVALS)
            .map(|_| {
                let (stage, quote) = (Arc::clone(&stage), quote.clone());
                tokio::spawn(async move { edit.send(&stage, &quote).await })
            })
            .collect();
        for rival in rivals {
            let answer = rival.await.unwrap();
            let code = (answer.status, answer.json()["code"].clone());
            // Its own booking may have taken the nights just before.
            let told = [
                (StatusCode::OK, Value::Null),
                (StatusCode::CONFLICT, json!("booked")),
                (StatusCode::CONFLICT, json!("stale")),
                (StatusCode::BAD_REQUEST, json!("overlap")),
            ];
            assert!(told.contains(&code), "{}", answer.text());
        }
        let mut answer = booking.await.unwrap();
        if answer.json()["code"] == "stale" {
            answer = stage.book(&quote, Some(&card)).await;
        }
        assert_eq!(answer.status, StatusCode::CREATED, "{}", answer.text());
        let booked = answer.json();
        let quote = stage.app.get(&format!("{API}/quote/{}/", text(&quote["key"]))).await.json();
        for field in SAME {
            assert_eq!(booked[field], quote[field], "{field} in round {round}");
        }
        charged += booked["total"].as_i64().unwrap();
        assert_eq!(stage.money().await, (charged, 0), "round {round}");
    }
    stage.is_well().await;
}

/// One night less.
fn sooner(_: &Stage, quote: &Value) -> Value {
    let check_out: NaiveDate = text(&quote["check_out"]).parse().unwrap();
    json!({"check_out": check_out - Days::new(1)})
}

on_both_engines! {
    async fn other_dates_are_asked_for(store: Store) {
        race(store, None, Edit("modify/", sooner)).await;
    }

    async fn an_addon_is_chosen(store: Store) {
        race(store, None, Edit("modify-addons/", |stage, _| json!({"addons": [stage.sample.firewood.to_string()]}))).await;
    }

    async fn a_promotion_is_redeemed(store: Store) {
        race(store, None, Edit("apply-promo/", CODE)).await;
    }

    async fn a_promotion_is_taken_off(store: Store) {
        race(store, Some(Edit("apply-promo/", CODE)), Edit("remove-promo/", CODE)).await;
    }

    async fn another_name_is_typed(store: Store) {
        race(store, None, Edit("", |_, _| json!({"first_name": "Eve"}))).await;
    }
}
