//! Cancellation through HTTP: the result is that of the preview.

use chrono::TimeDelta;
use domain::policies::refund::RefundMethod;
use flows::changes::{CanceledBy, Giving};
use flows::{audit, changes};
use http::StatusCode;
use sea_orm::{ActiveModelTrait, EntityTrait, IntoActiveModel};
use serde_json::{Value, json};
use store::Store;
use store::row::listings::listing;
use store::row::policies::refund_policy;
use store::row::quotes::quote;
use store::row::reservations::reservation;
use store::row::{AccountNumber, Id};
use testkit::{insert, instant, key, on_both_engines};

use super::matrix::{PROVIDERS, by_provider};
use super::{API, GOOD, PAYMENT, Plan, Selling, Stage, text};
use crate::row_of;

/// Full refund until 30 days before check-in, half until 7 days before.
pub(super) async fn with_policy(stage: &Stage, method: &str) {
    let (account, at) = (stage.sample.account, instant("2026-01-01T00:00:00Z"));
    let policy = refund_policy::Model {
        account_id: account.into(),
        id: key(account, 95).into(),
        name: "Firm".to_owned(),
        method: method.parse::<RefundMethod>().unwrap().into(),
        text: "As it says.".to_owned(),
        tiers: json!([{"days": 30, "percent": 100}, {"days": 7, "percent": 50}]),
        grace_hours: Some(48),
        grace_days_before: Some(14),
        created_at: at,
        updated_at: at,
        version: 1,
    };
    let tx = stage.store.write().await.unwrap();
    let id = policy.id;
    insert(&tx, policy).await;
    let listing_id = (AccountNumber::from(account), Id::from(stage.sample.listing));
    let row = listing::Entity::find_by_id(listing_id).one(&tx).await.unwrap().unwrap();
    let row = listing::Model { refund_policy_id: Some(id), ..row };
    row.into_active_model().reset_all().update(&tx).await.unwrap();
    store::catalog::change::of_property(&tx, account, stage.sample.property).await.unwrap();
    stage.app.flows().commit(tx, account).await.unwrap();
}

pub(super) async fn booked(stage: &Stage) -> Value {
    let quote = stage.quote("2026-08-20", "2026-08-24").await;
    let card = stage.card(&quote, GOOD).await;
    let booked = stage.book(&quote, Some(&card)).await;
    assert_eq!(booked.json()["status"], "r", "{}", booked.text());
    booked.json()
}

async fn cancels(stage: &Stage, reservation: &Value) -> (Value, Value) {
    let path = format!("{API}/reservation/{}", text(&reservation["key"]));
    let preview = stage.app.get(&format!("{path}/cancel-preview/")).await;
    assert_eq!(preview.status, StatusCode::OK, "{}", preview.text());
    let canceled = stage.app.post(&format!("{path}/cancel/"), &json!({"reason": "Ill"})).await;
    assert_eq!(canceled.status, StatusCode::OK, "{}", canceled.text());
    (preview.json(), canceled.json())
}

/// Corrupts the quote directly, bypassing all checks and locks.
async fn spoil_quote(stage: &Stage) {
    let tx = stage.store.write().await.unwrap();
    let row = quote::Entity::find().one(&tx).await.unwrap().unwrap();
    let terms_id = key(stage.sample.account, 96).into();
    let spoilt =
        quote::Model { total: 1, bill: "{}".to_owned(), first_name: "Eve".to_owned(), terms_id, ..row };
    spoilt.into_active_model().reset_all().update(&tx).await.unwrap();
    tx.commit().await.unwrap();
}

async fn the_answer_to_a_refund_is_lost(store: Store, provider: &'static str) {
    let stage = Stage::new(store, provider, PAYMENT).await;
    with_policy(&stage, "days_prior").await;
    let reservation = booked(&stage).await;
    let (name, operation) = match provider {
        "s" => ("stripe", "POST /v1/refunds"),
        "sp" => ("spreedly", "POST /v1/transactions/{token}/credit.json"),
        _ => ("braintree", "POST /merchants/{merchant}/transactions/{id}/refund"),
    };
    let fault =
        json!({"provider": name, "operation": operation, "latency_ms": 600, "after": true, "times": 1});
    stage.till.fault(&fault).await;
    cancels(&stage, &reservation).await;
    stage.app.work_off().await;
    let refunded = async || stage.reservation(&reservation["key"]).await["refunds"][0]["state"].clone();
    assert_eq!(refunded().await, "pending", "{provider}");
    stage.till.rest().await;
    stage.app.advance(TimeDelta::minutes(5));
    stage.app.work_off().await;
    assert_eq!(refunded().await, "refunded", "{provider}");
    assert_eq!(stage.money().await, (49_500, 49_500), "{provider}");
}

by_provider! {
    a_lost_answer_does_not_refund_twice => PROVIDERS, the_answer_to_a_refund_is_lost;
}

