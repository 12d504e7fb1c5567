//! A unit of work whose state is known. An engine that runs out of space, memory or a readable file may end a transaction by itself;
//! whatever is said on that connection afterwards would be kept one by one, or be part of a transaction that nobody ends. So a unit
//! of work takes no statement after one that failed and cannot be committed any more, and a connection is only used again
//! while it is known to be outside every transaction.

use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use async_trait::async_trait;
use futures_util::future::BoxFuture;
use sea_orm::sqlx::error::DatabaseError;
use sea_orm::sqlx::sqlite::SqliteError;
use sea_orm::sqlx::{Connection, Error, SqliteConnection};
use sea_orm::{
    ConnectionTrait, DatabaseConnection, DatabaseTransaction, DbBackend, DbErr, ExecResult, QueryResult,
    RuntimeErr, Statement, StreamTrait, TransactionOptions, TransactionTrait,
};

use crate::{StoreError, delay};

/// Primary result codes of SQLite after which it may have rolled back: no memory, interrupted, I/O, corrupt, full, cannot open,
/// not a database.
const MAY_HAVE_ROLLED_BACK: [u32; 7] = [7, 9, 10, 11, 13, 14, 26];
/// Extended codes have the primary one in their lowest byte.
const PRIMARY: u32 = 0xff;

/// Whether an engine error was seen since the writing connection was last returned.
#[derive(Clone, Debug, Default)]
pub(crate) struct Suspicion(Arc<AtomicBool>);

impl Suspicion {
    fn raise(&self) {
        self.0.store(true, Ordering::Release);
    }

    fn take(&self) -> bool {
        self.0.swap(false, Ordering::AcqRel)
    }

    fn seen<T>(&self, outcome: Result<T, DbErr>) -> Result<T, DbErr> {
        if outcome.as_ref().is_err_and(may_have_ended) {
            self.raise();
        }
        outcome
    }
}

/// Whether a connection that comes back may be used again; otherwise the pool closes it and opens another.
pub(crate) fn is_reusable<'a>(
    connection: &'a mut SqliteConnection,
    suspicion: &Suspicion,
) -> BoxFuture<'a, Result<bool, Error>> {
    let is_suspect = suspicion.take();
    Box::pin(async move {
        if connection.is_in_transaction() {
            // The rollback of a unit that was dropped is still on its way.
            connection.ping().await?;
        }
        let is_outside = !connection.is_in_transaction();
        if is_suspect || !is_outside {
            tracing::warn!(is_outside, "a database connection is replaced after an error");
        }
        Ok(is_outside && !is_suspect)
    })
}

/// The connection that writes, for statements that are units of work by themselves.
#[derive(Clone, Debug)]
pub struct Writer {
    connection: DatabaseConnection,
    suspicion: Suspicion,
}

impl Writer {
    pub(crate) fn new(connection: DatabaseConnection, suspicion: Suspicion) -> Self {
        Self { connection, suspicion }
    }

    pub(crate) fn connection(&self) -> &DatabaseConnection {
        &self.connection
    }

    pub(crate) async fn close(self) -> Result<(), DbErr> {
        self.connection.close().await
    }

    pub(crate) async fn begin(&self, options: TransactionOptions) -> Result<Tx, StoreError> {
        Tx::of(&self.connection, &self.suspicion, options).await
    }
}

#[async_trait]
impl ConnectionTrait for Writer {
    fn get_database_backend(&self) -> DbBackend {
        self.connection.get_database_backend()
    }

    async fn execute_raw(&self, statement: Statement) -> Result<ExecResult, DbErr> {
        delay::at_random().await;
        self.suspicion.seen(self.connection.execute_raw(statement).await)
    }

    async fn execute_unprepared(&self, sql: &str) -> Result<ExecResult, DbErr> {
        delay::at_random().await;
        self.suspicion.seen(self.connection.execute_unprepared(sql).await)
    }

    async fn query_one_raw(&self, statement: Statement) -> Result<Option<QueryResult>, DbErr> {
        delay::at_random().await;
        self.suspicion.seen(self.connection.query_one_raw(statement).await)
    }

    async fn query_all_raw(&self, statement: Statement) -> Result<Vec<QueryResult>, DbErr> {
        delay::at_random().await;
        self.suspicion.seen(self.connection.query_all_raw(statement).await)
    }
}

/// A unit of work: all of it is kept, or nothing. Dropped without `commit`, it never happened.
#[derive(Debug)]
pub struct Tx {
    work: DatabaseTransaction,
    guard: Guard,
}

/// What is known of a unit of work by its errors.
#[derive(Debug)]
struct Guard {
    /// A statement of this very unit failed.
    has_failed: AtomicBool,
    /// The engine may have ended the transaction, for this unit and all around it.
    has_ended: Arc<AtomicBool>,
    suspicion: Suspicion,
}

