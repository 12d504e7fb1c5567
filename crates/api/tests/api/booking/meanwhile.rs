//! Rows that change while a provider or the partner is asked: the change is kept.

use std::time::Duration;

use chrono::TimeDelta;
use domain::accounts::role::Role;
use domain::key::Key;
use domain::reservations::reservation::DepositState;
use domain::text::code::ActiveType;
use http::{Method, StatusCode};
use reach::Reach;
use sea_orm::sea_query::Expr;
use sea_orm::{ActiveModelTrait, ColumnTrait, ConnectionTrait, EntityTrait, IntoActiveModel, QueryFilter};
use serde_json::json;
use store::row::charges::{reservation_card, reservation_deposit};
use store::row::homes::{photo, property};
use store::row::listings::listing;
use store::row::partner_homes::{partner_connection, partner_picture};
use store::row::reservations::{booking_step, reservation};
use store::{Store, Tx};
use testkit::{on_both_engines, on_one_engine};

use super::deposit::{booked, state};
use super::partner::told;
use super::partner_picture::{PICTURES, with_pictures};
use super::partner_sync::LISTINGS;
use super::{API, GOOD, PAYMENT, PROOF, Stage, text};
use crate::form::png;
use crate::row_of;

const STRIPE: (&str, Option<&str>) = ("stripe", None);
const PARTNER: (&str, Option<&str>) = ("partner", Some(LISTINGS));
/// In milliseconds; the sandbox closes the connection instead of a longer delay.
const DELAY: u64 = 90;
/// Longer than the delay: whoever asked has the response, and waits for the rows of this transaction.
const PATIENCE: Duration = Duration::from_millis(250);

impl Stage {
    /// Delays the response to one request, and runs something when that request arrives.
    async fn while_asking<T>(
        &self,
        (provider, operation): (&str, Option<&str>),
        act: impl Future<Output = T>,
        meanwhile: impl Future<Output = ()>,
    ) -> T {
        let slow = json!({"provider": provider, "operation": operation, "latency_ms": DELAY, "times": 1});
        self.till.fault(&slow).await;
        let meanwhile = async {
            self.till.struck().await;
            meanwhile.await;
        };
        tokio::join!(act, meanwhile).0
    }

    /// Changes rows in a transaction that ends when others wait for it.
    async fn in_transaction(&self, change: impl AsyncFnOnce(&Tx)) {
        let tx = self.store.write().await.unwrap();
        change(&tx).await;
        tokio::time::sleep(PATIENCE).await;
        tx.commit().await.unwrap();
    }

    /// A long stay whose deposit was charged and is to be returned.
    async fn with_deposit_to_return(store: Store) -> (Self, Key) {
        let stage = Self::new(store, "s", PAYMENT).await;
        let booked = booked(&stage, "2026-07-10", "2026-08-07").await;
        stage.app.advance(TimeDelta::days(8) + TimeDelta::hours(5));
        assert_eq!(state(&stage, &booked).await, "charged");
        stage.app.advance(TimeDelta::days(31));
        (stage, row_of(&booked["key"]).parse().unwrap())
    }

    async fn connection(&self) -> partner_connection::Model {
        partner_connection::Entity::find().one(self.store.read()).await.unwrap().unwrap()
    }
}

async fn set_standing(tx: &Tx, offer: &listing::Model, standing: ActiveType) {
    let row = listing::Model { active_type: standing.into(), version: offer.version + 1, ..offer.clone() };
    row.into_active_model().reset_all().update(tx).await.unwrap();
}

