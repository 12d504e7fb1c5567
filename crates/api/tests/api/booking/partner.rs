//! A home in the partner's system: priced live, booked there, mirrored here; and the responses when the partner does not respond.

use domain::text::code::StateStatus;
use domain::text::code::SystemType;
use flows::audit;
use std::time::{Duration, Instant};

use chrono::TimeDelta;
use http::StatusCode;
use sea_orm::{ActiveModelTrait, EntityTrait, IntoActiveModel};
use serde_json::{Value, json};
use store::Store;
use store::row::homes::property;
use store::row::listings::listing;
use store::row::partner_homes::partner_connection;
use store::row::sites::site;
use store::row::{AccountNumber, Id};
use testkit::{Answer, Sample, insert, instant, key, on_one_engine};

use super::{API, GOOD, PAYMENT, Plan, Selling, Stage, text};

pub(super) const REQUEST: Selling = Selling { instant: false, ..PAYMENT };
pub(super) const EMAIL: &str = "owner@partner.test";

/// A listing: 120.00 a night, 50.00 for cleaning, 10 % tax on both, at least two nights, at most four guests.
pub(super) fn told(id: &str) -> Value {
    json!({
        "listing": {
            "_id": id, "title": format!("Home {id}"), "propertyType": "Apartment", "accommodates": 4, "bedrooms": 1,
            "bathrooms": 1, "prices": {"basePrice": 120, "currency": "USD", "cleaningFee": 50},
            "terms": {"minNights": 2}, "amenities": ["Wireless Internet"], "address": {"city": "Chicago", "country": "US"},
        },
        "tax_percent": 10,
    })
}

impl Stage {
    /// A stage whose home is in the partner's system.
    pub(super) async fn at_partner(store: Store, selling: Selling) -> Self {
        let stage = Self::new(store, "s", selling).await;
        stage.connect(&stage.sample, "acme").await;
        stage
    }

    /// Connects the home to the listing `L1` of a client.
    pub(super) async fn connect(&self, sample: &Sample, client: &str) {
        let account = AccountNumber::from(sample.account);
        let tx = self.store.write().await.unwrap();
        let home = property::Model { system_type: SystemType::Partner.into(), ..sample.property_row() };
        home.into_active_model().reset_all().update(&tx).await.unwrap();
        let offer =
            listing::Entity::find_by_id((account, Id::from(sample.listing))).one(&tx).await.unwrap().unwrap();
        let offer = listing::Model { partner_listing_id: Some("L1".to_owned()), ..offer };
        offer.into_active_model().reset_all().update(&tx).await.unwrap();
        let shop =
            site::Entity::find_by_id((account, Id::from(sample.site))).one(&tx).await.unwrap().unwrap();
        let shop = site::Model { guesty_powered: true, guesty_account_email: Some(EMAIL.to_owned()), ..shop };
        shop.into_active_model().reset_all().update(&tx).await.unwrap();
        let at = instant("2026-01-01T00:00:00Z");
        insert(
            &tx,
            partner_connection::Model {
                account_id: account,
                id: key(sample.account, 95).into(),
                client_id: client.to_owned(),
                secret: format!("sandbox-secret-{client}"),
                state_status: StateStatus::Active.into(),
                token: None,
                token_expires_at: None,
                token_version: 0,
                lease_by: None,
                lease_until: None,
                renew_after: None,
                renewals: 0,
                renewals_on: None,
                sync_started_at: None,
                sync_cursor: None,
                synced_at: None,
                sync_failure: None,
                listing_count: 0,
                created_at: at,
                updated_at: at,
                version: 1,
            },
        )
        .await;
        store::catalog::change::of_account(&tx, sample.account).await.unwrap();
        self.app.flows().commit(tx, sample.account).await.unwrap();
        self.stock_of(client, &[told("L1")]).await;
    }

    pub(super) async fn stock(&self, listings: &[Value]) {
        self.stock_of("acme", listings).await;
    }

