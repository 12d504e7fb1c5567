//! Changes of the party and the add-ons of a booked stay through HTTP: priced under the terms of the booking, charged and refunded
//! like a change of dates.

use chrono::TimeDelta;
use http::StatusCode;
use sea_orm::{ActiveModelTrait, EntityTrait, IntoActiveModel};
use serde_json::{Value, json};
use store::row::listings::{listing, listing_rate};
use store::row::{AccountNumber, Id};
use testkit::on_both_engines;

use super::cancel::{booked, with_policy};
use super::{API, DECLINED, GOOD, PAYMENT, PROOF, Stage, text};
use crate::row_of;

impl Stage {
    async fn previewed(&self, reservation: &Value, change: &Value) -> testkit::Answer {
        let path = format!("{}/reservation/{}/change-preview/", API, text(&reservation["key"]));
        self.app.post(&path, change).await
    }

    /// Makes the change with the previewed amounts.
    async fn changed_to(&self, reservation: &Value, change: &Value) -> (Value, Value) {
        let preview = self.previewed(reservation, change).await;
        assert_eq!(preview.status, StatusCode::OK, "{}", preview.text());
        let preview = preview.json();
        let mut body = change.clone();
        body["agreed"] =
            json!({"total": preview["total"], "due_now": preview["due_now"], "refund": preview["refund"]});
        let changed = self.change(reservation, &body).await;
        assert_eq!(changed.status, StatusCode::OK, "{}", changed.text());
        (preview, changed.json())
    }

    async fn rewrite_listing(&self, edit: impl FnOnce(listing::Model) -> listing::Model) {
        let tx = self.store.write().await.unwrap();
        let id = (AccountNumber::from(self.sample.account), Id::from(self.sample.listing));
        let row = listing::Entity::find_by_id(id).one(&tx).await.unwrap().unwrap();
        edit(row).into_active_model().reset_all().update(&tx).await.unwrap();
        store::catalog::change::of_property(&tx, self.sample.account, self.sample.property).await.unwrap();
        self.app.flows().commit(tx, self.sample.account).await.unwrap();
    }

    /// From now on a night costs twice as much, and stays are booked long in advance.
    async fn raise_prices(&self) {
        let tx = self.store.write().await.unwrap();
        let row = listing_rate::Entity::find().one(&tx).await.unwrap().unwrap();
        let row = listing_rate::Model { week_night: 20_000, ..row };
        row.into_active_model().reset_all().update(&tx).await.unwrap();
        tx.commit().await.unwrap();
        self.rewrite_listing(|row| listing::Model { lead_days: 300, ..row }).await;
    }
}

