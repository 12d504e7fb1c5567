//! Baseline of a booking: one durable transaction that writes as many rows, into a table of its own in the same database.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, Instant};

use sea_orm::{ConnectionTrait, Statement};
use store::Store;

use super::shop::Shop;
use crate::figures::Figures;

const ROUND: Duration = Duration::from_secs(3);
/// Size of a typical row of a booking.
const BYTES: usize = 200;
const TABLE: &str = "CREATE TABLE bare (account_id BIGINT NOT NULL, id BIGINT NOT NULL, body TEXT NOT NULL, PRIMARY KEY (account_id, id))";
const INSERT: &str = "INSERT INTO bare (account_id, id, body) VALUES (1, $1, $2)";

#[derive(Clone)]
pub struct Bare {
    store: Store,
    rows: usize,
    body: Arc<str>,
    next: Arc<AtomicI64>,
}

impl Bare {
    pub async fn open(shop: &Shop, rows: usize) -> anyhow::Result<Self> {
        let store = shop.store().await?;
        store.write_one().execute_unprepared(TABLE).await?;
        Ok(Self { store, rows, body: "x".repeat(BYTES).into(), next: Arc::default() })
    }

    pub async fn measure(&self, tasks: usize) -> anyhow::Result<Figures> {
        let started = Instant::now();
        let tasks: Vec<_> = (0..tasks).map(|_| tokio::spawn(self.clone().write_for_a_while())).collect();
        let mut times = Vec::new();
        for task in tasks {
            times.extend(task.await??);
        }
        Ok(Figures::of(times, started.elapsed()))
    }

    async fn write_for_a_while(self) -> anyhow::Result<Vec<Duration>> {
        let mut times = Vec::new();
        let until = Instant::now() + ROUND;
        while times.is_empty() || Instant::now() < until {
            let asked = Instant::now();
            let tx = self.store.write().await?;
            let backend = tx.get_database_backend();
            for _ in 0..self.rows {
                let id = self.next.fetch_add(1, Ordering::Relaxed);
                let values = [id.into(), (&*self.body).into()];
                tx.execute_raw(Statement::from_sql_and_values(backend, INSERT, values)).await?;
            }
            tx.commit().await?;
            times.push(asked.elapsed());
        }
        Ok(times)
    }
}
