//! Provider by outcome when the guest is not there: a card on file that is charged on its day, and one that is charged when
//! the owner accepts a request.

use chrono::TimeDelta;
use http::StatusCode;
use serde_json::{Value, json};
use store::Store;

use super::matrix::{PROVIDERS, TOTAL, by_provider, lose_the_next_charge};
use super::{API, DECLINED, GOOD, LATE_ANSWER, PAYMENT, Plan, Selling, Stage, text};

const ON_ITS_DAY: Selling = Selling { plan: Plan::Later, ..PAYMENT };
const BY_REQUEST: Selling = Selling { instant: false, ..PAYMENT };

/// Booked with a card that is charged a week before arrival, which is now.
async fn on_its_day(store: Store, provider: &'static str, number: &str) -> (Stage, Value) {
    let stage = Stage::new(store, provider, ON_ITS_DAY).await;
    let quote = stage.quote("2026-07-20", "2026-07-24").await;
    let card = stage.card(&quote, number).await;
    let booked = stage.book(&quote, Some(&card)).await;
    assert_eq!(booked.json()["status"], "r", "{provider}: {}", booked.text());
    assert_eq!(stage.money().await, (0, 0));
    stage.app.advance(TimeDelta::days(12) + TimeDelta::hours(4));
    (stage, booked.json()["key"].clone())
}

/// What became of it: its status, the state of its payment, nights, and what the provider took.
async fn now(stage: &Stage, key: &Value) -> (String, String, usize, i64) {
    let reservation = stage.reservation(key).await;
    let payment = text(&reservation["payments"][0]["state"]).to_owned();
    (text(&reservation["status"]).to_owned(), payment, stage.nights().await, stage.money().await.0)
}

fn is(status: &str, payment: &str, nights: usize, taken: i64) -> (String, String, usize, i64) {
    (status.to_owned(), payment.to_owned(), nights, taken)
}

async fn the_day_comes(store: Store, provider: &'static str) {
    let (stage, key) = on_its_day(store, provider, GOOD).await;
    stage.app.work_off().await;
    assert_eq!(now(&stage, &key).await, is("r", "paid", 4, TOTAL), "{provider}");
    stage.app.advance(TimeDelta::days(1));
    stage.app.work_off().await;
    assert_eq!(stage.money().await, (TOTAL, 0), "{provider}: once is enough");
}

async fn the_day_comes_in_vain(store: Store, provider: &'static str) {
    let (stage, key) = on_its_day(store, provider, DECLINED).await;
    stage.app.work_off().await;
    assert_eq!(now(&stage, &key).await, is("r", "due", 4, 0), "{provider}: it is tried again");
    let reservation = stage.reservation(&key).await;
    let good = stage.card(&json!({"key": reservation["quote"]}), GOOD).await;
    let charge =
        json!({"reservation": key, "payment": reservation["payments"][0]["key"], "card": good["key"]});
    let paid = stage.app.post(&format!("{API}/reservation-payment-charge/"), &charge).await;
    assert_eq!(paid.status, StatusCode::CREATED, "{provider}: {}", paid.text());
    assert_eq!(now(&stage, &key).await, is("r", "paid", 4, TOTAL), "{provider}");
}

async fn the_days_answer_is_lost(store: Store, provider: &'static str) {
    let (stage, key) = on_its_day(store, provider, LATE_ANSWER).await;
    stage.app.work_off().await;
    assert_eq!(stage.reservation(&key).await["payments"][0]["state"], "pending", "{provider}");
    tokio::time::sleep(std::time::Duration::from_millis(1_200)).await;
    stage.app.advance(TimeDelta::seconds(121));
    stage.app.work_off().await;
    assert_eq!(now(&stage, &key).await, is("r", "paid", 4, TOTAL), "{provider}");
}

async fn the_days_charge_never_arrives(store: Store, provider: &'static str) {
    let (stage, key) = on_its_day(store, provider, GOOD).await;
    lose_the_next_charge(&stage, provider).await;
    stage.app.work_off().await;
    tokio::time::sleep(std::time::Duration::from_millis(700)).await;
    stage.app.advance(TimeDelta::seconds(121));
    stage.app.work_off().await;
    assert_eq!(now(&stage, &key).await, is("r", "due", 4, 0), "{provider}: it is tried again");
    stage.app.advance(TimeDelta::hours(1));
    stage.app.work_off().await;
    assert_eq!(now(&stage, &key).await, is("r", "paid", 4, TOTAL), "{provider}");
}

async fn requested(store: Store, provider: &'static str, number: &str) -> (Stage, Value) {
    let stage = Stage::new(store, provider, BY_REQUEST).await;
    let asked = stage.book_with(number).await;
    assert_eq!(asked.json()["status"], "o", "{provider}: {}", asked.text());
    (stage, asked.json()["key"].clone())
}

async fn accept(stage: &Stage, key: &Value) -> bool {
    stage.app.house().accept_request(text(key).parse().unwrap()).await.is_ok()
}

async fn an_accepted_card_pays(store: Store, provider: &'static str) {
    let (stage, key) = requested(store, provider, GOOD).await;
    assert!(accept(&stage, &key).await, "{provider}");
    assert_eq!(now(&stage, &key).await, is("r", "paid", 4, TOTAL), "{provider}");
}

async fn an_accepted_card_is_declined(store: Store, provider: &'static str) {
    let (stage, key) = requested(store, provider, DECLINED).await;
    assert!(!accept(&stage, &key).await, "{provider}");
    assert_eq!(now(&stage, &key).await, is("o", "due", 0, 0), "{provider}");
}

async fn the_answer_to_an_accepted_card_is_lost(store: Store, provider: &'static str) {
    let (stage, key) = requested(store, provider, LATE_ANSWER).await;
    accept(&stage, &key).await;
    tokio::time::sleep(std::time::Duration::from_millis(1_200)).await;
    stage.app.advance(TimeDelta::seconds(121));
    stage.app.work_off().await;
    assert_eq!(now(&stage, &key).await, is("r", "paid", 4, TOTAL), "{provider}");
}

async fn the_charge_of_an_accepted_card_never_arrives(store: Store, provider: &'static str) {
    let (stage, key) = requested(store, provider, GOOD).await;
    lose_the_next_charge(&stage, provider).await;
    accept(&stage, &key).await;
    tokio::time::sleep(std::time::Duration::from_millis(700)).await;
    stage.app.advance(TimeDelta::seconds(121));
    stage.app.work_off().await;
    assert_eq!(now(&stage, &key).await, is("o", "due", 0, 0), "{provider}: the owner may accept again");
    assert!(accept(&stage, &key).await, "{provider}");
    assert_eq!(now(&stage, &key).await, is("r", "paid", 4, TOTAL), "{provider}");
}

by_provider! {
    a_card_on_file_is_charged_on_its_day => PROVIDERS, the_day_comes;
    a_declined_card_on_file_is_tried_again => PROVIDERS, the_day_comes_in_vain;
    a_lost_answer_on_the_day_is_asked_for => PROVIDERS, the_days_answer_is_lost;
    a_charge_that_never_arrived_is_made_again => PROVIDERS, the_days_charge_never_arrives;
    an_accepted_request_is_paid => PROVIDERS, an_accepted_card_pays;
    a_declined_card_leaves_the_request_open => PROVIDERS, an_accepted_card_is_declined;
    a_lost_answer_to_a_request_is_asked_for => PROVIDERS, the_answer_to_an_accepted_card_is_lost;
    a_request_whose_charge_never_arrived_is_open_again => PROVIDERS, the_charge_of_an_accepted_card_never_arrives;
}