on_both_engines! {
    async fn what_the_preview_says_comes_back(store: Store) {
        let stage = Stage::new(store, "s", PAYMENT).await;
        with_policy(&stage, "days_prior").await;
        let reservation = booked(&stage).await;
        // Twenty days before check-in: half is refunded.
        stage.app.advance(TimeDelta::days(30));
        let (preview, canceled) = cancels(&stage, &reservation).await;
        assert_eq!((&preview["refund"], &preview["kept"], &preview["paid"]), (&json!(24_750), &json!(24_750), &json!(49_500)));
        assert!(reservation["address"].is_string(), "{reservation}");
        assert_eq!(canceled["reservation"]["address"], Value::Null, "only for guests who have booked");
        assert_eq!(canceled["refund"], preview);
        assert_eq!((&canceled["reservation"]["status"], stage.nights().await), (&json!("c"), 0));
        stage.app.work_off().await;
        assert_eq!(stage.money().await, (49_500, 24_750));
        let after = stage.reservation(&reservation["key"]).await;
        assert_eq!((&after["refunds"][0]["state"], &after["headline"]), (&json!("refunded"), &json!("canceled")));
        let again = stage.app.post(&format!("{API}/reservation/{}/cancel/", text(&reservation["key"])), &json!({})).await;
        assert_eq!((again.status, &again.json()["code"]), (StatusCode::CONFLICT, &json!("illegal_move")));
        assert_eq!(stage.app.work_off().await, 0);
    }

    async fn what_is_not_paid_yet_is_not_asked_for_any_more(store: Store) {
        let stage = Stage::new(store, "s", Selling { plan: Plan::Halves, ..PAYMENT }).await;
        with_policy(&stage, "no_refunds").await;
        let reservation = booked(&stage).await;
        let (preview, canceled) = cancels(&stage, &reservation).await;
        assert_eq!((&preview["refund"], &preview["kept"]), (&json!(0), &json!(24_750)));
        assert_eq!(canceled["reservation"]["payments"][1]["state"], "canceled");
        stage.app.advance(TimeDelta::days(40));
        stage.app.work_off().await;
        assert_eq!(stage.money().await, (24_750, 0));
    }

    async fn an_owner_who_cancels_returns_everything(store: Store) {
        let stage = Stage::new(store, "s", PAYMENT).await;
        with_policy(&stage, "no_refunds").await;
        let reservation = booked(&stage).await;
        let key = row_of(&reservation["key"]).parse().unwrap();
        changes::cancel(stage.app.flows(), Some(&stage.owner().await), key, CanceledBy::Owner(Giving::Everything), "Storm").await.unwrap();
        stage.app.work_off().await;
        assert_eq!(stage.money().await, (49_500, 49_500));
    }

    async fn a_booking_keeps_to_what_it_was_sold_under(store: Store) {
        let stage = Stage::new(store, "s", PAYMENT).await;
        with_policy(&stage, "no_refunds").await;
        let reservation = booked(&stage).await;
        stage.is_well().await;
        spoil_quote(&stage).await;
        let findings = audit::run(&stage.store, stage.app.flows().now()).await.unwrap();
        let said = findings.ills.join(", ");
        for ill in ["sold for other dates or under other terms", "was quoted for 1 and costs 49500"] {
            assert!(said.contains(ill), "{said}");
        }
        let quote = stage.app.get(&format!("{API}/quote/{}/", text(&reservation["quote"]))).await.json();
        assert_eq!((&quote["total"], &quote["first_name"], &quote["check_out"]), (&json!(49_500), &json!("Ann"), &json!("2026-08-24")));
        let preview = stage.preview_change(&reservation, "2026-08-20", "2026-08-26").await.json();
        assert_eq!((&preview["difference"]["before"], &preview["total"], &preview["due_now"]), (&json!(49_500), &json!(71_500), &json!(22_000)));
        let (preview, _) = cancels(&stage, &reservation).await;
        assert_eq!((&preview["refund"], &preview["kept"]), (&json!(0), &json!(49_500)));
    }

    async fn a_lost_answer_does_not_refund_twice_on_either_engine(store: Store) {
        the_answer_to_a_refund_is_lost(store, "s").await;
    }

    async fn a_locked_reservation_is_left_alone(store: Store) {
        let stage = Stage::new(store, "s", PAYMENT).await;
        let reservation = booked(&stage).await;
        let tx = stage.store.write().await.unwrap();
        let row = reservation::Entity::find().one(&tx).await.unwrap().unwrap();
        let row = reservation::Model { locked: true, ..row };
        row.into_active_model().reset_all().update(&tx).await.unwrap();
        tx.commit().await.unwrap();
        let refused = stage.app.post(&format!("{API}/reservation/{}/cancel/", text(&reservation["key"])), &json!({})).await;
        assert_eq!((refused.status, &refused.json()["code"]), (StatusCode::CONFLICT, &json!(101)));
    }
}
