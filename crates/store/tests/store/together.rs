//! Group commit of rows.

use std::pin::{Pin, pin};
use std::task::{Context, Poll, Waker};

use sea_orm::{ConnectionTrait, Statement};
use store::{Store, StoreError};
use testkit::{on_both_engines, on_sqlite};
use tokio::task::JoinSet;

async fn with_table(store: Store) -> Store {
    store.write_one().execute_unprepared("CREATE TABLE kept (number BIGINT PRIMARY KEY)").await.unwrap();
    store
}

fn insert(store: &Store, number: i64) -> impl Future<Output = Result<(), StoreError>> + Send + use<> {
    store.execute_together(&format!("INSERT INTO kept (number) VALUES ({number})"), Vec::new())
}

async fn count(store: &Store) -> i64 {
    let backend = store.write_one().get_database_backend();
    let question = Statement::from_string(backend, "SELECT count(*) FROM kept");
    store.read().query_one_raw(question).await.unwrap().unwrap().try_get_by_index(0).unwrap()
}

/// Polls once; whether the future is still pending.
fn is_under_way(future: Pin<&mut impl Future>) -> bool {
    matches!(future.poll(&mut Context::from_waker(Waker::noop())), Poll::Pending)
}

on_both_engines! {
    async fn one_that_cannot_be_kept_takes_no_other_with_it(store: Store) {
        let store = with_table(store).await;
        let numbers = (0..50).chain([7]);
        let all: JoinSet<_> = numbers.map(|number| insert(&store, number)).collect();
        let answers = all.join_all().await;
        let refused = answers.iter().filter(|answer| matches!(answer, Err(StoreError::Duplicate))).count();
        assert_eq!((answers.len(), refused, count(&store).await), (51, 1, 50));
    }
}

/// Only on SQLite: on PostgreSQL each statement is written alone.
#[tokio::test]
async fn whoever_writes_for_all_may_hang_up() {
    on_sqlite(async |store| {
        let store = with_table(store).await;
        let mut others = JoinSet::new();
        // The first statement is written alone; of those that wait, one writes for all.
        let mut first = pin!(insert(&store, 0));
        assert!(is_under_way(first.as_mut()));
        let mut writer = Box::pin(insert(&store, 1));
        assert!(is_under_way(writer.as_mut()));
        (2..20).for_each(|number| drop(others.spawn(insert(&store, number))));
        tokio::task::yield_now().await;
        first.await.unwrap();
        assert!(is_under_way(writer.as_mut()));
        drop(writer);
        others.join_all().await.into_iter().for_each(|kept| kept.unwrap());
        assert_eq!(count(&store).await, 20);
    })
    .await;
}
