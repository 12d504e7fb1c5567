//! Moves of a booked stay to another home by the owner, through HTTP.

use chrono::TimeDelta;
use domain::accounts::role::Role;
use domain::key::AccountId;
use http::StatusCode;
use sea_orm::{ActiveModelTrait, EntityTrait, IntoActiveModel};
use serde_json::{Value, json};
use store::row::accounts::audit_entry;
use store::row::calendars::{calendar_event, stay_night};
use store::row::homes::{property, property_group_member};
use store::row::inbox::thread;
use store::row::listings::listing;
use store::row::sites::site;
use testkit::{Answer, Client, Sample, insert, key, on_both_engines};

use super::cancel::booked;
use super::matrix::lose_the_next_charge;
use super::{API, PAYMENT, Stage, text};
use crate::row_of;

/// Another home of the account, cheaper by its fees and taxes.
async fn other_home(
    stage: &Stage,
    edit_home: impl FnOnce(property::Model) -> property::Model,
    edit_listing: impl FnOnce(listing::Model) -> listing::Model,
) -> Sample {
    let (account, sample) = (stage.sample.account, stage.sample);
    let second = Sample { property: key(account, 130), listing: key(account, 131), ..sample };
    let tx = stage.store.write().await.unwrap();
    second.insert_home(&tx, "second").await;
    let (home, terms) = (
        property::Model {
            name: "Second home".to_owned(),
            slug: "second".to_owned(),
            ical_secret: "second".to_owned(),
            ..second.property_row()
        },
        second.listing_row(),
    );
    edit_home(home).into_active_model().reset_all().update(&tx).await.unwrap();
    edit_listing(terms).into_active_model().reset_all().update(&tx).await.unwrap();
    store::catalog::change::of_property(&tx, account, second.property).await.unwrap();
    stage.app.flows().commit(tx, account).await.unwrap();
    second
}

async fn owner(stage: &Stage) -> Client<'_> {
    stage.app.sign_in(stage.sample.account, Role::Owner).await
}

async fn preview(owner: &Client<'_>, reservation: &Value, change: &Value) -> Answer {
    owner.post(&format!("/api/v2/reservation/{}/move-preview/", row_of(&reservation["key"])), change).await
}

async fn moved(owner: &Client<'_>, reservation: &Value, change: &Value) -> Answer {
    owner.post(&format!("/api/v2/reservation/{}/move/", row_of(&reservation["key"])), change).await
}

/// The number of nights taken in each of two homes.
async fn nights(stage: &Stage, second: &Sample) -> (usize, usize) {
    let rows = stay_night::Entity::find().all(stage.store.read()).await.unwrap();
    let of = |home: domain::key::Key| rows.iter().filter(|row| row.property_id.key() == home).count();
    (of(stage.sample.property), of(second.property))
}

