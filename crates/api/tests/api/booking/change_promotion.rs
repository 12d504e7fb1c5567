//! Promo codes of a booked stay that is moved: each is tried again, and only those that count are used.

use sea_orm::EntityTrait;
use serde_json::json;
use store::row::quotes::promotion;
use testkit::{insert, key, on_both_engines};

use super::{API, GOOD, PAYMENT, Stage, text};

/// The uses of the two codes, by code.
async fn uses(stage: &Stage) -> Vec<(String, i32)> {
    let rows = promotion::Entity::find().all(stage.store.read()).await.unwrap();
    let mut uses: Vec<(String, i32)> = rows.into_iter().map(|row| (row.code, row.uses)).collect();
    uses.sort_unstable();
    uses
}

on_both_engines! {
    async fn a_code_that_waited_counts_once_the_stay_is_long_enough(store: Store) {
        let stage = Stage::new(store.clone(), "s", PAYMENT).await;
        let tx = store.write().await.unwrap();
        let week = promotion::Model {
            id: key(stage.sample.account, 61).into(),
            code: "WEEK".to_owned(),
            code_folded: "week".to_owned(),
            basis_points: 3_000,
            stackable: false,
            min_nights: Some(7),
            ..stage.sample.promotion_row(61)
        };
        insert(&tx, promotion::Model { stackable: false, ..stage.sample.promotion_row(60) }).await;
        insert(&tx, week).await;
        tx.commit().await.unwrap();
        let quote = stage.quote("2026-08-20", "2026-08-24").await;
        for code in ["SUMMER", "WEEK"] {
            let path = format!("{API}/quote/{}/apply-promo/", text(&quote["key"]));
            stage.app.post(&path, &json!({"promotion": code})).await;
        }
        let card = stage.card(&quote, GOOD).await;
        let booked = stage.book(&quote, Some(&card)).await.json();
        assert_eq!(booked["total"], 45_100, "ten percent off the rent");
        assert_eq!(uses(&stage).await, [("SUMMER".to_owned(), 1), ("WEEK".to_owned(), 0)]);
        let (preview, _) = stage.changed(&booked, "2026-08-20", "2026-08-27").await;
        assert_eq!(preview["promo_errors"][0]["data"], json!({"promotion": "SUMMER", "reason": "not_together"}));
        // Seven nights for 700.00, 30 % off, a cleaning fee of 50.00 and ten percent tax on the rent.
        assert_eq!(preview["total"], 70_000 * 7 / 10 * 11 / 10 + 5_500);
        assert_eq!(uses(&stage).await, [("SUMMER".to_owned(), 0), ("WEEK".to_owned(), 1)]);
        stage.is_well().await;
    }
}
