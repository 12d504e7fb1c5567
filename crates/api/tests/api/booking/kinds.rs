//! Other kinds of booking: by agreement, with a card on file, and by request.

use chrono::TimeDelta;
use flows::booking;
use http::StatusCode;
use serde_json::{Value, json};
use testkit::{on_both_engines, on_one_engine};

use super::{API, DECLINED, GOOD, PAYMENT, Plan, Selling, Stage, text};
use crate::row_of;

const AGREEMENT: Selling = Selling { pay_online: false, ..PAYMENT };
const CARD: Selling = Selling { plan: Plan::Later, ..PAYMENT };
const REQUEST: Selling = Selling { instant: false, ..PAYMENT };

on_one_engine! {
    async fn an_agreement_books_without_a_card(store: Store) {
        let stage = Stage::new(store, "s", AGREEMENT).await;
        let quote = stage.quote("2026-07-10", "2026-07-14").await;
        let booked = stage.book(&quote, None).await;
        assert_eq!((booked.status, &booked.json()["status"]), (StatusCode::CREATED, &json!("r")), "{}", booked.text());
        assert_eq!(booked.json()["payments"][0]["method"], "check");
        assert_eq!((stage.nights().await, stage.money().await), (4, (0, 0)));
        let agree = format!("{API}/reservation/{}/record_agreement/", text(&booked.json()["key"]));
        assert_eq!(stage.app.post(&agree, &json!({"name": "Ann Guest"})).await.status, StatusCode::OK);
    }

    async fn what_is_signed_says_when(store: Store) {
        let stage = Stage::new(store.clone(), "s", PAYMENT).await;
        let tx = store.write().await.unwrap();
        stage.sample.insert_agreement(&tx, 1, "Agreed on {{signed_at}}.").await;
        tx.commit().await.unwrap();
        let quote = stage.quote("2026-07-10", "2026-07-14").await;
        let card = stage.card(&quote, GOOD).await;
        let booked = stage.book(&quote, Some(&card)).await.json();
        let agreement = text(&quote["rental_agreement_url"]);
        assert!(stage.app.get(agreement).await.text().contains("Agreed on ________."));
        let agree = format!("{API}/reservation/{}/record_agreement/", text(&booked["key"]));
        for _ in 0..2 {
            assert_eq!(stage.app.post(&agree, &json!({"name": "Ann Guest"})).await.status, StatusCode::OK);
        }
        assert!(stage.app.get(agreement).await.text().contains("Agreed on July 1, 2026."));
        let signed = store::reservations::reservation::signatures(store.read(), row_of(&booked["key"]).parse().unwrap()).await.unwrap();
        assert_eq!(signed.len(), 1, "the same words are signed once");
    }

    async fn a_card_on_file_is_charged_on_its_day(store: Store) {
        let stage = Stage::new(store, "s", CARD).await;
        let quote = stage.quote("2026-07-20", "2026-07-24").await;
        assert_eq!(quote["payments"][0]["due_date"], "2026-07-13");
        let missing = stage.book(&quote, None).await;
        assert_eq!((missing.status, &missing.json()["credit_card"][0]), (StatusCode::BAD_REQUEST, &json!("This field is required.")));
        let card = stage.card(&quote, GOOD).await;
        let booked = stage.book(&quote, Some(&card)).await.json();
        assert_eq!((&booked["status"], &booked["paid_status"]), (&json!("r"), &json!("u")));
        stage.app.advance(TimeDelta::days(11));
        stage.app.work_off().await;
        assert_eq!(stage.money().await, (0, 0), "a day too early");
        // Nine in the morning in Oregon, on the thirteenth.
        stage.app.advance(TimeDelta::days(1) + TimeDelta::hours(4));
        stage.app.work_off().await;
        assert_eq!(stage.money().await, (49_500, 0));
        assert_eq!(stage.reservation(&booked["key"]).await["paid_status"], "f");
        assert_eq!(stage.app.work_off().await, 0, "nothing is left to do");
    }

    async fn a_request_waits_for_the_owner(store: Store) {
        let stage = Stage::new(store, "s", REQUEST).await;
        let asked = stage.book_with(GOOD).await;
        assert_eq!(asked.status, StatusCode::CREATED, "{}", asked.text());
        let asked = asked.json();
        assert_eq!((&asked["status"], &asked["requested"], &asked["headline"]), (&json!("o"), &json!(true), &json!("requested")));
        assert_eq!((stage.nights().await, stage.money().await), (0, (0, 0)), "nobody owns the nights yet");
        let accepted = booking::accept_request(stage.app.flows(), &stage.owner().await, row_of(&asked["key"]).parse().unwrap()).await.unwrap();
        assert_eq!(accepted.status.code(), "r");
        assert_eq!((stage.nights().await, stage.money().await), (4, (49_500, 0)));
        let twice = booking::accept_request(stage.app.flows(), &stage.owner().await, row_of(&asked["key"]).parse().unwrap()).await.unwrap_err();
        assert_eq!(twice.to_string(), "a reservation cannot go from r to r");
    }

    async fn a_request_with_a_bad_card_stays_open(store: Store) {
        let stage = Stage::new(store, "s", REQUEST).await;
        let asked = stage.book_with(DECLINED).await.json();
        let refused = booking::accept_request(stage.app.flows(), &stage.owner().await, row_of(&asked["key"]).parse().unwrap()).await;
        assert!(refused.is_err());
        assert_eq!(stage.reservation(&asked["key"]).await["status"], "o");
        assert_eq!(stage.nights().await, 0);
    }

    async fn a_request_is_declined_or_expires(store: Store) {
        let stage = Stage::new(store, "s", REQUEST).await;
        let first = stage.book_with(GOOD).await.json();
        let declined = booking::decline_request(stage.app.flows(), &stage.owner().await, row_of(&first["key"]).parse().unwrap(), "Renovation").await.unwrap();
        assert_eq!(declined.status.code(), "d");
        let second = stage.book_with(GOOD).await.json();
        stage.app.advance(TimeDelta::hours(25));
        stage.app.work_off().await;
        let expired = stage.reservation(&second["key"]).await;
        assert_eq!((&expired["status"], &expired["headline"]), (&json!("d"), &json!("canceled")));
        assert_eq!(stage.money().await, (0, 0));
        let late = booking::accept_request(stage.app.flows(), &stage.owner().await, row_of(&second["key"]).parse().unwrap()).await.unwrap_err();
        assert_eq!(late.to_string(), "a reservation cannot go from d to r");
    }
}

