//! Changes of dates that cost more: whatever the result of the charge, the dates match the paid amount.

use chrono::TimeDelta;
use http::StatusCode;
use serde_json::{Value, json};
use store::Store;
use testkit::on_both_engines;

use super::cancel::booked;
use super::matrix::{PROVIDERS, WITH_PROOF, by_provider, lose_the_next_charge};
use super::{API, DECLINED, GOOD, LATE_ANSWER, PAYMENT, PROOF, Plan, Selling, Stage, text};

/// For cases in which the provider makes no difference.
const STRIPE: [&str; 1] = ["s"];
const BEFORE: i64 = 49_500;
const AFTER: i64 = 71_500;

/// Books and pays a stay; the two additional nights are to be paid with a card of this number.
async fn longer(store: Store, provider: &'static str, number: &str) -> (Stage, Value, Value) {
    let stage = Stage::new(store, provider, PAYMENT).await;
    let reservation = booked(&stage).await;
    let card = stage.card(&json!({"key": reservation["quote"]}), number).await;
    let wish = json!({"check_in": "2026-08-20", "check_out": "2026-08-26", "credit_card": card["key"], "browser_info": "a browser"});
    (stage, reservation, wish)
}

/// Returns the check-out date, the number of nights in the ledger, and the amounts charged and refunded by the provider.
async fn now(stage: &Stage, reservation: &Value) -> (String, usize, (i64, i64)) {
    stage.is_well().await;
    let found = stage.reservation(&reservation["key"]).await;
    (text(&found["check_out"]).to_owned(), stage.nights().await, stage.money().await)
}

fn is(check_out: &str, nights: usize, taken: i64) -> (String, usize, (i64, i64)) {
    (check_out.to_owned(), nights, (taken, 0))
}

async fn a_good_card(store: Store, provider: &'static str) {
    let (stage, reservation, wish) = longer(store, provider, GOOD).await;
    let changed = stage.change(&reservation, &wish).await;
    assert_eq!(changed.status, StatusCode::OK, "{provider}: {}", changed.text());
    assert_eq!(now(&stage, &reservation).await, is("2026-08-26", 6, AFTER), "{provider}");
}

async fn a_declined_card(store: Store, provider: &'static str) {
    let (stage, reservation, wish) = longer(store, provider, DECLINED).await;
    let refused = stage.change(&reservation, &wish).await;
    assert_eq!(
        (refused.status, &refused.json()["code"]),
        (StatusCode::PAYMENT_REQUIRED, &json!("payment_declined"))
    );
    assert_eq!(now(&stage, &reservation).await, is("2026-08-24", 4, BEFORE), "{provider}");
    let after = stage.reservation(&reservation["key"]).await;
    assert_eq!(
        (&after["change"], &after["paid_status"], &after["overdue"]),
        (&json!(null), &json!("f"), &json!(false))
    );
    // Another card, another attempt.
    let card = stage.card(&json!({"key": reservation["quote"]}), GOOD).await;
    let changed = stage
        .change(
            &reservation,
            &json!({"check_in": "2026-08-20", "check_out": "2026-08-26", "credit_card": card["key"]}),
        )
        .await;
    assert_eq!(changed.status, StatusCode::OK, "{provider}: {}", changed.text());
    assert_eq!(now(&stage, &reservation).await, is("2026-08-26", 6, AFTER), "{provider}");
    stage.app.advance(TimeDelta::days(1));
    stage.app.work_off().await;
    assert_eq!(stage.money().await, (AFTER, 0), "{provider}: once is enough");
}

async fn a_lost_answer(store: Store, provider: &'static str) {
    let (stage, reservation, wish) = longer(store, provider, LATE_ANSWER).await;
    let changing = stage.change(&reservation, &wish).await;
    assert_eq!(changing.status, StatusCode::OK, "{provider}: {}", changing.text());
    assert_eq!(changing.json()["change"]["check_out"], "2026-08-26", "{provider}");
    let again = stage.change(&reservation, &wish).await;
    assert_eq!((again.status, &again.json()["code"]), (StatusCode::CONFLICT, &json!(101)));
    stage.till.rest().await;
    stage.app.advance(TimeDelta::seconds(121));
    stage.app.work_off().await;
    assert_eq!(now(&stage, &reservation).await, is("2026-08-26", 6, AFTER), "{provider}");
}

async fn a_charge_that_never_arrives(store: Store, provider: &'static str) {
    let (stage, reservation, wish) = longer(store, provider, GOOD).await;
    lose_the_next_charge(&stage, provider).await;
    stage.change(&reservation, &wish).await;
    assert_eq!(stage.nights().await, 6, "{provider}: they are held");
    stage.is_well().await;
    stage.till.rest().await;
    stage.app.advance(TimeDelta::seconds(121));
    stage.app.work_off().await;
    assert_eq!(now(&stage, &reservation).await, is("2026-08-24", 4, BEFORE), "{provider}");
    stage.app.advance(TimeDelta::minutes(16));
    stage.app.work_off().await;
    assert_eq!(now(&stage, &reservation).await, is("2026-08-24", 4, BEFORE), "{provider}");
}

