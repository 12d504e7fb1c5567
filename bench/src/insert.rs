//! Baseline of everything stored: one row into a table of its own, one durable insert at a time, with the store's settings of
//! SQLite.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use anyhow::Context;
use sea_orm::sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use sea_orm::sqlx::{self};
use sea_orm::{ConnectionTrait, Statement};
use store::Store;

use crate::figures::Figures;
use crate::worlds;

const ROUND: Duration = Duration::from_secs(1);
const TABLE: &str = "CREATE TABLE IF NOT EXISTS kept (account_id INTEGER NOT NULL, id BLOB NOT NULL, body TEXT NOT NULL, PRIMARY KEY (account_id, id))";

#[derive(Clone, Debug)]
pub struct Inserts {
    pool: SqlitePool,
    pub bytes: usize,
    body: Arc<str>,
    next: Arc<AtomicU64>,
}

impl Inserts {
    /// Inserts rows of this size into a new file beside the data sets, on the same disk.
    pub async fn open(bytes: usize) -> anyhow::Result<Self> {
        let file = worlds::root().join("inserts.db");
        for end in ["", "-wal", "-shm"] {
            let _ = std::fs::remove_file(format!("{}{end}", file.display()));
        }
        let options = SqliteConnectOptions::new()
            .filename(file)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .pragma("wal_autocheckpoint", "4000");
        let pool = SqlitePoolOptions::new().max_connections(1).connect_with(options).await?;
        sqlx::query(TABLE).execute(&pool).await?;
        Ok(Self { pool, bytes, body: "x".repeat(bytes).into(), next: Arc::default() })
    }

    /// Inserts repeatedly from this many tasks for a short while.
    pub async fn measure(&self, tasks: usize) -> anyhow::Result<Figures> {
        let started = Instant::now();
        let tasks: Vec<_> = (0..tasks).map(|_| tokio::spawn(self.clone().insert_for_a_while())).collect();
        let mut times = Vec::new();
        for task in tasks {
            times.extend(task.await??);
        }
        Ok(Figures::of(times, started.elapsed()))
    }

    async fn insert_for_a_while(self) -> anyhow::Result<Vec<Duration>> {
        let mut times = Vec::new();
        let until = Instant::now() + ROUND;
        while times.is_empty() || Instant::now() < until {
            let asked = Instant::now();
            let id = u128::from(self.next.fetch_add(1, Ordering::Relaxed)).to_be_bytes();
            sqlx::query("INSERT INTO kept (account_id, id, body) VALUES (1, ?, ?)")
                .bind(id.as_slice())
                .bind(&*self.body)
                .execute(&self.pool)
                .await?;
            times.push(asked.elapsed());
        }
        Ok(times)
    }
}

/// The size of the texts of a stored quote, in a data set with at least one quote.
pub async fn size_of_a_quote(homes: usize) -> anyhow::Result<usize> {
    let store = Store::open(&worlds::database(&worlds::folder(homes).await?)).await?;
    let question = "SELECT CAST(avg(length(bill) + length(addons)) AS INTEGER) FROM quote";
    let db = store.read();
    let row = db.query_one_raw(Statement::from_string(db.get_database_backend(), question)).await?;
    let bytes: i64 = row.context("a quote was made")?.try_get_by_index(0)?;
    store.close().await?;
    Ok(usize::try_from(bytes)?)
}
