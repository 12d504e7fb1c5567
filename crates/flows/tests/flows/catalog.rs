//! The in-memory catalog follows changes of the database.

use domain::text::code::StateStatus;
use std::sync::Arc;

use flows::cache::{Catalog, CatalogError};
use flows::catalog;
use sea_orm::{ActiveModelTrait, ActiveValue::Set, EntityTrait, IntoActiveModel};
use store::Store;
use store::calendars::night::{Claim, release, take};
use store::catalog::change;
use store::row::homes::property;
use store::row::listings::listing_rate;
use store::row::{AccountNumber, Id};
use testkit::{Sample, key, on_both_engines};

use crate::app;

async fn sample(store: &Store) -> Sample {
    let tx = store.write().await.unwrap();
    let sample = Sample::insert(&tx, 7).await;
    tx.commit().await.unwrap();
    sample
}

async fn rename(store: &Store, sample: Sample, name: &str) {
    let tx = store.write().await.unwrap();
    let id = (AccountNumber::from(sample.account), Id::from(sample.property));
    let mut row = property::Entity::find_by_id(id).one(&tx).await.unwrap().unwrap().into_active_model();
    row.name = Set(name.to_owned());
    row.update(&tx).await.unwrap();
    change::of_property(&tx, sample.account, sample.property).await.unwrap();
    tx.commit().await.unwrap();
}

on_both_engines! {
    async fn it_is_built_once_and_shared(store: Store) {
        let sample = sample(&store).await;
        let app = app(&store);
        let (first, second) = tokio::join!(catalog::catalog(&app, "site-7"), catalog::catalog(&app, "site-7"));
        let (first, second) = (first.unwrap(), second.unwrap());
        assert!(Arc::ptr_eq(&first, &second));
        assert_eq!(first.homes.home(sample.property).unwrap().name.as_ref(), "A home");
    }

    async fn a_change_is_seen_when_the_revision_is_asked_again(store: Store) {
        let sample = sample(&store).await;
        let app = app(&store);
        assert_eq!(catalog::catalog(&app, "site-7").await.unwrap().homes.home(sample.property).unwrap().name.as_ref(), "A home");
        rename(&store, sample, "Renamed").await;
        app.catalogs.doubt_all();
        assert_eq!(catalog::catalog(&app, "site-7").await.unwrap().homes.home(sample.property).unwrap().name.as_ref(), "Renamed");
    }

    async fn a_catalogue_that_still_holds_is_kept(store: Store) {
        sample(&store).await;
        let app = app(&store);
        let before = catalog::catalog(&app, "site-7").await.unwrap();
        app.catalogs.doubt_all();
        assert!(Arc::ptr_eq(&before, &catalog::catalog(&app, "site-7").await.unwrap()));
    }

    async fn an_unknown_address_is_told_and_forgotten(store: Store) {
        let app = app(&store);
        assert!(matches!(catalog::catalog(&app, "nowhere").await, Err(CatalogError::NoSuchSite(address)) if address == "nowhere"));
        sample(&store).await;
        assert!(catalog::catalog(&app, "site-7").await.is_ok());
    }

    async fn a_home_whose_rows_make_no_sense_is_left_out_and_its_site_goes_on(store: Store) {
        let sample = sample(&store).await;
        let tx = store.write().await.unwrap();
        let id = (AccountNumber::from(sample.account), Id::from(key(sample.account, 20)));
        let mut rate = listing_rate::Entity::find_by_id(id).one(&tx).await.unwrap().unwrap().into_active_model();
        rate.base_rate = Set(false);
        rate.update(&tx).await.unwrap();
        tx.commit().await.unwrap();
        assert_eq!(catalog::catalog(&app(&store), "site-7").await.unwrap().homes.len(), 0);
    }

    async fn a_night_taken_on_this_node_is_seen_by_the_next_search(store: Store) {
        let sample = sample(&store).await;
        let app = app(&store);
        let night = "2026-07-20".parse().unwrap();
        let is_taken = async || catalog::catalog(&app, "site-7").await.unwrap().homes.home(sample.property).unwrap().taken.contains(night);
        assert!(!is_taken().await);
        let event = key(sample.account, 50);
        let tx = store.write().await.unwrap();
        sample.insert_block(&tx, event, night).await;
        let claim = Claim { account: sample.account, property: sample.property, event, nights: vec![night], units: 1 };
        take(&tx, &claim).await.unwrap();
        app.commit(tx, sample.account).await.unwrap();
        assert!(is_taken().await);
        let tx = store.write().await.unwrap();
        release(&tx, sample.account, event).await.unwrap();
        app.commit(tx, sample.account).await.unwrap();
        assert!(!is_taken().await);
    }

    async fn only_what_changed_is_read_again(store: Store) {
        let sample = sample(&store).await;
        let tx = store.write().await.unwrap();
        let other = Sample { property: key(sample.account, 40), listing: key(sample.account, 41), ..sample };
        other.insert_home(&tx, "second").await;
        tx.commit().await.unwrap();
        let app = app(&store);
        let before = catalog::catalog(&app, "site-7").await.unwrap();
        assert_eq!(before.homes.len(), 2);
        rename(&store, sample, "Renamed").await;
        app.catalogs.doubt(sample.account);
        let after = catalog::catalog(&app, "site-7").await.unwrap();
        let home = |catalog: &Catalog, key| Arc::clone(catalog.homes.homes().find(|home| home.key == key).unwrap());
        assert!(Arc::ptr_eq(&home(&before, other.property), &home(&after, other.property)));
        assert_eq!(home(&after, sample.property).name.as_ref(), "Renamed");
        assert!(after.revision > before.revision);
    }

    async fn a_home_that_is_withdrawn_is_gone(store: Store) {
        let sample = sample(&store).await;
        let app = app(&store);
        assert_eq!(catalog::catalog(&app, "site-7").await.unwrap().homes.len(), 1);
        let tx = store.write().await.unwrap();
        let id = (AccountNumber::from(sample.account), Id::from(sample.property));
        let mut row = property::Entity::find_by_id(id).one(&tx).await.unwrap().unwrap().into_active_model();
        row.state_status = Set(StateStatus::Paused.into());
        row.update(&tx).await.unwrap();
        change::of_property(&tx, sample.account, sample.property).await.unwrap();
        app.commit(tx, sample.account).await.unwrap();
        assert_eq!(catalog::catalog(&app, "site-7").await.unwrap().homes.len(), 0);
    }
}
