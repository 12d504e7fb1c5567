//! Cards on file: what the browser tells of them, which payments use them, and how the guest removes them.

use chrono::TimeDelta;
use http::StatusCode;
use serde_json::{Value, json};
use store::Store;
use testkit::{Answer, on_both_engines, on_one_engine};

use super::cancel::{booked, with_policy};
use super::{API, GOOD, PAYMENT, PROOF, Plan, Selling, Stage, text};

const HALVES: Selling = Selling { plan: Plan::Halves, ..PAYMENT };

/// A stay whose first half is paid.
async fn half_paid(store: Store, provider: &'static str) -> (Stage, Value) {
    let stage = Stage::new(store, provider, HALVES).await;
    with_policy(&stage, "days_prior").await;
    let quote = stage.quote("2026-09-01", "2026-09-05").await;
    let card = stage.card(&quote, GOOD).await;
    let booked = stage.book(&quote, Some(&card)).await.json();
    assert_eq!(booked["status"], "r", "{booked}");
    (stage, booked)
}

impl Stage {
    /// Saves a card for a reservation, with more fields than the provider's script returns.
    async fn add_card(&self, reservation: &Value, number: &str, more: &Value) -> Answer {
        let mut card = self.till.card(self.provider, &self.sample.namespace(), number).await;
        card["reservation"] = reservation["key"].clone();
        for (name, value) in more.as_object().unwrap() {
            card[name] = value.clone();
        }
        self.app.post(&format!("{API}/reservation-credit-card/"), &card).await
    }

    async fn use_card(&self, payment: &Value, card: &Value) -> Answer {
        let path = format!("{API}/reservation-payment/{}/", text(&payment["key"]));
        self.app.patch(&path, &json!({"credit_card": card["key"]})).await
    }

    async fn remove_card(&self, card: &Value) -> Answer {
        self.app.delete(&format!("{API}/reservation-credit-card/{}/", text(&card["key"]))).await
    }
}

on_both_engines! {
    async fn a_card_is_removed_once_nothing_to_come_uses_it(store: Store) {
        let (stage, booked) = half_paid(store, "s").await;
        let [paid, due] = [&booked["payments"][0], &booked["payments"][1]];
        let old = json!({"key": due["credit_card"]});
        let refused = stage.remove_card(&old).await;
        assert_eq!((refused.status, &refused.json()["code"]), (StatusCode::CONFLICT, &json!("in_use")), "{}", refused.text());
        let new = stage.add_card(&booked, GOOD, &json!({})).await.json();
        assert_eq!(stage.use_card(due, &new).await.status, StatusCode::OK);
        assert_eq!(stage.remove_card(&old).await.status, StatusCode::NO_CONTENT);

        let after = stage.reservation(&booked["key"]).await;
        assert_eq!(after["credit_cards"].as_array().unwrap().len(), 1);
        assert_eq!(after["credit_cards"][0]["key"], new["key"]);
        let list = stage.app.get(&format!("{API}/reservation-credit-card/?reservation={}", text(&booked["key"]))).await.json();
        assert_eq!((list["results"].as_array().unwrap().len(), &list["results"][0]["key"]), (1, &new["key"]));
        assert_eq!(stage.remove_card(&old).await.status, StatusCode::NOT_FOUND);
        assert_eq!(stage.use_card(due, &old).await.status, StatusCode::NOT_FOUND);
        let charge = json!({"reservation": booked["key"], "payment": due["key"], "card": old["key"]});
        assert_eq!(stage.app.post(&format!("{API}/reservation-payment-charge/"), &charge).await.status, StatusCode::NOT_FOUND);

        // What the removed card has paid is still refunded to it.
        let cancel = format!("{API}/reservation/{}/cancel/", text(&booked["key"]));
        assert_eq!(stage.app.post(&cancel, &json!({"reason": "Ill"})).await.status, StatusCode::OK);
        stage.app.work_off().await;
        assert_eq!(stage.money().await, (24_750, 24_750));
        assert_eq!(paid["state"], "paid");
        stage.is_well().await;
    }

    async fn the_deposit_keeps_its_card_until_it_is_returned(store: Store) {
        let stage = Stage::new(store, "s", PAYMENT).await;
        let booked = booked(&stage).await;
        assert_eq!((&booked["paid_status"], &booked["deposit_state"]), (&json!("f"), &json!("due")));
        let card = json!({"key": booked["payments"][0]["credit_card"]});
        assert_eq!(stage.remove_card(&card).await.json()["code"], "in_use");
        let cancel = format!("{API}/reservation/{}/cancel/", text(&booked["key"]));
        assert_eq!(stage.app.post(&cancel, &json!({"reason": "Ill"})).await.status, StatusCode::OK);
        stage.app.work_off().await;
        assert_eq!(stage.reservation(&booked["key"]).await["deposit_state"], "canceled");
        assert_eq!(stage.remove_card(&card).await.status, StatusCode::NO_CONTENT);
    }

    async fn a_removed_card_books_nothing(store: Store) {
        let stage = Stage::new(store, "s", PAYMENT).await;
        let quote = stage.quote("2026-07-10", "2026-07-14").await;
        let card = stage.card(&quote, GOOD).await;
        assert_eq!(stage.remove_card(&card).await.status, StatusCode::NO_CONTENT);
        assert_eq!(stage.book(&quote, Some(&card)).await.status, StatusCode::NOT_FOUND);
        assert_eq!((stage.nights().await, stage.money().await), (0, (0, 0)));
    }
}

