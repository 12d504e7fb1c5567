//! All providers and outcomes without the guest present: a card on file charged on the due date, and one charged when the owner
//! accepts a request.

use chrono::TimeDelta;
use domain::charges::payment_retry::RETRY_INTERVAL;
use flows::booking;
use http::StatusCode;
use serde_json::{Value, json};
use store::Store;

use super::matrix::{PROVIDERS, TOTAL, by_provider, lose_the_next_charge};
use super::{API, DECLINED, GOOD, LATE_ANSWER, PAYMENT, PROOF, Plan, Selling, Stage, text};
use crate::row_of;

const ON_ITS_DAY: Selling = Selling { plan: Plan::Later, ..PAYMENT };
const BY_REQUEST: Selling = Selling { instant: false, ..PAYMENT };

/// Other providers cannot ask an absent guest for authentication: their banks decline, and the guest pays from the status page.
const ASKS_LATER: [&str; 1] = ["s"];
const DECLINES_INSTEAD: [&str; 1] = ["sp"];

/// Books with a card that is charged a week before arrival, and moves the clock to that day.
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

/// Returns the status of the reservation, the state of its payment, the number of nights, and the amount that the provider
/// charged.
async fn now(stage: &Stage, key: &Value) -> (String, String, usize, i64) {
    let reservation = stage.reservation(key).await;
    let payment = text(&reservation["payments"][0]["state"]).to_owned();
    (text(&reservation["status"]).to_owned(), payment, stage.nights().await, stage.money().await.0)
}

fn is(status: &str, payment: &str, nights: usize, taken: i64) -> (String, String, usize, i64) {
    (status.to_owned(), payment.to_owned(), nights, taken)
}

/// The guest follows the link in the e-mail to the bank's page.
async fn prove(stage: &Stage, key: &Value, well: bool) -> StatusCode {
    let payment = stage.reservation(key).await["payments"][0].clone();
    assert_eq!((&payment["state"], &payment["auth_required"]), (&json!("pending"), &json!(true)));
    let action = |name| format!("{API}/reservation-payment/{}/{name}/", text(&payment["key"]));
    let fresh = stage.app.post(&action("refresh-auth-token"), &json!({})).await;
    assert_eq!(fresh.status, StatusCode::OK, "{}", fresh.text());
    stage.till.prove(stage.provider, text(&fresh.json()["auth_token"]), well).await;
    stage.app.post(&action("mark-authenticated"), &json!({})).await.status
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
    stage.till.rest().await;
    stage.app.advance(TimeDelta::seconds(121));
    stage.app.work_off().await;
    assert_eq!(now(&stage, &key).await, is("r", "paid", 4, TOTAL), "{provider}");
}

async fn the_days_charge_never_arrives(store: Store, provider: &'static str) {
    let (stage, key) = on_its_day(store, provider, GOOD).await;
    lose_the_next_charge(&stage, provider).await;
    stage.app.work_off().await;
    stage.till.rest().await;
    stage.app.advance(TimeDelta::seconds(121));
    stage.app.work_off().await;
    assert_eq!(now(&stage, &key).await, is("r", "due", 4, 0), "{provider}: it is tried again");
    stage.app.advance(RETRY_INTERVAL);
    stage.app.work_off().await;
    assert_eq!(now(&stage, &key).await, is("r", "paid", 4, TOTAL), "{provider}");
}

async fn the_day_asks_for_a_proof(store: Store, provider: &'static str) {
    let (stage, key) = on_its_day(store, provider, PROOF).await;
    stage.app.work_off().await;
    assert_eq!(now(&stage, &key).await, is("r", "pending", 4, 0), "{provider}");
    assert_eq!(prove(&stage, &key, true).await, StatusCode::OK, "{provider}");
    assert_eq!(now(&stage, &key).await, is("r", "paid", 4, TOTAL), "{provider}");
    stage.app.advance(TimeDelta::days(2));
    stage.app.work_off().await;
    assert_eq!(stage.money().await, (TOTAL, 0), "{provider}: once is enough");
}

async fn the_days_proof_fails(store: Store, provider: &'static str) {
    let (stage, key) = on_its_day(store, provider, PROOF).await;
    stage.app.work_off().await;
    assert_eq!(prove(&stage, &key, false).await, StatusCode::PAYMENT_REQUIRED, "{provider}");
    assert_eq!(now(&stage, &key).await, is("r", "due", 4, 0), "{provider}: it is tried again");
}

