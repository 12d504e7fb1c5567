//! Deposits: held before arrival, renewed, released afterwards; charged for long stays.

use chrono::TimeDelta;
use flows::changes;
use flows::changes::CanceledBy;
use serde_json::{Value, json};
use testkit::on_one_engine;

use super::{API, GOOD, PAYMENT, Stage, text};
use crate::row_of;

pub(super) async fn booked(stage: &Stage, check_in: &str, check_out: &str) -> Value {
    let quote = stage.quote(check_in, check_out).await;
    let card = stage.card(&quote, GOOD).await;
    let booked = stage.book(&quote, Some(&card)).await.json();
    assert_eq!(
        (&booked["status"], &booked["deposit"], &booked["deposit_state"]),
        (&json!("r"), &json!(30_000), &json!("due"))
    );
    booked
}

pub(super) async fn state(stage: &Stage, booked: &Value) -> String {
    stage.app.work_off().await;
    text(&stage.reservation(&booked["key"]).await["deposit_state"]).to_owned()
}

/// The deposit's events: kind, date, and whether they have happened.
async fn moments(stage: &Stage, booked: &Value) -> Vec<(String, String, bool)> {
    let timeline = stage.reservation(&booked["key"]).await["timeline"].clone();
    let of_deposit =
        timeline.as_array().unwrap().iter().filter(|moment| text(&moment["kind"]).starts_with("deposit"));
    let moment = |moment: &Value| {
        assert_eq!(moment["amount"], 30_000);
        (text(&moment["kind"]).to_owned(), text(&moment["date"]).to_owned(), moment["done"] == true)
    };
    of_deposit.map(moment).collect()
}

fn events<const N: usize>(events: [(&str, &str, bool); N]) -> Vec<(String, String, bool)> {
    events.map(|(kind, date, done)| (kind.to_owned(), date.to_owned(), done)).to_vec()
}

/// Returns how often the provider held and released an amount.
async fn holds(stage: &Stage) -> (usize, usize) {
    let entries = stage.till.ledger(&stage.sample.namespace()).await;
    let count = |kind: &str| {
        entries.iter().filter(|entry| entry["kind"] == kind && entry["status"] == "succeeded").count()
    };
    (count("authorization"), count("void"))
}

on_one_engine! {
    async fn it_is_held_the_day_before_and_let_go_two_days_after(store: Store) {
        let stage = Stage::new(store, "s", PAYMENT).await;
        let booked = booked(&stage, "2026-07-10", "2026-07-14").await;
        let announced = events([("deposit_hold", "2026-07-09", false), ("deposit_release", "2026-07-16", false)]);
        assert_eq!(moments(&stage, &booked).await, announced);
        let quote = stage.app.get(&format!("{API}/quote/{}/", text(&booked["quote"]))).await.json();
        assert_eq!(quote["deposit_schedule"], json!({"taken_on": "2026-07-09", "returned_on": "2026-07-16", "is_charged": false}));
        stage.app.advance(TimeDelta::days(7));
        assert_eq!(state(&stage, &booked).await, "due");
        stage.app.advance(TimeDelta::days(1) + TimeDelta::hours(5));
        assert_eq!((state(&stage, &booked).await.as_str(), holds(&stage).await), ("held", (1, 0)));
        stage.app.advance(TimeDelta::days(6));
        assert_eq!((state(&stage, &booked).await.as_str(), holds(&stage).await), ("held", (2, 1)), "held anew");
        stage.app.advance(TimeDelta::days(1));
        assert_eq!((state(&stage, &booked).await.as_str(), holds(&stage).await), ("returned", (2, 2)));
        assert_eq!(stage.money().await, (49_500, 0), "nothing was taken");
        let done = events([("deposit_hold", "2026-07-09", true), ("deposit_release", "2026-07-16", true)]);
        assert_eq!(moments(&stage, &booked).await, done);
    }

    async fn a_canceled_stay_holds_nothing(store: Store) {
        let stage = Stage::new(store, "s", PAYMENT).await;
        let booked = booked(&stage, "2026-07-10", "2026-07-14").await;
        let key = row_of(&booked["key"]).parse().unwrap();
        changes::cancel(stage.app.flows(), None, key, CanceledBy::Guest, "").await.unwrap();
        assert_eq!(state(&stage, &booked).await, "canceled");
        assert_eq!(moments(&stage, &booked).await, []);
        stage.app.advance(TimeDelta::days(20));
        stage.app.work_off().await;
        assert_eq!(holds(&stage).await, (0, 0));
    }

    async fn a_long_stay_is_charged_and_gets_it_back(store: Store) {
        let stage = Stage::new(store, "s", PAYMENT).await;
        let booked = booked(&stage, "2026-07-10", "2026-08-07").await;
        let total = booked["total"].as_i64().unwrap();
        stage.app.advance(TimeDelta::days(8) + TimeDelta::hours(5));
        assert_eq!((state(&stage, &booked).await.as_str(), stage.money().await), ("charged", (total + 30_000, 0)));
        stage.app.advance(TimeDelta::days(31));
        assert_eq!((state(&stage, &booked).await.as_str(), stage.money().await), ("returned", (total + 30_000, 30_000)));
    }
}
