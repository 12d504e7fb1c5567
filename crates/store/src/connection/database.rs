//! The connections to a database, and the transactions for all writes.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use sea_orm::sqlx::sqlite::{SqliteJournalMode, SqliteSynchronous};
use sea_orm::{
    AccessMode, ConnectOptions, ConnectionTrait, Database, DatabaseConnection, DbErr, IsolationLevel,
    SqliteTransactionMode, Statement, TransactionOptions, Value,
};
use uuid::Uuid;

use crate::StoreError;
use crate::connection::counted::Counted;
use crate::connection::reader::Reader;
use crate::connection::readiness::Readiness;
use crate::connection::together::Together;
use crate::connection::unit_of_work::{Suspicion, Tx, Writer, is_reusable};
use crate::migration;

const SQLITE_READERS: u32 = 4;
#[cfg(feature = "postgres")]
const POSTGRES_CONNECTIONS: u32 = 16;
/// Page cache of each SQLite connection, in kB (SQLite expects a negative number for kB).
const REMEMBERED: &str = "-16000";
/// Pages of 4 kB in SQLite's write-ahead log before a checkpoint.
const LOGGED_PAGES: &str = "4000";
/// The maximum number of index rows that SQLite samples for its statistics.
const COUNTED_ROWS: u32 = 1_000;
/// Updates the statistics of all tables that have grown since the last start. While the program runs, the writer connection is
/// replaced every half hour and does the same when it closes.
const SQLITE_LEARNS: &str = "PRAGMA analysis_limit = 1000; PRAGMA optimize = 0x10002";
/// Assumes SSDs, on which random access is cheap and indexes pay off. Plans are made for the actual parameters: accounts differ
/// too much for one generic plan, and the planner would assume that a LIMIT parameter selects a tenth of the rows.
#[cfg(feature = "postgres")]
const POSTGRES_PLANS: [(&str, &str); 2] =
    [("random_page_cost", "1.1"), ("plan_cache_mode", "force_custom_plan")];
const BUSY_TIMEOUT: Duration = Duration::from_secs(10);
/// An arbitrary advisory lock number that no other program uses on the same PostgreSQL database.
const MIGRATION_LOCK: i64 = 0x00CA_517A;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Engine {
    Sqlite,
    Postgres,
}

/// One database. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Store {
    reader: Reader,
    writer: Writer,
    /// On SQLite always the same connection, because `data_version` reports changes relative to the connection.
    watcher: DatabaseConnection,
    together: Together,
    counted: Arc<Counted>,
    readiness: Readiness,
    engine: Engine,
}

impl Store {
    /// `sqlite:path/to/file.db` (created if missing) or `postgres://…`.
    pub async fn open(address: &str) -> Result<Self, StoreError> {
        if let Some(file) = address.strip_prefix("sqlite:") {
            Box::pin(Self::open_sqlite(Path::new(file.trim_start_matches("//")))).await
        } else if address.starts_with("postgres://") || address.starts_with("postgresql://") {
            Box::pin(Self::open_postgres(address)).await
        } else {
            Err(StoreError::UnknownEngine(address.to_owned()))
        }
    }

    /// One writer, whose fair queue replaces SQLite's sleep-and-retry, and a pool of readers that never wait for it.
    async fn open_sqlite(file: &Path) -> Result<Self, StoreError> {
        let suspicion = Suspicion::default();
        let writer = connect(sqlite_options(file, 1, AccessMode::ReadWrite, &suspicion)).await?;
        let writer = Writer::new(writer, suspicion);
        let reading = sqlite_options(file, SQLITE_READERS, AccessMode::ReadOnly, &Suspicion::default());
        let reader = connect(reading).await?;
        let mut watching = sqlite_options(file, 1, AccessMode::ReadOnly, &Suspicion::default());
        watching.max_lifetime(None).idle_timeout(None);
        let watcher = connect(watching).await?;
        Ok(Self::new(reader, writer, watcher, Engine::Sqlite))
    }