on_both_engines! {
    async fn a_declined_card_does_not_make_the_price_last(store: Store) {
        let stage = Stage::new(store, "s", PAYMENT).await;
        let quote = stage.quote("2026-07-10", "2026-07-14").await;
        let bad = stage.card(&quote, DECLINED).await;
        assert_eq!(stage.book(&quote, Some(&bad)).await.status, StatusCode::PAYMENT_REQUIRED);
        let good = stage.card(&quote, GOOD).await;
        stage.app.advance(TimeDelta::hours(24));
        is_over(&stage, &quote, &good).await;
    }

    async fn a_closed_checkout_page_does_not_make_the_price_last(store: Store) {
        let stage = Stage::new(store, "s", PAYMENT).await;
        let quote = stage.quote("2026-07-10", "2026-07-14").await;
        let card = stage.card(&quote, GOOD).await;
        let body = json!({"quote": quote["key"], "site": stage.sample.namespace()});
        let path = format!("{API}/reservation-checkout-session/");
        assert_eq!(stage.app.post(&path, &body).await.status, StatusCode::CREATED);
        // The page was opened before the quote expired, so the guest may still pay there.
        stage.app.advance(TimeDelta::hours(24));
        assert_eq!(stage.app.get(&format!("{API}/quote/{}/", text(&quote["key"]))).await.status, StatusCode::OK);
        stage.app.work_off().await;
        is_over(&stage, &quote, &card).await;
        assert_eq!(stage.app.post(&path, &body).await.status, StatusCode::GONE);
    }
}

/// The quote can no longer be read, booked or given a card.
async fn is_over(stage: &Stage, quote: &Value, card: &Value) {
    let found = stage.app.get(&format!("{API}/quote/{}/", text(&quote["key"]))).await;
    for answer in [found, stage.book(quote, Some(card)).await, stage.save_card(quote, GOOD).await] {
        assert_eq!((answer.status, &answer.json()["code"]), (StatusCode::GONE, &json!("expired")));
    }
    assert_eq!((stage.nights().await, stage.money().await), (0, (0, 0)));
}