on_both_engines! {
    async fn a_stay_moves_to_another_home_with_its_nights_and_terms(store: Store) {
        let stage = Stage::new(store, "s", PAYMENT).await;
        let reservation = booked(&stage).await;
        let second = other_home(&stage, |row| row, |row| row).await;
        let words = json!({"reservation": reservation["key"], "body": "Is there a cot?", "site": stage.sample.namespace()});
        stage.app.post(&format!("{API}/reservation-message/"), &words).await;
        let owner = owner(&stage).await;
        let to = json!({"property": second.property.to_string()});
        let seen = preview(&owner, &reservation, &to).await.json();
        assert_eq!((&seen["total"], &seen["refund"], &seen["due_now"], &seen["property"]), (&json!(40_000), &json!(9_500), &json!(0), &to["property"]), "{seen}");
        let answer = moved(&owner, &reservation, &to).await;
        assert_eq!(answer.status, StatusCode::OK, "{}", answer.text());
        let stay = answer.json();
        assert_eq!((&stay["property"], &stay["total"]), (&to["property"], &json!(40_000)));
        assert_eq!((&stay["check_in"], &stay["check_out"]), (&reservation["check_in"], &reservation["check_out"]));
        assert_eq!(nights(&stage, &second).await, (0, 4));
        let events = calendar_event::Entity::find().all(stage.store.read()).await.unwrap();
        assert_eq!(events.iter().map(|event| event.property_id.key()).collect::<Vec<_>>(), [second.property]);
        let threads = thread::Entity::find().all(stage.store.read()).await.unwrap();
        assert!(threads.iter().all(|thread| thread.property_id.map(store::row::Id::key) == Some(second.property)), "{threads:?}");
        stage.app.work_off().await;
        assert_eq!(stage.money().await, (49_500, 9_500));
        let subjects = stage.app.mailbox().subjects();
        assert!(subjects.contains(&"Changed stay: Second home, August 20, 2026".to_owned()), "{subjects:?}");
        let log = audit_entry::Entity::find().all(stage.store.read()).await.unwrap();
        let entry = log.iter().find(|entry| entry.action == "move").unwrap();
        assert_eq!((&entry.changes["home"], &entry.changes["total"]), (&json!(["A home", "Second home"]), &json!([49_500, 40_000])));
        stage.is_well().await;
        // The guest's pages show the new home, and its old nights are on sale again.
        let quote = stage.app.get(&format!("{API}/quote/{}/", text(&reservation["quote"]))).await.json();
        assert_eq!((&quote["property"], &quote["total"]), (&to["property"], &json!(40_000)));
        let free = stage.quote("2026-08-20", "2026-08-24").await;
        assert_eq!(free["total"], 49_500);
        // Moving back at the former price undoes it.
        let back = json!({"property": stage.sample.property.to_string(), "total": 49_500, "ignore_rules": true});
        let answer = moved(&owner, &reservation, &back).await;
        assert_eq!((answer.status, &answer.json()["total"]), (StatusCode::OK, &json!(49_500)), "{}", answer.text());
        assert_eq!(nights(&stage, &second).await, (4, 0));
        stage.is_well().await;
    }

    async fn the_owner_can_keep_the_price(store: Store) {
        let stage = Stage::new(store, "s", PAYMENT).await;
        let reservation = booked(&stage).await;
        let second = other_home(&stage, |row| row, |row| row).await;
        let owner = owner(&stage).await;
        let change = json!({"property": second.property.to_string(), "total": reservation["total"], "check_in": "2026-08-21", "check_out": "2026-08-24"});
        let seen = preview(&owner, &reservation, &change).await.json();
        assert_eq!((&seen["total"], &seen["refund"], &seen["due_now"]), (&json!(49_500), &json!(0), &json!(0)), "{seen}");
        let stay = moved(&owner, &reservation, &change).await.json();
        assert_eq!((&stay["total"], &stay["check_in"], &stay["paid_status"]), (&json!(49_500), &json!("2026-08-21"), &json!("f")));
        assert_eq!((nights(&stage, &second).await, stage.money().await), ((0, 3), (49_500, 0)));
        stage.is_well().await;
        // A repeated request changes nothing.
        let again = moved(&owner, &reservation, &change).await;
        assert_eq!((again.status, &again.json()["total"]), (StatusCode::OK, &json!(49_500)));
    }

    async fn a_taken_night_in_the_other_home_leaves_everything(store: Store) {
        let stage = Stage::new(store, "s", PAYMENT).await;
        let reservation = booked(&stage).await;
        let second = other_home(&stage, |row| row, |row| row).await;
        let owner = owner(&stage).await;
        let to = json!({"property": second.property.to_string()});
        let before = stage.reservation(&reservation["key"]).await;
        // Taken without a notification, which the ledger does not need, then with one.
        let tx = stage.store.write().await.unwrap();
        let (event, night) = (key(stage.sample.account, 300), "2026-08-22".parse().unwrap());
        second.insert_block(&tx, event, night).await;
        insert(&tx, stay_night::Model { account_id: stage.sample.account.into(), property_id: second.property.into(), night, slot: 0, event_id: event.into() }).await;
        tx.commit().await.unwrap();
        let late = moved(&owner, &reservation, &to).await;
        assert_eq!((late.status, &late.json()["code"]), (StatusCode::BAD_REQUEST, &json!("overlap")));
        let tx = stage.store.write().await.unwrap();
        store::catalog::change::of_property(&tx, stage.sample.account, second.property).await.unwrap();
        stage.app.flows().commit(tx, stage.sample.account).await.unwrap();
        let early = preview(&owner, &reservation, &json!({"property": second.property.to_string(), "ignore_rules": true})).await;
        assert_eq!((early.status, &early.json()["code"], &early.json()["data"]["night"]), (StatusCode::BAD_REQUEST, &json!("overlap"), &json!("2026-08-22")));
        assert_eq!(stage.reservation(&reservation["key"]).await, before);
        assert_eq!(nights(&stage, &second).await, (4, 1));
        stage.is_well().await;
    }

    async fn homes_of_a_partner_another_site_or_another_currency_are_refused(store: Store) {
        let stage = Stage::new(store, "s", PAYMENT).await;
        let reservation = booked(&stage).await;
        let second = other_home(&stage, |row| property::Model { system_type: domain::text::code::SystemType::Partner.into(), ..row }, |row| row).await;
        let owner = owner(&stage).await;
        let to = json!({"property": second.property.to_string()});
        let reason = async || {
            let (seen, done) = (preview(&owner, &reservation, &to).await, moved(&owner, &reservation, &to).await);
            assert_eq!((seen.status, &seen.json()["code"]), (StatusCode::CONFLICT, &json!("unsuitable_home")), "{}", seen.text());
            assert_eq!(seen.json(), done.json());
            seen.json()["data"]["reason"].clone()
        };
        let commit = async |tx: store::Tx| {
            store::catalog::change::of_account(&tx, stage.sample.account).await.unwrap();
            stage.app.flows().commit(tx, stage.sample.account).await.unwrap();
        };
        assert_eq!(reason().await, "partner");
        let tx = stage.store.write().await.unwrap();
        property::Model { slug: "second".to_owned(), ical_secret: "second".to_owned(), ..second.property_row() }.into_active_model().reset_all().update(&tx).await.unwrap();
        listing::Model { currency: "EUR".to_owned(), ..second.listing_row() }.into_active_model().reset_all().update(&tx).await.unwrap();
        commit(tx).await;
        assert_eq!(reason().await, "other_currency");
        let tx = stage.store.write().await.unwrap();
        site::Model { all_properties: false, ..stage.sample.site_row() }.into_active_model().reset_all().update(&tx).await.unwrap();
        commit(tx).await;
        assert_eq!(reason().await, "not_on_site");
        assert_eq!(nights(&stage, &second).await, (4, 0));
    }

    async fn users_move_stays_only_to_homes_that_they_see(store: Store) {
        let stage = Stage::new(store, "s", PAYMENT).await;
        let reservation = booked(&stage).await;
        let second = other_home(&stage, |row| row, |row| row).await;
        let (account, group) = (stage.sample.account, key(stage.sample.account, 500));
        let tx = stage.store.write().await.unwrap();
        insert(&tx, stage.sample.group_row(500, "Coast")).await;
        insert(&tx, property_group_member::Model { account_id: account.into(), group_id: group.into(), property_id: stage.sample.property.into() }).await;
        tx.commit().await.unwrap();
        let limited = stage.app.sign_in_limited(account, Role::Agent, &[group]).await;
        for property in [second.property.to_string(), key(AccountId::new(9_999), 1).to_string(), "nonsense".to_owned()] {
            let to = json!({"property": property});
            assert_eq!(preview(&limited, &reservation, &to).await.status, StatusCode::NOT_FOUND, "{to}");
            assert_eq!(moved(&limited, &reservation, &to).await.status, StatusCode::NOT_FOUND, "{to}");
        }
        let dates = json!({"check_in": "2026-08-21", "check_out": "2026-08-25"});
        assert_eq!(moved(&limited, &reservation, &dates).await.status, StatusCode::OK);
        assert_eq!(nights(&stage, &second).await, (4, 0));
    }

    async fn a_dearer_home_is_paid_with_the_move(store: Store) {
        let stage = Stage::new(store, "s", PAYMENT).await;
        let reservation = booked(&stage).await;
        let second = other_home(&stage, |row| row, |row| row).await;
        let owner = owner(&stage).await;
        let dear = json!({"property": second.property.to_string(), "total": 60_000});
        let seen = preview(&owner, &reservation, &dear).await.json();
        assert_eq!(seen["due_now"], 10_500, "{seen}");
        let stay = moved(&owner, &reservation, &dear).await;
        assert_eq!((stay.status, &stay.json()["total"]), (StatusCode::OK, &json!(60_000)), "{}", stay.text());
        assert_eq!((stage.money().await, nights(&stage, &second).await), ((60_000, 0), (0, 4)));
        stage.is_well().await;
    }

    async fn a_move_whose_charge_is_lost_holds_both_homes_until_it_is_undone(store: Store) {
        let stage = Stage::new(store, "s", PAYMENT).await;
        let reservation = booked(&stage).await;
        let second = other_home(&stage, |row| row, |row| row).await;
        let owner = owner(&stage).await;
        lose_the_next_charge(&stage, "s").await;
        let dear = json!({"property": second.property.to_string(), "total": 60_000});
        let waiting = moved(&owner, &reservation, &dear).await;
        assert_eq!(waiting.status, StatusCode::OK, "{}", waiting.text());
        let waiting = waiting.json();
        assert_eq!((&waiting["property"], &waiting["change"]["property"]), (&reservation["property"], &dear["property"]));
        assert_eq!(nights(&stage, &second).await, (4, 4));
        stage.is_well().await;
        stage.till.rest().await;
        stage.app.advance(TimeDelta::seconds(121));
        stage.app.work_off().await;
        assert_eq!((nights(&stage, &second).await, stage.money().await), ((4, 0), (49_500, 0)));
        stage.is_well().await;
    }
}
