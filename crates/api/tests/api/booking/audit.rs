//! `casita doctor --audit`: each corrupted row is reported in one line.

use chrono::NaiveDate;
use flows::audit;
use http::StatusCode;
use sea_orm::{ActiveModelBehavior, EntityTrait, IntoActiveModel, ModelTrait};
use serde_json::{Value, json};
use store::row::Id;
use store::row::calendars::{calendar_event, stay_night};
use store::row::quotes::{promotion, quote};
use store::row::reservations::{reservation, reservation_change};
use testkit::{Sample, insert, key, on_both_engines, on_one_engine};

use super::cancel::booked;
use super::{API, DECLINED, GOOD, PAYMENT, Stage, text};
use crate::row_of;

type Active<M> = <<M as ModelTrait>::Entity as EntityTrait>::ActiveModel;

/// Writes a row directly, bypassing all checks and locks.
pub(super) async fn rewrite<M>(stage: &Stage, row: M)
where
    M: ModelTrait + IntoActiveModel<Active<M>>,
    M::Entity: EntityTrait<Model = M>,
    Active<M>: ActiveModelBehavior + Send,
{
    let tx = stage.store.write().await.unwrap();
    store::keep::update(&tx, row).await.unwrap();
    tx.commit().await.unwrap();
}

async fn only<E: EntityTrait>(stage: &Stage) -> E::Model {
    let mut rows = E::find().all(stage.store.read()).await.unwrap();
    assert_eq!(rows.len(), 1);
    rows.remove(0)
}

async fn ills(stage: &Stage) -> Vec<String> {
    audit::run(&stage.store, stage.app.flows().now()).await.unwrap().ills
}

/// Takes one more night for the calendar event of the only stay.
async fn take_night(stage: &Stage, property_id: Id, night: NaiveDate) {
    let event = only::<calendar_event::Entity>(stage).await;
    let tx = stage.store.write().await.unwrap();
    let row =
        stay_night::Model { account_id: event.account_id, property_id, night, slot: 0, event_id: event.id };
    insert(&tx, row).await;
    tx.commit().await.unwrap();
}

fn day(text: &str) -> NaiveDate {
    text.parse().unwrap()
}

/// A quote with the code of the only promotion.
async fn quote_with_code(stage: &Stage) -> Value {
    let quote = stage.quote("2026-08-20", "2026-08-24").await;
    let path = format!("{API}/quote/{}/apply-promo/", text(&quote["key"]));
    let cheaper = stage.app.post(&path, &json!({"promotion": "summer"})).await;
    assert_eq!(cheaper.status, StatusCode::OK, "{}", cheaper.text());
    cheaper.json()
}

on_both_engines! {
    async fn a_promotion_is_counted_as_often_as_it_is_used(store: Store) {
        let stage = Stage::new(store, "s", PAYMENT).await;
        let tx = stage.store.write().await.unwrap();
        insert(&tx, stage.sample.promotion_row(60)).await;
        tx.commit().await.unwrap();
        let quote = quote_with_code(&stage).await;
        let card = stage.card(&quote, DECLINED).await;
        assert_eq!(stage.book(&quote, Some(&card)).await.status, StatusCode::PAYMENT_REQUIRED);
        assert_eq!(ills(&stage).await, Vec::<String>::new(), "what came to nothing gave its use back");
        let card = stage.card(&quote, GOOD).await;
        assert_eq!(stage.book(&quote, Some(&card)).await.json()["status"], "r");
        assert_eq!(ills(&stage).await, Vec::<String>::new());
        let row = only::<promotion::Entity>(&stage).await;
        let name = row.id.key();
        for uses in [0, 2] {
            rewrite(&stage, promotion::Model { uses, ..row.clone() }).await;
            assert_eq!(ills(&stage).await, [format!("the promotion {name} was used 1 times, and {uses} are counted")]);
        }
    }
}