impl Guard {
    fn new(has_ended: Arc<AtomicBool>, suspicion: Suspicion) -> Self {
        Self { has_failed: AtomicBool::new(false), has_ended, suspicion }
    }

    fn check(&self) -> Result<(), DbErr> {
        if self.has_failed.load(Ordering::Acquire) || self.has_ended.load(Ordering::Acquire) {
            Err(DbErr::Custom("the unit of work has failed already".to_owned()))
        } else {
            Ok(())
        }
    }

    fn seen<T>(&self, outcome: Result<T, DbErr>) -> Result<T, DbErr> {
        if let Err(error) = &outcome {
            self.has_failed.store(true, Ordering::Release);
            if may_have_ended(error) {
                self.has_ended.store(true, Ordering::Release);
                self.suspicion.raise();
            }
        }
        outcome
    }
}

impl Tx {
    pub(crate) async fn of(
        connection: &DatabaseConnection,
        suspicion: &Suspicion,
        options: TransactionOptions,
    ) -> Result<Self, StoreError> {
        delay::at_random().await;
        let work = suspicion.seen(connection.begin_with_options(options).await)?;
        Ok(Self { work, guard: Guard::new(Arc::default(), suspicion.clone()) })
    }

    /// A part that can be given up without the rest.
    pub async fn begin(&self) -> Result<Self, StoreError> {
        self.guard.check()?;
        let work = self.guard.seen(self.work.begin().await)?;
        Ok(Self { work, guard: Guard::new(Arc::clone(&self.guard.has_ended), self.guard.suspicion.clone()) })
    }

    /// Refused when one of its statements failed: PostgreSQL would answer as if it had been kept.
    pub async fn commit(self) -> Result<(), StoreError> {
        let Self { work, guard } = self;
        guard.check()?;
        delay::at_random().await;
        Ok(guard.seen(work.commit().await)?)
    }

    pub async fn rollback(self) -> Result<(), StoreError> {
        let Self { work, guard } = self;
        Ok(guard.seen(work.rollback().await)?)
    }
}

#[async_trait]
impl ConnectionTrait for Tx {
    fn get_database_backend(&self) -> DbBackend {
        ConnectionTrait::get_database_backend(&self.work)
    }

    async fn execute_raw(&self, statement: Statement) -> Result<ExecResult, DbErr> {
        self.guard.check()?;
        delay::at_random().await;
        self.guard.seen(self.work.execute_raw(statement).await)
    }

    async fn execute_unprepared(&self, sql: &str) -> Result<ExecResult, DbErr> {
        self.guard.check()?;
        delay::at_random().await;
        self.guard.seen(self.work.execute_unprepared(sql).await)
    }

    async fn query_one_raw(&self, statement: Statement) -> Result<Option<QueryResult>, DbErr> {
        self.guard.check()?;
        delay::at_random().await;
        self.guard.seen(self.work.query_one_raw(statement).await)
    }

    async fn query_all_raw(&self, statement: Statement) -> Result<Vec<QueryResult>, DbErr> {
        self.guard.check()?;
        delay::at_random().await;
        self.guard.seen(self.work.query_all_raw(statement).await)
    }
}

impl StreamTrait for Tx {
    type Stream<'a> = <DatabaseTransaction as StreamTrait>::Stream<'a>;

    fn get_database_backend(&self) -> DbBackend {
        ConnectionTrait::get_database_backend(&self.work)
    }

    fn stream_raw<'a>(
        &'a self,
        statement: Statement,
    ) -> Pin<Box<dyn Future<Output = Result<Self::Stream<'a>, DbErr>> + 'a + Send>> {
        self.work.stream_raw(statement)
    }
}

/// Whether the transaction that a statement was part of may be over.
fn may_have_ended(error: &DbErr) -> bool {
    let (DbErr::Conn(RuntimeErr::SqlxError(cause))
    | DbErr::Exec(RuntimeErr::SqlxError(cause))
    | DbErr::Query(RuntimeErr::SqlxError(cause))) = error
    else {
        return false;
    };
    match &**cause {
        Error::Database(cause) => is_of_sqlite_itself(&**cause),
        Error::Io(_) | Error::Tls(_) | Error::Protocol(_) | Error::WorkerCrashed | Error::BeginFailed => true,
        _ => false,
    }
}

/// PostgreSQL says by itself that a transaction has failed, and a connection that is lost is noticed by the pool.
fn is_of_sqlite_itself(cause: &dyn DatabaseError) -> bool {
    let cause = cause.try_downcast_ref::<SqliteError>();
    let code = cause.and_then(|cause| cause.code()?.parse().ok());
    code.is_some_and(|code: u32| MAY_HAVE_ROLLED_BACK.contains(&(code & PRIMARY)))
}
