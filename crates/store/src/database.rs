//! The connection to one database, and the transactions in which everything is written.

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
use crate::migration;
use crate::readiness::Readiness;
use crate::resource::counted::Counted;
use crate::together::Together;
use crate::unit_of_work::{Suspicion, Tx, Writer, is_reusable};

const SQLITE_READERS: u32 = 4;
#[cfg(feature = "postgres")]
const POSTGRES_CONNECTIONS: u32 = 16;
/// What each connection of SQLite remembers of the file, in kB (written as a negative number).
const REMEMBERED: &str = "-16000";
/// Pages of 4 kB in SQLite's log before they are moved into the file.
const LOGGED_PAGES: &str = "4000";
/// Rows of an index that SQLite looks at, at most, to learn how many share a value.
const COUNTED_ROWS: u32 = 1_000;
/// Whatever has grown since the last start is counted. While the program runs, a writer that is replaced by a new connection, as
/// happens every half hour, does the same.
const SQLITE_LEARNS: &str = "PRAGMA analysis_limit = 1000; PRAGMA optimize = 0x10002";
/// Databases lie on disks that do not turn, so an index is worth its while; and a plan is made for the very values that are asked
/// for: accounts differ too much for one that fits all, and a part of a list must not be taken for a tenth of it.
#[cfg(feature = "postgres")]
const POSTGRES_PLANS: [(&str, &str); 2] =
    [("random_page_cost", "1.1"), ("plan_cache_mode", "force_custom_plan")];
const BUSY_TIMEOUT: Duration = Duration::from_secs(10);
/// Any number that no other program on the same PostgreSQL database locks.
const MIGRATION_LOCK: i64 = 0x00CA_517A;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Engine {
    Sqlite,
    Postgres,
}

/// One database. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Store {
    reader: DatabaseConnection,
    writer: Writer,
    /// Always the same connection on SQLite, which tells each one what others have written since it asked last.
    watcher: DatabaseConnection,
    together: Together,
    counted: Arc<Counted>,
    readiness: Readiness,
    engine: Engine,
}

impl Store {
    /// `sqlite:path/to/file.db` (made when missing) or `postgres://…`.
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
        let together = Together::new(writer.clone());
        let (counted, readiness) = (Arc::default(), Readiness::default());
        Self { reader, writer, watcher, together, counted, readiness, engine }
    }

    pub fn engine(&self) -> Engine {
        self.engine
    }

    /// For queries that change nothing.
    pub fn read(&self) -> &DatabaseConnection {
        &self.reader
    }

    /// For several questions about one moment: whatever is written meanwhile is not in the answers.
    pub async fn read_moment(&self) -> Result<Tx, StoreError> {
        let isolation_level = match self.engine {
            // Whoever reads there sees one moment anyway.
            Engine::Sqlite => None,
            Engine::Postgres => Some(IsolationLevel::RepeatableRead),
        };
        let options = TransactionOptions { isolation_level, ..TransactionOptions::default() };
        Tx::of(&self.reader, &Suspicion::default(), options).await
    }

    /// What readers see by now: the same for as long as nobody writes, be it another node or another program.
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

    /// What was counted at that moment.
    pub(crate) fn counted(&self) -> &Counted {
        &self.counted
    }

    /// Begins a unit of work. On SQLite it takes the write lock at once, so a check made inside it still holds when it writes.
    pub async fn write(&self) -> Result<Tx, StoreError> {
        let options = TransactionOptions {
            sqlite_transaction_mode: Some(SqliteTransactionMode::Immediate),
            ..TransactionOptions::default()
        };
        self.writer.begin(options).await
    }

    /// For a single statement that is a unit of work by itself: three times as quick as with a transaction around it.
    pub fn write_one(&self) -> &Writer {
        &self.writer
    }

    /// The same for a statement that is written very often: on SQLite those of one moment wait for the disk together.
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

    /// Brings the schema up to date; several nodes may try at once. Refuses a database newer than this program.
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

    /// PostgreSQL: held by a transaction until the schema stands, so that the second node waits. SQLite has one process.
    async fn lock_migrations(&self) -> Result<Option<Tx>, StoreError> {
        if self.engine == Engine::Sqlite {
            return Ok(None);
        }
        let tx = self.writer.begin(TransactionOptions::default()).await?;
        tx.execute_unprepared(&format!("SELECT pg_advisory_xact_lock({MIGRATION_LOCK})")).await?;
        Ok(Some(tx))
    }

    /// Whether the schema is the one this program knows, and the database keeps what it confirms. `probe` is any number that nobody
    /// else uses.
    pub async fn ready(&self, probe: u64) -> Result<bool, StoreError> {
        if !migration::is_complete(self.writer.connection()).await? {
            return Ok(false);
        }
        self.readiness.check(&self.writer, &self.reader, Uuid::from_u64_pair(0, probe)).await?;
        Ok(true)
    }

    /// Whether what is stored is whole: SQLite's own check, or how large PostgreSQL's database is.
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

/// Boxed: it is large, and happens once.
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
    // A file does not hang up, so nobody asks whether it still listens.
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
            // A booking that was answered must survive a power cut, not only a crash.
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .busy_timeout(BUSY_TIMEOUT)
            // With the usual quarter of it, every few bookings wait until pages are moved from the log into the file.
            .pragma("wal_autocheckpoint", LOGGED_PAGES)
            // A file that is mapped into memory is mapped anew after every write, which takes longer than to copy pages.
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