on_both_engines! {
    async fn an_add_on_is_paid_at_the_terms_of_the_booking(store: Store) {
        let stage = Stage::new(store, "s", PAYMENT).await;
        with_policy(&stage, "days_prior").await;
        let reservation = booked(&stage).await;
        stage.raise_prices().await;
        let firewood = stage.sample.firewood.to_string();
        let (preview, changed) = stage.changed_to(&reservation, &json!({"addons": [firewood]})).await;
        assert_eq!((&preview["total"], &preview["due_now"], &preview["refund"]), (&json!(51_700), &json!(2_200), &json!(0)), "the nights cost what they did");
        assert_eq!(preview["addons"], json!([{"key": firewood, "name": "Firewood", "amount": 2_000, "selected": true}]));
        assert_eq!((&changed["total"], stage.money().await, stage.nights().await), (&json!(51_700), (51_700, 0), 4));
        let quote = stage.app.get(&format!("{}/quote/{}/", API, text(&reservation["quote"]))).await.json();
        let fees = quote["fees"].as_array().unwrap();
        assert!(fees.iter().any(|fee| fee["key"] == firewood.as_str() && fee["selected"] == true), "{fees:?}");
        stage.is_well().await;
        // The same again changes nothing; without it the difference goes back.
        let again = stage.change(&reservation, &json!({"addons": [firewood]})).await;
        assert_eq!((again.status, &again.json()["total"]), (StatusCode::OK, &json!(51_700)));
        let (without, changed) = stage.changed_to(&reservation, &json!({"addons": []})).await;
        assert_eq!((&without["refund"], &changed["total"]), (&json!(2_200), &json!(49_500)));
        stage.app.work_off().await;
        assert_eq!(stage.money().await, (51_700, 2_200));
        stage.is_well().await;
    }

    async fn the_party_changes_within_the_rules_of_the_home(store: Store) {
        let stage = Stage::new(store, "s", PAYMENT).await;
        let reservation = booked(&stage).await;
        let (preview, changed) = stage.changed_to(&reservation, &json!({"adults": 3, "children": 1, "pets": 1})).await;
        assert_eq!((&preview["due_now"], &preview["refund"]), (&json!(0), &json!(0)));
        assert_eq!((&changed["adults"], &changed["children"], &changed["pets"]), (&json!(3), &json!(1), &json!(1)));
        assert_eq!((&changed["check_in"], &changed["check_out"]), (&reservation["check_in"], &reservation["check_out"]));
        stage.is_well().await;
        for (change, code) in [
            (json!({"adults": 5, "children": 0}), "max_guests"),
            (json!({"pets": 2}), "pets"),
            (json!({"smoker": true}), "smoking"),
        ] {
            let refused = stage.previewed(&reservation, &change).await;
            assert_eq!((refused.status, &refused.json()["code"]), (StatusCode::BAD_REQUEST, &json!(code)));
            assert_eq!(stage.change(&reservation, &change).await.json(), refused.json());
        }
        let nobody = stage.previewed(&reservation, &json!({"adults": 0, "children": 0})).await;
        assert_eq!((nobody.status, &nobody.json()["adults"]), (StatusCode::OK, &json!(2)), "a party of zero is two adults: {}", nobody.text());
        let stranger = stage.previewed(&reservation, &json!({"addons": [stage.sample.listing.to_string()]})).await;
        assert_eq!((stranger.status, stranger.json()["addons"].is_array()), (StatusCode::BAD_REQUEST, true), "{}", stranger.text());
        let nothing = stage.previewed(&reservation, &json!({})).await;
        assert_eq!((nothing.status, nothing.json()["check_in"].is_array()), (StatusCode::BAD_REQUEST, true));
    }

    async fn guests_change_their_party_only_where_they_may_change_their_dates(store: Store) {
        let stage = Stage::new(store, "s", PAYMENT).await;
        stage.rewrite_listing(|row| listing::Model { renter_can_modify: false, ..row }).await;
        let reservation = booked(&stage).await;
        let refused = stage.previewed(&reservation, &json!({"adults": 3})).await;
        assert_eq!((refused.status, &refused.json()["code"]), (StatusCode::FORBIDDEN, &json!("may_not_modify")));
        let owner = stage.app.sign_in(stage.sample.account, domain::accounts::role::Role::Owner).await;
        let path = format!("/api/v2/reservation/{}/move/", row_of(&reservation["key"]));
        let changed = owner.post(&path, &json!({"adults": 3})).await;
        assert_eq!((changed.status, &changed.json()["adults"]), (StatusCode::OK, &json!(3)), "{}", changed.text());
        stage.is_well().await;
    }

    async fn a_declined_card_leaves_the_party_and_the_add_ons(store: Store) {
        let stage = Stage::new(store, "s", PAYMENT).await;
        let reservation = booked(&stage).await;
        let card = stage.card(&json!({"key": reservation["quote"]}), DECLINED).await;
        let wish = json!({"adults": 3, "addons": [stage.sample.firewood.to_string()], "credit_card": card["key"]});
        let refused = stage.change(&reservation, &wish).await;
        assert_eq!((refused.status, &refused.json()["code"]), (StatusCode::PAYMENT_REQUIRED, &json!("payment_declined")));
        let after = stage.reservation(&reservation["key"]).await;
        assert_eq!((&after["adults"], &after["total"], &after["change"]), (&json!(2), &json!(49_500), &Value::Null));
        stage.is_well().await;
    }

    async fn a_change_of_the_party_waits_for_its_proof(store: Store) {
        let stage = Stage::new(store, "s", PAYMENT).await;
        let reservation = booked(&stage).await;
        let card = stage.card(&json!({"key": reservation["quote"]}), PROOF).await;
        let wish = json!({"adults": 3, "addons": [stage.sample.firewood.to_string()], "credit_card": card["key"], "browser_info": "a browser"});
        let waiting = stage.change(&reservation, &wish).await;
        assert_eq!(waiting.status, StatusCode::OK, "{}", waiting.text());
        let waiting = waiting.json();
        assert_eq!((&waiting["adults"], &waiting["change"]["adults"], &waiting["change"]["total"]), (&json!(2), &json!(3), &json!(51_700)));
        stage.is_well().await;
        // Nobody proves it: the stay remains as it was.
        stage.app.advance(TimeDelta::minutes(21));
        stage.app.work_off().await;
        let after = stage.reservation(&reservation["key"]).await;
        assert_eq!((&after["adults"], &after["total"], &after["change"]), (&json!(2), &json!(49_500), &Value::Null));
        stage.is_well().await;
        // Another attempt is proven, and everything changes at once.
        let waiting = stage.change(&reservation, &wish).await.json();
        let key = &waiting["change"]["payment"];
        let payment = waiting["payments"].as_array().unwrap().iter().find(|payment| payment["key"] == *key).unwrap().clone();
        stage.till.prove("s", text(&payment["auth_token"]), true).await;
        let path = format!("{}/reservation-payment/{}/mark-authenticated/", API, text(key));
        assert_eq!(stage.app.post(&path, &json!({})).await.status, StatusCode::OK);
        let after = stage.reservation(&reservation["key"]).await;
        assert_eq!((&after["adults"], &after["total"], &after["change"]), (&json!(3), &json!(51_700), &Value::Null));
        stage.is_well().await;
    }

    async fn an_agreed_price_survives_a_change_of_add_ons(store: Store) {
        let stage = Stage::new(store, "s", PAYMENT).await;
        let reservation = booked(&stage).await;
        let owner = stage.app.sign_in(stage.sample.account, domain::accounts::role::Role::Owner).await;
        let path = |act: &str| format!("/api/v2/reservation/{}/{act}/", row_of(&reservation["key"]));
        let moved = owner.post(&path("move"), &json!({"check_in": "2026-08-21", "check_out": "2026-08-25", "total": 40_000})).await;
        assert_eq!(moved.status, StatusCode::OK, "{}", moved.text());
        let preview = owner.post(&path("move-preview"), &json!({"addons": [stage.sample.firewood.to_string()]})).await.json();
        assert_eq!(preview["total"], 42_200, "{preview}");
        stage.is_well().await;
    }

    async fn guests_and_dates_change_together(store: Store) {
        let stage = Stage::new(store, "s", PAYMENT).await;
        let reservation = booked(&stage).await;
        let card = stage.card(&json!({"key": reservation["quote"]}), GOOD).await;
        let wish = json!({"check_out": "2026-08-26", "adults": 4, "credit_card": card["key"]});
        let changed = stage.change(&reservation, &wish).await.json();
        assert_eq!((&changed["check_in"], &changed["check_out"], &changed["adults"], &changed["total"]), (&json!("2026-08-20"), &json!("2026-08-26"), &json!(4), &json!(71_500)));
        assert_eq!((stage.nights().await, stage.money().await), (6, (71_500, 0)));
        stage.is_well().await;
    }
}
