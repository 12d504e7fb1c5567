//! The schema on both engines.

use sea_orm::{ConnectionTrait, EntityTrait, Statement};
use store::row::accounts::{account, audit_entry, invitation, membership, membership_group, setup_code};
use store::row::calendars::{calendar_event, night_override, stay_night};
use store::row::charges::{
    provider_event, reservation_card, reservation_deposit, reservation_payment, reservation_refund,
};
use store::row::feeds::calendar_feed;
use store::row::homes::{
    amenity, photo, property, property_amenity, property_group, property_group_member, property_tag, review,
};
use store::row::inbox::{message, offer_refusal, thread};
use store::row::listings::{listing, listing_discount, listing_fee, listing_rate, listing_tax, source, tax};
use store::row::partner_homes::{
    partner_booking, partner_connection, partner_listing, partner_night, partner_picture,
};
use store::row::policies::{agreement, payment_policy, refund_policy, signature};
use store::row::quotes::{promotion, promotion_property, quote};
use store::row::reservations::{booking_step, reservation, reservation_bill, reservation_change};
use store::row::sessions::{api_token, known_browser, password_reset, recovery_code, session, user};
use store::row::sites::{site, site_address, site_featured, site_page, site_picture, site_property};
use store::row::templates::{message_template, scheduled_message};
use store::row::webhooks::{webhook, webhook_delivery};
use store::row::{idempotency, job, outbox, readiness_probe, sealing};
use store::{Engine, Store, StoreError};
use testkit::{Sample, insert, on_both_engines};

/// Reads the table with every column of its row type.
async fn reads<E: EntityTrait>(store: &Store) {
    let rows = E::find().all(store.read()).await;
    assert!(rows.is_ok(), "{}: {:?}", E::default().table_name(), rows.err());
}

/// The tables with an account column.
async fn tables_of_accounts(store: &Store) -> Vec<String> {
    let sql = match store.engine() {
        Engine::Sqlite => {
            "SELECT m.name AS name FROM sqlite_master m JOIN pragma_table_info(m.name) c ON c.name = 'account_id' WHERE m.type = 'table'"
        }
        Engine::Postgres => {
            "SELECT table_name::text AS name FROM information_schema.columns WHERE column_name = 'account_id' AND table_schema = current_schema()"
        }
    };
    let db = store.read();
    let rows = db.query_all_raw(Statement::from_string(db.get_database_backend(), sql)).await.unwrap();
    rows.iter().map(|row| row.try_get("", "name").unwrap()).collect()
}

macro_rules! read_all {
    ($store:expr, $($table:ident),+ $(,)?) => { $(reads::<$table::Entity>(&$store).await;)+ };
}

on_both_engines! {
    async fn every_row_matches_its_table(store: Store) {
        read_all!(
            store, account, agreement, amenity, api_token, audit_entry, booking_step, calendar_event, calendar_feed, idempotency, invitation, job, known_browser, listing, listing_discount, listing_fee, listing_rate, listing_tax, membership, membership_group, message, message_template, night_override, offer_refusal, outbox, partner_booking, partner_connection, partner_listing, partner_night, partner_picture, password_reset, payment_policy, photo, promotion, promotion_property, property, property_amenity, property_group, property_group_member, property_tag, provider_event, quote, readiness_probe, recovery_code, refund_policy, reservation, reservation_bill, reservation_card, reservation_change, reservation_deposit, reservation_payment, reservation_refund, review, scheduled_message, sealing, session, setup_code, signature, site, site_address, site_featured, site_page, site_picture, site_property, source, stay_night, tax, thread, user, webhook, webhook_delivery
        );
    }

    async fn every_table_of_an_account_goes_along_or_is_named(store: Store) {
        let named = [store::archive::TABLES, &store::archive::LEFT_OUT, &["account"]].concat();
        let forgotten: Vec<String> = tables_of_accounts(&store).await.into_iter().filter(|table| !named.contains(&table.as_str())).collect();
        assert_eq!(forgotten, [""; 0], "an account would leave them behind (store/src/archive.rs)");
    }

    async fn migrating_again_changes_nothing(store: Store) {
        store.migrate().await.unwrap();
        assert!(store.ready(1).await.unwrap());
    }

    async fn fixed_amounts_of_older_databases_are_in_the_currency_of_their_account(store: Store) {
        let tx = store.write().await.unwrap();
        let sample = Sample::insert(&tx, 7).await;
        insert(&tx, sample.promotion_row(60)).await;
        for table in ["tax", "promotion", "payment_policy"] {
            tx.execute_unprepared(&format!("ALTER TABLE {table} DROP COLUMN currency")).await.unwrap();
        }
        tx.execute_unprepared("DELETE FROM seaql_migrations WHERE version = 'm0040_currency'").await.unwrap();
        tx.execute_unprepared("UPDATE account SET currency = 'EUR'").await.unwrap();
        tx.commit().await.unwrap();
        store.migrate().await.unwrap();
        let tax = tax::Entity::find().one(store.read()).await.unwrap().unwrap();
        let promotion = promotion::Entity::find().one(store.read()).await.unwrap().unwrap();
        assert_eq!((tax.currency.as_str(), promotion.currency.as_str()), ("EUR", "EUR"));
    }

    async fn a_database_from_the_future_is_refused(store: Store) {
        let tx = store.write().await.unwrap();
        tx.execute_unprepared("INSERT INTO seaql_migrations (version, applied_at) VALUES ('m9999_future', 0)").await.unwrap();
        tx.commit().await.unwrap();
        let refused = store.migrate().await;
        assert!(matches!(refused, Err(StoreError::NewerDatabase(name)) if name == "m9999_future"));
    }

    async fn several_nodes_may_migrate_at_once(store: Store) {
        let (first, second) = tokio::join!(store.migrate(), store.migrate());
        first.unwrap();
        second.unwrap();
    }
}
