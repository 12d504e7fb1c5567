//! Database errors, in the few kinds that callers distinguish.

use std::error::Error;

use sea_orm::sqlx::error::DatabaseError;
use sea_orm::sqlx::sqlite::SqliteError;
use sea_orm::{DbErr, RuntimeErr, SqlErr, SqlxError};

/// Primary result codes of SQLite: busy, no memory, read-only, I/O, full, cannot open.
const SQLITE_OUTAGES: [u32; 6] = [5, 7, 8, 10, 13, 14];
/// Extended codes have the primary one in their lowest byte.
const PRIMARY: u32 = 0xff;
/// Classes of PostgreSQL's codes: connection lost, resources exhausted, shut down by its operator, I/O.
const POSTGRES_OUTAGE_CLASSES: [&str; 4] = ["08", "53", "57", "58"];
/// A conflict with a concurrent transaction, a deadlock, a lock not granted in time, and a server that only reads. PostgreSQL has
/// rolled back in each case.
const POSTGRES_OUTAGES: [&str; 4] = ["40001", "40P01", "55P03", "25006"];

#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    #[error("the database address {0:?} is neither sqlite:… nor postgres://…")]
    UnknownEngine(String),
    #[cfg(not(feature = "postgres"))]
    #[error("this program was built without PostgreSQL: build it with --features release")]
    NoPostgres,
    #[error("the database was made by a newer Casita: it knows {0:?}, this program does not")]
    NewerDatabase(String),
    /// Violation of a unique key: a concurrent or earlier insert.
    #[error("the row exists already")]
    Duplicate,
    /// Violation of a foreign key: the row is referenced, or it references a missing row.
    #[error("rows refer to each other")]
    Referred,
    /// Invalid stored data that our code would not have written.
    #[error("stored rows make no sense: {0}")]
    Broken(String),
    /// Not transparent: [`is_outage`] finds the outage as the source.
    #[error("{0}")]
    Unavailable(#[source] Outage),
    #[error(transparent)]
    Database(DbErr),
}

/// The database cannot do its work at the moment: it is full, busy, restarting or out of reach. The same request may succeed
/// later.
#[derive(Debug, thiserror::Error)]
#[error("the database is unavailable: {0}")]
pub struct Outage(DbErr);

/// Whether an error was caused by an outage of the database.
pub fn is_outage(error: &(dyn Error + 'static)) -> bool {
    error.is::<Outage>() || error.source().is_some_and(is_outage)
}

impl From<DbErr> for StoreError {
    fn from(error: DbErr) -> Self {
        match error.sql_err() {
            Some(SqlErr::UniqueConstraintViolation(_)) => Self::Duplicate,
            Some(SqlErr::ForeignKeyConstraintViolation(_)) => Self::Referred,
            // SQLite enforces RESTRICT with an internal trigger, which has an error code of its own.
            None if error.to_string().contains("FOREIGN KEY constraint failed") => Self::Referred,
            _ if is_of_outage(&error) => Self::Unavailable(Outage(error)),
            _ => Self::Database(error),
        }
    }
}

fn is_of_outage(error: &DbErr) -> bool {
    let is_unacquired = matches!(error, DbErr::ConnectionAcquire(_));
    is_unacquired
        || driver_error(error).is_some_and(|cause| match cause {
            SqlxError::Database(cause) => is_outage_code(&**cause),
            SqlxError::PoolTimedOut | SqlxError::PoolClosed => true,
            other => is_lost_connection(other),
        })
}

fn is_outage_code(cause: &dyn DatabaseError) -> bool {
    match (sqlite_code(cause), cause.code()) {
        (Some(code), _) => SQLITE_OUTAGES.contains(&code),
        (None, Some(code)) => {
            POSTGRES_OUTAGES.contains(&&*code)
                || POSTGRES_OUTAGE_CLASSES.iter().any(|class| code.starts_with(class))
        }
        (None, None) => false,
    }
}

/// The driver's error of a statement or a connection.
pub(crate) fn driver_error(error: &DbErr) -> Option<&SqlxError> {
    match error {
        DbErr::Conn(RuntimeErr::SqlxError(cause))
        | DbErr::Exec(RuntimeErr::SqlxError(cause))
        | DbErr::Query(RuntimeErr::SqlxError(cause)) => Some(cause),
        _ => None,
    }
}

/// Whether the connection cannot be used any more.
pub(crate) fn is_lost_connection(cause: &SqlxError) -> bool {
    use SqlxError::{BeginFailed, Io, Protocol, Tls, WorkerCrashed};
    matches!(cause, Io(_) | Tls(_) | Protocol(_) | WorkerCrashed | BeginFailed)
}

/// The primary result code, if the error is one of SQLite.
pub(crate) fn sqlite_code(cause: &dyn DatabaseError) -> Option<u32> {
    let code: u32 = cause.try_downcast_ref::<SqliteError>()?.code()?.parse().ok()?;
    Some(code & PRIMARY)
}
