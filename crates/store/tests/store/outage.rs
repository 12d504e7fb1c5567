//! Outages of the engine: each is told apart from faults of ours, and the next unit of work succeeds.

use sea_orm::{ConnectionTrait, DbErr};
use store::{Store, StoreError, Tx};
use testkit::{TestDatabase, fill_disk, on_postgres};

async fn with_table(store: &Store) {
    let table = "CREATE TABLE kept (number BIGINT PRIMARY KEY, text TEXT)";
    store.write_one().execute_unprepared(table).await.unwrap();
    store.write_one().execute_unprepared("INSERT INTO kept (number) VALUES (1), (2)").await.unwrap();
}

async fn run(tx: &Tx, sql: &str) -> Result<(), StoreError> {
    Ok(tx.execute_unprepared(sql).await.map(drop)?)
}

async fn write(store: &Store) -> Result<(), StoreError> {
    let tx = store.write().await?;
    run(&tx, "UPDATE kept SET text = 'changed' WHERE number = 1").await?;
    tx.commit().await
}

fn is_outage(outcome: Result<(), StoreError>, told: &str) {
    match outcome {
        Err(error @ StoreError::Unavailable(_)) => {
            assert!(store::is_outage(&error) && error.to_string().contains(told), "{error}");
        }
        other => panic!("{told}: {other:?}"),
    }
}

#[test]
fn a_fault_of_ours_is_no_outage() {
    let fault = StoreError::from(DbErr::Custom("a bug".to_owned()));
    assert!(matches!(fault, StoreError::Database(_)) && !store::is_outage(&fault));
}

#[tokio::test]
async fn a_full_disk_or_a_locked_file_is_an_outage() {
    let database = TestDatabase::new().await;
    let store = &database.store;
    with_table(store).await;
    fill_disk(store).await;
    let tx = store.write().await.unwrap();
    is_outage(run(&tx, "UPDATE kept SET text = hex(zeroblob(1000000))").await, "full");
    drop(tx);
    write(store).await.unwrap();

    store.write_one().execute_unprepared("PRAGMA busy_timeout = 0").await.unwrap();
    let other_program = Store::open(&format!("sqlite:{}", database.file().display())).await.unwrap();
    let lock = other_program.write().await.unwrap();
    is_outage(write(store).await, "locked");
    lock.rollback().await.unwrap();
    other_program.close().await.unwrap();
    write(store).await.unwrap();
}

#[tokio::test]
async fn a_conflict_with_another_transaction_is_an_outage() {
    on_postgres(async |store| {
        with_table(&store).await;
        let tx = store.write().await.unwrap();
        run(&tx, "SET TRANSACTION ISOLATION LEVEL REPEATABLE READ").await.unwrap();
        run(&tx, "SELECT * FROM kept").await.unwrap();
        write(&store).await.unwrap();
        is_outage(run(&tx, "UPDATE kept SET text = 'mine' WHERE number = 1").await, "could not serialize");
        drop(tx);

        let (one, other) = (store.write().await.unwrap(), store.write().await.unwrap());
        run(&one, "UPDATE kept SET text = 'one' WHERE number = 1").await.unwrap();
        run(&other, "UPDATE kept SET text = 'other' WHERE number = 2").await.unwrap();
        let rivals = tokio::join!(
            async {
                let outcome = run(&one, "UPDATE kept SET text = 'one' WHERE number = 2").await;
                drop(one);
                outcome
            },
            async {
                let outcome = run(&other, "UPDATE kept SET text = 'other' WHERE number = 1").await;
                drop(other);
                outcome
            },
        );
        match rivals {
            (Ok(()), outcome) | (outcome, Ok(())) => is_outage(outcome, "deadlock"),
            both => panic!("{both:?}"),
        }
        write(&store).await.unwrap();
    })
    .await;
}

#[tokio::test]
async fn a_server_that_only_reads_or_hangs_up_is_an_outage() {
    on_postgres(async |store| {
        with_table(&store).await;
        for (fault, told) in [
            ("SET TRANSACTION READ ONLY", "read-only"),
            ("SELECT pg_terminate_backend(pg_backend_pid())", "terminating connection"),
        ] {
            let outcome = async {
                let tx = store.write().await?;
                run(&tx, fault).await?;
                run(&tx, "DELETE FROM kept").await
            };
            is_outage(outcome.await, told);
            write(&store).await.unwrap();
        }
    })
    .await;
}
