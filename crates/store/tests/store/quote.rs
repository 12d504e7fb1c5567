//! Optimistic locking of quotes: a stale writer writes nothing.

use std::sync::Arc;

use chrono::NaiveDate;
use store::Store;
use store::quotes::quote::{find, insert, lock, update};
use store::row::quotes::quote;
use testkit::{Sample, instant, key, on_both_engines};
use tokio::sync::Barrier;

fn row(sample: Sample) -> quote::Model {
    let day = |number| NaiveDate::from_ymd_opt(2026, 9, number).unwrap();
    quote::Model {
        account_id: sample.account.into(),
        id: key(sample.account, 50).into(),
        site_id: sample.site.into(),
        property_id: sample.property.into(),
        listing_id: sample.listing.into(),
        check_in: day(1),
        check_out: day(5),
        adults: 2,
        children: 0,
        pets: 0,
        smoker: false,
        promo_codes: serde_json::json!([]),
        addons: serde_json::json!([]),
        currency: "USD".to_owned(),
        total_rent: 40_000,
        total_fees: 5_000,
        total_taxes: 4_500,
        total: 49_500,
        deposit: 30_000,
        bill: "{}".to_owned(),
        inquiry: false,
        first_name: String::new(),
        last_name: String::new(),
        email: String::new(),
        phone: String::new(),
        address_one: String::new(),
        address_two: String::new(),
        city: String::new(),
        state: String::new(),
        postal_code: String::new(),
        country: String::new(),
        expires_at: instant("2026-07-02T12:00:00Z"),
        created_at: instant("2026-07-01T12:00:00Z"),
        updated_at: instant("2026-07-01T12:00:00Z"),
        version: 1,
        terms_id: key(sample.account, 51).into(),
        guest_generation: 0,
        capture_address: false,
        origin_site_id: None,
    }
}

async fn kept(store: &Store) -> quote::Model {
    let tx = store.write().await.unwrap();
    let sample = Sample::insert(&tx, 7).await;
    tx.commit().await.unwrap();
    let row = row(sample);
    insert(store, &row).await.unwrap();
    row
}

fn cheaper(row: &quote::Model, total: i64) -> quote::Model {
    quote::Model { total, ..row.clone() }
}

on_both_engines! {
    async fn what_was_read_before_another_wrote_is_not_written(store: Store) {
        let read = kept(&store).await;
        let tx = store.write().await.unwrap();
        let written = update(&tx, cheaper(&read, 100)).await.unwrap().expect("nobody else wrote");
        assert_eq!((written.version, written.total), (2, 100));
        tx.commit().await.unwrap();
        let tx = store.write().await.unwrap();
        assert_eq!(update(&tx, cheaper(&read, 200)).await.unwrap(), None);
        // The unit of work can continue.
        assert_eq!(lock(&tx, read.id.key()).await.unwrap(), Some(written.clone()));
        tx.commit().await.unwrap();
        assert_eq!(find(store.read(), read.id.key()).await.unwrap(), Some(written));
    }

    async fn of_many_who_read_the_same_one_writes(store: Store) {
        const WRITERS: usize = 16;
        let read = kept(&store).await;
        let start = Arc::new(Barrier::new(WRITERS));
        let rivals: Vec<_> = (1..=WRITERS)
            .map(|writer| {
                let (store, start, read) = (store.clone(), Arc::clone(&start), read.clone());
                tokio::spawn(async move {
                    start.wait().await;
                    let tx = store.write().await.unwrap();
                    let total = i64::try_from(writer).unwrap();
                    let written = update(&tx, cheaper(&read, total)).await.unwrap();
                    tx.commit().await.unwrap();
                    written
                })
            })
            .collect();
        let mut winners = Vec::new();
        for rival in rivals {
            winners.extend(rival.await.unwrap());
        }
        assert_eq!(winners.len(), 1);
        assert_eq!(find(store.read(), read.id.key()).await.unwrap(), winners.pop());
    }
}
