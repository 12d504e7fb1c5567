//! Units of work with a known state. An engine that runs out of space or memory, or cannot read a file, may end a transaction by
//! itself; later statements on that connection would then be committed one by one, or be part of a transaction that is never
//! ended. So a unit of work accepts no statement after a failed one and cannot be committed any more, and a connection is reused
//! only if it is known to be outside every transaction.

use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use async_trait::async_trait;
use futures_util::future::BoxFuture;
use sea_orm::sqlx::{Connection, Error, SqliteConnection};
use sea_orm::{
    ConnectionTrait, DatabaseConnection, DatabaseTransaction, DbBackend, DbErr, ExecResult, QueryResult,
    Statement, StreamTrait, TransactionOptions, TransactionTrait,
};

use crate::StoreError;
use crate::connection::delay;
use crate::error::{driver_error, is_lost_connection, sqlite_code};

/// Primary result codes of SQLite after which it may have rolled back: no memory, interrupted, I/O, corrupt, full, cannot open,
/// not a database.
const MAY_HAVE_ROLLED_BACK: [u32; 7] = [7, 9, 10, 11, 13, 14, 26];

/// Whether an engine error occurred since the writing connection was last returned.
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

/// Whether a returned connection can be reused; otherwise the pool closes it and opens another.
pub(crate) fn is_reusable<'a>(
    connection: &'a mut SqliteConnection,
    suspicion: &Suspicion,
) -> BoxFuture<'a, Result<bool, Error>> {
    let is_suspect = suspicion.take();
    Box::pin(async move {
        if connection.is_in_transaction() {
            // The rollback of a dropped unit may still be in progress.
            connection.ping().await?;
        }
        let is_outside = !connection.is_in_transaction();
        if is_suspect || !is_outside {
            tracing::warn!(is_outside, "replacing a database connection after an error");
        }
        Ok(is_outside && !is_suspect)
    })
}

/// The writing connection, for statements that are units of work by themselves.
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

/// A unit of work: committed as a whole or not at all. Dropping it without `commit` rolls it back.
#[derive(Debug)]
pub struct Tx {
    work: DatabaseTransaction,
    guard: Guard,
}

/// The error state of a unit of work.
#[derive(Debug)]
struct Guard {
    /// A statement of this unit failed.
    has_failed: AtomicBool,
    /// The engine may have ended the transaction; shared with the enclosing units.
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

    /// A nested unit (savepoint) that can be rolled back alone.
    pub async fn begin(&self) -> Result<Self, StoreError> {
        self.guard.check()?;
        let work = self.guard.seen(self.work.begin().await)?;
        Ok(Self { work, guard: Guard::new(Arc::clone(&self.guard.has_ended), self.guard.suspicion.clone()) })
    }

    /// Fails if one of its statements failed: PostgreSQL would report success although it rolled back.
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

/// Whether the error may have ended the transaction of the statement. Codes matter only for SQLite: PostgreSQL marks a failed
/// transaction itself, and the pool detects lost connections.
fn may_have_ended(error: &DbErr) -> bool {
    driver_error(error).is_some_and(|cause| match cause {
        Error::Database(cause) => {
            sqlite_code(&**cause).is_some_and(|code| MAY_HAVE_ROLLED_BACK.contains(&code))
        }
        other => is_lost_connection(other),
    })
}