on_one_engine! {
    async fn a_stay_has_no_night_but_its_own(store: Store) {
        let stage = Stage::new(store, "s", PAYMENT).await;
        let stay = row_of(&booked(&stage).await["key"]);
        let home = stage.sample.property;
        take_night(&stage, home.into(), day("2026-09-01")).await;
        assert_eq!(ills(&stage).await, [format!("the night 2026-09-01 of {home} is taken by {stay}, which has other dates")]);
    }

    async fn the_home_rests_right_behind_a_stay(store: Store) {
        let stage = Stage::new(store, "s", PAYMENT).await;
        booked(&stage).await;
        for night in ["2026-08-24", "2026-08-25"] {
            take_night(&stage, stage.sample.property.into(), day(night)).await;
        }
        assert_eq!(ills(&stage).await, Vec::<String>::new());
    }

    async fn a_stay_has_no_night_at_another_home(store: Store) {
        let stage = Stage::new(store, "s", PAYMENT).await;
        let stay = row_of(&booked(&stage).await["key"]);
        let other = key(stage.sample.account, 999);
        take_night(&stage, other.into(), day("2026-08-20")).await;
        assert_eq!(ills(&stage).await, [format!("the night 2026-08-20 of {other} is taken by {stay}, which is at another home")]);
    }

    async fn a_stay_has_every_night_of_its_own(store: Store) {
        let stage = Stage::new(store, "s", PAYMENT).await;
        let stay = row_of(&booked(&stage).await["key"]);
        let row = stay_night::Entity::find().one(stage.store.read()).await.unwrap().unwrap();
        let tx = stage.store.write().await.unwrap();
        let id = (row.account_id, row.property_id, row.night, row.slot);
        stay_night::Entity::delete_by_id(id).exec(&tx).await.unwrap();
        tx.commit().await.unwrap();
        assert_eq!(ills(&stage).await, [format!("{stay} lacks 1 of its nights in the ledger")]);
    }

    async fn the_calendar_has_the_dates_of_the_stay(store: Store) {
        let stage = Stage::new(store, "s", PAYMENT).await;
        let stay = row_of(&booked(&stage).await["key"]);
        let (home, event) = (stage.sample.property, only::<calendar_event::Entity>(&stage).await);
        rewrite(&stage, calendar_event::Model { start_date: day("2026-08-21"), ..event.clone() }).await;
        assert_eq!(ills(&stage).await, [
            format!("{stay} stands in the calendar at another home or at other dates than it has"),
            format!("the night 2026-08-20 of {home} is taken by {stay}, which has other dates"),
        ]);
        // Only events that take nights block others.
        rewrite(&stage, calendar_event::Model { blocking: false, ..event }).await;
        let told = ills(&stage).await;
        assert_eq!(told.iter().filter(|ill| ill.ends_with("which takes no nights")).count(), 4, "{told:?}");
    }

    async fn the_calendar_names_no_stay_that_is_not_there(store: Store) {
        let stage = Stage::new(store, "s", PAYMENT).await;
        let stay = row_of(&booked(&stage).await["key"]);
        let event = only::<calendar_event::Entity>(&stage).await;
        let (entry, nobody) = (event.id.key(), key(stage.sample.account, 998));
        rewrite(&stage, calendar_event::Model { reservation_id: Some(nobody.into()), ..event }).await;
        assert_eq!(ills(&stage).await, [
            format!("{stay} stands 0 times in the calendar"),
            format!("{entry} stands in the calendar for a reservation that is not there"),
        ]);
    }

    async fn a_block_has_its_nights(store: Store) {
        let stage = Stage::new(store, "s", PAYMENT).await;
        let block = key(stage.sample.account, 300);
        let tx = stage.store.write().await.unwrap();
        stage.sample.insert_block(&tx, block, day("2026-08-20")).await;
        tx.commit().await.unwrap();
        assert_eq!(ills(&stage).await, [format!("the block {block} lacks 1 of its nights in the ledger")]);
    }

    async fn a_moved_stay_is_where_it_was_moved_to(store: Store) {
        let stage = Stage::new(store, "s", PAYMENT).await;
        let reservation = booked(&stage).await;
        let stay = row_of(&reservation["key"]);
        let changed = stage.change(&reservation, &json!({"check_in": "2026-08-20", "check_out": "2026-08-26"})).await;
        assert_eq!(changed.status, StatusCode::OK, "{}", changed.text());
        assert_eq!(ills(&stage).await, Vec::<String>::new());
        let row = only::<reservation_change::Entity>(&stage).await;
        let terms_id = key(stage.sample.account, 96).into();
        rewrite(&stage, reservation_change::Model { terms_id, ..row.clone() }).await;
        assert_eq!(ills(&stage).await, [format!("{stay} has other dates or other terms than it was moved to")]);
        rewrite(&stage, reservation_change::Model { total: row.total + 1, ..row }).await;
        assert_eq!(ills(&stage).await, [format!("{stay} was moved for 71501 and costs 71500")]);
    }

    async fn a_booking_is_of_the_home_and_the_total_of_its_quote(store: Store) {
        let stage = Stage::new(store, "s", PAYMENT).await;
        let stay = row_of(&booked(&stage).await["key"]);
        let (account, sample) = (stage.sample.account, stage.sample);
        let second = Sample { property: key(account, 30), listing: key(account, 31), ..sample };
        let tx = stage.store.write().await.unwrap();
        second.insert_home(&tx, "second").await;
        tx.commit().await.unwrap();
        let row = only::<quote::Entity>(&stage).await;
        rewrite(&stage, quote::Model { property_id: second.property.into(), ..row.clone() }).await;
        assert_eq!(ills(&stage).await, [format!("{stay} was sold in another home than quoted")]);
        rewrite(&stage, row).await;
        let row = only::<reservation::Entity>(&stage).await;
        rewrite(&stage, reservation::Model { total: 49_501, ..row }).await;
        assert_eq!(ills(&stage).await, [
            format!("{stay} costs 49501 and its bill says Some(49500)"),
            format!("{stay} was quoted for 49500 and costs 49501"),
            format!("the payments of {stay} make 49500, not 49501"),
        ]);
    }
}