    async fn stock_of(&self, client: &str, listings: &[Value]) {
        self.till.partner("PUT", "/listings", &json!({"client": client, "listings": listings})).await;
    }

    pub(super) async fn partner_books(&self) -> Value {
        self.till.partner("GET", "", &Value::Null).await
    }

    /// Sets the partner's fault for the next call of an operation.
    pub(super) async fn trouble(&self, operation: &str, mut fault: Value) {
        fault["provider"] = json!("partner");
        fault["operation"] = json!(operation);
        self.till.fault(&fault).await;
    }

    pub(super) async fn estimate(&self, check_in: &str, check_out: &str, adults: u32) -> Answer {
        self.estimate_of(&self.sample, check_in, check_out, adults).await
    }

    pub(super) async fn estimate_of(
        &self,
        sample: &Sample,
        check_in: &str,
        check_out: &str,
        adults: u32,
    ) -> Answer {
        let body = json!({
            "property": sample.property.to_string(), "namespace": sample.namespace(),
            "check_in": check_in, "check_out": check_out, "adults": adults,
        });
        self.app.post(&format!("{API}/quote/estimate/"), &body).await
    }

    async fn bookings_there(&self) -> usize {
        self.partner_books().await["reservations"].as_array().unwrap().len()
    }

    pub(super) async fn decide(&self, status: &str) {
        let id = self.partner_books().await["reservations"][0]["_id"].clone();
        self.till
            .partner("POST", "/reservations/decide", &json!({"client": "acme", "id": id, "status": status}))
            .await;
    }

    /// Quotes a stay of three nights with a card on file, without booking it.
    pub(super) async fn ready(&self) -> (Value, Value) {
        let quote = self.quote("2026-07-10", "2026-07-13").await;
        let card = self.card(&quote, GOOD).await;
        (quote, card)
    }
}

pub(super) const QUOTES: &str = "POST /api/reservations/quotes";
pub(super) const INSTANT: &str = "POST /api/reservations/quotes/{id}/instant";

