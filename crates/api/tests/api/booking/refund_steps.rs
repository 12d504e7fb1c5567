//! The refunds that a booking's bill shows, day by day, against the cancellation itself.

use chrono::TimeDelta;
use domain::accounts::role::Role;
use http::StatusCode;
use serde_json::{Value, json};
use testkit::on_both_engines;

use super::cancel::{booked, with_policy};
use super::{API, PAYMENT, Plan, Selling, Stage, text};
use crate::row_of;

const HALVES: Selling = Selling { plan: Plan::Halves, ..PAYMENT };

impl Stage {
    /// Date and amount of each step of the booking's bill. The first one is what canceling now gives.
    async fn refund_steps(&self, reservation: &Value) -> Vec<(String, i64)> {
        let quote = self.app.get(&format!("{API}/quote/{}/", text(&reservation["quote"]))).await.json();
        let tiers = quote["refund_policy"]["tiers"].as_array().unwrap();
        let steps: Vec<(String, i64)> = tiers
            .iter()
            .map(|tier| (text(&tier["until"]).to_owned(), tier["amount"].as_i64().unwrap()))
            .collect();
        let path = format!("{API}/reservation/{}/cancel-preview/", text(&reservation["key"]));
        let preview = self.app.get(&path).await.json();
        assert_eq!(preview["refund"], steps[0].1, "{steps:?}");
        steps
    }

    async fn act_on(&self, reservation: &Value, action: &str, body: &Value) {
        let owner = self.app.sign_in(self.sample.account, Role::Owner).await;
        let path = format!("/api/v2/reservation/{}/{action}/", row_of(&reservation["key"]));
        let done = owner.post(&path, body).await;
        assert_eq!(done.status, StatusCode::OK, "{}", done.text());
    }
}

fn steps<const N: usize>(steps: [(&str, i64); N]) -> Vec<(String, i64)> {
    steps.map(|(until, amount)| (until.to_owned(), amount)).to_vec()
}

on_both_engines! {
    async fn a_refunded_booking_promises_what_is_left(store: Store) {
        let stage = Stage::new(store, "s", PAYMENT).await;
        with_policy(&stage, "days_prior").await;
        let reservation = booked(&stage).await;
        let before = steps([("2026-07-21", 49_500), ("2026-08-13", 24_750), ("2026-08-20", 0)]);
        assert_eq!(stage.refund_steps(&reservation).await, before);
        stage.act_on(&reservation, "refund", &json!({"amount": 5_000, "reason": "No hot water"})).await;
        let after = steps([("2026-07-21", 44_500), ("2026-08-13", 22_250), ("2026-08-20", 0)]);
        assert_eq!(stage.refund_steps(&reservation).await, after);
        // The days that have passed are not shown anymore.
        stage.app.advance(TimeDelta::days(30));
        assert_eq!(stage.refund_steps(&reservation).await, after[1..]);
    }

    async fn a_refund_does_not_forget_what_a_change_of_dates_lost(store: Store) {
        let stage = Stage::new(store, "s", PAYMENT).await;
        with_policy(&stage, "days_prior").await;
        let reservation = booked(&stage).await;
        // Twenty days before arrival half is lost, and stays so.
        stage.app.advance(TimeDelta::days(30));
        let moved = stage.change(&reservation, &json!({"check_in": "2026-11-03", "check_out": "2026-11-07"})).await;
        assert_eq!(moved.status, StatusCode::OK, "{}", moved.text());
        stage.act_on(&reservation, "refund", &json!({"amount": 9_500})).await;
        let left = steps([("2026-10-27", 15_250), ("2026-11-03", 0)]);
        assert_eq!(stage.refund_steps(&reservation).await, left);
    }

    async fn an_early_payment_shows_at_once_in_what_comes_back(store: Store) {
        let stage = Stage::new(store, "s", HALVES).await;
        with_policy(&stage, "days_prior").await;
        let reservation = booked(&stage).await;
        // Half is paid until 21 July, 30 days before arrival: the same day from which the owner keeps half.
        let half = steps([("2026-07-20", 24_750), ("2026-07-21", 49_500), ("2026-08-13", 24_750), ("2026-08-20", 0)]);
        assert_eq!(stage.refund_steps(&reservation).await, half);
        stage.act_on(&reservation, "record-payment", &json!({"amount": 24_750, "method": "cash"})).await;
        let all = steps([("2026-07-21", 49_500), ("2026-08-13", 24_750), ("2026-08-20", 0)]);
        assert_eq!(stage.refund_steps(&reservation).await, all);
        stage.is_well().await;
    }

    async fn a_canceled_booking_promises_nothing(store: Store) {
        let stage = Stage::new(store, "s", PAYMENT).await;
        with_policy(&stage, "days_prior").await;
        let reservation = booked(&stage).await;
        stage.act_on(&reservation, "cancel", &json!({})).await;
        let quote = stage.app.get(&format!("{API}/quote/{}/", text(&reservation["quote"]))).await.json();
        assert_eq!(quote["refund_policy"]["tiers"], json!([]));
    }
}
