//! Promo codes on estimates and quotes.

use http::StatusCode;
use sea_orm::{ActiveModelTrait, ActiveValue::Set, EntityTrait, IntoActiveModel};
use serde_json::{Value, json};
use store::Store;
use store::row::quotes::promotion;
use store::row::{AccountNumber, Id};
use testkit::{Sample, TestApp, insert, key, on_one_engine};

use crate::app;

const QUOTE: &str = "/websites/api/v2/quote/";

async fn with_promotions(store: &Store) -> (TestApp, Sample) {
    let (app, sample) = app(store).await;
    let tx = store.write().await.unwrap();
    let summer = sample.promotion_row(60);
    let alone = promotion::Model {
        id: key(sample.account, 61).into(),
        code: "VIP".to_owned(),
        code_folded: "vip".to_owned(),
        basis_points: 2_000,
        stackable: false,
        ..summer.clone()
    };
    let over = promotion::Model {
        id: key(sample.account, 62).into(),
        code: "Frühling".to_owned(),
        code_folded: "fruhling".to_owned(),
        book_until: Some("2026-05-31".parse().unwrap()),
        ..summer.clone()
    };
    let one_left = promotion::Model {
        id: key(sample.account, 63).into(),
        code: "LAST".to_owned(),
        code_folded: "last".to_owned(),
        max_uses: Some(1),
        ..summer.clone()
    };
    for row in [summer, alone, over, one_left] {
        insert(&tx, row).await;
    }
    tx.commit().await.unwrap();
    (app, sample)
}

fn wish(sample: Sample, codes: &[&str]) -> Value {
    json!({
        "property": sample.property.to_string(), "namespace": sample.namespace(), "check_in": "2026-07-10", "check_out": "2026-07-14",
        "promo_codes": codes,
    })
}

fn at(quote: &Value, action: &str) -> String {
    format!("{QUOTE}{}/{action}/", quote["key"].as_str().unwrap())
}

async fn use_up(store: &Store, sample: Sample, number: u64) {
    let tx = store.write().await.unwrap();
    let id = (AccountNumber::from(sample.account), Id::from(key(sample.account, number)));
    let mut row = promotion::Entity::find_by_id(id).one(&tx).await.unwrap().unwrap().into_active_model();
    row.uses = Set(1);
    row.update(&tx).await.unwrap();
    tx.commit().await.unwrap();
}