    #[cfg(not(feature = "postgres"))]
    #[expect(clippy::unused_async, reason = "as with PostgreSQL")]
    async fn open_postgres(_: &str) -> Result<Self, StoreError> {
        Err(StoreError::NoPostgres)
    }

    #[cfg(feature = "postgres")]
    async fn open_postgres(address: &str) -> Result<Self, StoreError> {
        let mut options = quiet(address);
        options
            .max_connections(POSTGRES_CONNECTIONS)
            .test_before_acquire_if_idle_for(Duration::from_secs(30))
            .map_sqlx_postgres_opts(|postgres| postgres.options(POSTGRES_PLANS));
        let pool = connect(options).await?;
        let writer = Writer::new(pool.clone(), Suspicion::default());
        Ok(Self::new(pool.clone(), writer, pool, Engine::Postgres))
    }

    fn new(reader: DatabaseConnection, writer: Writer, watcher: DatabaseConnection, engine: Engine) -> Self {
        let (reader, together) = (Reader::new(reader), Together::new(writer.clone()));
        let (counted, readiness) = (Arc::default(), Readiness::default());
        Self { reader, writer, watcher, together, counted, readiness, engine }
    }

    pub fn engine(&self) -> Engine {
        self.engine
    }

    /// For read-only queries.
    pub fn read(&self) -> &Reader {
        &self.reader
    }

    /// A snapshot for several queries: concurrent writes are not visible in it.
    pub async fn read_moment(&self) -> Result<Tx, StoreError> {
        let isolation_level = match self.engine {
            // SQLite transactions always read a snapshot.
            Engine::Sqlite => None,
            Engine::Postgres => Some(IsolationLevel::RepeatableRead),
        };
        let options = TransactionOptions { isolation_level, ..TransactionOptions::default() };
        Tx::of(self.reader.connection(), &Suspicion::default(), options).await
    }

    /// An identifier of the state that readers see: unchanged until the next write by any node or program.
    pub(crate) async fn moment(&self) -> Result<String, StoreError> {
        let question = match self.engine {
            Engine::Sqlite => "PRAGMA data_version",
            Engine::Postgres => "SELECT pg_current_snapshot()::text",
        };
        let asked = Statement::from_string(self.watcher.get_database_backend(), question);
        let answer = self.watcher.query_one_raw(asked).await?;
        let answer = answer.ok_or_else(|| DbErr::RecordNotFound(question.to_owned()))?;
        Ok(match self.engine {
            Engine::Sqlite => answer.try_get_by_index::<i64>(0)?.to_string(),
            Engine::Postgres => answer.try_get_by_index(0)?,
        })
    }

    /// The cached totals.
    pub(crate) fn counted(&self) -> &Counted {
        &self.counted
    }

    /// Begins a unit of work. On SQLite it takes the write lock immediately, so a check made inside it still holds when it
    /// writes.
    pub async fn write(&self) -> Result<Tx, StoreError> {
        let options = TransactionOptions {
            sqlite_transaction_mode: Some(SqliteTransactionMode::Immediate),
            ..TransactionOptions::default()
        };
        self.writer.begin(options).await
    }

    /// For a single statement that is a unit of work by itself: three times as fast as with an explicit transaction.
    pub fn write_one(&self) -> &Writer {
        &self.writer
    }

    /// The same for very frequent statements: on SQLite, concurrent ones share one disk sync (group commit).
    pub fn execute_together(
        &self,
        sql: &str,
        values: Vec<Value>,
    ) -> impl Future<Output = Result<(), StoreError>> + Send + use<> {
        let statement = Statement::from_sql_and_values(self.writer.get_database_backend(), sql, values);
        let (engine, writer, together) = (self.engine, self.writer.clone(), self.together.clone());
        async move {
            match engine {
                Engine::Sqlite => together.execute(statement).await,
                Engine::Postgres => Ok(writer.execute_raw(statement).await.map(drop)?),
            }
        }
    }

