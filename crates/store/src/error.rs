//! Database errors, in the few kinds that callers distinguish.

use sea_orm::{DbErr, SqlErr};

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
    #[error(transparent)]
    Database(DbErr),
}

impl From<DbErr> for StoreError {
    fn from(error: DbErr) -> Self {
        match error.sql_err() {
            Some(SqlErr::UniqueConstraintViolation(_)) => Self::Duplicate,
            Some(SqlErr::ForeignKeyConstraintViolation(_)) => Self::Referred,
            // SQLite enforces RESTRICT with an internal trigger, which has an error code of its own.
            None if error.to_string().contains("FOREIGN KEY constraint failed") => Self::Referred,
            _ => Self::Database(error),
        }
    }
}