on_one_engine! {
    async fn a_code_counts_in_any_case_and_once(store: Store) {
        let (app, sample) = with_promotions(&store).await;
        let plain = app.post("/websites/api/v2/quote/estimate/", &wish(sample, &[])).await.json();
        let cheaper = app.post("/websites/api/v2/quote/estimate/", &wish(sample, &["summer", "SUMMER", " Summer "])).await.json();
        // 40.00 off the rent, and 4.00 less tax.
        assert_eq!(cheaper["total"], plain["total"].as_i64().unwrap() - 4_400);
        assert_eq!(cheaper["promo_codes"], json!(["SUMMER"]));
        let line = cheaper["lines"].as_array().unwrap().iter().find(|line| line["kind"] == "promotion").unwrap();
        assert_eq!((&line["amount"], &line["promotion_code"], &line["is_promotion"]), (&json!(-4_000), &json!("SUMMER"), &json!(true)));
        assert_eq!(line["promotion_terms"], "Ten percent off the rent.");
        let fee = cheaper["fees"].as_array().unwrap().iter().find(|fee| fee["is_promotion"] == true).unwrap();
        assert_eq!((&fee["amount"], &fee["promotion_code"]), (&json!(-4_000), &json!("SUMMER")));
    }

    async fn a_code_that_does_not_count_blocks_nothing(store: Store) {
        let (app, sample) = with_promotions(&store).await;
        let answer = app.post("/websites/api/v2/quote/estimate/", &wish(sample, &["nonsense", "FRUHLING", "SUMMER"])).await;
        assert_eq!(answer.status, StatusCode::OK);
        let told = answer.json();
        assert_eq!(told["promo_codes"], json!(["SUMMER"]));
        let reasons: Vec<_> = told["promo_errors"].as_array().unwrap().iter().map(|error| (&error["code"], &error["data"]["reason"])).collect();
        assert_eq!(reasons, [(&json!("promotion"), &json!("unknown")), (&json!("promotion"), &json!("ended"))]);
    }

    async fn codes_are_redeemed_and_taken_off(store: Store) {
        let (app, sample) = with_promotions(&store).await;
        let made = app.post(QUOTE, &wish(sample, &[])).await.json();
        let cheaper = app.post(&at(&made, "apply-promo"), &json!({"promotion": "summer"})).await.json();
        assert_eq!(cheaper["total"], made["total"].as_i64().unwrap() - 4_400);
        // Applying a code twice changes nothing.
        let again = app.post(&at(&made, "apply-promo"), &json!({"promotion": "Summer"})).await;
        assert_eq!((again.status, &again.json()["total"]), (StatusCode::OK, &cheaper["total"]));
        for (code, reason) in [("nonsense", "unknown"), ("frühling", "ended"), ("", "unknown")] {
            let refused = app.post(&at(&made, "apply-promo"), &json!({"promotion": code})).await;
            assert_eq!((refused.status, &refused.json()["code"]), (StatusCode::BAD_REQUEST, &json!("promotion")), "{code}");
            assert_eq!(refused.json()["data"]["reason"], reason, "{}", refused.text());
        }
        assert_eq!(app.get(&format!("{QUOTE}{}", made["key"].as_str().unwrap())).await.json()["total"], cheaper["total"]);
        let plain = app.post(&at(&made, "remove-promo"), &json!({"promotion": "sUmmer"})).await.json();
        assert_eq!((&plain["total"], &plain["promo_codes"]), (&made["total"], &json!([])));
    }

    async fn one_that_stands_alone_takes_the_place_of_others_when_it_is_better(store: Store) {
        let (app, sample) = with_promotions(&store).await;
        let made = app.post(QUOTE, &wish(sample, &["SUMMER"])).await.json();
        let better = app.post(&at(&made, "apply-promo"), &json!({"promotion": "VIP"})).await.json();
        assert_eq!(better["promo_codes"], json!(["VIP"]));
        assert_eq!(better["promo_errors"][0]["data"], json!({"promotion": "SUMMER", "reason": "not_together"}));
        // It stays with the quote, and a second time changes nothing.
        let again = app.post(&at(&made, "apply-promo"), &json!({"promotion": "SUMMER"})).await.json();
        assert_eq!((&again["total"], &again["promo_errors"]), (&better["total"], &better["promo_errors"]));
        let found = app.get(&format!("{QUOTE}{}", made["key"].as_str().unwrap())).await.json();
        assert_eq!((&found["promo_codes"], &found["promo_errors"]), (&json!(["VIP"]), &better["promo_errors"]));
        let without = app.post(&at(&made, "remove-promo"), &json!({"promotion": "VIP"})).await.json();
        assert_eq!((&without["promo_codes"], &without["promo_errors"]), (&json!(["SUMMER"]), &json!([])));
        assert_eq!(without["total"], made["total"]);
    }

    async fn a_code_that_did_not_count_is_tried_again_after_a_change(store: Store) {
        let (app, sample) = with_promotions(&store).await;
        let tx = store.write().await.unwrap();
        let week = promotion::Model {
            id: key(sample.account, 64).into(),
            code: "WEEK".to_owned(),
            code_folded: "week".to_owned(),
            basis_points: 3_000,
            stackable: false,
            min_nights: Some(7),
            max_uses: Some(1),
            ..sample.promotion_row(64)
        };
        insert(&tx, week).await;
        tx.commit().await.unwrap();
        let made = app.post(QUOTE, &wish(sample, &["VIP"])).await.json();
        let kept = app.post(&at(&made, "apply-promo"), &json!({"promotion": "week"})).await;
        assert_eq!((kept.status, &kept.json()["total"]), (StatusCode::OK, &made["total"]));
        assert_eq!(kept.json()["promo_errors"][0]["data"], json!({"promotion": "WEEK", "reason": "min_nights", "min_nights": 7}));
        // What did not count before is no news.
        let valid = app.post(&at(&made, "validate-promos"), &json!({})).await;
        assert_eq!((valid.status, &valid.json()["promo_errors"]), (StatusCode::OK, &kept.json()["promo_errors"]));
        let week = app.post(&at(&made, "modify"), &json!({"check_out": "2026-07-17"})).await.json();
        assert_eq!((&week["promo_codes"], &week["promo_errors"][0]["data"]), (&json!(["WEEK"]), &json!({"promotion": "VIP", "reason": "not_together"})));
        let short = app.post(&at(&made, "modify"), &json!({"check_out": "2026-07-14"})).await.json();
        assert_eq!((&short["promo_codes"], &short["total"]), (&json!(["VIP"]), &made["total"]));
        // What has run out is gone for good, although it did not count.
        use_up(&store, sample, 64).await;
        let gone = app.post(&at(&made, "validate-promos"), &json!({})).await;
        assert_eq!((gone.status, &gone.json()["data"]["promotion"]), (StatusCode::BAD_REQUEST, &json!("WEEK")));
        let found = app.get(&format!("{QUOTE}{}", made["key"].as_str().unwrap())).await.json();
        assert_eq!((&found["promo_codes"], &found["promo_errors"]), (&json!(["VIP"]), &json!([])));
    }

    async fn what_ran_out_meanwhile_is_told_and_taken_off(store: Store) {
        let (app, sample) = with_promotions(&store).await;
        let made = app.post(QUOTE, &wish(sample, &["LAST"])).await.json();
        assert_eq!(app.post(&at(&made, "validate-promos"), &json!({})).await.status, StatusCode::OK);
        use_up(&store, sample, 63).await;
        let told = app.post(&at(&made, "validate-promos"), &json!({})).await;
        assert_eq!((told.status, &told.json()["code"]), (StatusCode::BAD_REQUEST, &json!("promotion")));
        assert_eq!(told.json()["data"]["promotions"][0]["data"]["reason"], "used_up");
        let reloaded = app.get(&format!("{QUOTE}{}", made["key"].as_str().unwrap())).await.json();
        assert_eq!((&reloaded["promo_codes"], &reloaded["total"]), (&json!([]), &json!(49_500)));
        assert_eq!(app.post(&at(&made, "validate-promos"), &json!({})).await.status, StatusCode::OK);
    }
}