    /// Migrates the schema; safe to run on several nodes at once. Fails if the database is newer than this program.
    pub async fn migrate(&self) -> Result<(), StoreError> {
        let lock = self.lock_migrations().await?;
        if let Some(newer) = migration::unknown(self.writer.connection()).await?.into_iter().next() {
            return Err(StoreError::NewerDatabase(newer));
        }
        migration::migrate(self.writer.connection()).await?;
        if let Some(lock) = lock {
            lock.commit().await?;
        }
        if self.engine == Engine::Sqlite {
            self.writer.execute_unprepared(SQLITE_LEARNS).await?;
        }
        Ok(())
    }

    /// Takes an advisory lock on PostgreSQL until the migrations are done, so that other nodes wait. SQLite has one process.
    async fn lock_migrations(&self) -> Result<Option<Tx>, StoreError> {
        if self.engine == Engine::Sqlite {
            return Ok(None);
        }
        let tx = self.writer.begin(TransactionOptions::default()).await?;
        tx.execute_unprepared(&format!("SELECT pg_advisory_xact_lock({MIGRATION_LOCK})")).await?;
        Ok(Some(tx))
    }

    /// Whether the schema is up to date, and the database persists what it confirms. `probe` must be unique to the
    /// caller.
    pub async fn ready(&self, probe: u64) -> Result<bool, StoreError> {
        if !migration::is_complete(self.writer.connection()).await? {
            return Ok(false);
        }
        self.readiness.check(&self.writer, &self.reader, Uuid::from_u64_pair(0, probe)).await?;
        Ok(true)
    }

    /// The result of SQLite's integrity check, or the size of PostgreSQL's database.
    pub async fn check_contents(&self) -> Result<String, StoreError> {
        let question = match self.engine {
            Engine::Sqlite => "PRAGMA quick_check",
            Engine::Postgres => "SELECT pg_size_pretty(pg_database_size(current_database()))",
        };
        let answer = self
            .reader
            .query_one_raw(Statement::from_string(self.reader.get_database_backend(), question))
            .await?;
        Ok(answer.map(|row| row.try_get_by_index(0)).transpose()?.unwrap_or_default())
    }

    pub async fn close(self) -> Result<(), StoreError> {
        self.reader.close().await?;
        self.watcher.close().await?;
        Ok(self.writer.close().await?)
    }
}

/// Boxed, because the future is large and runs once.
async fn connect(options: ConnectOptions) -> Result<DatabaseConnection, DbErr> {
    Box::pin(Database::connect(options)).await
}

fn sqlite_options(
    file: &Path,
    connections: u32,
    access: AccessMode,
    suspicion: &Suspicion,
) -> ConnectOptions {
    let mut options = quiet(&format!("sqlite://{}", file.display()));
    // A file connection cannot be dropped by a peer, so it is not tested before use.
    options.max_connections(connections).min_connections(1).test_before_acquire(false);
    let suspicion = suspicion.clone();
    options.map_sqlx_sqlite_pool_opts(move |pool| {
        let suspicion = suspicion.clone();
        pool.after_release(move |connection, _| is_reusable(connection, &suspicion))
    });
    options.map_sqlx_sqlite_opts(move |sqlite| {
        sqlite
            .create_if_missing(access == AccessMode::ReadWrite)
            .read_only(access == AccessMode::ReadOnly)
            .journal_mode(SqliteJournalMode::Wal)
            // A confirmed booking must survive a power failure, not only a crash.
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .busy_timeout(BUSY_TIMEOUT)
            // With the default, a quarter of it, every few bookings would wait for a checkpoint.
            .pragma("wal_autocheckpoint", LOGGED_PAGES)
            // No `mmap`: the mapping is renewed after every write, which takes longer than copying pages.
            .pragma("cache_size", REMEMBERED)
            .optimize_on_close(access == AccessMode::ReadWrite, COUNTED_ROWS)
    });
    options
}

fn quiet(address: &str) -> ConnectOptions {
    let mut options = ConnectOptions::new(address);
    options.sqlx_logging(false);
    options
}