on_both_engines! {
    async fn a_card_that_is_proven_and_booked_meanwhile_stays_so(store: Store) {
        let stage = Stage::new(store, "s", PAYMENT).await;
        let quote = stage.quote("2026-07-10", "2026-07-14").await;
        let card = stage.save_card(&quote, PROOF).await.json();
        assert_eq!(card["requires_auth"], true, "{card}");
        let first = stage.card(&quote, GOOD).await;
        assert_eq!(stage.book(&quote, Some(&first)).await.status, StatusCode::CREATED);
        let booked = reservation::Entity::find().one(stage.store.read()).await.unwrap().unwrap();
        let path = format!("{API}/reservation-credit-card/{}/mark-authenticated/", text(&card["key"]));
        let proven = stage.in_transaction(async |tx| {
            reservation_card::Entity::update_many()
                .col_expr(reservation_card::Column::RequiresAuth, Expr::value(false))
                .col_expr(reservation_card::Column::ReservationId, Expr::value(booked.id))
                .filter(reservation_card::Column::RequiresAuth.eq(true))
                .exec(tx)
                .await
                .unwrap();
        });
        let marked = stage.while_asking(STRIPE, stage.app.post(&path, &json!({})), proven).await;
        assert_eq!((marked.status, &marked.json()["requires_auth"]), (StatusCode::OK, &json!(false)), "{}", marked.text());
        let cards = reservation_card::Entity::find().all(stage.store.read()).await.unwrap();
        assert!(cards.iter().all(|row| !row.requires_auth && row.reservation_id == Some(booked.id)), "{cards:?}");
    }

    async fn what_an_owner_changes_during_a_sync_is_kept(store: Store) {
        let stage = Stage::at_partner(store, PAYMENT).await;
        stage.stock(&[told("L1"), told("L2")]).await;
        stage.sync().await;
        let (home, offer) = stage.home_named("Home L2").await.unwrap();
        let mut changed = told("L2");
        changed["listing"]["bedrooms"] = json!(3);
        stage.stock(&[told("L1"), changed]).await;
        let edited = stage.in_transaction(async |tx| {
            let home = property::Model { headline: "By the lake".to_owned(), version: home.version + 1, ..home.clone() };
            home.into_active_model().reset_all().update(tx).await.unwrap();
            set_standing(tx, &offer, ActiveType::Paused).await;
        });
        stage.while_asking(PARTNER, Box::pin(stage.sync()), edited).await;
        let (after, offer) = stage.home_named("Home L2").await.unwrap();
        assert_eq!((after.headline.as_str(), after.bedrooms, after.version), ("By the lake", 3, home.version + 2));
        assert_eq!(*offer.active_type, ActiveType::Paused);
    }

    async fn a_suspension_during_a_sync_is_kept(store: Store) {
        let stage = Stage::at_partner(store, PAYMENT).await;
        stage.stock(&[told("L1"), told("L2")]).await;
        stage.sync().await;
        let (_, offer) = stage.home_named("Home L2").await.unwrap();
        stage.app.advance(TimeDelta::hours(1));
        stage.stock(&[told("L1")]).await;
        let suspended = stage.in_transaction(async |tx| set_standing(tx, &offer, ActiveType::Suspended).await);
        stage.while_asking(PARTNER, Box::pin(stage.sync()), suspended).await;
        let (_, offer) = stage.home_named("Home L2").await.unwrap();
        assert_eq!(*offer.active_type, ActiveType::Suspended);
    }

    async fn two_owners_who_connect_at_once_make_one_connection(store: Store) {
        let stage = Stage::new(store, "s", PAYMENT).await;
        let owner = stage.app.sign_in(stage.sample.account, Role::Owner).await;
        let path = "/api/v2/partner-connection";
        let [one, other] = ["one", "other"].map(|id| json!({"client_id": id, "client_secret": "sandbox-secret-acme"}));
        let (one, other) = tokio::join!(
            owner.call(Method::PUT, path, Some(&one)),
            owner.call(Method::PUT, path, Some(&other))
        );
        assert_eq!((one.status, other.status), (StatusCode::OK, StatusCode::OK), "{} {}", one.text(), other.text());
        let rows = partner_connection::Entity::find().all(stage.store.read()).await.unwrap();
        assert_eq!((rows.len(), rows[0].version), (1, 2));
    }

    async fn a_sync_records_nothing_on_a_connection_that_was_ended(store: Store) {
        let stage = Stage::at_partner(store, PAYMENT).await;
        let owner = stage.app.sign_in(stage.sample.account, Role::Owner).await;
        let ended = async {
            let ended = owner.call(Method::DELETE, "/api/v2/partner-connection", None).await;
            assert_eq!(ended.status, StatusCode::NO_CONTENT, "{}", ended.text());
        };
        stage.while_asking(PARTNER, Box::pin(stage.sync()), ended).await;
        let row = stage.connection().await;
        assert_eq!((row.synced_at, row.listing_count, row.version), (None, 0, 2));
    }

    async fn a_caption_that_an_owner_writes_during_a_sync_is_kept(store: Store) {
        let stage = Stage::with_pictures_fetched(store, Reach::Anywhere).await;
        let front = stage.till.hang_picture("front", png(480, 320)).await;
        let porch = stage.till.hang_picture("porch", png(400, 300)).await;
        stage.read_pictures(&[(&front, "Front"), (&porch, "Porch")]).await;
        let [first, second] = &stage.photo_rows().await[..] else { panic!("two photos") };
        stage.stock(&[told("L1"), with_pictures(&[(&porch, "Porch"), (&front, "Front")])]).await;
        let described = stage.in_transaction(async |tx| {
            let row = photo::Model { alt: "The porch".to_owned(), version: first.version + 1, ..first.clone() };
            row.into_active_model().reset_all().update(tx).await.unwrap();
        });
        stage.while_asking(PARTNER, Box::pin(stage.sync()), described).await;
        let rows = stage.photo_rows().await;
        assert_eq!((rows[0].id, rows[1].id, rows[1].alt.as_str()), (second.id, first.id, "The porch"));
    }

    async fn a_picture_is_hung_as_the_partner_names_it_now(store: Store) {
        let stage = Stage::with_pictures_fetched(store, Reach::Anywhere).await;
        let front = stage.till.hang_picture("front", png(480, 320)).await;
        stage.stock(&[told("L1"), with_pictures(&[(&front, "Front")])]).await;
        let named = stage.in_transaction(async |tx| {
            partner_picture::Entity::update_many()
                .col_expr(partner_picture::Column::Alt, Expr::value("The porch"))
                .exec(tx)
                .await
                .unwrap();
        });
        stage.while_asking(("partner", Some(PICTURES)), Box::pin(stage.sync()), named).await;
        let rows = stage.photo_rows().await;
        assert_eq!((rows.len(), rows[0].alt.as_str()), (1, "The porch"));
    }

    async fn a_deposit_that_was_returned_meanwhile_is_returned_once(store: Store) {
        let (stage, booked) = Stage::with_deposit_to_return(store).await;
        let returned = stage.in_transaction(async |tx| {
            store::reservations::reservation::lock(tx, booked).await.unwrap();
            reservation_deposit::Entity::update_many()
                .col_expr(reservation_deposit::Column::State, Expr::value(DepositState::Returned.code()))
                .exec(tx)
                .await
                .unwrap();
        });
        stage.while_asking(STRIPE, Box::pin(stage.app.work_off()), returned).await;
        let steps = booking_step::Entity::find().filter(booking_step::Column::Name.eq("deposit_returned"));
        assert_eq!(steps.all(stage.store.read()).await.unwrap().len(), 0, "only the other node records it");
    }
}

on_one_engine! {
    async fn a_deposit_is_not_refunded_before_that_is_recorded(store: Store) {
        let (stage, _) = Stage::with_deposit_to_return(store).await;
        let (charged, _) = stage.money().await;
        // A database that confirms this write and loses it.
        let lossy = "CREATE TRIGGER lossy AFTER UPDATE ON reservation_deposit WHEN NEW.idempotency_key LIKE '%depback%' \
            BEGIN UPDATE reservation_deposit SET idempotency_key = OLD.idempotency_key WHERE id = NEW.id; END";
        stage.store.write_one().execute_unprepared(lossy).await.unwrap();
        stage.app.work_off().await;
        assert_eq!(stage.money().await, (charged, 0));
    }
}
