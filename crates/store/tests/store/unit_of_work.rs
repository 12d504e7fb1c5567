//! The state of a unit of work, and of the next one, when the engine fails in the middle.

use sea_orm::{ConnectionTrait, Statement};
use store::{Store, StoreError, Tx};
use testkit::{fill_disk, on_both_engines, on_sqlite};

const LARGE: &str = "INSERT INTO kept (number, text) VALUES (2, hex(zeroblob(1000000)))";

async fn with_table(store: &Store) {
    let table = "CREATE TABLE kept (number BIGINT PRIMARY KEY, text TEXT)";
    store.write_one().execute_unprepared(table).await.unwrap();
}

async fn insert(db: &impl ConnectionTrait, number: i64) -> Result<(), StoreError> {
    let sql = format!("INSERT INTO kept (number) VALUES ({number})");
    Ok(db.execute_unprepared(&sql).await.map(drop)?)
}

/// The committed rows, as another connection sees them.
async fn kept(store: &Store) -> Vec<i64> {
    let db = store.read();
    let question =
        Statement::from_string(db.get_database_backend(), "SELECT number FROM kept ORDER BY number");
    let rows = db.query_all_raw(question).await.unwrap();
    rows.iter().map(|row| row.try_get_by_index(0).unwrap()).collect()
}

async fn full_unit(store: &Store) -> Tx {
    fill_disk(store).await;
    let tx = store.write().await.unwrap();
    insert(&tx, 1).await.unwrap();
    let error = tx.execute_unprepared(LARGE).await.unwrap_err();
    assert!(error.to_string().contains("full"), "{error}");
    tx
}

#[tokio::test]
async fn a_full_disk_ends_one_unit_of_work_and_no_other() {
    on_sqlite(async |store| {
        with_table(&store).await;
        let tx = full_unit(&store).await;
        assert!(insert(&tx, 3).await.is_err(), "what follows would be kept by itself");
        assert!(tx.commit().await.is_err());
        assert_eq!(kept(&store).await, [0; 0]);

        for number in 10..13 {
            let refused = store.write().await.unwrap();
            insert(&refused, 99).await.unwrap();
            refused.rollback().await.unwrap();
            let tx = store.write().await.unwrap();
            insert(&tx, number).await.unwrap();
            tx.commit().await.unwrap();
        }
        insert(store.write_one(), 20).await.unwrap();
        store.execute_together("INSERT INTO kept (number) VALUES (30)", Vec::new()).await.unwrap();
        assert_eq!(kept(&store).await, [10, 11, 12, 20, 30]);
    })
    .await;
}

#[tokio::test]
async fn a_full_disk_in_a_part_ends_the_whole_unit() {
    on_sqlite(async |store| {
        with_table(&store).await;
        fill_disk(&store).await;
        let tx = store.write().await.unwrap();
        insert(&tx, 1).await.unwrap();
        let part = tx.begin().await.unwrap();
        part.execute_unprepared(LARGE).await.unwrap_err();
        let _ = part.rollback().await;
        assert!(insert(&tx, 3).await.is_err());
        assert!(tx.commit().await.is_err());
        insert(store.write_one(), 4).await.unwrap();
        assert_eq!(kept(&store).await, [4]);
    })
    .await;
}

#[tokio::test]
async fn a_dropped_unit_after_a_full_disk_leaves_a_clean_connection() {
    on_sqlite(async |store| {
        with_table(&store).await;
        drop(full_unit(&store).await);
        assert!(store.ready(1).await.unwrap());
        insert(store.write_one(), 5).await.unwrap();
        assert_eq!(kept(&store).await, [5]);
    })
    .await;
}

on_both_engines! {
    async fn a_unit_with_a_failed_statement_is_not_committed(store: Store) {
        with_table(&store).await;
        let tx = store.write().await.unwrap();
        insert(&tx, 1).await.unwrap();
        assert!(matches!(insert(&tx, 1).await, Err(StoreError::Duplicate)));
        assert!(insert(&tx, 2).await.is_err());
        assert!(tx.commit().await.is_err());
        assert_eq!(kept(&store).await, [0; 0]);
    }

    async fn a_part_that_failed_can_be_given_up(store: Store) {
        with_table(&store).await;
        let tx = store.write().await.unwrap();
        insert(&tx, 1).await.unwrap();
        let part = tx.begin().await.unwrap();
        insert(&part, 1).await.unwrap_err();
        part.rollback().await.unwrap();
        insert(&tx, 2).await.unwrap();
        tx.commit().await.unwrap();
        assert_eq!(kept(&store).await, [1, 2]);
    }
}