async fn the_guest_comes_with_the_proof(store: Store, provider: &'static str) {
    let (stage, key) = on_its_day(store, provider, PROOF).await;
    stage.app.work_off().await;
    assert_eq!(now(&stage, &key).await, is("r", "due", 4, 0), "{provider}");
    let payment = stage.reservation(&key).await["payments"][0].clone();
    let charge = json!({"reservation": key, "payment": payment["key"], "browser_info": "a browser"});
    let charged = stage.app.post(&format!("{API}/reservation-payment-charge/"), &charge).await;
    assert_eq!(charged.status, StatusCode::CREATED, "{provider}: {}", charged.text());
    assert_eq!(prove(&stage, &key, true).await, StatusCode::OK, "{provider}");
    assert_eq!(now(&stage, &key).await, is("r", "paid", 4, TOTAL), "{provider}");
}

async fn nobody_proves_on_the_day(store: Store, provider: &'static str) {
    let (stage, key) = on_its_day(store, provider, PROOF).await;
    stage.app.work_off().await;
    stage.app.advance(TimeDelta::hours(25));
    stage.app.work_off().await;
    assert_eq!(now(&stage, &key).await, is("r", "due", 4, 0), "{provider}: it is tried again");
}

async fn requested(store: Store, provider: &'static str, number: &str) -> (Stage, Value) {
    let stage = Stage::new(store, provider, BY_REQUEST).await;
    let asked = stage.book_with(number).await;
    assert_eq!(asked.json()["status"], "o", "{provider}: {}", asked.text());
    (stage, asked.json()["key"].clone())
}

async fn accept(stage: &Stage, key: &Value) -> bool {
    booking::accept_request(stage.app.flows(), &stage.owner().await, row_of(key).parse().unwrap())
        .await
        .is_ok()
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
    stage.till.rest().await;
    stage.app.advance(TimeDelta::seconds(121));
    stage.app.work_off().await;
    assert_eq!(now(&stage, &key).await, is("r", "paid", 4, TOTAL), "{provider}");
}

async fn the_charge_of_an_accepted_card_never_arrives(store: Store, provider: &'static str) {
    let (stage, key) = requested(store, provider, GOOD).await;
    lose_the_next_charge(&stage, provider).await;
    accept(&stage, &key).await;
    stage.till.rest().await;
    stage.app.advance(TimeDelta::seconds(121));
    stage.app.work_off().await;
    assert_eq!(now(&stage, &key).await, is("o", "due", 0, 0), "{provider}: the owner may accept again");
    assert!(accept(&stage, &key).await, "{provider}");
    assert_eq!(now(&stage, &key).await, is("r", "paid", 4, TOTAL), "{provider}");
}

async fn an_accepted_card_must_be_proven(store: Store, provider: &'static str) {
    let (stage, key) = requested(store, provider, PROOF).await;
    assert!(accept(&stage, &key).await, "{provider}");
    assert_eq!(
        now(&stage, &key).await,
        is("o", "pending", 4, 0),
        "{provider}: the nights are kept meanwhile"
    );
    assert_eq!(prove(&stage, &key, true).await, StatusCode::OK, "{provider}");
    assert_eq!(now(&stage, &key).await, is("r", "paid", 4, TOTAL), "{provider}");
}

async fn the_proof_of_an_accepted_card_fails(store: Store, provider: &'static str) {
    let (stage, key) = requested(store, provider, PROOF).await;
    assert!(accept(&stage, &key).await, "{provider}");
    assert_eq!(prove(&stage, &key, false).await, StatusCode::PAYMENT_REQUIRED, "{provider}");
    assert_eq!(now(&stage, &key).await, is("o", "due", 0, 0), "{provider}");
}

by_provider! {
    a_card_on_file_is_charged_on_its_day => PROVIDERS, the_day_comes;
    a_declined_card_on_file_is_tried_again => PROVIDERS, the_day_comes_in_vain;
    a_lost_answer_on_the_day_is_asked_for => PROVIDERS, the_days_answer_is_lost;
    a_charge_that_never_arrived_is_made_again => PROVIDERS, the_days_charge_never_arrives;
    a_proof_on_the_day_pays => ASKS_LATER, the_day_asks_for_a_proof;
    a_failed_proof_on_the_day_is_tried_again => ASKS_LATER, the_days_proof_fails;
    a_proof_that_nobody_gives_is_tried_again => ASKS_LATER, nobody_proves_on_the_day;
    a_guest_proves_what_a_bank_declined => DECLINES_INSTEAD, the_guest_comes_with_the_proof;
    a_proven_request_is_paid => ASKS_LATER, an_accepted_card_must_be_proven;
    a_failed_proof_leaves_the_request_open => ASKS_LATER, the_proof_of_an_accepted_card_fails;
    an_accepted_request_is_paid => PROVIDERS, an_accepted_card_pays;
    a_declined_card_leaves_the_request_open => PROVIDERS, an_accepted_card_is_declined;
    a_lost_answer_to_a_request_is_asked_for => PROVIDERS, the_answer_to_an_accepted_card_is_lost;
    a_request_whose_charge_never_arrived_is_open_again => PROVIDERS, the_charge_of_an_accepted_card_never_arrives;
}
