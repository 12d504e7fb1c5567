//! A night is never sold twice, for any number of concurrent writers.

use std::collections::HashMap;
use std::sync::Arc;

use chrono::{Days, NaiveDate};
use domain::key::{AccountId, Key};
use sea_orm::EntityTrait;
use store::Store;
use store::calendars::night::{Claim, TakeError, owned, release, take};
use store::row::calendars::{calendar_event, stay_night};
use testkit::{Sample, key, on_both_engines};
use tokio::sync::Barrier;

fn day(offset: u64) -> NaiveDate {
    NaiveDate::from_ymd_opt(2026, 12, 1).unwrap() + Days::new(offset)
}

fn claim(home: Sample, event: Key, nights: std::ops::Range<u64>) -> Claim {
    Claim {
        account: home.account,
        property: home.property,
        event,
        nights: nights.map(day).collect(),
        units: 1,
    }
}

/// A whole booking in one transaction: the event and its nights.
async fn book(store: &Store, claim: Claim, home: Sample) -> Result<u16, TakeError> {
    let tx = store.write().await?;
    home.insert_block(&tx, claim.event, day(0)).await;
    let slot = take(&tx, &claim).await?;
    tx.commit().await?;
    Ok(slot)
}

async fn home(store: &Store) -> Sample {
    let tx = store.write().await.unwrap();
    let home = Sample::insert(&tx, 7).await;
    tx.commit().await.unwrap();
    home
}

on_both_engines! {
    async fn of_64_concurrent_writers_exactly_one_wins_each_night(store: Store) {
        const WRITERS: u64 = 64;
        let home = home(&store).await;
        let start = Arc::new(Barrier::new(usize::try_from(WRITERS).unwrap()));
        let rivals = (0..WRITERS).map(|writer| {
            let (store, start) = (store.clone(), Arc::clone(&start));
            tokio::spawn(async move {
                // Stays of three nights that start on eight different days: each competes with others on both sides.
                let first = writer % 8;
                let claim = claim(home, key(home.account, 100 + writer), first..first + 3);
                start.wait().await;
                (claim.clone(), book(&store, claim, home).await)
            })
        });
        let mut winners = HashMap::new();
        for rival in rivals.collect::<Vec<_>>() {
            match rival.await.unwrap() {
                (claim, Ok(_)) => for night in claim.nights {
                    assert_eq!(winners.insert(night, claim.event), None, "{night} was sold twice");
                },
                (_, Err(TakeError::Taken(_))) => {}
                (_, Err(error)) => panic!("a loser gets a conflict, not {error}"),
            }
        }
        let ledger = stay_night::Entity::find().all(store.read()).await.unwrap();
        let events = calendar_event::Entity::find().all(store.read()).await.unwrap();
        assert!(!winners.is_empty());
        assert_eq!(ledger.len(), winners.len(), "nothing is left half-written");
        assert_eq!(events.len() * 3, winners.len(), "a loser leaves no event behind");
        for night in ledger {
            assert_eq!(winners.get(&night.night), Some(&night.event_id.key()));
        }
    }

    async fn released_nights_can_be_taken_again(store: Store) {
        let home = home(&store).await;
        let (first, second) = (key(home.account, 1), key(home.account, 2));
        book(&store, claim(home, first, 0..4), home).await.unwrap();
        let lost = book(&store, claim(home, second, 3..5), home).await;
        assert!(matches!(lost, Err(TakeError::Taken(night)) if night == day(3)));

        let tx = store.write().await.unwrap();
        assert_eq!(release(&tx, home.account, first).await.unwrap(), 4);
        assert_eq!(release(&tx, home.account, first).await.unwrap(), 0);
        tx.commit().await.unwrap();
        book(&store, claim(home, second, 3..5), home).await.unwrap();
        assert_eq!(owned(store.read(), home.account, home.property, day(0), day(30)).await.unwrap(), [day(3), day(4)]);
    }

    async fn like_units_take_the_next_free_slot(store: Store) {
        let home = home(&store).await;
        let two_units = |event, nights| Claim { units: 2, ..claim(home, key(home.account, event), nights) };
        assert_eq!(book(&store, two_units(1, 0..3), home).await.unwrap(), 0);
        assert_eq!(book(&store, two_units(2, 1..4), home).await.unwrap(), 1);
        assert!(matches!(book(&store, two_units(3, 2..3), home).await, Err(TakeError::Taken(_))));
        assert_eq!(book(&store, two_units(4, 3..4), home).await.unwrap(), 0);
    }

    async fn the_ledger_of_another_account_is_another_ledger(store: Store) {
        let home = home(&store).await;
        book(&store, claim(home, key(home.account, 1), 0..3), home).await.unwrap();
        let stranger = AccountId::new(8);
        assert_eq!(owned(store.read(), stranger, home.property, day(0), day(30)).await.unwrap(), []);
    }
}