on_one_engine! {
    async fn the_deposit_to_come_is_held_on_the_card_of_the_payment_to_come(store: Store) {
        let (stage, booked) = half_paid(store, "s").await;
        let new = stage.add_card(&booked, GOOD, &json!({})).await.json();
        assert_eq!(stage.use_card(&booked["payments"][1], &new).await.status, StatusCode::OK);
        stage.app.advance(TimeDelta::days(61) + TimeDelta::hours(5));
        for _ in 0..3 {
            stage.app.work_off().await;
        }
        let held = stage.reservation(&booked["key"]).await;
        assert_eq!((&held["paid_status"], &held["deposit_state"]), (&json!("f"), &json!("held")));
        assert_eq!(stage.remove_card(&new).await.json()["code"], "in_use");
        assert_eq!(stage.remove_card(&json!({"key": booked["payments"][0]["credit_card"]})).await.status, StatusCode::NO_CONTENT);
    }

    async fn a_longer_stay_is_charged_to_a_card_that_is_left(store: Store) {
        let (stage, booked) = half_paid(store, "s").await;
        let old = json!({"key": booked["payments"][1]["credit_card"]});
        let new = stage.add_card(&booked, GOOD, &json!({})).await.json();
        assert_eq!(stage.use_card(&booked["payments"][1], &new).await.status, StatusCode::OK);
        assert_eq!(stage.remove_card(&old).await.status, StatusCode::NO_CONTENT);
        let changed = stage.change(&booked, &json!({"check_in": "2026-09-01", "check_out": "2026-09-08"})).await;
        assert_eq!(changed.status, StatusCode::OK, "{}", changed.text());
        let payments = stage.reservation(&booked["key"]).await["payments"].clone();
        for payment in payments.as_array().unwrap().iter().filter(|payment| payment["key"] != booked["payments"][0]["key"]) {
            assert_eq!(payment["credit_card"], new["key"], "{payment}");
        }
    }

    async fn a_new_card_is_used_for_the_payment_it_was_asked_for(store: Store) {
        let (stage, booked) = half_paid(store, "s").await;
        let due = &booked["payments"][1];
        let new = stage.add_card(&booked, GOOD, &json!({"payment_key": due["key"]})).await.json();
        assert_eq!(stage.reservation(&booked["key"]).await["payments"][1]["credit_card"], new["key"]);
    }

    async fn a_card_that_needs_proof_is_used_once_it_is_proven(store: Store) {
        let (stage, booked) = half_paid(store, "s").await;
        let due = &booked["payments"][1];
        let new = stage.add_card(&booked, PROOF, &json!({"payment_key": due["key"]})).await.json();
        assert_eq!(new["requires_auth"], true);
        assert_eq!(stage.reservation(&booked["key"]).await["payments"][1]["credit_card"], due["credit_card"]);
        assert_eq!(stage.use_card(due, &new).await.status, StatusCode::PAYMENT_REQUIRED);
        let path = format!("{API}/reservation-credit-card/{}", text(&new["key"]));
        let renewed = stage.app.post(&format!("{path}/refresh-auth-token/"), &json!({})).await.json();
        stage.till.prove("s", text(&renewed["auth_token"]), true).await;
        let marked = stage.app.post(&format!("{path}/mark-authenticated/"), &json!({})).await.json();
        assert_eq!(marked["requires_auth"], false);
        assert_eq!(stage.use_card(due, &new).await.status, StatusCode::OK);
        assert_eq!(stage.reservation(&booked["key"]).await["payments"][1]["credit_card"], new["key"]);
    }

    async fn a_card_is_taken_with_the_fields_of_the_form(store: Store) {
        let stage = Stage::new(store, "sp", PAYMENT).await;
        let booked = booked(&stage).await;
        let told = json!({
            "provider": "sp", "card_country": "CA", "card_bin_number": "424242", "card_expires": "4/31",
            "card_expires_month": null, "card_expires_year": null,
        });
        let saved = stage.add_card(&booked, GOOD, &told).await;
        assert_eq!(saved.status, StatusCode::CREATED, "{}", saved.text());
        let saved = saved.json();
        assert_eq!(
            (&saved["provider"], &saved["card_country"], &saved["card_bin_number"]),
            (&json!("sp"), &json!("CA"), &json!("424242"))
        );
        for provider in ["s", "x"] {
            let refused = stage.add_card(&booked, GOOD, &json!({"provider": provider})).await;
            assert_eq!((refused.status, &refused.json()["provider"][0]), (StatusCode::BAD_REQUEST, &json!("This site has another payment provider.")));
        }
        for expires in ["13/31", "431", "", "4/"] {
            let wrong = json!({"card_expires": expires, "card_expires_month": null, "card_expires_year": null});
            let refused = stage.add_card(&booked, GOOD, &wrong).await;
            assert_eq!((refused.status, &refused.json()["card_expires"][0]), (StatusCode::BAD_REQUEST, &json!("Write month and year, such as 4/29.")), "{expires}");
        }
    }
}
