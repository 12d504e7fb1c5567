//! Checks whether a booking still exists in the partner's system: only an explicit cancellation ends it, not an outage or an
//! empty result.

use chrono::TimeDelta;
use flows::audit;
use sea_orm::EntityTrait;
use serde_json::json;
use store::row::partner_homes::partner_booking;
use testkit::on_one_engine;

use super::partner::REQUEST;
use super::{PAYMENT, Stage};

const RESERVATION: &str = "GET /api/reservations/{id}";

impl Stage {
    /// Returns the number of e-mails sent with a subject.
    fn letters(&self, beginning: &str) -> usize {
        self.app.mailbox().subjects().iter().filter(|subject| subject.starts_with(beginning)).count()
    }

    async fn an_hour_later(&self) {
        self.app.advance(TimeDelta::hours(1));
        self.app.work_off().await;
    }
}

on_one_engine! {
    async fn a_booking_that_is_not_found_for_once_stands(store: Store) {
        let stage = Stage::at_partner(store, PAYMENT).await;
        let (quote, card) = stage.ready().await;
        stage.book(&quote, Some(&card)).await;
        stage.app.advance(TimeDelta::minutes(3));
        stage.app.work_off().await;
        stage.trouble(RESERVATION, json!({"status": 404, "times": 1})).await;
        stage.app.advance(TimeDelta::days(1));
        stage.app.work_off().await;
        assert_eq!((stage.status_of(&quote).await.as_str(), stage.nights().await), ("r", 3));
        for _ in 0..8 {
            stage.an_hour_later().await;
        }
        assert_eq!((stage.letters("Not found"), stage.letters("Canceled")), (0, 0), "it was found an hour later");
        stage.decide("canceled").await;
        stage.app.advance(TimeDelta::days(1));
        stage.app.work_off().await;
        assert_eq!((stage.status_of(&quote).await.as_str(), stage.nights().await), ("c", 0), "the partner's own word counts");
    }

    async fn a_booking_that_is_not_found_for_long_is_told_to_the_owner_and_stands(store: Store) {
        let stage = Stage::at_partner(store, PAYMENT).await;
        let (quote, card) = stage.ready().await;
        stage.book(&quote, Some(&card)).await;
        stage.trouble(RESERVATION, json!({"status": 404})).await;
        stage.app.advance(TimeDelta::minutes(3));
        stage.app.work_off().await;
        for _ in 0..5 {
            stage.an_hour_later().await;
        }
        assert_eq!(stage.letters("Not found"), 0, "five hours are not long");
        for _ in 0..48 {
            stage.an_hour_later().await;
        }
        assert_eq!((stage.status_of(&quote).await.as_str(), stage.nights().await), ("r", 3));
        assert_eq!((stage.letters("Not found: Ann Guest"), stage.letters("Canceled")), (1, 0), "told once, to the owner");
        stage.till.heal().await;
        stage.app.advance(TimeDelta::days(1));
        stage.app.work_off().await;
        let kept = partner_booking::Entity::find().one(stage.store.read()).await.unwrap().unwrap();
        assert_eq!((kept.state.code(), kept.failure, kept.missing_since), ("booked", None, None), "it is found again");
        assert_eq!((stage.status_of(&quote).await.as_str(), stage.nights().await), ("r", 3));
        let findings = audit::run(&stage.store, stage.app.flows().now()).await.unwrap();
        assert!(findings.ills.is_empty(), "{:?}", findings.ills);
    }

    async fn a_request_that_is_not_found_waits_on(store: Store) {
        let stage = Stage::at_partner(store, REQUEST).await;
        let (quote, card) = stage.ready().await;
        stage.book(&quote, Some(&card)).await;
        stage.trouble(RESERVATION, json!({"status": 404, "times": 3})).await;
        for _ in 0..3 {
            stage.an_hour_later().await;
            assert_eq!(stage.status_of(&quote).await, "o");
        }
        stage.decide("confirmed").await;
        stage.an_hour_later().await;
        assert_eq!((stage.status_of(&quote).await.as_str(), stage.nights().await), ("r", 3));
    }

    async fn a_partner_that_is_away_for_days_is_asked_when_it_is_back(store: Store) {
        let stage = Stage::at_partner(store, PAYMENT).await;
        let (quote, card) = stage.ready().await;
        stage.book(&quote, Some(&card)).await;
        stage.trouble(RESERVATION, json!({"status": 503})).await;
        for _ in 0..60 {
            stage.an_hour_later().await;
        }
        assert_eq!((stage.status_of(&quote).await.as_str(), stage.letters("Not found")), ("r", 0));
        stage.till.heal().await;
        stage.decide("canceled").await;
        stage.an_hour_later().await;
        assert_eq!((stage.status_of(&quote).await.as_str(), stage.nights().await), ("c", 0));
    }
}