/// Requests a change whose payment waits for the guest's authentication.
async fn waiting(stage: &Stage, reservation: &Value, wish: &Value) -> Value {
    let waiting = stage.change(reservation, wish).await;
    assert_eq!(waiting.status, StatusCode::OK, "{}", waiting.text());
    let waiting = waiting.json();
    assert_eq!(
        (&waiting["check_out"], &waiting["change"]["check_out"]),
        (&json!("2026-08-24"), &json!("2026-08-26"))
    );
    let payments = waiting["payments"].as_array().unwrap();
    let payment = payments.iter().find(|payment| payment["key"] == waiting["change"]["payment"]).unwrap();
    assert_eq!(payment["auth_required"], true);
    payment.clone()
}

async fn a_proof(store: Store, provider: &'static str) {
    let (stage, reservation, wish) = longer(store, provider, PROOF).await;
    let payment = waiting(&stage, &reservation, &wish).await;
    assert_eq!(now(&stage, &reservation).await, is("2026-08-24", 6, BEFORE), "{provider}");
    stage.till.prove(provider, text(&payment["auth_token"]), true).await;
    let path = format!("{API}/reservation-payment/{}/mark-authenticated/", text(&payment["key"]));
    assert_eq!(stage.app.post(&path, &json!({})).await.status, StatusCode::OK);
    assert_eq!(now(&stage, &reservation).await, is("2026-08-26", 6, AFTER), "{provider}");
}

async fn a_proof_that_nobody_gives(store: Store, provider: &'static str) {
    let (stage, reservation, wish) = longer(store, provider, PROOF).await;
    waiting(&stage, &reservation, &wish).await;
    // The next attempt replaces the first one.
    waiting(&stage, &reservation, &wish).await;
    stage.app.advance(TimeDelta::minutes(21));
    stage.app.work_off().await;
    assert_eq!(now(&stage, &reservation).await, is("2026-08-24", 4, BEFORE), "{provider}");
}

async fn a_cancelation_while_a_proof_is_awaited(store: Store, provider: &'static str) {
    let (stage, reservation, wish) = longer(store, provider, PROOF).await;
    waiting(&stage, &reservation, &wish).await;
    let path = format!("{API}/reservation/{}/cancel/", text(&reservation["key"]));
    assert_eq!(stage.app.post(&path, &json!({})).await.status, StatusCode::OK);
    stage.app.advance(TimeDelta::minutes(21));
    stage.app.work_off().await;
    assert_eq!(now(&stage, &reservation).await, is("2026-08-24", 0, BEFORE), "{provider}");
}

async fn a_card_of_somebody_else(store: Store, provider: &'static str) {
    let (stage, reservation, mut wish) = longer(store, provider, GOOD).await;
    let other = stage.quote("2026-10-20", "2026-10-24").await;
    wish["credit_card"] = stage.card(&other, GOOD).await["key"].clone();
    assert_eq!(stage.change(&reservation, &wish).await.status, StatusCode::NOT_FOUND);
    assert_eq!(now(&stage, &reservation).await, is("2026-08-24", 4, BEFORE), "{provider}");
}

async fn no_card_at_all(store: Store, provider: &'static str) {
    let stage =
        Stage::new(store, provider, Selling { pay_online: false, plan: Plan::AllNow, ..PAYMENT }).await;
    let quote = stage.quote("2026-08-20", "2026-08-24").await;
    let reservation = stage.book(&quote, None).await.json();
    let changed =
        stage.change(&reservation, &json!({"check_in": "2026-08-20", "check_out": "2026-08-26"})).await;
    assert_eq!(changed.json()["payments"][0]["amount"], AFTER, "{provider}: {}", changed.text());
    assert_eq!(now(&stage, &reservation).await, is("2026-08-26", 6, 0), "{provider}");
}

by_provider! {
    a_longer_stay_is_charged_to_the_card => PROVIDERS, a_good_card;
    a_declined_card_leaves_the_stay_where_it_was => PROVIDERS, a_declined_card;
    a_lost_answer_is_asked_for_and_moves_the_stay => PROVIDERS, a_lost_answer;
    a_change_whose_charge_never_arrived_is_undone => PROVIDERS, a_charge_that_never_arrives;
    a_proven_payment_moves_the_stay => WITH_PROOF, a_proof;
    nights_are_held_for_a_proof_and_no_longer => WITH_PROOF, a_proof_that_nobody_gives;
    a_stay_that_is_canceled_meanwhile_moves_nowhere => STRIPE, a_cancelation_while_a_proof_is_awaited;
    nobody_pays_with_the_card_of_another_guest => STRIPE, a_card_of_somebody_else;
    a_stay_without_cards_moves_without_a_charge => STRIPE, no_card_at_all;
}

on_both_engines! {
    async fn a_declined_card_changes_nothing_on_either_engine(store: Store) {
        a_declined_card(store, "s").await;
    }

    async fn a_lost_answer_is_asked_for_on_either_engine(store: Store) {
        a_lost_answer(store, "s").await;
    }
}