on_one_engine! {
    async fn the_partner_makes_the_price(store: Store) {
        let stage = Stage::at_partner(store, PAYMENT).await;
        let estimate = stage.estimate("2026-07-10", "2026-07-13", 2).await;
        assert_eq!(estimate.status, StatusCode::OK, "{}", estimate.text());
        let estimate = estimate.json();
        assert_eq!(estimate["guesty_booking_data"]["listing_id"], "L1");
        assert_eq!((&estimate["total_rent"], &estimate["total"]), (&json!(36_000), &json!(45_100)));
        stage.estimate("2026-07-10", "2026-07-13", 2).await;
        assert_eq!(stage.partner_books().await["quotes"], 1, "asked once, and remembered");
        let quote = stage.quote("2026-07-10", "2026-07-13").await;
        assert_eq!((&quote["total"], &quote["payments"][0]["amount"]), (&json!(45_100), &json!(45_100)));
        stage.quote("2026-07-10", "2026-07-13").await;
        assert_eq!(stage.partner_books().await["quotes"], 2, "no two guests are given the same quote");
        let path = format!("{API}/quote/{}/apply-promo/", text(&quote["key"]));
        let promotion = stage.app.post(&path, &json!({"promotion": "SUMMER"})).await;
        assert_eq!(promotion.json()["code"], "promotion", "{}", promotion.text());
    }

    async fn its_rules_are_told_in_our_words(store: Store) {
        let stage = Stage::at_partner(store, PAYMENT).await;
        for (check_in, check_out, adults, code) in [
            ("2026-07-10", "2026-07-11", 2, "min_stay"),
            ("2026-07-10", "2026-07-13", 5, "max_guests"),
            ("2026-06-10", "2026-06-13", 2, "past_date"),
        ] {
            let refused = stage.estimate(check_in, check_out, adults).await;
            assert_eq!(refused.json()["code"], code, "{}", refused.text());
        }
        let mut taken = told("L1");
        taken["taken"] = json!(["2026-07-11"]);
        stage.stock(&[taken]).await;
        let refused = stage.estimate("2026-07-10", "2026-07-13", 2).await;
        assert_eq!((refused.status, &refused.json()["code"]), (StatusCode::BAD_REQUEST, &json!("overlap")));
    }

    async fn who_cannot_be_asked_is_written_to(store: Store) {
        let stage = Stage::at_partner(store, PAYMENT).await;
        stage.estimate("2026-07-01", "2026-07-04", 2).await;
        for (day, mut fault) in [
            (10, json!({"latency_ms": 5_000})),
            (11, json!({"status": 503})),
            (12, json!({"status": 200, "body": "<html>"})),
            (13, json!({"status": 200, "body": "{\"_id\":\"q\",\"rates\":{\"ratePlans\":[]}}"})),
            (14, json!({"status": 429, "retry_after": 60})),
        ] {
            fault["times"] = json!(1);
            let begun = Instant::now();
            stage.trouble(QUOTES, fault.clone()).await;
            let check_out = format!("2026-07-{}", day + 3);
            let refused = stage.estimate(&format!("2026-07-{day}"), &check_out, 2).await;
            let told = refused.json();
            assert_eq!((&told["code"], &told["data"]["email"]), (&json!("partner_unavailable"), &json!(EMAIL)), "{fault}");
            assert!(begun.elapsed() < Duration::from_secs(15), "{fault}: {:?}", begun.elapsed());
        }
    }

    async fn a_booking_is_made_there_and_mirrored_here(store: Store) {
        let stage = Stage::at_partner(store, PAYMENT).await;
        let (quote, card) = stage.ready().await;
        let booked = stage.book(&quote, Some(&card)).await;
        assert_eq!(booked.status, StatusCode::CREATED, "{}", booked.text());
        let booked = booked.json();
        assert_eq!((&booked["status"], &booked["locked"], &booked["paid_status"]), (&json!("r"), &json!(true), &json!("f")));
        assert_eq!(booked["payments"][0]["method"], "channel");
        assert_eq!((stage.bookings_there().await, stage.nights().await, stage.money().await), (1, 3, (0, 0)));
        let again = stage.book(&quote, Some(&card)).await.json();
        assert_eq!((&again["key"], stage.bookings_there().await), (&booked["key"], 1));
        let path = format!("{API}/reservation/{}/cancel/", text(&booked["key"]));
        let cancel = stage.app.post(&path, &json!({})).await;
        assert_eq!((cancel.status, &cancel.json()["code"]), (StatusCode::CONFLICT, &json!(101)), "{}", cancel.text());
        assert_eq!(stage.estimate("2026-07-10", "2026-07-13", 2).await.json()["code"], "overlap");
    }

    async fn nights_that_went_meanwhile_are_an_overlap(store: Store) {
        let stage = Stage::at_partner(store, PAYMENT).await;
        let (quote, card) = stage.ready().await;
        let mut taken = told("L1");
        taken["taken"] = json!(["2026-07-11"]);
        stage.stock(&[taken]).await;
        let refused = stage.book(&quote, Some(&card)).await;
        assert_eq!((refused.status, &refused.json()["code"]), (StatusCode::CONFLICT, &json!("overlap")), "{}", refused.text());
        assert_eq!((stage.status_of(&quote).await.as_str(), stage.nights().await), ("q", 0));
        stage.stock(&[told("L1")]).await;
        assert_eq!(stage.book(&quote, Some(&card)).await.json()["status"], "r", "it can be tried again");
        assert_eq!(stage.bookings_there().await, 1);
    }

    async fn an_answer_that_never_came_is_asked_for(store: Store) {
        let stage = Stage::at_partner(store, PAYMENT).await;
        let (quote, card) = stage.ready().await;
        stage.trouble(INSTANT, json!({"drop_answer": true, "times": 1})).await;
        let unclear = stage.book(&quote, Some(&card)).await;
        assert_eq!((unclear.status, &unclear.json()["status"]), (StatusCode::CREATED, &json!("t")), "{}", unclear.text());
        assert_eq!(stage.book(&quote, Some(&card)).await.status, StatusCode::CONFLICT, "nobody books while it is not known");
        assert_eq!((stage.bookings_there().await, stage.nights().await), (1, 3));
        stage.app.advance(TimeDelta::seconds(121));
        stage.app.work_off().await;
        assert_eq!(stage.status_of(&quote).await, "r");
        assert_eq!((stage.bookings_there().await, stage.nights().await), (1, 3));
        let findings = audit::run(&stage.store, stage.app.flows().now()).await.unwrap();
        assert!(findings.ills.is_empty(), "{:?}", findings.ills);
    }

    async fn an_order_that_never_arrived_is_undone(store: Store) {
        let stage = Stage::at_partner(store, PAYMENT).await;
        let (quote, card) = stage.ready().await;
        stage.trouble(INSTANT, json!({"latency_ms": 1_000, "status": 503, "times": 1})).await;
        assert_eq!(stage.book(&quote, Some(&card)).await.json()["status"], "t");
        stage.app.advance(TimeDelta::seconds(121));
        stage.app.work_off().await;
        assert_eq!((stage.status_of(&quote).await.as_str(), stage.nights().await), ("q", 0));
        assert_eq!(stage.book(&quote, Some(&card)).await.json()["status"], "r");
        assert_eq!(stage.bookings_there().await, 1);
    }

    async fn a_partner_that_is_down_books_nothing(store: Store) {
        let stage = Stage::at_partner(store, PAYMENT).await;
        let (quote, card) = stage.ready().await;
        stage.trouble(INSTANT, json!({"status": 402, "body": "{\"message\":\"Your card was declined.\"}", "times": 1})).await;
        let declined = stage.book(&quote, Some(&card)).await;
        assert_eq!((declined.status, &declined.json()["code"]), (StatusCode::PAYMENT_REQUIRED, &json!("payment_declined")));
        stage.trouble(INSTANT, json!({"status": 429, "retry_after": 60, "times": 1})).await;
        let refused = stage.book(&quote, Some(&card)).await.json();
        assert_eq!((&refused["code"], &refused["data"]["email"]), (&json!("partner_unavailable"), &json!(EMAIL)));
        assert_eq!((stage.status_of(&quote).await.as_str(), stage.bookings_there().await, stage.nights().await), ("q", 0, 0));
    }

    async fn what_is_asked_for_is_decided_there(store: Store) {
        let stage = Stage::at_partner(store, REQUEST).await;
        let (quote, card) = stage.ready().await;
        let asked = stage.book(&quote, Some(&card)).await.json();
        assert_eq!((&asked["status"], &asked["requested"], stage.nights().await), (&json!("o"), &json!(true), 0));
        stage.app.advance(TimeDelta::minutes(20));
        stage.app.work_off().await;
        assert_eq!(stage.status_of(&quote).await, "o");
        stage.decide("confirmed").await;
        stage.app.advance(TimeDelta::minutes(20));
        stage.app.work_off().await;
        assert_eq!((stage.status_of(&quote).await.as_str(), stage.nights().await), ("r", 3));
        stage.decide("canceled").await;
        stage.app.advance(TimeDelta::days(1));
        stage.app.work_off().await;
        assert_eq!((stage.status_of(&quote).await.as_str(), stage.nights().await), ("c", 0));
    }

    async fn an_agreement_asks_without_a_card(store: Store) {
        let stage = Stage::at_partner(store, Selling { pay_online: false, plan: Plan::AllNow, instant: true }).await;
        let quote = stage.quote("2026-07-10", "2026-07-13").await;
        assert_eq!(stage.book(&quote, None).await.json()["status"], "o");
        stage.decide("declined").await;
        stage.app.advance(TimeDelta::minutes(20));
        stage.app.work_off().await;
        assert_eq!((stage.status_of(&quote).await.as_str(), stage.nights().await), ("d", 0));
    }
}
