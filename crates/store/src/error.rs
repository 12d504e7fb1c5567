//! What can go wrong with the database, in the few kinds that callers treat differently.

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
    /// A unique key said no: somebody else was first.
    #[error("the row exists already")]
    Duplicate,
    /// A foreign key said no: others refer to the row, or it refers to one that is not there.
    #[error("rows refer to each other")]
    Referred,
    /// Rows that no code of ours would have written.
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
            // SQLite keeps what must not be deleted by a trigger of its own, with a number of its own.
            None if error.to_string().contains("FOREIGN KEY constraint failed") => Self::Referred,
            _ => Self::Database(error),
        }
    }
}
